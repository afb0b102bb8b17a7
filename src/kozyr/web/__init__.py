"""What a browser shows: templates, ES modules, styles and texts, and card art drawn by code."""
