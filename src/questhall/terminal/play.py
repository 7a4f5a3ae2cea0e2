"""Sets up a session: the match, the face of its game, the players of the other seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from questhall.kernel.match import Match
from questhall.kernel.text import Phrasebook
from questhall.players.registry import make_player

from .face import Face
from .screen import Screen
from .session import Session
from .sidequest import SideQuestFace
from .texts import all_texts

FACES: dict[str, Callable[[Phrasebook, int | None], Face]] = {"sidequest": SideQuestFace}
"""How each game looks in the terminal."""


def play(
    match: Match,
    seat: int | None,
    lang: str,
    gm: str,
    hero: str,
    reader: TextIO,
    writer: TextIO,
) -> Session:
    """Plays until the end, or until the person leaves."""
    book = all_texts(match.game.folder, lang)
    face = FACES[match.game.name](book, seat)
    others = [other for other in match.game.seats(match.settings) if other != seat]
    players = {
        other: make_player(hero if other else gm, match.game, match.settings, other, match.seed) for other in others
    }
    session = Session(match, face, book, Screen(reader, writer), seat, players)
    session.run()
    return session
