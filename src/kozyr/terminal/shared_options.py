"""Arguments and options that several commands have, declared once.

Their help is translated when it is shown.
"""

from typing import Annotated

import typer

from kozyr.errors import N_

Text = str | None

GameName = Annotated[Text, typer.Argument(metavar="GAME", help=N_("durak, blaze or blulu"))]
File = Annotated[
    Text, typer.Argument(metavar="FILE", help=N_("a JSON file, or - for standard input"))
]
Lang = Annotated[
    Text,
    typer.Option(
        "--lang",
        metavar="en|fr|ru",
        help=N_("the language; else KOZYR_LANG or LANG decides"),
    ),
]
Json = Annotated[bool, typer.Option("--json", help=N_("write one JSON document and nothing else"))]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain",
        help=N_("words only, no colours or lines, as for screen readers; pipes get it anyway"),
    ),
]
Players = Annotated[
    Text,
    typer.Option(metavar="P", help=N_("how many play: 2, in Blaze 3 to 5 (default 3)")),
]
Seed = Annotated[
    Text, typer.Option(metavar="S", help=N_("a number or text; the same seed deals the same cards"))
]
Ray = Annotated[
    Text,
    typer.Option("--ray", metavar="[ADDRESS]", help=N_("play on a Ray cluster, here or there")),
]
"""A cluster; the address may be left out (see `cli.with_address`)."""
