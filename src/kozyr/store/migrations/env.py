"""What Alembic runs: the migrations, on the connection and in the transaction of the caller."""

from alembic import context

from kozyr.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
