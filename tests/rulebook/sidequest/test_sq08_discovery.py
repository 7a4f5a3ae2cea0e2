"""SQ-8: what the Heroes find on their way."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.entities import NEUTRAL
from questhall.games.sidequest.moves import (
    Attack,
    Block,
    Cast,
    Declare,
    Discover,
    Done,
    Equip,
    Target,
    Unequip,
)
from tests.games.sidequest.scenario import Table


def discovering(card: str, heroes: int = 1, **more: object) -> Table:
    """Hero 1 is about to Discover this card."""
    t = Table(heroes, **more)  # type: ignore[arg-type]
    t.g.discovery_deck = ("chest", card)
    return t


@pytest.mark.rule("SQ-8.1")
def test_a_discovery_card_is_shown_to_all_and_takes_effect() -> None:
    t = discovering("chest").at("hero", "beg_or_discover").do(1, Discover())
    assert t.hero().lp == 11
    assert t.told("discover") == [{"seat": 1, "card": "chest"}]
    assert t.g.learned == ~0
    assert t.g.discovery_discard == ("chest",)


@pytest.mark.rule("SQ-8.1")
def test_a_discovery_card_is_no_spell_and_gives_nobody_a_chance_to_counter_it() -> None:
    t = discovering("chest").gm(hand=["gm_veto"], bp=3).at("hero", "beg_or_discover").do(1, Discover())
    assert t.asked(0) == ""
    assert t.hero().lp == 11
    assert t.told("cast") == []


@pytest.mark.rule("SQ-8.1")
def test_the_revealing_hero_chooses_the_target_of_a_discovery_card() -> None:
    cards = {
        "gift": {
            "type": "discovery_event",
            "target": {"choose": "other_hero"},
            "do": [{"effect": "heal", "amount": 3, "to": "target"}],
        }
    }
    t = discovering("gift", heroes=2, cards=cards).at("hero", "beg_or_discover").do(1, Discover())
    assert t.g.options(1) == [Target(2)]
    t.do(1, Target(2))
    assert (t.hero(1).lp, t.hero(2).lp) == (10, 13)


@pytest.mark.rule("SQ-8.1")
def test_a_discovery_card_without_a_possible_target_is_simply_put_away() -> None:
    cards = {
        "trap": {
            "type": "discovery_event",
            "target": {"choose": "own_creature"},
            "do": [{"effect": "destroy", "to": "target"}],
        }
    }
    t = discovering("trap", cards=cards).at("hero", "beg_or_discover").do(1, Discover())
    assert t.g.discovery_discard == ("trap",)
    assert t.asked(1) == "hero-main"


@pytest.mark.rule("SQ-8.2")
def test_discovered_equipment_goes_to_the_hand_of_the_one_who_revealed_it() -> None:
    t = discovering("relic", heroes=2).at("hero", "beg_or_discover").do(1, Discover())
    assert t.hero(1).hand == ("relic",)
    assert t.hero(2).hand == ()
    assert t.g.discovery_discard == ()


@pytest.mark.rule("SQ-8.2")
def test_discovered_equipment_that_leaves_play_goes_to_the_discovery_discard_pile() -> None:
    t = Table()
    t.hero(hand=["relic"])
    t.at("hero", "main_phase").do(1, Equip("relic"))
    t.do(1, Unequip(t.hero().equipment[0]))
    assert t.hero().discard == ()
    assert t.g.discovery_discard == ("relic",)


@pytest.mark.rule("SQ-8.3")
def test_a_discovered_creature_stays_in_the_zone_and_obeys_nobody() -> None:
    t = discovering("hermit").at("hero", "beg_or_discover").do(1, Discover()).do(1, Done())
    hermit = t.g.things[t.g.zone[0]]
    assert (hermit.owner, hermit.zone) == (NEUTRAL, "neutral")
    assert t.hero().creatures == t.g.gm.creatures == ()
    assert "SQ-5.2" in t.refused(1, Attack(hermit.id, hermit.id))


@pytest.mark.rule("SQ-8.3")
def test_a_neutral_creature_begins_no_encounter() -> None:
    t = discovering("hermit").at("hero", "beg_or_discover").do(1, Discover())
    assert (t.g.fighting, t.g.encounter, t.asked(1)) == (False, 0, "hero-main")


@pytest.mark.rule("SQ-8.3")
def test_heroes_may_attack_a_neutral_creature() -> None:
    t = Table()
    wolf, hermit = t.put("wolf"), t.put("hermit")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, hermit.id))
    assert hermit.id not in t.g.things


@pytest.mark.rule("SQ-8.3")
def test_the_gm_may_attack_a_neutral_creature_and_nobody_steps_in() -> None:
    t = Table(heroes=2)
    ghoul, hermit = t.put("ghoul"), t.put("hermit")
    t.put("wolf")
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, hermit.id),)))
    assert hermit.id not in t.g.things
    assert t.asked(0) == "gm-end"


@pytest.mark.rule("SQ-8.3")
def test_a_neutral_creature_neither_blocks_nor_is_declared_as_an_attacker() -> None:
    t = Table()
    ghoul, hermit = t.put("ghoul"), t.put("hermit")
    t.put("wolf")
    t.at("gm", "attack_phase")
    assert t.refused(0, Declare(((hermit.id, 1),))) == ("SQ-5.2",)
    t.do(0, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Block(hermit.id)) == ("SQ-5.4",)


@pytest.mark.rule("SQ-8.4")
def test_a_neutral_creature_destroyed_by_a_spell_goes_to_the_discovery_discard_pile() -> None:
    cards = {
        "bane": {
            "type": "sorcery",
            "cost": 1,
            "target": {"choose": "neutral_creature"},
            "do": [{"effect": "destroy", "to": "target"}],
        }
    }
    t = Table(cards=cards)
    hermit = t.put("hermit")
    t.hero(hand=["bane"])
    t.at("hero", "main_phase").do(1, Cast("bane", hermit.id))
    assert (t.g.zone, t.g.discovery_discard) == ((), ("hermit",))
    assert t.hero().discard == ("bane",)


@pytest.mark.rule("SQ-8.4")
def test_an_empty_discovery_deck_is_reshuffled_from_its_own_pile() -> None:
    t = Table()
    t.g.discovery_deck, t.g.discovery_discard = (), ("chest", "chest")
    t.at("hero", "beg_or_discover").do(1, Discover())
    assert t.hero().lp == 11
    assert (len(t.g.discovery_deck), len(t.g.discovery_discard)) == (1, 1)


@pytest.mark.rule("SQ-8.4")
def test_with_deck_and_pile_empty_nothing_is_discovered() -> None:
    t = Table()
    t.g.discovery_deck = ()
    t.at("hero", "beg_or_discover").do(1, Discover())
    assert (t.hero().lp, t.hero().hand, t.asked(1)) == (10, (), "hero-main")
