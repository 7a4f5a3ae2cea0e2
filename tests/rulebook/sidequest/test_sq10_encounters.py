"""SQ-10: Encounters, Prize Cards and Bosses."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM, InPlay
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import (
    Activate,
    Attack,
    Cast,
    Declare,
    Discard,
    Done,
    Draw,
    Summon,
    Target,
    World,
    Yes,
)
from questhall.games.sidequest.values import hand_limit
from questhall.kernel.answers import OVER
from tests.games.sidequest.scenario import Table


def killing(victim: str, heroes: int = 1, **fields: Any) -> tuple[Table, InPlay, Attack]:
    """An ox is about to finish off a GM creature."""
    t = Table(heroes)
    foe = t.put(victim, damage=t.g.cards[victim].defense - 1, **fields)
    return t, foe, Attack(t.put("ox").id, foe.id)


@pytest.mark.rule("SQ-10.1")
def test_an_encounter_begins_with_the_first_creature_on_an_empty_gm_field() -> None:
    t = Table().gm(hand=["ghoul", "ghoul"], bp=4)
    t.at("gm", "world_phase").do(0, World("marsh"))
    assert t.g.encounter == 0
    t.do(0, Summon("ghoul"), Summon("ghoul"))
    assert (t.g.fighting, t.g.encounter) == (True, 1)


@pytest.mark.rule("SQ-10.1")
def test_an_encounter_goes_on_while_one_gm_creature_stands() -> None:
    t, _, blow = killing("ghoul")
    t.put("brute")
    t.at("hero", "attack_phase").do(1, blow)
    assert (t.g.fighting, t.g.completed, t.hero().hand) == (True, 0, ())


@pytest.mark.rule("SQ-10.1")
def test_an_encounter_ends_when_the_gm_field_is_empty_again() -> None:
    t, _, blow = killing("ghoul")
    t.at("hero", "attack_phase").do(1, blow)
    assert (t.g.fighting, t.g.completed) == (False, 1)


@pytest.mark.rule("SQ-10.1")
def test_an_encounter_also_ends_when_its_last_creature_leaves_in_the_gm_turn() -> None:
    cards = {"briar": {"type": "armor", "str": 0, "arm": 9, "slot": "body", "keywords": {"thorns": 3}}}
    t = Table(cards=cards)
    ghoul = t.put("ghoul")
    t.put("briar")
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert (t.g.completed, t.asked(0)) == (1, "gm-end")


@pytest.mark.rule("SQ-10.2")
def test_at_the_end_each_hero_takes_a_prize_card_and_may_hold_one_card_more() -> None:
    t, _, blow = killing("ghoul", heroes=2)
    t.at("hero", "attack_phase").do(1, blow)
    assert [(h.hand, len(h.prizes)) for h in t.g.heroes] == [(("ox",), 3), (("ox",), 3)]
    assert [hand_limit(t.g, seat) for seat in (0, 1, 2)] == [7, 8, 8]
    assert t.told("prize")[0] == {"seat": 1, "cards": ("ox",)}


@pytest.mark.rule("SQ-10.2")
def test_at_the_end_all_bound_bp_become_available() -> None:
    t, _, blow = killing("ghoul")
    t.gm(bp=1, bound=6, spent=2).at("hero", "attack_phase").do(1, blow)
    assert (t.g.gm.bp, t.g.gm.bound, t.g.gm.spent) == (7, 0, 2)


@pytest.mark.rule("SQ-10.2")
def test_a_knocked_out_hero_takes_no_prize_card() -> None:
    t, _, blow = killing("ghoul", heroes=2)
    t.hero(2, out=True, lp=0)
    t.at("hero", "attack_phase").do(1, blow)
    assert (t.hero(1).hand, t.hero(2).hand, len(t.hero(2).prizes)) == (("ox",), (), 4)


@pytest.mark.rule("SQ-10.3")
def test_an_encounter_in_which_the_secondary_boss_fell_counts_as_two() -> None:
    t, _, blow = killing("warlord", heroes=2)
    t.at("hero", "attack_phase").do(1, blow)
    assert t.g.completed == 2
    assert [(h.hand, len(h.prizes)) for h in t.g.heroes] == [(("ox", "ox"), 2)] * 2
    assert hand_limit(t.g, 1) == 9


@pytest.mark.rule("SQ-10.3")
def test_it_counts_as_two_only_when_it_ends() -> None:
    t, _, blow = killing("warlord")
    ghoul = t.put("ghoul", damage=2)
    t.at("hero", "attack_phase").do(1, blow)
    assert t.g.completed == 0
    t.do(1, Attack(1, ghoul.id))
    assert t.g.completed == 2


@pytest.mark.rule("SQ-10.3")
def test_the_encounter_after_it_counts_as_one_again() -> None:
    t, _, blow = killing("warlord")
    t.at("hero", "attack_phase").do(1, blow)
    ghoul = t.put("ghoul", damage=2)
    t.do(1, Attack(1, ghoul.id)).passes()
    assert t.g.completed == 3


@pytest.mark.rule("SQ-10.3")
def test_it_counts_as_two_even_if_its_end_brings_the_next_creature_at_once() -> None:
    urn = {
        "type": "gm_lasting",
        "cost": 0,
        "until": "game",
        "triggered": [{"when": "encounter_end", "do": [{"effect": "revive", "max_cost": 2}]}],
    }
    t = Table(cards={"urn": urn}).gm(discard=["ghoul"])
    t.put("urn", 0)
    warlord = t.put("warlord", damage=7)
    t.at("hero", "attack_phase").do(1, Attack(1, warlord.id)).do(0, Discard("ghoul"), World("marsh"))
    assert (t.g.completed, t.g.fighting, len(t.g.gm.creatures)) == (2, True, 1)


@pytest.mark.rule("SQ-10.3")
def test_a_secondary_boss_that_the_gm_sacrifices_is_not_defeated() -> None:
    altar = {
        "type": "gm_lasting",
        "cost": 0,
        "until": "game",
        "activated": [{"pay": {"sacrifice": "creature"}, "do": [{"effect": "free_bound", "amount": 1}]}],
    }
    t = Table(cards={"altar": altar})
    warlord, stone = t.put("warlord"), t.put("altar", 0)
    t.at("gm", "main_phase").do(0, Activate(stone.id), Target(warlord.id))
    assert t.g.completed == 1


@pytest.mark.rule("SQ-10.3", "SQ-3.12")
def test_no_more_encounters_are_completed_than_there_are() -> None:
    t, _, blow = killing("warlord")
    t.g.completed = 3
    t.hero(prizes=["ox"])
    t.at("hero", "attack_phase").do(1, blow).do(0, World("marsh"))
    assert (t.g.completed, hand_limit(t.g, 1), t.hero().hand) == (4, 11, ("ox",))


@pytest.mark.rule("SQ-10.3", "SQ-11.23")
def test_a_secondary_boss_that_returns_to_hand_counts_only_when_it_falls_for_good() -> None:
    lich = {"type": "boss", "size": 1, "atk": 1, "def": 1, "keywords": {"resurrection": 1}}
    t = Table(cards={"lich": lich}).gm(second_boss="lich", bp=5)
    first = t.put("lich")
    t.at("hero", "attack_phase").do(1, Attack(1, first.id)).do(0, Yes())
    assert (t.g.completed, t.g.gm.hand) == (1, ("lich+",))
    second = t.put("lich+")
    t.at("hero", "attack_phase").hero(attacked=False)
    t.do(1, Attack(1, second.id)).passes()
    assert t.g.completed == 3


@pytest.mark.rule("SQ-10.4")
def test_after_the_last_encounter_the_main_boss_enters_at_once_and_for_free() -> None:
    t, _, blow = killing("ghoul")
    t.g.completed = 3
    t.gm(bp=0).at("hero", "attack_phase").do(1, blow).do(0, World("marsh"))
    assert t.g.things[t.g.boss].card == "tyrant"
    assert t.g.gm.creatures == (t.g.boss,)
    assert (t.g.gm.bp, t.g.gm.bound, t.g.fighting) == (0, 0, True)
    assert t.asked(1) == "hero-attacks"


@pytest.mark.rule("SQ-10.4")
def test_the_boss_encounter_begins_with_a_new_world_card() -> None:
    t, _, blow = killing("ghoul")
    t.put("plain")
    t.g.completed = 3
    t.at("hero", "attack_phase").do(1, blow)
    assert t.asked(0) == "world"
    t.do(0, World("steppe"))
    assert t.g.things[t.g.world].card == "steppe"


@pytest.mark.rule("SQ-10.4")
def test_the_main_boss_can_be_attacked_in_the_very_turn_it_enters() -> None:
    t, _, blow = killing("ghoul")
    t.g.completed = 3
    t.at("hero", "attack_phase").do(1, blow).do(0, World("marsh"))
    t.do(1, Attack(1, t.g.boss)).passes()
    assert t.g.things[t.g.boss].damage == 1


@pytest.mark.rule("SQ-10.4")
def test_the_secondary_boss_can_bring_the_main_boss_one_encounter_early() -> None:
    t, _, blow = killing("warlord")
    t.g.completed = 2
    t.at("hero", "attack_phase").do(1, blow)
    assert t.asked(0) == "world"
    t.do(0, World("marsh"))
    assert t.g.boss > 0


@pytest.mark.rule("SQ-10.4")
@pytest.mark.parametrize(("difficulty", "encounters"), [("hard", 4), ("extreme", 5), ("impossible", 6)])
def test_the_difficulty_says_which_encounter_is_the_last(difficulty: str, encounters: int) -> None:
    t = Table(difficulty=difficulty)
    ghoul = t.put("ghoul", damage=2)
    t.g.completed = encounters - 2
    t.at("hero", "attack_phase").do(1, Attack(1, ghoul.id))
    assert (t.g.completed, t.g.boss) == (encounters - 1, 0)


@pytest.mark.rule("SQ-10.4")
def test_the_gm_may_summon_beside_the_main_boss() -> None:
    t = Table().gm(hand=["ghoul"], bp=2)
    t.boss()
    t.at("gm", "main_phase").do(0, Summon("ghoul"))
    assert len(t.g.gm.creatures) == 2
    assert t.g.gm.bound == 2


@pytest.mark.rule("SQ-10.5")
def test_defeating_the_main_boss_ends_the_game_whatever_else_is_in_play() -> None:
    t = Table()
    boss = t.boss(damage=9)
    t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(1, boss.id))
    assert t.g.winner == "heroes"
    assert t.g.over
    assert t.g.refuse(1, Done()) == OVER
    outcome = SIDEQUEST.outcome(t.g)
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("SQ-10.5")
def test_nothing_that_its_fall_sets_off_happens_any_more() -> None:
    grudge = {
        "type": "boss",
        "size": 8,
        "atk": 4,
        "def": 1,
        "triggered": [{"when": "destroyed", "do": [{"effect": "damage", "amount": 99, "to": {"each": "hero"}}]}],
    }
    t = Table(cards={"grudge": grudge}).gm(main_boss="grudge")
    boss = t.boss()
    t.at("hero", "attack_phase").do(1, Attack(1, boss.id))
    assert (t.g.winner, t.hero().lp) == ("heroes", 10)


@pytest.mark.rule("SQ-10.5")
def test_the_heroes_win_even_if_the_last_of_them_falls_in_the_same_moment() -> None:
    doom = {
        "type": "sorcery",
        "cost": 0,
        "do": [
            {"effect": "damage", "amount": 20, "to": {"each": "creature"}},
            {"effect": "damage", "amount": 99, "to": {"each": "hero"}},
        ],
    }
    t = Table(cards={"doom": doom})
    t.boss()
    t.hero(hand=["doom"])
    t.at("hero", "main_phase").do(1, Cast("doom")).passes()
    assert t.g.winner == "heroes"


@pytest.mark.rule("SQ-10.5")
def test_the_fall_of_all_other_creatures_does_not_end_the_boss_encounter() -> None:
    t = Table()
    t.boss()
    ghoul = t.put("ghoul", damage=2)
    t.at("hero", "attack_phase").do(1, Attack(1, ghoul.id))
    assert (t.g.winner, t.g.fighting, t.g.completed) == ("", True, 0)


@pytest.mark.rule("SQ-10.6")
def test_the_secondary_boss_is_summoned_like_any_gm_creature() -> None:
    t = Table().gm(hand=["warlord"], bp=9)
    t.put("ghoul")
    t.at("gm", "main_phase").do(0, Summon("warlord"))
    assert (t.g.gm.bp, t.g.gm.bound) == (1, 8)
    assert t.g.boss == 0


@pytest.mark.rule("SQ-10.6")
def test_the_secondary_boss_must_be_paid_in_full() -> None:
    t = Table().gm(hand=["warlord"], bp=7)
    t.put("ghoul")
    assert t.at("gm", "main_phase").refused(0, Summon("warlord")) == ("SQ-4.9",)


@pytest.mark.rule("SQ-10.7")
def test_an_empty_deck_is_reshuffled_from_the_own_discard_pile() -> None:
    t = Table(dice=(3,))
    t.hero(deck=[], discard=["wolf", "ox"])
    t.at("hero", "draw_phase").do(1, Draw(1))
    hero = t.hero()
    assert hero.discard == ()
    assert sorted(hero.hand + hero.deck) == ["ox", "wolf"]
    assert len(hero.hand) == 1


@pytest.mark.rule("SQ-10.7")
def test_a_deck_is_made_anew_as_soon_as_its_last_card_is_drawn() -> None:
    """What is discarded later lies on the pile, and not in the new deck."""
    t = Table(dice=(3,))
    t.hero(deck=["lamp_moth"], discard=["arc", "flare"])
    t.at("hero", "draw_phase").do(1, Draw(1))
    hero = t.hero()
    assert (hero.hand, sorted(hero.deck), hero.discard) == (("lamp_moth",), ["arc", "flare"], ())


@pytest.mark.rule("SQ-10.7")
def test_a_deck_whose_last_card_is_fetched_is_made_anew_too() -> None:
    t = Table()
    t.hero(hand=["call_into_the_woods"], deck=["wall_weasel"], discard=["howl"])
    t.at("hero", "main_phase").do(1, Cast("call_into_the_woods"))
    hero = t.hero()
    assert (hero.hand, hero.deck, hero.discard) == (("wall_weasel",), ("howl",), ("call_into_the_woods",))


@pytest.mark.rule("SQ-10.7")
def test_drawing_goes_on_after_the_reshuffle() -> None:
    t = Table(difficulty="extreme", dice=(3,)).gm(deck=["brute"], discard=["ghoul"])
    t.at("gm", "draw_phase").do(0, Draw(2))
    assert t.g.gm.hand == ("brute", "ghoul")


@pytest.mark.rule("SQ-10.7")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    t = Table(dice=(3,))
    t.hero(deck=[], discard=[])
    t.at("hero", "draw_phase").do(1, Draw(1))
    assert t.hero().hand == ()
    assert t.asked(1) == "grow"


@pytest.mark.rule("SQ-10.1", "SQ-11.20")
def test_a_face_down_creature_keeps_an_encounter_going() -> None:
    t = Table()
    lynx = t.put("ruin_lynx")
    t.put("false_lamp", face_down=True)
    t.hero(hand=["arc"])
    t.at("hero", "main_phase").do(1, Cast("arc", lynx.id)).passes()
    assert (t.g.fighting, t.g.completed, t.told("encounter-ends")) == (True, 0, [])


@pytest.mark.rule("SQ-10.1", "SQ-4.8", "SQ-11.20")
def test_a_face_down_creature_begins_an_encounter() -> None:
    t = Table().gm(hand=["false_lamp"], bp=2)
    t.g.world_ready = True
    t.at("gm", "main_phase").do(GM, Summon("false_lamp")).passes()
    assert (t.g.fighting, len(t.told("encounter"))) == (True, 1)
    assert t.may(GM, Done())
