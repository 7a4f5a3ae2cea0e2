"""One command, `questhall`. What it can be told to do stands in `questhall.commands`, one file for each subject."""

from __future__ import annotations

import os
import pkgutil
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module

from questhall import commands
from questhall.commands.command import Commands, Run
from questhall.kernel.text import Phrasebook, kernel_texts
from questhall.kernel.trouble import reason_of
from questhall.terminal.friendly import FriendlyError
from questhall.terminal.texts import LANGUAGES, terminal_texts
from questhall.terminal.wording import speak


def main(argv: Sequence[str] | None = None) -> int:
    """The exit status: 0 if all went well, 1 if not, 2 if the command was not understood."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    book = terminal_texts(language(arguments))
    speak(book)
    parsed = parser(book, arguments).parse_args(arguments)
    run: Run = parsed.run
    try:
        return run(parsed, book)
    except FriendlyError as problem:
        print(problem, file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever reads has seen enough. The interpreter must not trip over the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as problem:
        print(told(problem, book), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def told(problem: OSError, book: Phrasebook) -> str:
    """A file or folder that cannot be used, wherever that was found out."""
    reason = reason_of(problem).told(kernel_texts(book.lang))
    if problem.filename is None:
        return book.say("cli.no_use_at_all", reason=reason)
    return book.say("cli.no_use", path=os.fsdecode(problem.filename), reason=reason)


def language(arguments: Sequence[str]) -> str:
    """The language asked for, else that of the environment, else English."""
    wanted = ""
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            wanted = arguments[i + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    wanted = wanted or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), "en")


def parser(book: Phrasebook, typed: Sequence[str] = ()) -> ArgumentParser:
    """Every file of the commands adds its own."""
    top = ArgumentParser(prog="questhall", description=book.say("cli.about"))
    all_commands = Commands(top, book, typed)
    for found in pkgutil.iter_modules(commands.__path__, f"{commands.__name__}."):
        add_to = getattr(import_module(found.name), "add_to", None)
        if add_to is not None:
            add_to(all_commands)
    return top


if __name__ == "__main__":
    sys.exit(main())
