"""What the heroes have not found out changes nothing that they see, may do or foresee (HQ-B.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.dungeon.build import Builder
from questhall.games.heroquest.dungeon.generator.generate import generate
from questhall.games.heroquest.dungeon.squares import mask_of, squares_of
from questhall.games.heroquest.entities import MASTER
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import (
    Disarm,
    EndTurn,
    Jump,
    OpenChest,
    OpenDoor,
    SearchFurniture,
    SearchTraps,
    Walk,
)
from questhall.games.heroquest.rules.packs import has_died
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.kernel.dice import Random
from questhall.kernel.foresight import foresee
from tests.games.heroquest.scenario import DOORS, MAP, Table

LANGS = ("de", "en")
DUNGEON = Settings(heroes=2, quest="new_dungeon", threat="easy")
OTHER_ROOM = ("AAAAAAAA...BBBBB", "AAAAAAAA...BBBBB", "AAAAAAAA...BBBBB", "AAAAAAAA...####B", *MAP[4:])
"""The room behind the second door has another shape."""
ELSEWHERE = v.Foe(kind="orc", at=(13, 1))
SAYS = v.Event(when=v.Entering(room="B"), do=(v.Say(text={"de": "Still!", "en": "Hush!"}),))
PLAIN: dict[str, Any] = {"chests": (v.Chest(at=(12, 1), holds=(v.GoldPieces(n=30),)), v.Chest(at=(3, 0)))}
"""A chest in the room behind, and an untouched one in the room where the heroes stand."""
HIDDEN: dict[str, dict[str, Any]] = {
    "a monster behind the door": {"foes": (ELSEWHERE,)},
    "another monster there": {"foes": (replace(ELSEWHERE, kind="gargoyle"), replace(ELSEWHERE, at=(14, 3)))},
    "a trap under their feet": {"traps": (v.Trap(kind="pit", at=(4, 3)),)},
    "a trap elsewhere": {"traps": (v.Trap(kind="spear", at=(9, 1)),)},
    "a secret door in the wall": {"doors": (v.Door(at=(7, 4), to="east", kind="secret"), *DOORS)},
    "a chest behind the door": {"chests": (v.Chest(at=(14, 3), trap=(v.LoseMind(),)), *PLAIN["chests"])},
    "what a chest holds": {"chests": (PLAIN["chests"][0], v.Chest(at=(3, 0), holds=(v.GoldPieces(n=100),)))},
    "whether a chest is trapped": {"chests": (PLAIN["chests"][0], v.Chest(at=(3, 0), trap=(v.LoseMind(),)))},
    "furniture in the room behind": {"furniture": (v.Piece(kind="table", at=(12, 2)),)},
    "what wanders about": {"wandering": "gargoyle"},
    "what is said behind the door": {"events": (SAYS,)},
}
"""Hidden things that stand before known ones in the lists of the quest."""


def table(rows: Sequence[str] = MAP, **changes: Any) -> Table:
    """A hero and a half day's light. Any: fields of a quest."""
    return Table("barbarian", "wizard", rows=rows, **{**PLAIN, **changes})


def known(g: HeroQuest, seat: int) -> list[Any]:
    """Everything that reaches a hero: the view, the question, all offers, what would follow of one of each kind, and
    a table that the hero could be sitting at, with all that would be hidden there.

    Any: all of it."""
    found: list[Any] = [msgspec.to_builtins(HEROQUEST.view(g, seat)), msgspec.to_builtins(HEROQUEST.view(g, None))]
    found.append(HEROQUEST.view(HEROQUEST.determinize(g, seat, Random(3)), MASTER))
    ask = g.ask_of(seat)
    found.append(None if ask is None else (ask.question, ask.about, ask.rules))
    if ask is not None:
        options = list(g.options(seat))
        kinds = {type(option): option for option in options}
        found += [options, g.domain(seat), [foresee(HEROQUEST, g, seat, option) for option in kinds.values()]]
        found += [g.refuse(seat, Walk(square)) for square in range(g.plan.width * g.plan.height)]
    return found


def told(t: Table) -> list[Any]:
    """What was told to the heroes. Any: whatever lines carry."""
    return [(line.key, dict(line.args)) for line in t.g.log or () if line.only is None or set(line.only) & {1, 2}]


