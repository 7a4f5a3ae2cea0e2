"""What the town and the game master's notes show."""

from __future__ import annotations

from questhall.games.heroquest import moves as m
from questhall.games.heroquest.entities import MASTER, Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.town.shown import TownView
from tests.games.heroquest.in_town import Visit, sheet


def shown(visit: Visit, seat: int | None = 1) -> TownView:
    town = HEROQUEST.view(visit.g, seat).town
    assert town is not None
    return town


def test_what_a_piece_fetches_is_what_its_sale_brings() -> None:
    visit = Visit(sheet(weapons=(Gear("longsword"),), surplus=(Gear("axe", rusty=True),), gold=0))
    fetches = shown(visit).guests[0].fetches
    visit.do(m.Sell("surplus:0")).do(m.Sell("weapons:0"))
    assert visit.g.hero(1).gold == fetches["surplus:0"] + fetches["weapons:0"]


def test_the_shelves_tell_how_many_potions_are_left() -> None:
    visit = Visit(sheet(gold=500), potions=2).do(m.Buy("healing_2"))
    assert shown(visit).left["healing_2"] == 1


def test_the_limits_are_counted_for_everybody_to_see() -> None:
    visit = Visit(sheet(bag=("strength",) * 5), sheet("wizard"))
    (cards, *_), _ = [guest.loads for guest in shown(visit, None).guests]
    assert (cards.what, cards.n, cards.most) == ("cards", 5, 4)


def test_armour_shows_the_dice_that_the_hero_will_have() -> None:
    visit = Visit(sheet(gold=500))
    then = shown(visit).fits["shield"]
    hero = HEROQUEST.view(visit.g, 1).heroes[0]
    assert len(then) == len(hero.defence) + 1


def test_what_a_class_never_uses_shows_no_dice() -> None:
    assert "longsword" not in shown(Visit(sheet("wizard"))).fits


def test_only_the_game_master_reads_the_notes_before_they_are_told() -> None:
    g = HEROQUEST.start(Settings(heroes=1), 5)
    master, hero = HEROQUEST.view(g, MASTER).plan, HEROQUEST.view(g, 1).plan
    assert hero is None
    assert master is not None
    assert master.notes
    assert all(note.texts for note in master.notes)


def test_a_visit_to_town_tells_nothing_of_the_stairs() -> None:
    assert [told.key for told in Visit(sheet()).g.log or ()] == ["log.town"]


def test_whoever_has_lived_through_nothing_may_visit_the_town_too() -> None:
    town = HEROQUEST.view(HEROQUEST.start(Settings(heroes=2, visit="town"), 5), 1).town
    assert town is not None
    assert [guest.passed for guest in town.guests] == [0, 0]


def test_no_table_is_laid_for_a_dead_hero_who_never_was() -> None:
    assert HEROQUEST.why_not(Settings(heroes=2, visit="town", fallen=(7,))) is not None
