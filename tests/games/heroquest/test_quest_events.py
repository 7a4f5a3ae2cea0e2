"""What happens in a quest by itself: what sets events off, what they do, and in which order."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Choose, EndTurn, OpenDoor, Walk
from questhall.games.heroquest.rules import events, looking, wounds
from tests.games.heroquest.scenario import TEXT, Table

SAID = v.Say(text={"de": "Es knirscht.", "en": "Something grinds."})
GOBLIN = v.Foe(kind="goblin", at=(4, 0), id="late")


def event(when: v.Trigger, *do: v.Deed, only: tuple[str, ...] = (), repeats: bool = False) -> v.Event:
    return v.Event(when=when, do=do or (SAID,), only=only, repeats=repeats)


def stories(t: Table) -> int:
    """How often something was read aloud since the briefing."""
    return len(t.told("log.story")) - 1


# --- what sets them off ----------------------------------------------------------------------


def test_entering_a_square_sets_it_off_once() -> None:
    t = Table(events=(event(v.Entering(squares=((2, 2),))),))
    t.do(Walk(t.square("C3")))
    assert stories(t) == 1
    t.do(Walk(t.square("B3"))).do(Walk(t.square("C3")))
    assert stories(t) == 1


def test_an_event_that_repeats_is_set_off_again() -> None:
    t = Table(events=(event(v.Entering(squares=((2, 2),)), repeats=True),))
    t.do(Walk(t.square("C3"))).do(Walk(t.square("B3"))).do(Walk(t.square("C3")))
    assert stories(t) == 2


def test_the_walk_stops_where_something_happens() -> None:
    t = Table(events=(event(v.Entering(squares=((2, 2),))),))
    t.do(Walk(t.square("E3")))
    assert t.hero().square == t.square("C3")


def test_a_room_that_is_uncovered_is_seen_before_it_is_entered() -> None:
    t = Table(events=(event(v.Seeing(room="B")), event(v.Entering(room="B"), v.SetFlag(flag="inside"))), at=("K3",))
    t.uncover()
    t.g.seen &= ~t.g.plan.room("B")
    t.do(OpenDoor(t.door(1)))
    assert stories(t) == 1
    assert not t.g.flags
    t.do(Walk(t.square("L3")))
    assert t.g.flags == ("inside",)


def test_opening_a_door_sets_it_off() -> None:
    t = Table(events=(event(v.Opening(what="first")),), at=("H3",))
    t.do(OpenDoor(t.door()))
    assert stories(t) == 1


def test_killing_waits_for_the_last_of_those_named() -> None:
    t = Table(
        events=(event(v.Killing(what=("one", "two"))),),
        foes=(v.Foe(kind="goblin", at=(5, 0), id="one"), v.Foe(kind="goblin", at=(5, 1), id="two")),
    )
    one, two = t.g.foes
    wounds.dies(t.g, one)
    assert not t.g.pending
    wounds.dies(t.g, two)
    assert t.g.pending == ((0, 1),)


def test_searching_takes_the_place_of_a_card_once() -> None:
    searching = v.Searching(room="A"), v.Searching(room="A", kind="traps"), v.Searching(what="desk")
    t = Table(events=tuple(map(event, searching)))
    assert events.searched(t.g, t.hero(), "treasure")
    assert not events.searched(t.g, t.hero(), "treasure")
    assert events.searched(t.g, t.hero(), "traps")
    assert events.searched(t.g, t.hero(), "treasure", "desk")
    assert not events.searched(t.g, t.hero(), "treasure", "shelf")


def test_rounds_come_and_come_again() -> None:
    t = Table(events=(event(v.OnRound(n=2)), event(v.OnRound(n=2, every=2), v.SetFlag(flag="even"))))
    for expected in ((1, 0, ()), (2, 1, ("even",)), (3, 1, ("even",)), (4, 1, ("even",))):
        assert (t.g.round, stories(t), t.g.flags) == expected
        t.roll(3, 3, 3).do(EndTurn())
    assert t.g.events_done == 0b1


def test_flags_set_off_what_waits_for_them() -> None:
    t = Table(
        events=(
            event(v.Entering(squares=((2, 2),)), v.SetFlag(flag="lever")),
            event(v.Entering(squares=((3, 2),)), v.SetFlag(flag="wheel")),
            event(v.OnFlag(flags=("lever", "wheel"))),
        )
    )
    t.do(Walk(t.square("C3")))
    assert stories(t) == 0
    t.do(Walk(t.square("D3")))
    assert stories(t) == 1


def test_a_flag_may_be_needed_or_forbid_it() -> None:
    step_on = v.Entering(squares=((2, 2),))
    t = Table(
        events=(
            event(step_on, only=("bell",)),
            v.Event(when=step_on, unless=("bell",), do=(v.SetFlag(flag="quiet"),), repeats=True),
        )
    )
    t.do(Walk(t.square("C3")))
    assert stories(t) == 0
    assert t.g.flags == ("quiet",)
    t.g.set_flag("bell")
    t.do(Walk(t.square("B3"))).do(Walk(t.square("C3")))
    assert stories(t) == 1


# --- what they do -----------------------------------------------------------------------------


def test_monsters_appear_on_the_nearest_free_square() -> None:
    t = Table("barbarian", "elf", events=(event(v.Entering(squares=((4, 0),)), v.Place(foes=(GOBLIN,))),), at=("E2",))
    t.do(Walk(t.square("E1")))
    goblin = t.g.foes[0]
    assert goblin.square != t.square("E1")
    assert goblin.tag == "late"


@pytest.mark.parametrize(("heroes", "orcs"), [(("elf", "dwarf"), 1), (("elf", "dwarf", "barbarian"), 2)])
def test_some_stay_away_from_a_small_company(heroes: tuple[str, ...], orcs: int) -> None:
    first, second = v.Foe(kind="orc", at=(3, 0)), v.Foe(kind="orc", at=(4, 0), heroes=3)
    arrives = event(v.Entering(squares=((2, 2),)), v.Place(foes=(first, second)))
    t = Table(*heroes, foes=(first, second), events=(arrives,))
    assert len(t.g.monsters) == orcs
    t.do(Walk(t.square("C3")))
    assert len(t.g.monsters) == 2 * orcs


def test_those_who_come_wait_while_enough_are_there() -> None:
    wave = v.Place(foes=(v.Foe(kind="orc", at=(3, 0)),), most=2)
    t = Table(events=(event(v.Entering(squares=((2, 2),)), wave, repeats=True),))
    for _ in range(3):
        t.g.hero(1).left = 9
        t.do(Walk(t.square("C3"))).do(Walk(t.square("B3")))
    assert len(t.g.foes) == 2


def test_nobody_appears_in_the_dark() -> None:
    behind = v.Foe(kind="goblin", at=(12, 1))
    t = Table(events=(event(v.Entering(squares=((2, 2),)), v.Place(foes=(behind,))),))
    t.do(Walk(t.square("C3")))
    assert t.g.seen & t.g.plan.room("B") == t.g.plan.room("B")


def test_sleepers_are_woken_seen_or_not() -> None:
    sleepers = (
        v.Foe(kind="gargoyle", at=(6, 0), id="here", asleep=True),
        v.Foe(kind="gargoyle", at=(12, 0), id="there", asleep=True),
    )
    t = Table(events=(event(v.Entering(squares=((2, 2),)), v.Wake(what=("here", "there"))),), foes=sleepers)
    assert t.g.foes[0].asleep
    t.do(Walk(t.square("C3")))
    looking.uncover(t.g, t.g.plan.floor)
    assert [foe.asleep for foe in t.g.foes] == [False, False]


def test_doors_are_unlocked_or_opened() -> None:
    doors = (
        v.Door(at=(7, 2), to="east", kind="locked", id="first"),
        v.Door(at=(7, 4), to="east", kind="secret", id="second"),
    )
    unlock = v.Unlock(what=("first",)), v.Unlock(what=("second",), open=True)
    t = Table(events=(event(v.Entering(squares=((6, 2),)), *unlock),), doors=doors, at=("F3",))
    t.do(Walk(t.square("G3"))).do(Walk(t.square("H3"))).do(OpenDoor(t.door()))
    assert t.g.opened.bit_count() == 2


def test_buried_squares_push_aside_whoever_stands_there() -> None:
    t = Table(events=(event(v.Entering(squares=((2, 2),)), v.Bury(squares=((2, 2), (3, 2)))),))
    t.do(Walk(t.square("C3")))
    assert t.g.rubble >> t.square("D3") & 1
    assert t.hero().square != t.square("C3")
    assert t.refused(Walk(t.square("D3"))) == ("HQ-B.4",)


def test_a_room_can_be_shown() -> None:
    t = Table(events=(event(v.Entering(squares=((2, 2),)), v.Show(room="B"), v.Wanders(kind="mummy")),))
    t.do(Walk(t.square("C3")))
    assert t.g.seen & t.g.plan.room("B")
    assert t.g.wandering == "mummy"


DECISION = v.Decide(
    question={"de": "Zieht ihr den Hebel?", "en": "Do you pull the lever?"},
    options=(
        v.Decision(id="yes", text={"de": "Ja", "en": "Yes"}, do=(v.SetFlag(flag="pulled"),)),
        v.Decision(id="no", text={"de": "Nein", "en": "No"}, do=(v.SetFlag(flag="left"), SAID)),
    ),
)


def test_the_first_hero_who_answers_decides_for_all() -> None:
    t = Table("barbarian", "elf", events=(event(v.Entering(squares=((2, 2),)), DECISION, v.SetFlag(flag="after")),))
    t.do(Walk(t.square("C3")))
    assert [ask.seat for ask in t.g.asks] == [1, 2]
    assert t.asked == "heroquest.decide"
    t.do(Choose(1), seat=2)
    assert t.g.flags == ("left", "after")
    assert stories(t) == 1
    assert t.asked == "heroquest.turn"


def test_a_decision_is_told_in_the_words_of_the_quest() -> None:
    t = Table(events=(event(v.Entering(squares=((2, 2),)), DECISION),))
    t.do(Walk(t.square("C3")))
    shown = HEROQUEST.view(t.g, 1).decision
    assert shown is not None
    assert shown.question["en"] == "Do you pull the lever?"
    assert [option["de"] for option in shown.options] == ["Ja", "Nein"]


def test_a_quest_can_end_by_an_event() -> None:
    t = Table(events=(event(v.Entering(squares=((2, 2),)), v.Ends(passed=False)),))
    t.do(Walk(t.square("C3")))
    assert (t.g.winner, t.g.how) == ("master", "failed")


def test_an_event_is_told_to_its_end_before_the_quest_is_passed() -> None:
    t = Table(
        events=(event(v.Entering(squares=((2, 2),)), v.SetFlag(flag="done"), SAID),),
        goals=(v.Choose(flags=("done",)),),
        back=False,
    )
    t.do(Walk(t.square("C3")))
    assert t.g.how == "passed"
    assert [line["text"] for line in t.told("log.story")] == [TEXT, SAID.text, TEXT]


def test_a_saved_table_goes_on_in_the_middle_of_a_decision() -> None:
    t = Table(events=(event(v.Entering(squares=((2, 2),)), DECISION, v.SetFlag(flag="after")),))
    t.do(Walk(t.square("C3")))
    g = HEROQUEST.load(HEROQUEST.save(t.g), t.g.settings)
    g.plan = t.g.plan
    assert g.answer(1, Choose(0)) is None
    assert g.flags == ("pulled", "after")


def test_who_ends_a_turn_sets_nothing_off() -> None:
    t = Table("barbarian", "elf", events=(event(v.Entering(room="A")),), dice=(3, 3, 3))
    t.do(EndTurn())
    assert stories(t) == 0