def the_same(one: Table, other: Table) -> None:
    for seat in (1, 2):
        assert known(one.g, seat) == known(other.g, seat)
    assert told(one) == told(other)


@pytest.mark.parametrize("what", HIDDEN)
def test_hidden_things_change_nothing_for_the_heroes(what: str) -> None:
    one, other = table(), table(**HIDDEN[what])
    the_same(one, other)
    for answer in (Walk(one.square("D3")), EndTurn()):
        for t in (one, other):
            t.roll(*(3,) * 12).do(answer)
        the_same(one, other)


def test_the_numbers_of_things_betray_nothing_that_is_hidden() -> None:
    """Beside the hero are a door, a chest, a throne and a trap; in the dark is one more of each, named first."""
    door, chest, piece = DOORS[0], v.Chest(at=(6, 2)), v.Piece(kind="throne", at=(7, 1))
    trap, at = v.Trap(kind="spear", at=(7, 3)), ("H3", "A1")
    hidden: dict[str, Any] = {
        "doors": (v.Door(at=(10, 4), to="east", kind="secret"), door),
        "chests": (v.Chest(at=(14, 3)), chest),
        "furniture": (v.Piece(kind="table", at=(12, 0)), piece),
        "traps": (v.Trap(kind="pit", at=(9, 1)), trap),
        "foes": (ELSEWHERE,),
    }
    plain: dict[str, Any] = {"doors": (door,), "chests": (chest,), "furniture": (piece,), "traps": (trap,)}
    one, other = table(at=at, **plain), table(at=at, **hidden)
    for t in (one, other):
        t.roll(6, 3).do(SearchTraps()).roll(*(3,) * 12).do(EndTurn())
        while t.asked_seat != 1 or t.asked != "heroquest.turn":
            t.roll(*(3,) * 12).do(EndTurn() if EndTurn() in t.options() else t.options()[-1])
    the_same(one, other)
    offered = {type(option) for option in one.options()}
    assert offered >= {OpenDoor, OpenChest, SearchFurniture, Disarm, Jump}
    for number in range(2 * one.g.plan.width * one.g.plan.height):
        for answer in (OpenDoor(number), OpenChest(number), SearchFurniture(number), Disarm(number)):
            assert one.g.refuse(1, answer) == other.g.refuse(1, answer)
    for t in (one, other):
        t.roll(*(3,) * 12).do(SearchFurniture(t.square("H2"))).do(OpenChest(t.square("G3")))
    the_same(one, other)


def test_what_an_event_will_do_is_hidden_while_the_heroes_decide() -> None:
    yes = {"de": "Ja", "en": "Yes"}

    def deciding(deed: v.Deed, *before: v.Event) -> Table:
        options = v.Decision(id="yes", text=yes, do=(deed,)), v.Decision(id="no", text=yes, do=SAYS.do)
        decide = v.Decide(question=yes, options=options)
        return table(events=(*before, v.Event(when=v.Entering(squares=((3, 2),)), do=(decide, *SAYS.do))))

    tables = deciding(SAYS.do[0]), deciding(v.Ends(passed=True), SAYS)
    for t in tables:
        t.roll(*(3,) * 12).do(Walk(t.square("D3")))
        assert t.asked == "heroquest.decide"
    the_same(*tables)
    guess = HEROQUEST.determinize(tables[1].g, 1, Random(3))
    assert guess.answer(1, guess.options(1)[0]) is None
    assert guess.asks[0].question == "heroquest.turn", "what is not known does not happen"


def test_a_way_out_that_nobody_has_seen_is_hidden() -> None:
    one, other = [table(goals=(v.Escape(squares=(spot,)),)) for spot in ((12, 1), (13, 3))]
    the_same(one, other)
    assert HEROQUEST.view(HEROQUEST.determinize(one.g, 1, Random(3)), 1) == HEROQUEST.view(one.g, 1)


def test_where_somebody_is_who_has_fled_is_hidden() -> None:
    one, other = table(), table()
    for t, spot in ((one, "M2"), (other, "O4")):
        t.put("warlock", spot, vanished=True)
    the_same(one, other)


def test_the_shape_of_a_room_that_nobody_has_seen_changes_nothing() -> None:
    the_same(table(), table(OTHER_ROOM))


