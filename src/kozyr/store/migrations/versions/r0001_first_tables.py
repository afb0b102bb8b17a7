"""The log, the list of tables, identities and recovery codes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply", name="log_pk"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_index("tables_status_updated", "tables", ["status", "updated", "id"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="sitters_table_id_fk", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "place", name="sitters_pk"),
    )
    op.create_index("sitters_player", "sitters", ["player"])
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="identities_pk"),
    )
    op.create_table(
        "recoveries",
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("code_hash", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="recoveries_identity_fk", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("identity", name="recoveries_pk"),
        sa.UniqueConstraint("code_hash", name="recoveries_code_hash_key"),
    )
