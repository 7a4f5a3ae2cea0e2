"""Quests that nobody could play are refused, with the place and the rule."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.checks.entries import check_entry
from questhall.games.heroquest.checks.quests import Together, check_quest, quest_warnings
from questhall.games.heroquest.game import HEROQUEST
from questhall.kernel.pack_errors import Finding, pack_texts
from tests.games.heroquest.scenario import MAP, TEXT, quest

LORE = HEROQUEST.lore
BOARDS = {"test": v.Board(id="test", rows=MAP)}
KNOWN = Together(BOARDS, LORE.monsters, LORE.things, LORE.spells, LORE.furniture, LORE.quests)
BOSS = v.Foe(kind="orc", at=(13, 2), id="boss")
SOUND = quest(foes=(BOSS,), goals=(v.SlayFoes(what=("boss",)),))
SAY = (v.Say(text=TEXT),)
FAR = v.Foe(kind="orc", at=(20, 0))
ENTERS = v.Entering(squares=((2, 2),))

CHEST_WITH_SCROLL = (v.Chest(at=(3, 3), holds=(v.Give(scroll="heal"),)),)


def flaws(**changes: Any) -> list[tuple[str, tuple[str | int, ...], tuple[str, ...]]]:
    """Any: fields of the quest. Keys, places and rules of what is wrong with it."""
    found = list(check_quest(replace(SOUND, **changes), KNOWN))
    for finding in found:
        tells_it(finding)
    return [(finding.message.key.removeprefix("flaw.quest."), finding.at, finding.rules) for finding in found]


def tells_it(finding: Finding) -> None:
    """In both languages."""
    for lang in ("de", "en"):
        assert finding.message.told(pack_texts(lang, HEROQUEST.kind_of_packs.texts))


def event(when: v.Trigger, *do: v.Deed, **more: Any) -> tuple[v.Event, ...]:
    """Any: further fields of the event."""
    return (v.Event(when=when, do=do or SAY, **more),)


def door(**changes: Any) -> tuple[v.Door, ...]:
    """The door to the second room, changed. Any: fields of a door."""
    return SOUND.doors[0], replace(SOUND.doors[1], **changes)


def test_a_sound_quest_has_no_flaws() -> None:
    assert flaws() == []


def test_a_quest_needs_a_board() -> None:
    assert flaws(board="nowhere") == [("unknown", ("board",), ())]


@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ({"stairs": ((63, 0),)}, ("stairs", 0)),
        ({"foes": (replace(BOSS, at=(12, 5)),)}, ("foes", 0, "at")),
        ({"chests": (v.Chest(at=(15, 5)),)}, ("chests", 0, "at")),
        ({"furniture": (v.Piece(kind="table", at=(6, 4)), v.Piece(kind="table", at=(15, 0)))}, ("furniture", 1, "at")),
        ({"traps": (v.Trap(kind="rock", at=(3, 3), buries=(13, 5)),)}, ("traps", 0, "buries")),
        ({"events": event(v.Entering(squares=((12, 5),)))}, ("events", 0, "when", "squares", 0)),
        ({"events": event(ENTERS, v.Place(foes=(FAR,)))}, ("events", 0, "do", 0, "foes", 0, "at")),
        ({"blocked": ((15, 5),)}, ("blocked", 0)),
        ({"goals": (v.Escape(squares=((12, 5),)),)}, ("goals", 0, "squares", 0)),
    ],
)  # fmt: skip
def test_everything_stands_on_the_floor(changes: dict[str, Any], at: tuple[str | int, ...]) -> None:
    """Any: fields of the quest."""
    assert ("no-floor", at, ("HQ-B.11",)) in flaws(**changes)


@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ({"foes": (BOSS, v.Foe(kind="orc", at=(13, 2)))}, ("foes", 1, "at")),
        ({"chests": (v.Chest(at=(0, 5)),)}, ("chests", 0, "at")),
        ({"furniture": (v.Piece(kind="table", at=(12, 1)),)}, ("foes", 0, "at")),
        ({"traps": (v.Trap(kind="pit", at=(3, 3)), v.Trap(kind="spear", at=(3, 3)))}, ("traps", 1, "at")),
        ({"events": event(ENTERS, v.Bury(squares=((0, 5),)))}, ("events", 0, "do", 0, "squares", 0)),
    ],
)
def test_nothing_lies_on_top_of_something_else(changes: dict[str, Any], at: tuple[str | int, ...]) -> None:
    """Any: fields of the quest."""
    assert ("taken", at, ("HQ-B.11",)) in flaws(**changes)


def test_nothing_stands_on_a_blocked_square_or_across_a_wall() -> None:
    assert flaws(blocked=((13, 2),)) == [("on-blocked", ("foes", 0, "at"), ("HQ-B.11",))]
    assert ("two-areas", ("furniture", 0, "at"), ("HQ-B.11",)) in flaws(furniture=(v.Piece(kind="table", at=(6, 0)),))


def test_the_stairway_hangs_together() -> None:
    assert flaws(stairs=((0, 0), (2, 0))) == [("stairs-apart", ("stairs",), ("HQ-B.11",))]


def test_there_are_not_too_many() -> None:
    crowd = tuple([v.Foe(kind="goblin", at=(x, y)) for x in range(11, 16) for y in range(3)])
    assert [key for key, *_ in flaws(foes=crowd, goals=(v.SlayFoes(),))] == ["crowd"]
    traps = tuple([v.Trap(kind="spear", at=(x, y)) for x in range(7) for y in range(4)])
    assert [key for key, *_ in flaws(traps=traps)] == ["too-many"]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"doors": door(at=(3, 2))}, "door-wall"),
        ({"doors": door(at=(15, 2))}, "door-wall"),
        ({"doors": door(at=(12, 4), to="south")}, "door-wall"),
        ({"doors": (*SOUND.doors, replace(SOUND.doors[0], id=""))}, "door-twice"),
        ({"chests": (v.Chest(at=(11, 2)),)}, "door-blocked"),
        ({"doors": door(kind="double")}, "door-twin"),
        ({"doors": door(kind="secret", open=True)}, "door-open"),
        ({"doors": door(kind="locked")}, "no-key"),
        ({"doors": door(key="iron_key")}, "key-unused"),
    ],
)
def test_doors_stand_in_walls_and_can_be_opened(changes: dict[str, Any], key: str) -> None:
    """Any: fields of the quest."""
    assert key in [found for found, *_ in flaws(**changes)]


@pytest.mark.parametrize(
    ("trap", "key", "rule"),
    [
        (v.Trap(kind="double_pit", at=(3, 3)), "double-pit", "HQ-10.12"),
        (v.Trap(kind="double_pit", at=(3, 3), marks=((5, 3),)), "double-pit", "HQ-10.12"),
        (v.Trap(kind="guillotine", at=(3, 3)), "guillotine", "HQ-10.5"),
        (v.Trap(kind="spear", at=(3, 3), marks=((3, 4),)), "marks", "HQ-10.5"),
        (v.Trap(kind="pit", at=(3, 3), buries=(3, 4)), "buries", "HQ-10.14"),
        (v.Trap(kind="pit", at=(0, 0)), "corner-pit", "HQ-10.13"),
        (v.Trap(kind="pit", at=(15, 4)), "corner-pit", "HQ-10.13"),
    ],
)
def test_traps_are_what_their_rules_say(trap: v.Trap, key: str, rule: str) -> None:
    assert [(found, rules) for found, _, rules in flaws(traps=(trap,))] == [(key, (rule,))]


def test_a_certain_scroll_is_set_aside_and_handed_out() -> None:
    assert flaws(scrolls=("heal",), chests=CHEST_WITH_SCROLL) == []


def test_a_pit_at_a_wall_is_jumped_along_it() -> None:
    assert flaws(traps=(v.Trap(kind="pit", at=(3, 0)), v.Trap(kind="double_pit", at=(5, 0), marks=((6, 0),)))) == []


@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ({"wandering": "unicorn"}, ("wandering",)),
        ({"foes": (replace(BOSS, kind="unicorn"),)}, ("foes", 0, "kind")),
        ({"foes": (replace(BOSS, spells=("heal",)),)}, ("foes", 0, "spells", 0)),
        ({"furniture": (v.Piece(kind="sofa", at=(2, 2)),)}, ("furniture", 0, "kind")),
        ({"doors": door(kind="locked", key="no_key")}, ("doors", 1, "key")),
        ({"then": "nothing"}, ("then",)),
        ({"gives": ("nothing",)}, ("gives", 0)),
        ({"scrolls": ("dread",)}, ("scrolls", 0)),
        ({"goals": (v.SlayFoes(what=("nobody",)),)}, ("goals", 0, "what", 0)),
        ({"goals": (v.Rescue(who="boss"),)}, ("goals", 0, "who")),
        ({"goals": (v.Find(thing="nothing"),)}, ("goals", 0, "thing")),
        ({"events": event(v.Opening(what="third"))}, ("events", 0, "when", "what")),
        ({"events": event(v.Killing(what=("nobody",)))}, ("events", 0, "when", "what", 0)),
        ({"events": event(v.Searching(what="desk"))}, ("events", 0, "when", "what")),
        ({"events": event(ENTERS, v.Wake(what=("boss",)))}, ("events", 0, "do", 0, "what", 0)),
        ({"events": event(ENTERS, v.Unlock(what=("third",)))}, ("events", 0, "do", 0, "what", 0)),
        ({"events": event(ENTERS, v.Wanders(kind="unicorn"))}, ("events", 0, "do", 0, "kind")),
    ],
)  # fmt: skip
def test_what_a_quest_names_exists(changes: dict[str, Any], at: tuple[str | int, ...]) -> None:
    """Any: fields of the quest."""
    assert [(key, place) for key, place, _ in flaws(**changes)] == [("unknown", at)]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"dark": ("Z",)}, "no-room"),
        ({"events": event(v.Seeing(room="Z"))}, "no-room"),
        ({"events": event(ENTERS, v.Show(room="."))}, "no-room"),
        ({"goals": (v.HoldOut(rounds=3, room="Z"),)}, "no-room"),
        ({"events": event(ENTERS, only=("never",))}, "no-flag"),
        ({"events": event(v.OnFlag(flags=("never",)))}, "no-flag"),
        ({"goals": (v.Choose(flags=("never",)),)}, "no-flag"),
        ({"doors": door(id="first")}, "id-twice"),
        ({"foes": (BOSS, replace(BOSS, at=(14, 2)))}, "id-twice"),
        ({"foes": (BOSS, v.Foe(kind="orc", at=(14, 2), more=("blue_defence",)))}, "nameless"),
        ({"foes": (replace(BOSS, more=("psychic",)),)}, "psychic"),
        ({"foes": (replace(BOSS, spells=("escape",)),)}, "no-refuge"),
        ({"events": event(v.Entering())}, "entering"),
        ({"events": event(v.Entering(room="B"), repeats=True)}, "repeats-room"),
        ({"events": event(v.Searching())}, "searching"),
        ({"foes": (), "goals": (v.SlayFoes(),)}, "nobody"),
        ({"foes": (replace(BOSS, heroes=2),), "goals": (v.SlayFoes(),)}, "nobody"),
        ({"foes": (replace(BOSS, heroes=2),)}, "stays-away"),
        ({"scrolls": ("heal",)}, "scroll-kept"),
        ({"scrolls": ("heal",) * 3, "chests": CHEST_WITH_SCROLL}, "scroll-too-often"),
        ({"chests": CHEST_WITH_SCROLL}, "not-set-aside"),
        ({"events": event(ENTERS, v.Happens(effects=(v.Give(scroll="heal"),)))}, "not-set-aside"),
    ],
)
def test_what_makes_no_sense_is_refused(changes: dict[str, Any], key: str) -> None:
    """Any: fields of the quest."""
    assert key in [found for found, *_ in flaws(**changes)]


# --- the way to the goal -------------------------------------------------------------------------

LOCKED = door(kind="locked", key="iron_key")


def test_a_goal_behind_a_lock_needs_its_key() -> None:
    found = flaws(doors=LOCKED)
    assert ("unreachable", ("foes", 0, "at"), ("HQ-B.11",)) in found
    assert ("goal", ("goals", 0), ("HQ-B.11",)) in found


def test_the_key_must_lie_before_the_lock() -> None:
    key = (v.Give(thing="iron_key"),)
    assert flaws(doors=LOCKED, chests=(v.Chest(at=(4, 4), holds=key),)) == []
    assert flaws(doors=LOCKED, chests=(v.Chest(at=(14, 4), holds=key),)) != []


def test_an_event_may_give_the_key_or_unlock() -> None:
    gives = event(v.Searching(room="A"), v.Happens(effects=(v.Give(thing="iron_key"),)))
    assert flaws(doors=LOCKED, events=gives) == []
    assert flaws(doors=door(kind="locked"), events=event(ENTERS, v.Unlock(what=("second",)))) == []


def test_a_key_below_a_decision_counts() -> None:
    options = (v.Decision(id="yes", text=TEXT, do=(v.Unlock(what=("second",)),)), v.Decision(id="no", text=TEXT))
    assert flaws(doors=door(kind="locked"), events=event(ENTERS, v.Decide(question=TEXT, options=options))) == []


def test_a_rock_that_fell_must_not_cut_off_the_goal() -> None:
    narrow = v.Board(id="test", rows=("AAA...BBB", "AAA###BBB"))
    changes: dict[str, Any] = {
        "stairs": ((0, 0),),
        "doors": (v.Door(at=(2, 0), to="east"), v.Door(at=(5, 0), to="east")),
        "foes": (v.Foe(kind="orc", at=(7, 1), id="boss"),),
        "traps": (v.Trap(kind="rock", at=(4, 0)),),
    }
    found = check_quest(replace(SOUND, **changes), replace(KNOWN, boards={"test": narrow}))
    assert "flaw.quest.unreachable" in [finding.message.key for finding in found]


def test_an_event_that_nothing_can_set_off_is_refused() -> None:
    assert ("never", ("events", 0, "when"), ("HQ-B.11",)) in flaws(
        events=event(ENTERS, v.SetFlag(flag="x"), only=("x",))
    )


def test_a_goal_behind_a_secret_door_wants_a_hint() -> None:
    hidden = replace(SOUND, doors=door(kind="secret"))
    assert [warning.message.key for warning in quest_warnings(hidden, KNOWN)] == ["flaw.quest.no-hint"]
    hinted = replace(hidden, events=event(ENTERS, id="hint_draught"))
    assert not [*quest_warnings(hinted, KNOWN)]


def test_every_nested_text_speaks_both_languages() -> None:
    half = v.Decision(id="yes", text={"de": "Ja"})
    nested = replace(
        SOUND, events=event(ENTERS, v.Decide(question=TEXT, options=(half, v.Decision(id="no", text=TEXT))))
    )
    found = list(check_entry(nested, ("de", "en")))
    assert [finding.at for finding in found] == [("events", 0, "do", 0, "options", 0, "text")]
