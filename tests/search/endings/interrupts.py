"""Ctrl-C while Durak's solver searches."""

import signal


def interrupt(monkeypatch, solver, slice_number):
    """Have a solver interrupted before one of its slices, the first being 1; its calls."""
    run, calls = solver.run, []

    def interrupted(*args):
        calls.append(args)
        if len(calls) == slice_number:
            signal.raise_signal(signal.SIGINT)
        return run(*args)

    monkeypatch.setattr(solver, "run", interrupted)
    return calls
