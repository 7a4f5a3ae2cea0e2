"""What written heroes do with rare gifts: nimbleness, brewing, walls and shadows; and a room that is to be held."""

from __future__ import annotations

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.dungeon.squares import mask_of
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Attack, Brew, Cast, Dexterity, EndTurn, OpenDoor, Walk
from tests.games.heroquest.bots import bot, says
from tests.games.heroquest.scenario import SHIELD, Table

# --- dexterity --------------------------------------------------------------------------------------


def test_the_elf_strikes_twice_in_a_hard_fight() -> None:
    t = Table("elf", at=("C3",))
    warrior = t.put("chaos_warrior", "D3")
    t.put("chaos_warrior", "H6")
    player = bot(1)
    assert says(t, player=player) == Dexterity()
    t.do(Dexterity())
    for _ in range(2):
        assert says(t, player=player) == Attack(warrior.id)
        t.roll(*(SHIELD,) * 6).do(Attack(warrior.id))
    assert t.hero().took == ("fight", "fight")


def test_for_a_single_goblin_she_does_not_hurry() -> None:
    t = Table("elf", at=("C3",))
    goblin = t.put("goblin", "D3")
    assert says(t) == Attack(goblin.id)


# --- brewing ------------------------------------------------------------------------------------------

BENCH = (v.Piece(kind="alchemist_bench", at=(4, 0)),)


def ingredients(n: int) -> tuple[str, ...]:
    return tuple([thing.id for thing in HEROQUEST.lore.things.values() if isinstance(thing, v.Ingredient)][:n])


def test_at_a_table_a_healing_potion_is_brewed() -> None:
    t = Table("dwarf", at=("B3",), furniture=BENCH)
    t.set(t.hero(), ingredients=ingredients(3))
    step = says(t)
    assert isinstance(step, Walk)
    t.do(step)
    assert says(t) == Brew("brew_healing", tuple(sorted(ingredients(3))))


def test_without_a_table_it_takes_a_need() -> None:
    t = Table("dwarf", at=("B3",))
    t.set(t.hero(), ingredients=ingredients(3))
    assert not isinstance(says(t), Brew)
    t.set(t.hero(), body=3)
    assert says(t) == Brew("brew_healing", tuple(sorted(ingredients(3))))


def test_an_injury_is_brewed_against_before_anything_else() -> None:
    t = Table("dwarf", at=("E3",), furniture=BENCH)
    t.set(t.hero(), ingredients=ingredients(4))
    t.mark(t.hero(), "injured_attack", until="cured")
    answer = says(t)
    assert isinstance(answer, Brew)
    assert answer.recipe == "brew_injury_cure"


# --- walls and shadows -----------------------------------------------------------------------------------


def test_a_wall_parts_a_fight_that_goes_badly() -> None:
    """A corridor two squares wide: behind the wall nobody comes through."""
    t = Table("wizard", "barbarian", rows=("AAAAAAAA", "AAAAAAAA"), doors=(), stairs=((0, 1),), at=("B1", "B2"))
    t.set(t.hero(), spells=("stone_wall",), base=(0, 0, 0))
    for spot in ("G1", "G2", "H1"):
        t.put("chaos_warrior", spot)
    t.set(t.hero(2), body=1)
    answer = says(t)
    assert isinstance(answer, Cast)
    assert answer.spell == "stone_wall"
    assert answer.squares[1] - answer.squares[0] == t.g.plan.width


def test_whoever_fights_well_needs_no_wall() -> None:
    t = Table("wizard", "barbarian", rows=("AAAAAAAA", "AAAAAAAA"), doors=(), stairs=((0, 1),), at=("B1", "B2"))
    t.set(t.hero(), spells=("stone_wall",), base=(0, 0, 0))
    t.put("chaos_warrior", "G1")
    assert not isinstance(says(t), Cast)


def test_a_shadow_hides_the_weak_and_they_stay_in_it() -> None:
    t = Table("wizard", "barbarian", "elf", at=("D3", "D4", "A1"))
    t.set(t.hero(), spells=("shadow_hide",), base=(0, 0, 0), body=1)
    t.set(t.hero(2), body=1)
    t.put("chaos_warrior", "F3")
    t.put("chaos_warrior", "F4")
    answer = says(t)
    assert isinstance(answer, Cast)
    assert answer.spell == "shadow_hide"
    t.do(answer)
    assert t.g.shadows >> t.hero().square & 1
    assert t.g.shadows >> t.hero(2).square & 1
    assert says(t) == EndTurn()


# --- a room to hold ------------------------------------------------------------------------------------------


def test_what_is_to_be_held_shows_when_it_was_seen() -> None:
    t = Table(goals=(v.HoldOut(rounds=3, room="B"),), at=("H3",), back=False)
    assert HEROQUEST.view(t.g, 1).held == ()
    assert HEROQUEST.view(HEROQUEST.determinize(t.g, 1, bot(1).random), 1).held == ()
    t.do(OpenDoor(t.door())).do(Walk(t.square("K3"))).do(OpenDoor(t.door(1)))
    held = HEROQUEST.view(t.g, 1).held
    assert mask_of(held) == t.g.plan.room("B")
    assert HEROQUEST.view(HEROQUEST.determinize(t.g, 1, bot(1).random), 1).held == held


def test_heroes_stay_in_the_room_that_they_see_they_must_hold() -> None:
    t = Table(goals=(v.HoldOut(rounds=3, room="A"),), at=("C3",), back=False)
    t.g.emptied = t.g.searched = t.g.plan.room("A")
    assert says(t) == EndTurn()
