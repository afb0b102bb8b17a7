"""What each seat may know, written from the rules' own lists of public things.

`known(position, viewer)` builds the view from the whole truth by an allow-list: whatever is not
named here stays out.
"""

UNKNOWN = "?"


def known(position, viewer):
    return KNOWN[position["game"]](position, viewer)


def public(position, keys):
    return {key: position[key] for key in keys.split()}


def own_hand_only(hands, viewer):
    return [hand if seat == viewer else [UNKNOWN] * len(hand) for seat, hand in enumerate(hands)]


def all_but_the_last(stack):
    """A deck with the trump face up under it (D2.2, B2.2)."""
    return [UNKNOWN] * (len(stack) - 1) + stack[-1:]


def durak(position, viewer):
    """D2.2: the trump is turned up; hands and the talon above it are not."""
    view = public(position, "game trump discard attacker table limit taking")
    view["hands"] = own_hand_only(position["hands"], viewer)
    view["talon"] = all_but_the_last(position["talon"])
    return view


def blulu(position, viewer):
    """Blulu, "What may be known": hands and stock are secret."""
    view = public(position, "game round dealer to_act table piles bonus scores last_capture")
    view["hands"] = own_hand_only(position["hands"], viewer)
    view["stock"] = [UNKNOWN] * len(position["stock"])
    return view


def blaze(position, viewer):
    """B10.1: secret are hands, both decks, the box, and bet values until B7.1."""
    view = public(
        position,
        "game players round phase trump discard stage active limit passed extended table out "
        "feathers won_feathers won_bets",
    )
    view["hands"] = own_hand_only(position["hands"], viewer)
    view["deck"] = all_but_the_last(position["deck"])
    view["set_aside"] = [UNKNOWN] * len(position["set_aside"])
    view["box"] = [UNKNOWN] * len(position["box"])
    bets = list(enumerate(position["bets"]))
    view["bets"] = [bet if seat == viewer else hidden(bet, position) for seat, bet in bets]
    view["bets_left"] = [
        left if bet is None or seat == viewer else [UNKNOWN] * len(left)
        for (seat, bet), left in zip(bets, position["bets_left"], strict=True)
    ]
    return view


def hidden(bet, position):
    """A bet of someone else: on whom only once all have bet (B6.2), its value never."""
    if bet is None:
        return None
    return {"value": UNKNOWN, "on": UNKNOWN if position["stage"] == "bet" else bet["on"]}


KNOWN = {"durak": durak, "blaze": blaze, "blulu": blulu}
