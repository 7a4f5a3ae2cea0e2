"""What the rulebook says about tiles is what is shipped."""

from __future__ import annotations

import pytest

from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.teller import phrasebook
from questhall.kernel.rulebook import Rulebook


def said(rule: str, lang: str) -> str:
    return Rulebook.load(RUSHOUT.folder / "rulebook").rule(rule, lang).text


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_symbol_of_every_heros_star_is_named_beside_the_hero(lang: str) -> None:
    told = said("RO-36", lang).split(": ", 1)[1].split(".")[0]
    for hero in RUSHOUT.catalog.heroes.values():
        name, symbol = hero.name[lang], phrasebook(lang).say(f"symbol.{hero.star}")
        [part] = [part for part in told.split(",") if name in part]
        assert symbol in part


def test_every_wounded_side_has_two_hearts_and_the_symbol_of_the_star() -> None:
    assert "two hearts and the symbol of the hero’s star" in said("RO-155", "en")
    for hero in RUSHOUT.catalog.heroes.values():
        assert sorted(hero.wounded) == sorted(["heart", "heart", hero.star])


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rulebook_counts_the_star_fields_of_either_side_of_the_dragon_tile(lang: str) -> None:
    tile = RUSHOUT.catalog.dragon_tile
    assert tile[2] != tile[3] == tile[4]
    numbers = [int(word) for word in said("RO-79", lang).replace(".", " ").replace(",", " ").split() if word.isdigit()]
    assert numbers == [3, tile[2], 4, 5, tile[4]]
