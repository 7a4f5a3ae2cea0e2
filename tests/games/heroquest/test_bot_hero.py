"""How written heroes play: they live, fight, find, and come home together."""

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.bot.hero import DARING
from questhall.games.heroquest.bot.home import DESPAIR
from questhall.games.heroquest.dungeon.squares import distance
from questhall.games.heroquest.entities import Dropped
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import (
    Allow,
    Attack,
    Cast,
    DisarmChest,
    Drink,
    EndTurn,
    GiveUp,
    Leave,
    OpenChest,
    OpenDoor,
    Prepare,
    SearchFurniture,
    SearchTraps,
    SearchTreasure,
    TakeUp,
    Walk,
)
from questhall.games.heroquest.settings import Settings
from tests.games.heroquest.bots import bot, says
from tests.games.heroquest.scenario import Table


def test_a_hero_goes_to_a_monster_and_strikes() -> None:
    t = Table("barbarian", at=("B3",))
    orc = t.put("orc", "E3")
    step = says(t)
    assert isinstance(step, Walk)
    t.do(step)
    assert says(t) == Attack(orc.id)


def test_of_two_the_one_that_can_be_felled() -> None:
    t = Table("barbarian", at=("D3",))
    t.put("chaos_warrior", "D2")
    goblin = t.put("goblin", "D4")
    step = says(t)
    assert isinstance(step, Walk), "out of the warrior's reach first"
    t.do(step)
    assert says(t) == Attack(goblin.id)


def test_the_wizard_throws_fire_from_behind_and_stays_there() -> None:
    t = Table("wizard", "barbarian", at=("B3", "D3"))
    orc = t.put("orc", "E3")
    answer = says(t)
    if isinstance(answer, Walk):
        t.do(answer)
        answer = says(t)
    assert isinstance(answer, Cast)
    assert answer.target == orc.id
    assert distance(t.hero(1).square, orc.square, t.g.plan.width) > 1


def test_before_the_quest_the_wizard_takes_as_many_spells_as_the_mind_holds() -> None:
    g = HEROQUEST.start(Settings(heroes=1, company=("wizard",)), 1)
    assert g.asks[0].question == "heroquest.prepare"
    answer = bot(1).choose(HEROQUEST.situation(g, 1))
    assert g.refuse(1, answer) is None
    assert isinstance(answer, Prepare)
    assert len(set(answer.spells)) == 6
    assert "heal" in answer.spells


def test_who_is_low_drinks_in_the_fight() -> None:
    t = Table("barbarian", at=("B3",))
    t.set(t.hero(), body=2, bag=("healing_4",))
    t.put("orc", "C3")
    assert says(t) == Drink("healing_4", 1)


def test_whoever_lies_beside_one_is_woken() -> None:
    t = Table("barbarian", "elf", at=("B3", "C3"))
    t.set(t.hero(1), bag=("healing_2",))
    t.set(t.hero(2), state="down", body=0, woken_by="potion")
    assert says(t) == Drink("healing_2", 2)


def test_a_potion_is_brought_to_whoever_lies_far_away() -> None:
    t = Table("barbarian", "elf", at=("B3", "G3"))
    t.set(t.hero(1), bag=("healing_2",))
    t.set(t.hero(2), state="down", body=0, woken_by="potion")
    step = says(t)
    assert isinstance(step, Walk)
    assert distance(step.to, t.square("G3"), t.g.plan.width) <= distance(t.square("B3"), t.square("G3"), 16)


def test_a_chest_is_disarmed_and_opened() -> None:
    chest = v.Chest(at=(3, 2), trap=(v.Hurt(body=1),), holds=(v.GoldPieces(n=10),))
    t = Table("dwarf", at=("C3",), chests=(chest,))
    t.g.chests_known = 1 << t.square("D3")
    assert says(t) == DisarmChest(t.square("D3"))
    t.g.chests_safe = 1 << t.square("D3")
    t.g.offers = {}
    assert says(t) == OpenChest(t.square("D3"))


def test_what_lies_about_is_picked_up() -> None:
    t = Table("dwarf", at=("C3",), stairs=((0, 5),))
    t.g.dropped = (Dropped(t.square("D3"), gold=25),)
    t.g.offers = {}
    assert isinstance(says(t), TakeUp)


