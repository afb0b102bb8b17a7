"""How many seats bots play: after a restart their tables are taken up first."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the number; the lines that are there learn it when they are next written."""
    op.add_column("tables", sa.Column("bots", sa.Integer, nullable=False, server_default="0"))
