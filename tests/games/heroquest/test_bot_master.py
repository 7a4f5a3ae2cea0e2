"""How the written game master plays its monsters (facts 11.2)."""

import pytest

from questhall.games.heroquest.dungeon.squares import distance
from questhall.games.heroquest.entities import Monster
from questhall.games.heroquest.moves import Act, Attack, Cast, PushBack, Rest, RollFate, Special, Turn, Walk, Wound
from tests.games.heroquest.bots import says
from tests.games.heroquest.scenario import SHIELD, SKULL, Table

FOUR = ("barbarian", "elf", "dwarf", "wizard")


def acting(t: Table, monster: Monster, level: str = "cunning") -> Table:
    """It is the turn of this monster."""
    t.masters_turn()
    t.do(Act(monster.id))
    assert t.asked == "heroquest.monster"
    return t


def test_it_walks_to_whom_it_can_reach_and_strikes() -> None:
    t = Table("barbarian", at=("B3",))
    orc = t.put("orc", "F3")
    acting(t, orc)
    step = says(t)
    assert isinstance(step, Walk)
    t.do(step)
    assert distance(orc.square, t.square("B3"), t.g.plan.width) == 1
    assert says(t) == Attack(1)


def test_a_clever_monster_falls_upon_the_weakest_and_a_dull_one_upon_the_nearest() -> None:
    for kind, target in (("chaos_warrior", "wizard"), ("zombie", "barbarian")):
        t = Table("barbarian", "wizard", at=("D3", "D5"))
        t.set(t.hero(2), body=2)
        monster = t.put(kind, "D2")
        acting(t, monster)
        answer = says(t)
        if isinstance(answer, Walk):
            t.do(answer)
            answer = says(t)
        assert isinstance(answer, Attack)
        assert t.hero(answer.target).kind == target


def test_whoever_can_be_felled_comes_first() -> None:
    t = Table("barbarian", "dwarf", at=("D3", "D5"))
    t.set(t.hero(2), body=1, marks=())
    t.mark(t.hero(2), "no_defence")
    orc = t.put("orc", "D4")
    acting(t, orc)
    step = says(t)
    assert isinstance(step, Walk), "it gets out of the Barbarian's reach first"
    t.do(step)
    assert says(t) == Attack(2)


def test_a_spear_strikes_from_the_corner_where_nobody_strikes_back() -> None:
    t = Table("barbarian", at=("D3",))
    skeleton = t.put("skeleton", "F5")
    acting(t, skeleton)
    step = says(t)
    assert isinstance(step, Walk)
    assert step.to in [t.square(spot) for spot in ("C2", "E2", "C4", "E4")]


def test_the_first_of_a_pack_leaves_the_near_side_to_the_slower() -> None:
    """A zombie takes four steps: only the square before the hero is in its reach, so the gor goes round."""
    t = Table("barbarian", at=("C3",))
    gor, _zombie = t.put("gor", "F3"), t.put("zombie", "H3")
    acting(t, gor)
    step = says(t)
    assert isinstance(step, Walk)
    assert step.to in (t.square("C2"), t.square("C4"), t.square("B3"))


def test_slingers_keep_away_and_shoot() -> None:
    t = Table("barbarian", at=("B3",))
    runner = t.put("gutter_runner", "D3")
    acting(t, runner)
    step = says(t)
    assert isinstance(step, Walk)
    assert 2 < distance(step.to, t.square("B3"), t.g.plan.width) <= 5
    t.do(step)
    assert says(t) == Special("sling", 1)


def test_who_has_shot_gets_out_of_reach() -> None:
    t = Table("barbarian", at=("B3",))
    acting(t, t.put("gutter_runner", "D3"))
    t.roll(SHIELD, SHIELD).do(Special("sling", 1))
    back = says(t)
    assert isinstance(back, Walk)
    assert distance(back.to, t.square("B3"), t.g.plan.width) > 2


def test_a_slinger_in_base_contact_steps_back_first() -> None:
    t = Table("barbarian", at=("B3",))
    acting(t, t.put("gutter_runner", "C3"))
    step = says(t)
    assert isinstance(step, Walk)
    assert distance(step.to, t.square("B3"), t.g.plan.width) >= 2


def test_guards_hold_until_somebody_comes() -> None:
    t = Table("barbarian", at=("B3",))
    t.uncover()
    guard = t.put("orc", "N3", stays=True)
    acting(t, guard)
    assert says(t) == Rest()


