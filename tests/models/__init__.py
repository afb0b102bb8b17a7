"""The rules of the three games once more, written from the clauses alone.

Each model is a position document that it changes by hand: lists and strings, no bit masks, and
nothing of `kozyr.games`. Model and engine must agree after every move.
"""

from tests.models.blaze import Blaze
from tests.models.blulu import Blulu
from tests.models.durak import Durak

MODELS = {"blaze": Blaze, "blulu": Blulu, "durak": Durak}
