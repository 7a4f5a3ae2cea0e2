"""Two ways to play as one plan: two packs, two experiments, or two that have been played."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.games.shelf import MANIFEST
from questhall.kernel.packs import PackFiles, game_of
from questhall.players.registry import players_of

from .cell import Setting
from .journal import Journal
from .matrix import PLAYER_HEROES, PLAYER_MASTER, read_plan
from .packs import wanted_packs
from .plan import Place, Plan, Stop
from .study import Sides

WAY = "way"
"""The factor that tells the two apart."""
USUAL = "heuristic"
GAMES_OF_A_PACK = 1_600


class NotAlikeError(ValueError):
    """The two cannot be compared; the key of the words that say why."""


def both(first: Path, second: Path, margin: int, lang: str) -> Plan:
    """Two experiments, or two packs. PackErrors or NotAlikeError."""
    plans = [of_pack(path) if (path / MANIFEST).is_file() else read_plan(path, lang) for path in (first, second)]
    return joined(plans[0], plans[1], names_of(first, second), margin)


def names_of(first: Path, second: Path) -> tuple[str, str]:
    names = first.resolve().stem, second.resolve().stem
    return names if names[0] != names[1] else ("A", "B")


def of_pack(folder: Path) -> Plan:
    """A pack with every number of heroes, all else as usual."""
    name = game_of(PackFiles.in_folder(folder), tuple(GAMES))
    if not name:
        raise NotAlikeError("no-game")
    game = GAMES[name]
    tables = {"": wanted_packs(game, [folder.name], folder.parent)}
    players = players_of(game)
    player = USUAL if USUAL in players else players[-1]
    least, most = game.company.heroes
    numbers = tuple(range(least, most + 1))
    sides: dict[str, Setting] = {PLAYER_HEROES: player, PLAYER_MASTER: player}
    places = [Place({"heroes": n, **sides}, {"heroes": n}, Sides(player, player), "") for n in numbers]
    factors = {"heroes": numbers, **{side: (value,) for side, value in sides.items()}}
    return Plan(name, {}, factors, tables, tuple(places), Stop(games=GAMES_OF_A_PACK), 0)


def joined(first: Plan, second: Plan, names: tuple[str, str], margin: int) -> Plan:
    """The cells of the first, then those of the second in the same order."""
    if first.game != second.game:
        raise NotAlikeError("other-game")
    if len(first.places) != len(second.places):
        raise NotAlikeError("other-cells")
    if first.seed != second.seed:
        raise NotAlikeError("other-seed")
    factors = dict(first.factors)
    for factor, values in second.factors.items():
        here = factors.get(factor, ())
        factors[factor] = (*here, *[value for value in values if value not in here])
    tables: dict[str, tuple[bytes, ...]] = {}
    places: list[Place] = []
    for plan, way in zip((first, second), names, strict=True):
        tables |= {f"{way}: {label}": packs for label, packs in plan.tables.items()}
        places += [replace(place, at={WAY: way, **place.at}, packs=f"{way}: {place.packs}") for place in plan.places]
    return replace(first, factors={WAY: names, **factors}, tables=tables, places=tuple(places), margin=margin)


def of_folders(first: Path, second: Path, margin: int) -> Journal:
    """Two experiments that have been played: what both have found."""
    one, other = Journal.read(first), Journal.read(second)
    plan = joined(one.plan, other.plan, names_of(first, second), margin)
    journal = Journal(first, replace(one.made, plan=plan))
    journal.games = (*one.games, *other.games)
    return journal
