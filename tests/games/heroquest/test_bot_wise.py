"""What the wise do otherwise: it was learned from dungeons that were lost. Each is compared with the cunning."""

from msgspec.structs import replace

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.bot import LEVELS, HeroQuestBot
from questhall.games.heroquest.bot.hero import SOON
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Attack, Cast, EndTurn, Jump, NewHero, OpenDoor, Rest, Walk
from questhall.kernel.answers import Answer
from tests.games.heroquest.bots import bot, says
from tests.games.heroquest.scenario import Table

LEVEL = replace(LEVELS["cunning"], wise=True)


def wise(seat: int = 1) -> HeroQuestBot:
    return HeroQuestBot(HEROQUEST.lore, seat, 1, LEVEL)


def wise_says(t: Table) -> Answer:
    return says(t, player=wise(t.asked_seat))


def test_only_whoever_has_learned_is_wise() -> None:
    assert not any(level.wise for level in LEVELS.values())


def test_with_the_goal_met_a_fight_is_left_behind() -> None:
    t = Table("barbarian", at=("C5",))
    t.set(t.hero(), bag=("star_stone",))
    orc = t.put("orc", "D5")
    t.g.goal_met = True
    assert says(t) == Attack(orc.id)
    assert wise_says(t) == Walk(t.square("A6"))


def test_where_the_aim_is_to_get_out_elsewhere_one_goes_there_as_soon_as_it_is_seen() -> None:
    t = Table("barbarian", at=("D3",), goals=(v.Escape(squares=((6, 0),)),))
    t.put("orc", "D4")
    assert isinstance(says(t), Attack)
    assert wise_says(t) == Walk(t.square("G1"))


def test_while_somebody_fights_no_other_door_is_opened() -> None:
    t = Table("barbarian", at=("H3",), stairs=((0, 5),))
    t.put("orc", "A5")
    t.set(t.hero(), took=("fight",), left=0)
    assert says(t) == OpenDoor(t.door())
    assert wise_says(t) == EndTurn()


def test_corridors_come_before_doors() -> None:
    """Nobody lives there, and from them one sees all doors."""
    door = v.Door(at=(1, 0), to="east")
    t = Table("barbarian", rows=("BB..##", "BB#..."), at=("C1",), doors=(door,), stairs=((5, 1),))
    t.g.seen = 0
    t.uncover("C1", "D1", "D2")
    assert says(t) == OpenDoor(t.door())
    assert wise_says(t) == Walk(t.square("D2"))


def test_of_two_doors_the_one_that_leads_farther_from_the_stairway() -> None:
    doors = (v.Door(at=(1, 0), to="south", id="near"), v.Door(at=(7, 0), to="south", id="far"))
    rows = ("........", "AABB#CCC", "AABB#CCC")
    t = Table("barbarian", at=("D1",), rows=rows, doors=doors, stairs=((0, 0),))
    t.uncover(*[f"{column}1" for column in "ABCDEFGH"])
    assert says(t) == Walk(t.square("B1"))
    assert wise_says(t) == Walk(t.square("H1"))


def test_no_fire_is_thrown_from_where_somebody_strong_can_come_to() -> None:
    t = Table("wizard", at=("B3",), doors=())
    t.set(t.hero(), spells=(), left=0)
    warrior = t.put("chaos_warrior", "F5")
    assert says(t) == Cast("fireball", warrior.id)
    assert wise_says(t) == EndTurn()


def test_the_wise_dare_soon_what_they_have_shrunk_from() -> None:
    answers = list[Answer]()
    for player in (bot(1), wise()):
        t = Table("barbarian", at=("B3",), doors=())
        t.put("orc", "F3")
        t.set(t.hero(), body=1, left=2)
        says(t, player=player)
        player.memory.stuck = SOON
        answers.append(says(t, player=player))
    assert answers[0] != Walk(t.square("D3"))
    assert answers[1] == Walk(t.square("D3"))


def test_somebody_who_was_found_jumps_a_pit_that_bars_the_way() -> None:
    t = Table("barbarian", rows=("AA......", "AA######"), at=("C1",), doors=(v.Door(at=(1, 0), to="east"),),
              stairs=((0, 1),))  # fmt: skip
    t.uncover()
    t.put("captive", "G1", led_by=1)
    t.g.pits |= 1 << t.square("F1")
    t.do(EndTurn())
    assert says(t) == Rest()
    assert wise_says(t) == Jump(t.square("F1"))


def test_for_whoever_is_dead_for_good_a_wizard_comes_if_there_is_none() -> None:
    t = Table("barbarian", "elf", dice=(3, 3, 3))
    t.set(t.hero(2), state="lost", body=-2)
    t.do(EndTurn())
    assert t.asked == "heroquest.successor"
    assert says(t, player=bot(2)) == NewHero("elf")
    assert wise_says(t) == NewHero("wizard")
