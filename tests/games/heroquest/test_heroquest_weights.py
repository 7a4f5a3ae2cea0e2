"""What things are worth to the bots: numbers that can be tuned, and that change what somebody does."""

from msgspec.structs import asdict, replace

from questhall.games.heroquest.bot import LEVELS, HeroQuestBot
from questhall.games.heroquest.bot.weights import Weights
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Act, Attack, Walk
from questhall.kernel.answers import Answer
from tests.games.heroquest.bots import says
from tests.games.heroquest.scenario import Table


def would_say(t: Table, weights: Weights) -> Answer:
    """What a cunning bot would answer to whom things are worth so much."""
    level = replace(LEVELS["cunning"], weights=weights)
    return says(t, player=HeroQuestBot(HEROQUEST.lore, t.asked_seat, 1, level))


def test_every_level_starts_with_the_same_weights() -> None:
    for level in LEVELS.values():
        assert level.weights == Weights()


def test_every_weight_is_positive_so_that_it_can_be_multiplied() -> None:
    assert all(value > 0 for value in asdict(Weights()).values())


def test_who_fears_little_strikes_from_beside_a_warrior() -> None:
    t = Table("dwarf", at=("D3",))
    t.put("chaos_warrior", "D2")
    goblin = t.put("goblin", "D4")
    assert isinstance(would_say(t, Weights()), Walk), "out of the warrior's reach first"
    assert would_say(t, Weights(risk=0.001)) == Attack(goblin.id)


def test_who_never_loses_hope_does_not_flee() -> None:
    t = Table("barbarian", "dwarf", at=("D3", "D5"))
    t.set(t.hero(2), body=0, state="down")
    t.set(t.hero(1), body=1)
    warrior = t.put("chaos_warrior", "D2")
    daring = Weights(risk_fragile=0.001)
    assert isinstance(would_say(t, daring), Walk), "away from here"
    assert would_say(t, replace(daring, hope=99.0)) == Attack(warrior.id)


def test_a_spear_that_does_not_mind_being_struck_stays_on_the_near_side() -> None:
    t = Table("barbarian", at=("D3",))
    skeleton = t.put("skeleton", "F3")
    t.masters_turn()
    t.do(Act(skeleton.id))
    corners = [Walk(t.square(spot)) for spot in ("C2", "E2", "C4", "E4")]
    assert would_say(t, Weights()) in corners
    assert would_say(t, Weights(corner=0.001)) == Walk(t.square("E3"))
