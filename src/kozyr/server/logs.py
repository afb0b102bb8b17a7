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
    logging.basicConfig(handlers=[Passed()], level=logging.WARNING, force=True)


class Passed(logging.Handler):
    """Has what libraries log stand in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        log.log(record.levelno, record.getMessage(), by=record.name, exc_info=record.exc_info)
