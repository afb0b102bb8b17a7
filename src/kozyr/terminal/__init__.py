"""Play in a terminal, and the command line.

`cli` holds the commands, `session` the loop of a game, `screen` what is written and read, and
`presenters` one module a game: its words, its picture, and what typed moves mean.
"""
