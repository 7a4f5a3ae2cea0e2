"""Tells a game again from its file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from questhall.games.registry import GAMES
from questhall.games.shelf import house_shelf
from questhall.kernel import matchfile
from questhall.kernel.match import Match
from questhall.kernel.snapshot import SnapshotError
from questhall.kernel.text import Phrasebook
from questhall.terminal.friendly import FriendlyError
from questhall.terminal.play import face_of
from questhall.terminal.seats import check_seat, seat_of
from questhall.terminal.texts import all_texts

from .command import WIDTH, Commands, show
from .named import add_packs, bad_file
from .playing import sit_down


def add_to(commands: Commands) -> None:
    text = commands.text
    sub = commands.command("replay", command_replay)
    sub.add_argument("file", type=Path, help=text("file"))
    sub.add_argument("--at", type=int, default=None, metavar="N", help=text("at"))
    sub.add_argument("--play", action="store_true", help=text("go_on"))
    commands.packs(sub)
    sub.add_argument("--seat", default=None, help=text("seat"))
    commands.bots(sub)


def command_replay(parsed: Namespace, book: Phrasebook) -> int:
    """Tells the game as its spectators (or one seat) saw it, then shows the table where it stops.

    A reported problem says itself where it stops and who saw it.
    """
    add_packs(parsed, book)
    try:
        file = matchfile.text_of(parsed.file)
        noted = matchfile.noted(file)
        at = noted.get(matchfile.MOMENT) if parsed.at is None else parsed.at
        match = matchfile.read(file, GAMES, at, house_shelf().game_with)
    except SnapshotError as problem:
        raise bad_file(parsed.file, problem, book) from problem
    if at is not None and not 0 <= at <= len(match.moves):
        raise FriendlyError(book.say("cli.no_such_move", n=len(match.moves), at=at))
    game, words = match.game, all_texts(match.game, book.lang)
    seat = noted.get(matchfile.SEAT) if parsed.seat is None else seat_of(game, parsed.seat, words)
    check_seat(game, match.settings, seat, words)
    if parsed.play:
        sit_down(match, seat, parsed)
        return 0
    face = face_of(game, book.lang, seat)
    again = Match(game, match.settings, match.seed)
    told = 0
    for move in (None, *match.moves):
        if move is not None:
            again.answer(move.seat, move.answer, None, move.at)
        face.see(game.view(again.state, seat), None)
        for line in again.log[told:]:
            text = face.teller.line(line)
            if text is not None:
                show([text])
        told = len(again.log)
    if not game.timing.real_time:
        print("\n".join(["", *face.table(game.view(again.state, seat), WIDTH, 24)]))
    return 0
