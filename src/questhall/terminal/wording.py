"""What the parser of the command line says by itself, in the language of whoever typed."""

from __future__ import annotations

import argparse

from questhall.kernel.text import Phrasebook

KEYS = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "unrecognized arguments: %s": "unrecognized",
    "the following arguments are required: %s": "required",
    "one of the arguments %s is required": "one_of",
    "not allowed with argument %s": "not_with",
    "ignored explicit argument %r": "no_value",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "invalid %(type)s value: %(value)r": "bad_value",
    "invalid choice: %(value)r (choose from %(choices)s)": "bad_choice",
    "expected one argument": "one_value",
    "expected at most one argument": "at_most_one",
    "expected at least one argument": "at_least_one",
    "expected %s argument": "so_many",
    "expected %s arguments": "so_many",
}
"""Where our words for its own stand; it looks its own up by gettext, which would want compiled files."""


def speak(book: Phrasebook) -> None:
    """From now on it says this. What it may say in a later Python besides stays English."""

    def said(text: str) -> str:
        return book.say(f"typing.{KEYS[text]}") if text in KEYS else text

    def counted(one: str, several: str, n: int) -> str:
        return said(one if n == 1 else several)

    setattr(argparse, "_", said)  # noqa: B010 - the stubs do not tell of it
    setattr(argparse, "ngettext", counted)  # noqa: B010
