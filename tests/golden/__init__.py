"""One whole game a table, as text: what changed shows in a diff.

After a change that is meant to change them, `python -m tests.golden.write` writes them anew.
"""
