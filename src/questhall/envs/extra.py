"""What this room needs beside the house itself. It is looked at before anything else is imported."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = ("gymnasium", "numpy", "pettingzoo")


def missing() -> str:
    """What to say if something is not installed."""
    names = [name for name in NEEDED if find_spec(name) is None]
    if not names:
        return ""
    return f"questhall.envs needs {', '.join(names)}, not installed here: pip install 'questhall[envs]'"


if say := missing():
    raise ModuleNotFoundError(say)
