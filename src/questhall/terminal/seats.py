"""Where a person sits, and who plays the other seats, as said on the command line."""

from __future__ import annotations

from questhall.games.words import word
from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook
from questhall.players.registry import all_players_of, is_player, players_of

from .friendly import FriendlyError

WATCH = "watch"
MASTER = "master"


def seat_of(game: AnyGame, said: str, book: Phrasebook) -> int | None:
    """A hero's number, the master by any name, or nobody's seat: to watch."""
    wanted = said.casefold()
    role = game.company.master_role
    masters = {MASTER, role, word(book, f"role.{role}", role).casefold()}
    if wanted == WATCH:
        return None
    if wanted in masters and game.company.master != "never":
        return MASTER_SEAT
    if wanted.isdecimal() and int(wanted) > 0:
        return int(wanted)
    known = [str(n + 1) for n in range(game.company.heroes[1])]
    known += [role] if game.company.master != "never" else []
    raise FriendlyError(book.say("cli.no_seat", seat=said, seats=", ".join([*known, WATCH])))


def check_seat(game: AnyGame, settings: Settings, seat: int | None, book: Phrasebook) -> None:
    seats = game.seats(settings)
    if seat is not None and seat not in seats:
        raise FriendlyError(book.say("cli.bad_seat", seat=seat, heroes=settings.heroes))


def bot_of(game: AnyGame, said: str | None, book: Phrasebook) -> str:
    """A player by name, levels and efforts included; the strongest that answers at once if nobody is named."""
    if said is None:
        return players_of(game)[-1]
    if not is_player(game, said):
        names = ", ".join(f"{name} ({word(book, f'bot.{name}.name', name)})" for name in all_players_of(game))
        raise FriendlyError(book.say("cli.no_bot", name=said, names=names))
    return said