def test_a_goblin_alone_among_heroes_runs_to_its_people() -> None:
    t = Table(*FOUR, at=("A1", "A2", "A3", "A4"))
    t.uncover()
    t.g.east |= 1 << t.square("H3")
    t.g.opened |= 1 << t.door()
    t.put("orc", "J5")
    goblin = t.put("goblin", "F3")
    acting(t, goblin)
    step = says(t)
    assert isinstance(step, Walk)
    assert step.to % t.g.plan.width > t.square("H3") % t.g.plan.width


def test_a_sweep_where_three_heroes_stand_around() -> None:
    t = Table("barbarian", "elf", "dwarf", "wizard", at=("C2", "C3", "C4", "E2"))
    acting(t, t.put("troll", "D3"))
    assert type(says(t)).__name__ == "Sweep"


def test_a_push_only_into_a_pit() -> None:
    for pit, answer in (("C3", PushBack()), ("G6", Wound())):
        t = Table("barbarian", at=("D3",))
        t.g.pits |= 1 << t.square(pit)
        orc = t.put("orc", "E3")
        acting(t, orc)
        t.roll(SKULL, SHIELD, SHIELD, SKULL, SKULL).do(Attack(1))
        assert t.asked == "heroquest.push"
        assert says(t) == answer


def test_casters_cast_before_they_strike() -> None:
    t = Table("barbarian", "elf", at=("B3", "B4"))
    warlock = t.put("warlock", "F3", spells=("firestorm", "ball_of_flame"))
    acting(t, warlock)
    assert isinstance(says(t), Cast)


def test_who_is_almost_dead_vanishes() -> None:
    t = Table("barbarian", "elf", at=("B3", "B4"), foes=())
    warlock = t.put("warlock", "D3", spells=("escape", "fear"), body=1)
    acting(t, warlock)
    answer = says(t)
    assert isinstance(answer, Cast)
    assert answer.spell == "escape"


def test_a_dragon_turns_so_that_most_is_struck() -> None:
    t = Table("barbarian", "elf", at=("D2", "E3"))
    dragon = t.put("dragon", "D3", facing=2)
    acting(t, dragon)
    answer = says(t)
    assert isinstance(answer, Turn | Special | Walk)
    for _ in range(3):
        if isinstance(answer, Attack | Special):
            break
        t.do(answer)
        answer = says(t)
    assert isinstance(answer, Attack | Special)


def test_a_spider_turns_towards_whoever_is_behind_it() -> None:
    t = Table("barbarian", at=("D2",))
    spider = t.put("giant_spider", "D3", facing=2)
    acting(t, spider)
    assert says(t) == Turn(0)


def test_casters_act_first_then_shooters_then_the_nearest() -> None:
    t = Table("barbarian", at=("B3",))
    far, near = t.put("orc", "H6"), t.put("orc", "D3")
    runner, warlock = t.put("gutter_runner", "G1"), t.put("warlock", "H1", spells=("fear",))
    t.masters_turn()
    for monster in (warlock, runner, near, far):
        assert says(t) == Act(monster.id)
        t.do(Act(monster.id)).do(Rest())
        if t.asked_seat:
            break


def test_the_cunning_one_lets_all_who_think_fall_upon_one_hero() -> None:
    t = Table("barbarian", "elf", at=("D2", "D5"))
    t.set(t.hero(2), body=3)
    orc = t.put("chaos_barbarian", "E2")
    acting(t, orc)
    assert isinstance(says(t, "heuristic"), Attack)
    step = says(t, "cunning")
    assert isinstance(step, Walk)
    assert t.g.beside(t.square("D5")) >> step.to & 1


def test_fate_is_rolled() -> None:
    t = Table("barbarian", "elf")
    t.g.met = t.g.fate_open = True
    t.masters_turn()
    assert t.asked == "heroquest.fate"
    assert says(t) == RollFate()


@pytest.mark.parametrize("level", ["novice", "heuristic", "cunning"])
def test_whoever_lies_there_is_left_alone(level: str) -> None:
    t = Table("barbarian", "elf", at=("D3", "G6"))
    t.set(t.hero(1), state="down", body=0, woken_by="potion")
    acting(t, t.put("orc", "E3"))
    assert says(t, level) != Attack(1)
