"""What is here to be played, as lines."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.registry import BROKEN, GAMES
from questhall.games.words import word
from questhall.kernel.agreements import AnyAgreement
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook
from questhall.players.registry import all_players_of

from .agreeing import agreements_of, choices, meant
from .texts import all_texts


def installed(book: Phrasebook) -> list[str]:
    """Every game by the name that commands know it by; and what is installed but broken, with the reason."""
    lines = [line for game in GAMES.values() for line in heading(game, all_texts(game, book.lang))]
    return lines + [book.say("cli.game_broken", name=name, reason=reason) for name, reason in BROKEN.items()]


def one(game: AnyGame, lang: str) -> list[str]:
    """One game, with its bots and with all that can be agreed."""
    book = all_texts(game, lang)
    bots = ", ".join(f"{name} ({word(book, f'bot.{name}.name', name)})" for name in all_players_of(game))
    agreements = [line for agreement in agreements_of(game) for line in about(agreement, book)]
    return [*heading(game, book), f"  {book.say('cli.game_bots', names=bots)}", *agreements]


def heading(game: AnyGame, book: Phrasebook) -> Iterator[str]:
    least, most = game.company.heroes
    heroes = book.say("cli.game_heroes" if least == most else "cli.game_heroes_range", least=least, most=most)
    yield f"{game.name} · {word(book, 'hall.title', game.name)} · {heroes}"
    if book.has("hall.about"):
        yield f"  {book.say('hall.about')}"


def about(agreement: AnyAgreement, book: Phrasebook) -> Iterator[str]:
    """How it is said, and what it means."""
    label = word(book, f"agree.{agreement.name}.label", agreement.name)
    rule = f" ({agreement.rule})" if agreement.rule else ""
    yield f"  --set {agreement.name}=… {label}{rule}"
    usual = str(agreement.usual).lower() if isinstance(agreement.usual, bool) else agreement.usual
    possible = "; ".join(choices(agreement, book))
    if usual is not None:
        possible = f"{possible}; {book.say('cli.usually', value=meant(agreement, str(usual), '', book))}"
    yield f"    {possible}"
