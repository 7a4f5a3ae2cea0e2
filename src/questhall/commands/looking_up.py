"""Looks things up: the rules of a game, and which games there are."""

from __future__ import annotations

from argparse import Namespace

from questhall.kernel.rulebook import Rulebook
from questhall.kernel.text import Phrasebook
from questhall.terminal import listing, lookup
from questhall.terminal.friendly import FriendlyError

from .command import Commands, show
from .named import wanted_game


def add_to(commands: Commands) -> None:
    text = commands.text
    sub = commands.command("games", command_games)
    sub.add_argument("game", nargs="?", default=None, help=text("game_shown"))

    sub = commands.command("rules", command_rules)
    sub.add_argument("game", help=text("game"))
    sub.add_argument("words", nargs="*", help=text("words"))


def command_rules(parsed: Namespace, book: Phrasebook) -> int:
    game = wanted_game(parsed.game, book)
    rulebook = Rulebook.load(game.folder / "rulebook")
    words = " ".join(parsed.words)
    if words:
        lines = lookup.find_rules(rulebook, words, book.lang, book)
        if not lines:
            raise FriendlyError(book.say("cli.no_rule", text=words))
    else:
        lines = [f"{chapter.id} {chapter.title}" for chapter in rulebook.chapters(book.lang)]
    show(lines)
    return 0


def command_games(parsed: Namespace, book: Phrasebook) -> int:
    """What is installed; of one game, everything that can be agreed too."""
    lines = listing.one(wanted_game(parsed.game, book), book.lang) if parsed.game else listing.installed(book)
    show(lines)
    return 0