def test_the_game_master_sees_the_difference() -> None:
    """Else the tests above would show nothing."""
    plain = HEROQUEST.view(table().g, 0)
    for what, changes in HIDDEN.items():
        if what not in ("what a chest holds",):
            assert HEROQUEST.view(table(**changes).g, 0) != plain, what


def test_what_is_found_is_no_longer_hidden() -> None:
    one, other = table(), table(**HIDDEN["a trap under their feet"])
    for t in (one, other):
        t.roll(*(3,) * 12).do(SearchTraps())
    assert known(one.g, 1) != known(other.g, 1)


def begun(g: HeroQuest) -> HeroQuest:
    """The first turn of the first hero; dice show a 3."""
    g.scripted = (3,) * 40
    g.stack.append(HEROQUEST.opening())
    g.run()
    while g.asks[0].question != "heroquest.turn":
        assert g.answer(g.asks[0].seat, g.options(g.asks[0].seat)[0]) is None
    return g


@pytest.mark.parametrize("seed", range(6))
def test_the_seed_of_a_new_dungeon_is_in_nothing_that_heroes_get(seed: int) -> None:
    """The same dungeon from another seed: only its dice and its decks differ, and nobody has seen those."""
    one, other = HEROQUEST.lay_out(DUNGEON, seed), HEROQUEST.lay_out(DUNGEON, seed)
    other.seed, other.quest_seed = seed + 1000, seed + 1000
    assert known(begun(one), 1) == known(begun(other), 1)


@pytest.mark.parametrize("seed", range(6))
def test_the_shape_of_a_new_dungeon_is_hidden_where_nobody_has_been(seed: int) -> None:
    """Half of every room that nobody has seen is rock, and foes, traps and events are gone."""
    one, other = begun(HEROQUEST.lay_out(DUNGEON, seed)), HEROQUEST.lay_out(DUNGEON, seed)
    made, board = generate(seed, DUNGEON.threat, DUNGEON.heroes, HEROQUEST.lore)
    width = one.plan.width
    rooms = mask_of([s for area in one.plan.areas if area.room for s in squares_of(area.squares)])
    beside = mask_of([end for door in one.plan.doors.values() for end in (door.one, door.other)])
    gone = {s for s in squares_of(rooms & ~one.seen & ~beside) if s % 2}
    rows = ["".join(["#" if y * width + x in gone else sign for x, sign in enumerate(row)])
            for y, row in enumerate(board.rows)]  # fmt: skip
    assert tuple(rows) != board.rows
    bare = replace(made, foes=(), traps=(), events=())
    other.plan = Builder(bare, replace(board, rows=tuple(rows)), HEROQUEST.lore.furniture).plan()
    assert known(one, 1) == known(begun(other), 1)


@pytest.mark.parametrize("lang", LANGS)
def test_what_clients_get_for_all_tables_holds_nothing_of_any_plan(lang: str) -> None:
    content = msgspec.json.encode(HEROQUEST.content(lang)).decode()
    quests = HEROQUEST.lore.quests.values()
    shown = "".join([text[lang] for each in quests for text in (each.name, each.briefing, each.aim)])
    for each in quests:
        secrets = [each.won[lang], each.lost[lang]]
        secrets += [deed.text[lang] for event in each.events for deed in event.do if isinstance(deed, v.Say)]
        secrets += [foe.name[lang] for foe in each.foes if foe.name is not None and foe.name[lang] not in shown]
        for secret in secrets:
            assert msgspec.json.encode(secret).decode()[1:-1] not in content, (each.id, secret)
    for word in ("rows", "stairs", "foes", "traps", "chests", "events", "doors"):
        assert f'"{word}":' not in content


@pytest.mark.parametrize(("killed", "frenzy"), [(("thrisk",), False), (("thrisk", "packmaster"), True)])
def test_whoever_died_before_all_eyes_is_known_in_every_world(killed: tuple[str, ...], frenzy: bool) -> None:
    """HQ-19.29: of a monster with a name, too, everybody knows whether it was a packmaster."""
    g = HEROQUEST.start(Settings(heroes=1, quest="plague", company=("barbarian",)), 1)
    g.killed = killed
    assert has_died(g) == has_died(HEROQUEST.determinize(g, 1, Random(3))) == frenzy
