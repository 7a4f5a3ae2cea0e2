"""questhall lab: experiments that somebody has written down, played anywhere, and what they have found."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.console import Console

from questhall.games.registry import GAMES
from questhall.kernel.packs import PackErrors, tell
from questhall.kernel.text import Phrasebook
from questhall.players.level import MIDDLE, STRONGEST
from questhall.players.strengths import FILE as MEASURED
from questhall.players.strengths import strengths_of

from .cluster import ClusterError, on_ray
from .compare import Comparison
from .extras import MissingExtraError, needed
from .jobs import Bar, Crew, crew_of
from .joining import NotAlikeError, both, of_folders
from .journal import FILE, Journal, WrongFolderError
from .matrix import read_plan
from .options import at_least_one
from .page import Page, Words, as_html, as_markdown
from .parquet import write_games
from .plan import Plan
from .report import Report
from .rounds import Chooser, OtherHouseError, each_its_own, play_rounds, until_enough
from .sequential import course_of, until_clear
from .strengths import measured, plan_of, written
from .tables import Table, show
from .targets import WISHES, only, told, trials
from .texts import LANG, lab_texts

HERE, RAY = "here", "ray"
MARGIN = 5
"""Points that make no difference."""


def add_arguments(parser: ArgumentParser, lang: str = "en") -> None:
    """What can be done in the lab, explained in a language."""
    words = Phrasebook.open(LANG, lang)
    commands = parser.add_subparsers(required=True, dest="errand", metavar="COMMAND")

    def command(name: str, errand: Callable[[Namespace], int]) -> Callable[..., None]:
        about = words.say(f"lab-help.{name}")
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(errand=errand, packs=None)
        sub.add_argument("--lang", choices=Phrasebook.languages(LANG), default=lang, help=words.say("help.lang"))

        def add(option: str, **said: Any) -> None:
            sub.add_argument(option, help=words.say(f"lab-help.{option.lstrip('-')}"), **said)

        return add

    add = command("run", run)
    add("file", type=Path)
    add_playing(add)
    add = command("report", report)
    add("folder", type=Path)
    add = command("compare", compare)
    add("first", type=Path)
    add("second", type=Path)
    add_playing(add)
    add("--games", type=at_least_one, metavar="N")
    add("--margin", type=points_up_to(50, 1), default=MARGIN, metavar="POINTS")
    add = command("strengths", strengths)
    add("game", choices=tuple(GAMES))
    add_playing(add)
    add("--write", type=Path, metavar="FILE")
    add = command("targets", targets)
    add("game", choices=tuple(GAMES))
    add("--level", type=points_up_to(STRONGEST), default=MIDDLE, metavar="N")
    add("--wish", type=points_up_to(99), action="append", metavar="PERCENT")
    add("--only", action="append", default=[], metavar="SETTING=VALUE")
    add("--games", type=at_least_one, default=100, metavar="N")
    add("--seed", type=int, default=1, metavar="N")
    add("--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="N")


def add_playing(add: Callable[..., None]) -> None:
    add("--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="N")
    add("--on", default=HERE, metavar="ADDRESS")
    add("--out", type=Path, metavar="FOLDER")
    add("--packs", type=Path, metavar="FOLDER")


def points_up_to(most: int, least: int = 0) -> Callable[[str], int]:
    def points(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ArgumentTypeError(f"{least} <= {number} <= {most}?")
        return number

    return points


def start(args: Namespace) -> int:
    """Does what was asked for; whatever is wrong is told in plain words."""
    errand: Callable[[Namespace], int] = args.errand
    say = Phrasebook.open(LANG, args.lang).say
    try:
        return errand(args)
    except PackErrors as wrong:
        told = [tell(error, args.lang) for error in wrong.errors]
    except WrongFolderError as wrong:
        told = [say(f"lab-wrong.{wrong.key}", **wrong.words)]
    except NotAlikeError as wrong:
        told = [say(f"lab-wrong.{wrong}")]
    except MissingExtraError as wrong:
        told = [say("lab-wrong.no-extra", library=wrong.library, extra=wrong.extra)]
    except OtherHouseError:
        told = [say("lab-wrong.other-house")]
    except ClusterError as wrong:
        told = [say("lab-wrong.no-cluster", reason=str(wrong))]
    print("\n".join(told), file=sys.stderr)
    return 1


# --- the errands ---------------------------------------------------------------------------


def run(args: Namespace) -> int:
    """Plays what is still to be played, then writes games and reports."""
    plan = read_plan(args.file, args.lang)
    return play(args, plan, args.out or Path(f"{args.file.stem}.lab"))


def report(args: Namespace) -> int:
    """Anew from what has been played, finished or not."""
    return write(Journal.read(args.folder), args.folder, args.lang)


def compare(args: Namespace) -> int:
    """Plays two ways until the difference is clear, or compares two folders with games that have been played."""
    if (args.first / FILE).is_file() and (args.second / FILE).is_file():
        return write(of_folders(args.first, args.second, args.margin), args.out, args.lang)
    plan = both(args.first, args.second, args.margin, args.lang)
    if args.games is not None:
        plan = replace(plan, stop=replace(plan.stop, games=args.games))
    return play(args, plan, args.out or Path(f"{args.first.stem}-{args.second.stem}.lab"))


def strengths(args: Namespace) -> int:
    """Plays what a game wants to have measured, and keeps the tables where its players are."""
    game = GAMES[args.game]
    folder = args.out or Path(f"{args.game}-strengths.lab")
    plan = read_plan(plan_of(game), args.lang)
    play(args, plan, folder, each_its_own(plan))
    file = args.write or game.folder / "players" / MEASURED
    file.write_bytes(written(measured(Journal.read(folder))))
    print(Phrasebook.open(LANG, args.lang).say("lab.tables-written", file=str(file)))
    return 0


def targets(args: Namespace) -> int:
    """Whether wishes come true."""
    known = strengths_of(GAMES[args.game])
    if known is None:
        raise WrongFolderError("not-measured", game=args.game)
    cells = only(known, args.only)
    tried = list(trials(cells, args.level, args.wish or WISHES, args.games, args.seed, args.jobs))
    show([told(tried, args.level, lab_texts(GAMES[args.game], args.lang))], Console())
    return 0


def play(args: Namespace, plan: Plan, folder: Path, choose: Chooser | None = None) -> int:
    """Whatever is missing at the end should be known before hours of play."""
    needed("polars", "lab")
    if choose is None:
        choose = until_enough(plan) if plan.margin is None else until_clear(course_of(plan))
    most = plan.stop.games * len(plan.places)
    with Journal.open(folder, plan) as journal, crew(args) as workers, Bar(most, folder.name) as bar:
        bar.advance(sum(map(len, journal.games)))
        try:
            play_rounds(journal, workers, choose, bar.advance)
        except KeyboardInterrupt:
            # Before the workers are waited for: whoever sees nothing presses again.
            games = sum(map(len, journal.games))
            print(
                Phrasebook.open(LANG, args.lang).say("lab.interrupted", games=games, folder=str(folder)),
                file=sys.stderr,
            )
            raise
        return write(journal, folder, args.lang)


def crew(args: Namespace) -> Crew:
    if args.on == HERE:
        return crew_of(args.jobs)
    return on_ray(None if args.on == RAY else args.on, args.jobs)


def write(journal: Journal, folder: Path | None, lang: str) -> int:
    """The games as Parquet and the reports in every language, if there is a folder for them; the tables are shown."""
    plan = journal.plan
    games = [journal.results(cell) for cell in range(len(plan.places))]
    kind = Report if plan.margin is None else Comparison
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        write_games(plan, games, folder)
        for each in Phrasebook.languages(LANG):
            page = kind(journal, games, lab_texts(GAMES[plan.game], each)).page()
            (folder / f"report.{each}.html").write_text(as_html(page, each), encoding="utf-8")
            (folder / f"report.{each}.md").write_text(as_markdown(page), encoding="utf-8")
    show_page(kind(journal, games, lab_texts(GAMES[plan.game], lang)).page())
    if folder is not None:
        print(Phrasebook.open(LANG, lang).say("lab.written", folder=str(folder)))
    return 0


def show_page(page: Page) -> None:
    """Without the plots."""
    console = Console()
    for part in page.parts:
        if isinstance(part, Words):
            console.print(part.text, markup=False, highlight=False, soft_wrap=True)
        elif isinstance(part, Table):
            console.print()
            show([part], console)
            console.print()