def test_traps_are_looked_for_before_treasure_and_treasure_is_drawn_once() -> None:
    t = Table("barbarian", at=("M3",), stairs=((0, 5),))
    t.uncover()
    player = bot(1)
    assert says(t, player=player) == SearchTraps()
    t.g.searched = t.g.plan.floor
    t.g.offers = {}
    assert says(t, player=player) == SearchTreasure()
    player.memory.given.clear()
    assert says(t, player=player) != SearchTreasure()


def test_furniture_is_searched_by_whoever_stands_at_it() -> None:
    t = Table("barbarian", at=("N2",), furniture=(v.Piece(kind="throne", at=(13, 2)),))
    t.uncover()
    t.g.searched = t.g.plan.floor
    t.g.offers = {}
    assert says(t) == SearchFurniture(t.square("N3"))


def test_a_door_waits_for_stragglers() -> None:
    t = Table("barbarian", "dwarf", at=("H3", "A1"), stairs=((0, 5),))
    assert not isinstance(says(t), OpenDoor)
    t.set(t.hero(2), square=t.square("G3"))
    assert says(t) == OpenDoor(t.door())


def test_who_has_the_last_turn_of_the_round_opens_nothing() -> None:
    t = Table("barbarian", "dwarf", at=("G3", "H3"))
    t.do(EndTurn())
    assert t.asked_seat == 2
    assert not isinstance(says(t), OpenDoor)


def test_with_the_goal_met_everybody_goes_home() -> None:
    t = Table("barbarian", at=("C5",), goals=(v.Find(thing="star_stone"),))
    t.set(t.hero(), bag=("star_stone",))
    t.g.goal_met = True
    step = says(t)
    assert step == Walk(t.square("A6"))
    t.do(step)
    assert says(t) == Leave()


def test_nobody_walks_into_a_known_pit() -> None:
    t = Table("barbarian", at=("C3",), doors=())
    t.put("orc", "E3")
    t.g.pits |= 1 << t.square("D3")
    step = says(t)
    assert isinstance(step, Walk)
    assert step.to != t.square("D3")


def test_what_one_does_depends_on_nothing_that_one_cannot_know() -> None:
    """Another dungeon behind the same door, and the same answer."""
    answers = []
    for foe in ("goblin", "ogre_lord"):
        t = Table("barbarian", "dwarf", at=("F3", "E3"), foes=(v.Foe(kind=foe, at=(13, 2)),))
        answers.append(says(t))
    assert answers[0] == answers[1]


def test_who_is_weak_shrinks_from_a_foe_but_not_for_ever() -> None:
    t = Table("barbarian", at=("B3",), doors=())
    orc, barbarian = t.put("orc", "F3"), bot(1)
    t.set(t.hero(), body=1, left=2)
    away = says(t, player=barbarian)
    assert not isinstance(away, Walk) or distance(away.to, orc.square, t.g.plan.width) >= 4
    barbarian.memory.stuck = DARING
    dared = says(t, player=barbarian)
    assert isinstance(dared, Walk)
    assert distance(dared.to, orc.square, t.g.plan.width) == 2


def test_a_foe_who_only_comes_and_goes_is_nothing_new() -> None:
    t = Table("barbarian", at=("B3",), doors=())
    orc, barbarian = t.put("orc", "F3"), bot(1)
    says(t, player=barbarian)
    for hidden in (True, False, True, False):
        t.set(orc, vanished=hidden)
        t.g.round += 1
        says(t, player=barbarian)
    assert barbarian.memory.stuck == 4
    t.set(orc, body=orc.body + 1)
    t.g.round += 1
    says(t, player=barbarian)
    assert barbarian.memory.stuck == 0


def test_when_daring_has_changed_nothing_the_others_are_asked_to_give_up() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "B4"), doors=())
    barbarian = bot(1)
    says(t, player=barbarian)
    barbarian.memory.stuck = DESPAIR
    assert says(t, player=barbarian) == GiveUp()
    t.do(GiveUp()).do(Allow())
    assert t.g.how == "given-up"
