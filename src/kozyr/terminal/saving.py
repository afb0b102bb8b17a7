"""Games kept in files, as records: where the player says, or in the user's data folder."""

import json
import os
from itertools import count
from pathlib import Path

from kozyr.errors import N_, KozyrError, system_reason
from kozyr.games.state import State
from kozyr.record import record_of, write_record
from kozyr.terminal.seating import Seating
from kozyr.terminal.style import printable

KEPT = "unfinished"


class SaveError(KozyrError):
    """A game that could not be saved."""

    code = "save"


def save_game(state: State, seating: Seating, path: Path, replace: bool) -> None:
    """Write the record of a game to a file: a new one, unless it is to be replaced.

    Raises: SaveError.
    """
    document = json.dumps(write_record(record_of(state, seating.kinds)), ensure_ascii=False)
    try:
        with path.open("w" if replace else "x", encoding="utf-8") as file:
            file.write(document + "\n")
    except FileExistsError:
        raise SaveError(
            N_("{path} exists already: choose another name, or replace it with save! {path}"),
            path=printable(str(path)),
        ) from None
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None


def keep_game(state: State, seating: Seating, origin: Path | None) -> Path:
    """Keep a game whose player went away, in the user's data folder; return the file.

    `origin` is the file the game came from: if it lies in that folder too it is replaced.

    Raises: SaveError.
    """
    from kozyr.server.settings import user_data_folder

    folder = user_data_folder() / KEPT
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace = origin is not None and origin.resolve().parent == folder.resolve()
    except OSError as error:
        raise unwritable(folder, error) from None
    if origin is not None and replace:
        save_game(state, seating, origin, replace=True)
        return origin
    names = (folder / f"{state.game.name}-{number}.json" for number in count(1))
    path = next(name for name in names if not name.exists())
    save_game(state, seating, path, replace=False)
    return path


def typed_path(text: str) -> Path:
    """The file that was typed after `save`.

    Raises: SaveError.
    """
    if not text.strip():
        raise SaveError(N_("say where: save FILE"))
    return Path(os.path.expanduser(text.strip()))


def unwritable(path: Path, error: OSError | ValueError) -> SaveError:
    """What to say of a file that cannot be written."""
    why = (
        system_reason(error)
        if isinstance(error, OSError)
        else N_("this cannot be the name of a file")
    )
    return SaveError(N_("{path} cannot be written: {why}"), path=printable(str(path)), why=why)
