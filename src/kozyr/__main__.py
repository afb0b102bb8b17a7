"""`python -m kozyr` is the command `kozyr`."""

from kozyr.terminal.cli import main

main()
