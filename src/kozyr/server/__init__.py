"""The table server: pages and JSON over HTTP, play over one WebSocket a viewer."""
