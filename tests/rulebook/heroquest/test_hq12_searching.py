"""HQ-12: searching for treasure; HQ-B.10: wandering monsters; furniture."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.moves import EndTurn, OpenDoor, SearchFurniture, SearchTreasure, Walk
from tests.games.heroquest.scenario import SHIELD, SKULL, Table


def deck(t: Table, *cards: str) -> Table:
    """The treasure deck, from top to bottom."""
    t.g.treasures = cards
    return t


@pytest.mark.rule("HQ-12.1")
def test_every_search_draws_the_top_card_and_what_is_found_stays_out_of_the_deck() -> None:
    t = deck(Table(), "gold_50", "gem", "gold_10").do(SearchTreasure())
    assert (t.hero().gold, t.g.treasures) == (50, ("gem", "gold_10"))
    t.roll(3).do(EndTurn()).do(SearchTreasure())
    assert t.hero().gold == 100, "as often as wanted"


@pytest.mark.rule("HQ-12.1")
def test_searching_is_the_action_of_the_turn() -> None:
    t = deck(Table(), "gold_50", "gem").do(SearchTreasure())
    assert t.refused(SearchTreasure()) == ("HQ-B.2",)


@pytest.mark.rule("HQ-12.1")
def test_nobody_searches_for_treasure_with_a_monster_in_the_visible_area() -> None:
    t = Table()
    t.put("orc", "H6")
    assert t.refused(SearchTreasure()) == ("HQ-12.1",)
    assert SearchTreasure() not in t.options()


@pytest.mark.rule("HQ-12.1", "HQ-12.2")
def test_nothing_empties_all_that_was_revealed_for_all_and_new_places_can_be_searched() -> None:
    t = deck(Table("barbarian", "elf"), "nothing", "gold_50", "gem").do(SearchTreasure())
    t.roll(3).do(EndTurn())
    assert t.refused(SearchTreasure()) == ("HQ-12.1",), "for the Elf too"
    t.set(t.hero(2), square=t.square("H3"))
    t.do(OpenDoor(t.door())).do(Walk(t.square("I3")))
    deck(t, "gem").do(SearchTreasure())
    assert t.hero(2).gold == 50


@pytest.mark.rule("HQ-12.1", "HQ-B.11")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_room_that_nobody_has_searched_may_still_hide_what_the_quest_has_put_there(hidden: bool) -> None:
    lever = v.Event(when=v.Searching(room="A" if hidden else "B"), do=(v.SetFlag(flag="lever"),))
    t = deck(Table("barbarian", events=(lever,)), "gold_50").comes("treasure:nothing")
    assert t.options(SearchTreasure), "the offer does not betray it"
    t.do(SearchTreasure())
    assert (t.g.flags, t.hero().gold) == (("lever",) if hidden else (), 0)
    t.roll(3).do(EndTurn())
    assert t.refused(SearchTreasure()) == ("HQ-12.1",)


@pytest.mark.rule("HQ-12.1")
def test_nothing_and_hazards_go_back_into_the_deck() -> None:
    t = deck(Table(), "nothing", "gold_50", "gem").do(SearchTreasure())
    assert sorted(t.g.treasures) == ["gem", "gold_50", "nothing"]
    t = deck(Table(), "hidden_pit", "gold_50").roll(3).do(SearchTreasure())
    assert sorted(t.g.treasures) == ["gold_50", "hidden_pit"]
    assert t.hero().pit


@pytest.mark.rule("HQ-B.10")
def test_a_wandering_monster_comes_beside_the_searcher_and_attacks_at_once() -> None:
    t = deck(Table(), "wandering_monster", "gem")
    t.roll(SKULL, SKULL, SHIELD, SKULL).do(SearchTreasure())
    (goblin,) = t.g.monsters.values()
    assert goblin.kind == "goblin", "that is the quest's"
    assert t.g.beside(t.hero().square) >> goblin.square & 1
    assert t.hero().full_body - t.hero().body == 1
    assert sorted(t.g.treasures) == ["gem", "wandering_monster"]


@pytest.mark.rule("HQ-12.1")
def test_a_charm_passes_over_hazards_and_an_echo_calls_a_monster() -> None:
    t = deck(Table(), "nothing", "wandering_monster", "gem", "gold_10")
    t.mark(t.hero(), "lucky_search")
    t.do(SearchTreasure())
    assert (t.hero().gold, t.hero().marks, len(t.g.treasures)) == (50, (), 3)
    t = deck(Table(), "gem")
    t.mark(t.hero(), "wary_search")
    t.roll(SHIELD, SHIELD).do(SearchTreasure())
    assert (len(t.g.monsters), t.hero().gold, t.g.treasures) == (1, 0, ("gem",))


# --- furniture -------------------------------------------------------------------------------------------


C3 = 34


def throne() -> Table:
    """A throne on C3, beside the hero on B3."""
    return Table(furniture=(v.Piece(kind="throne", at=(2, 2)),))


@pytest.mark.rule("HQ-12.1")
def test_a_piece_of_furniture_is_searched_once_by_its_table() -> None:
    t = throne().roll(4).do(SearchFurniture(C3))
    assert t.hero().gold == 30
    t.roll(3).do(EndTurn())
    assert t.refused(SearchFurniture(C3)) == ("HQ-12.1",)


@pytest.mark.rule("HQ-12.1", "HQ-10.3")
def test_a_throne_may_hide_a_pit() -> None:
    t = throne().roll(2, 3).do(SearchFurniture(C3))
    assert (t.hero().pit, t.g.pits) == (True, 1 << t.square("B3"))


@pytest.mark.rule("HQ-12.1")
def test_furniture_is_searched_beside_it_and_without_monsters() -> None:
    t = throne()
    t.set(t.hero(), square=t.square("B2"))
    assert t.refused(SearchFurniture(C3)) == ("HQ-12.1",)
    t.set(t.hero(), square=t.square("B3"))
    t.put("orc", "H6")
    assert t.refused(SearchFurniture(C3)) == ("HQ-12.1",)


@pytest.mark.rule("HQ-12.1")
def test_a_fireplace_may_cost_the_next_turn() -> None:
    t = Table("barbarian", "elf", furniture=(v.Piece(kind="fireplace", at=(2, 2)),)).roll(2).do(SearchFurniture(C3))
    t.roll(3).do(EndTurn()).roll(3).do(EndTurn())
    assert (t.asked_seat, len(t.told("log.misses-turn"))) == (2, 1), "the Barbarian's turn was passed over"
