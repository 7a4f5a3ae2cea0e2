"""What a client needs to draw the game."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.keywords import RULE_OF
from questhall.games.sidequest.rules.gm_options import PHRASES
from questhall.games.sidequest.teller import LANGUAGES

content = SIDEQUEST.content


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_there_in_every_language(lang: str) -> None:
    found = content(lang)
    assert found.cards.keys() == SIDEQUEST.packs[0].cards.keys()
    assert {deck.id for deck in found.decks} == SIDEQUEST.packs[0].decks.keys()
    assert [phrase.id for phrase in found.phrases] == list(PHRASES)
    assert found.keywords.keys() == RULE_OF.keys()
    for card in found.cards.values():
        assert card.name
        assert card.type_line
        assert card.emblem
        assert (card.cost is None) == (card.resource == "")
        assert not any("{" in text for text in (card.name, card.type_line, *card.text))


def test_it_is_read_once() -> None:
    assert content("en") is content("en")


def test_a_creature_and_its_values() -> None:
    wolf = content("de").cards["moss_wolf"]
    assert (wolf.name, wolf.type, wolf.side) == ("Mooswolf", "creature", "hero")
    assert (wolf.cost, wolf.resource, wolf.atk, wolf.defense, wolf.arm, wolf.partner) == (2, "int", 2, 2, None, 2)


def test_values_that_count_for_every_hero_stand_as_they_are_printed() -> None:
    boss = content("en").cards["mother_of_shafts"]
    assert (boss.cost, boss.resource, boss.atk, boss.defense) == (9, "bp", 3, "18H")


def test_equipment_names_its_place_its_demand_and_its_series() -> None:
    helm, sling = content("en").cards["tower_helm"], content("en").cards["root_sling"]
    assert (helm.slot, helm.hands, helm.arm, helm.cost, helm.resource) == ("head", 0, 4, 2, "str")
    assert content("en").cards[helm.series].type == "series"
    assert (sling.slot, sling.hands, sling.resource) == ("hand", 1, "str")


def test_keywords_are_explained_and_not_repeated_in_the_text() -> None:
    spider = content("en").cards["net_spider"]
    assert [(word.word, word.n, word.name, word.rule) for word in spider.keywords] == [("reach", 0, "Reach", "SQ-11.6")]
    assert "Reach" not in spider.text
    fear = [word for card in content("en").cards.values() for word in card.keywords if word.word == "fear" and word.n]
    assert all(word.name == f"Fear {word.n}" for word in fear)


def test_finds_belong_to_nobody() -> None:
    sides = {card.type: card.side for card in content("en").cards.values()}
    assert sides["discovery_event"] == sides["discovery_creature"] == "neutral"
    assert sides["world"] == "world"
    assert sides["gm_instant"] == sides["boss"] == "gm"


def test_words_stand_alone_in_both_languages() -> None:
    assert content("de").words["player"] == {"gm": "der GM", "hero": "Held {n}"}
    assert content("en").words["phase"]["attack"] == "Attack Phase"
    assert content("en").words["roll"]["fate"] == "Fate"


def test_levels_say_how_they_differ() -> None:
    normal, hard, *_ = content("en").levels
    assert normal.about.startswith("H BP per GM turn, 4 Encounters")
    assert hard.about.startswith("H + 1 BP per GM turn")
