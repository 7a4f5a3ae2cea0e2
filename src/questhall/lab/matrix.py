"""From the words of an experiment to its cells: everything that was named, each with each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from pathlib import Path

import msgspec

from questhall.games.registry import GAMES
from questhall.kernel.agreements import AnyAgreement, Choice, Number, Switch
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame, BadSettingsError
from questhall.kernel.message import Message, message
from questhall.kernel.pack_errors import Finding, PackError, PackErrors
from questhall.kernel.pack_messages import explain, locate, unknown
from questhall.kernel.pack_yaml import Steps
from questhall.players.registry import AT, all_players_of, is_player

from .cell import Cell, Setting, laid
from .packs import NoSuchPackError, wanted_packs
from .plan import ExperimentWord, Names, Place, Plan, read_words
from .study import Sides, study_of
from .texts import LANG

PLAYER_HEROES, PLAYER_MASTER, PACKS = "player_heroes", "player_master", "packs"
"""Factors beside the settings."""
MOST_CELLS = 10_000
"""Each is laid and looked at before anything is played, and has a row in every table of the report."""
NOT_HERE = frozenset({"packs", "own_dice"})
"""Settings that an experiment says otherwise, or cannot say."""


def read_plan(path: Path, lang: str = "en") -> Plan:
    """The plan in a file; PackErrors with everything that is wrong with it. `lang` is that of refusals of a table."""
    document = read_words(path)
    reading = _Reading(document.content, path.parent, lang)
    plan = reading.plan()
    if reading.wrong or plan is None:
        raise PackErrors([document.error(finding, LANG) for finding in reading.wrong] + reading.in_packs)
    return plan


class _Reading:
    def __init__(self, words: ExperimentWord, beside: Path, lang: str) -> None:
        self.words = words
        self.beside = beside
        self.lang = lang
        self.wrong: list[Finding] = []
        self.in_packs: list[PackError] = []

    def refuse(self, at: Steps, reason: Message) -> None:
        self.wrong.append(Finding(at, reason))

    def plan(self) -> Plan | None:
        game = GAMES.get(self.words.game)
        if game is None:
            self.refuse(("game",), unknown("pack.unknown-game", self.words.game, GAMES))
            return None
        tables = self.tables(game)
        chosen = {name: self.several(game, name, value) for name, value in self.words.settings.items()}
        for table in tables.values():
            for name, values in chosen.items():
                self.check_values(laid(game.name, table), name, values)
        if self.wrong or self.in_packs:
            return None
        chosen.setdefault("heroes", (game.company.heroes[0],))
        sides = {PLAYER_HEROES: listed(self.words.players.heroes)}
        sides[PLAYER_MASTER] = listed(self.words.players.master) if self.words.players.master else ("",)
        factors: dict[str, tuple[Setting, ...]] = {PACKS: tuple(tables), **chosen, **sides}
        self.check_players_said(sides)
        if (cells := prod(map(len, factors.values()))) > MOST_CELLS:
            self.refuse((), message("lab.too-many", cells=cells, most=MOST_CELLS))
        if self.wrong:
            return None
        if not self.words.players.master:
            del factors[PLAYER_MASTER]
        if not self.words.packs:
            del factors[PACKS]
        places = tuple(self.places(game.name, tables, chosen, sides))
        plan = Plan(game.name, dict(self.words.title), factors, tables, places, self.words.stop, self.words.seed)
        if self.words.players.master and places and not any(map(_has_master, plan.cells)):
            self.refuse(("players", "master"), message("lab.nobody-against"))
        return plan

    # --- packs ---------------------------------------------------------------------------

    def tables(self, game: AnyGame) -> dict[str, tuple[bytes, ...]]:
        """The packs of each table, by what the file calls them."""
        if not self.words.packs:
            return {"": ()}
        tables: dict[str, tuple[bytes, ...]] = {}
        for place, names in enumerate(self.words.packs):
            label = " + ".join(listed(names))
            if label in tables:
                self.refuse(("packs", place), message("lab.twice", value=label))
            try:
                tables[label] = wanted_packs(game, listed(names), self.beside)
            except NoSuchPackError as problem:
                self.refuse(("packs", place), message("lab.no-pack", value=str(problem)))
            except PackErrors as problem:
                self.in_packs += problem.errors
            except BadSettingsError as problem:
                reason = game.teller(self.lang, None).refusal(problem.refusal)
                self.refuse(("packs", place), message("lab.apart", reason=reason))
        return tables

    # --- settings --------------------------------------------------------------------------

    def several(self, game: AnyGame, name: str, value: object) -> tuple[Setting, ...]:
        """The values of a setting. Where one value is itself a list, several are a list of lists."""
        field = {field.name: field for field in msgspec.structs.fields(game.settings)}.get(name)
        if field is None or name in NOT_HERE:
            known = {field.name for field in msgspec.structs.fields(game.settings)} - NOT_HERE
            self.refuse(("settings", name), unknown("lab.no-setting", name, known))
            return ()
        if not isinstance(value, tuple):
            return (value,)  # type: ignore[return-value]
        if not value:
            self.refuse(("settings", name), message("pack.too-few", n=1))
        if _holds_a_list(field.type) and not any(isinstance(one, tuple) for one in value):
            return (value,)
        for place, one in enumerate(value):
            if one in value[:place]:
                self.refuse(("settings", name, place), message("lab.twice", value=str(one)))
        return value

    def check_values(self, game: AnyGame, name: str, values: tuple[Setting, ...]) -> None:
        """By what can be agreed with these packs, else by the type of the setting."""
        agreement = {one.name: one for one in game.agreements()}.get(name)
        kind = {field.name: field.type for field in msgspec.structs.fields(game.settings)}.get(name)
        for place, value in enumerate(values):
            at = ("settings", name) if len(values) == 1 else ("settings", name, place)
            if agreement is not None:
                for one in value if isinstance(value, tuple) else (value,):
                    if (reason := why_not(agreement, one)) is not None:
                        self.refuse(at, reason)
            elif kind is not None:
                try:
                    msgspec.convert(value, kind)
                except msgspec.ValidationError as problem:
                    complaint, steps = locate(problem)
                    self.refuse(at, explain(complaint, game.settings, {name: value}, (name, *steps))[0])

    # --- players ---------------------------------------------------------------------------

    def check_players_said(self, sides: dict[str, tuple[str, ...]]) -> None:
        for factor, names in sides.items():
            for place, name in enumerate(names):
                if name in names[:place]:
                    side = "heroes" if factor == PLAYER_HEROES else "master"
                    self.refuse(("players", side, place), message("lab.twice", value=name))

    # --- cells -----------------------------------------------------------------------------

    def places(
        self,
        name: str,
        tables: dict[str, tuple[bytes, ...]],
        chosen: dict[str, tuple[Setting, ...]],
        sides: dict[str, tuple[str, ...]],
    ) -> Iterator[Place]:
        for label, values in product(tables, list(product(*chosen.values(), *sides.values()))):
            at: dict[str, Setting] = dict(zip((*chosen, *sides), values, strict=True))
            settings = {key: at[key] for key in chosen}
            names = Sides(str(at[PLAYER_HEROES]), str(at[PLAYER_MASTER]))
            cell = Cell(name, settings, names, self.words.seed, tables[label])
            if not self.check_table(cell) or not self.check_players(cell):
                return
            if not names.master:
                del at[PLAYER_MASTER]
            yield Place({PACKS: label, **at} if label else at, settings, names, label)

    def check_table(self, cell: Cell) -> bool:
        """Whether a table can be laid for a cell."""
        game = cell.table
        refusal = game.why_not(cell.agreed)
        if refusal is None:
            try:
                game.table(study_of(game).arranged(game, cell.agreed, 0), 0)
            except BadSettingsError as problem:
                refusal = problem.refusal
        if refusal is not None:
            said = ", ".join([f"{name}: {value}" for name, value in cell.settings.items()])
            reason = game.teller(self.lang, None).refusal(refusal)
            self.refuse(("settings",), message("lab.no-table", cell=said, reason=reason))
        return refusal is None

    def check_players(self, cell: Cell) -> bool:
        game = cell.table
        if _has_master(cell) and not cell.sides.master:
            self.refuse(("players",), message("pack.missing-field", field="master"))
            return False
        for side, name, seat in (("heroes", cell.sides.heroes, 1), ("master", cell.sides.master, MASTER_SEAT)):
            if seat not in game.seats(cell.agreed):
                continue
            if not is_player(game, name):
                key = "lab.no-effort" if AT in name else "lab.no-player"
                self.refuse(("players", side), unknown(key, name, all_players_of(game)))
                return False
        return True


def why_not(agreement: AnyAgreement, value: Setting) -> Message | None:
    """Why something cannot be agreed on."""
    if isinstance(agreement, Choice):
        known = [one.id for one in agreement.values]
        return None if value in known else unknown("pack.unknown-entry", value, known)
    if isinstance(agreement, Switch):
        return None if isinstance(value, bool) else message("pack.type", expected=a("bool"), got=a_kind(value))
    assert isinstance(agreement, Number)
    if not isinstance(value, int) or isinstance(value, bool):
        return message("pack.type", expected=a("int"), got=a_kind(value))
    if value < agreement.least:
        return message("pack.at-least", n=agreement.least, got=value)
    return message("pack.at-most", n=agreement.most, got=value) if value > agreement.most else None


def a(kind: str) -> Message:
    return message(f"pack.types.{kind}")


def a_kind(value: Setting) -> Message:
    return a("array" if isinstance(value, tuple) else type(value).__name__)


def listed(names: Names) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def _has_master(cell: Cell) -> bool:
    return MASTER_SEAT in cell.table.seats(cell.agreed)


def _holds_a_list(kind: object) -> bool:
    """Whether a field of settings holds a list, or may."""
    info = msgspec.inspect.type_info(kind)
    options = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    return any(isinstance(option, msgspec.inspect.VarTupleType | msgspec.inspect.TupleType) for option in options)
