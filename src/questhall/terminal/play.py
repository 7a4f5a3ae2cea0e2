"""Sets up a session: the match, the face of its game, the players of the other seats."""

from __future__ import annotations

from typing import TextIO

from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Match
from questhall.players.registry import make_player

from .face import Face, FaceMaker
from .plain import PlainFace
from .screen import Screen
from .session import Session
from .texts import all_texts


def face_of(game: AnyGame, lang: str, seat: int | None) -> Face:
    """The game's own (`FACE` in what it brings for this room), else that of the house."""
    maker: FaceMaker = getattr(game.room("terminal"), "FACE", PlainFace)
    return maker(game, all_texts(game, lang), seat)


def play(
    match: Match,
    seat: int | None,
    lang: str,
    master: str,
    hero: str,
    reader: TextIO,
    writer: TextIO,
) -> Session:
    """Plays until the end, or until the person leaves; `master` and `hero` play the other seats."""
    game, settings = match.game, match.settings
    names = {other: master if other == MASTER_SEAT else hero for other in game.seats(settings) if other != seat}
    players = {other: make_player(name, game, settings, other, match.seed) for other, name in names.items()}
    session = Session(match, face_of(game, lang, seat), Screen(reader, writer), seat, players)
    session.run()
    return session
