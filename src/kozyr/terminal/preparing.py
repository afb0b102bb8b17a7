"""Saying why nothing is to be seen yet: machine code is being made."""

import sys

from kozyr.locale import Language


def tell_of_compiling(name: str, lang: Language) -> None:
    """Say so on standard error if somebody can see it and no earlier run has compiled `name`."""
    if not sys.stderr.isatty():
        return
    from kozyr.compiled.cache import is_kept

    if not is_kept(name):
        said = lang.text("Preparing: the first run compiles the search, up to half a minute …")
        sys.stderr.write(said + "\n")
        sys.stderr.flush()
