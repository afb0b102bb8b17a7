"""Structured logs, a JSON document a line, without secrets.

What is logged is named where it is logged, value by value; nobody logs a request, a cookie, a state
or an event as a whole.
"""

import logging
import sys

import structlog


def set_up_logs(level: str = "info") -> None:
    """Log to standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
