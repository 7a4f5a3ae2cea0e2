"""Lets all players of a game meet, and rates them."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from questhall.games.shelf import on_table
from questhall.games.words import word
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook
from questhall.kernel.trouble import writable
from questhall.players.registry import all_players_of, beside_of, is_player, players_of, thinkers_of
from questhall.terminal.agreeing import agreed
from questhall.terminal.friendly import FriendlyError
from questhall.terminal.texts import all_texts

from .command import Commands
from .named import add_packs, at_least_one, wanted_game

if TYPE_CHECKING:
    from questhall.lab.cell import Cell
    from questhall.lab.ladder.bouts import Bout, Ladder

USUAL_EFFORT = "@24"
"""What somebody who thinks spends where nothing else is said: counted, so that every machine plays the same games."""
ADDRESSES = ("ws://", "wss://")


def add_to(commands: Commands) -> None:
    text = commands.text
    sub = commands.command("ladder", command_ladder)
    sub.add_argument("game", help=text("game"))
    sub.add_argument("--heroes", type=int, default=None, help=text("heroes"))
    sub.add_argument("--set", action="append", default=[], dest="said", metavar="NAME=VALUE", help=text("set"))
    sub.add_argument("--only", action="append", default=[], metavar="PLAYER", help=text("ladder_only"))
    sub.add_argument("--enter", action="append", default=[], metavar="PLAYER", help=text("ladder_enter"))
    sub.add_argument("--games", type=at_least_one, default=100, metavar="N", help=text("ladder_games"))
    sub.add_argument("--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="N", help=text("ladder_jobs"))
    sub.add_argument("--seed", type=int, default=0, metavar="N", help=text("ladder_seed"))
    sub.add_argument("--journal", type=Path, default=None, metavar="FILE", help=text("ladder_journal"))
    sub.add_argument("--markdown", type=Path, default=None, metavar="FILE", help=text("ladder_markdown"))
    sub.add_argument("--json", type=Path, default=None, metavar="FILE", help=text("ladder_json"))
    commands.packs(sub)


def command_ladder(parsed: Namespace, book: Phrasebook) -> int:
    """The lab is loaded only for those who go there."""
    from rich.console import Console

    from questhall.lab.ladder.page import publish
    from questhall.lab.ladder.report import LadderReport, standings
    from questhall.lab.tables import show
    from questhall.lab.texts import lab_texts
    from questhall.server.edge.visits import UnreachableError

    add_packs(parsed, book)
    writable(parsed.journal, parsed.markdown, parsed.json)
    game = on_table(wanted_game(parsed.game, book))
    words = lab_texts(game, parsed.lang)
    ladder = wanted_ladder(game, parsed, words)
    try:
        bouts = played(ladder, parsed, words)
    except UnreachableError as problem:
        said = words.say("ladder.unreachable", address=problem.address, reason=problem.reason)
        raise FriendlyError(said) from problem
    found = standings(ladder, bouts)
    report = LadderReport(found, words)
    console = Console()
    console.print(report.about(), markup=False, highlight=False, soft_wrap=True)
    console.print()
    show(report.tables(), console)
    if parsed.json is not None:
        parsed.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    if parsed.markdown is not None:
        publish(parsed.markdown, game.name, report.about(), report.tables())
        print(words.say("ladder.written", path=str(parsed.markdown)))
    return 0


def wanted_ladder(game: AnyGame, parsed: Namespace, words: Phrasebook) -> Ladder:
    from questhall.lab.cell import Cell, taken_along
    from questhall.lab.ladder.bouts import Ladder
    from questhall.lab.study import Sides

    settings = agreed(
        game,
        game.company.heroes[0] if parsed.heroes is None else parsed.heroes,
        parsed.said,
        all_texts(game, parsed.lang),
    )
    against = MASTER_SEAT in game.seats(settings)
    entered = [entry(each) for each in parsed.enter]
    names = [*(parsed.only or everybody(game)), *[player for _, player in entered]]
    for name in names:
        if names.count(name) > 1:
            raise FriendlyError(words.say("ladder.twice", name=name))
        if not name.startswith(ADDRESSES) and not is_player(game, name):
            known = ", ".join(all_players_of(game))
            raise FriendlyError(words.say("ladder.no-player", name=name, names=known))
    if len(names) < 2:
        raise FriendlyError(words.say("ladder.not-enough"))
    table = Cell(game.name, msgspec.to_builtins(settings), Sides("", ""), parsed.seed, taken_along(game))
    labels = {player: label for label, player in entered if label}
    return Ladder(table, tuple(names), tuple(names) if against else (), parsed.games, labels)


def everybody(game: AnyGame) -> list[str]:
    return [*players_of(game), *beside_of(game), *[f"{thinker}{USUAL_EFFORT}" for thinker in thinkers_of(game)]]


def entry(said: str) -> tuple[str, str]:
    """What somebody is called in the table, if anything, and the player: NAME, ADDRESS or LABEL=ADDRESS."""
    label, equals, address = said.partition("=")
    return (label, address) if equals and address.startswith(ADDRESSES) else ("", said)


def played(ladder: Ladder, parsed: Namespace, words: Phrasebook) -> list[Bout]:
    """What stands in the journal is not played again."""
    from questhall.lab.ladder.bouts import play_all
    from questhall.lab.ladder.record import Record, RecordError

    title = word(words, "hall.title", ladder.table.game)
    if parsed.journal is None:
        return list(play_all(ladder, (), parsed.jobs, contest, title))
    try:
        with Record(parsed.journal, ladder) as record:
            record.add(play_all(ladder, tuple(record.bouts), parsed.jobs, contest, title))
            return record.bouts
    except RecordError as problem:
        said = words.say(f"ladder.{problem.key}", path=str(problem.path), line=problem.line)
        raise FriendlyError(said) from problem


def contest(cell: Cell, n: int) -> Bout:
    """A game between players of the house, or with programs that are elsewhere."""
    from questhall.lab.ladder.bouts import play_here

    if cell.sides.heroes.startswith(ADDRESSES) or cell.sides.master.startswith(ADDRESSES):
        return play_elsewhere(cell, n)
    return play_here(cell, n)


def play_elsewhere(cell: Cell, n: int) -> Bout:
    """On the same dice as the others, at a table of a hall that is opened for it."""
    from questhall.lab.ladder.bouts import Bout, Pairing
    from questhall.lab.ladder.times import Times
    from questhall.lab.study import seeds, study_of
    from questhall.server.edge.visits import Visit, play_with_programs

    game = cell.table
    settings = study_of(game).arranged(game, cell.agreed, n)
    names = {seat: cell.sides.master if seat == MASTER_SEAT else cell.sides.heroes for seat in game.seats(settings)}
    programs = frozenset([seat for seat, name in names.items() if name.startswith(ADDRESSES)])
    ended = asyncio.run(play_with_programs(Visit(game, settings, names, programs, seeds(cell.seed, n)[0])))
    heroes, master = Times(), Times()
    for seat in programs:
        side = master if seat == MASTER_SEAT else heroes
        side.late += ended.late[seat]
        for seconds in ended.took[seat]:
            side.add(seconds)
    won = any(seat != MASTER_SEAT for seat in ended.winners)
    return Bout(Pairing(cell.sides.heroes, cell.sides.master), n, won, heroes, master)
