"""The rulebook of Rush Out!: complete, in order, in two languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import questhall.games.rushout
from questhall.games.rushout import entities
from questhall.kernel.rulebook import Rulebook

IDS = tuple(f"RO-{n}" for n in range(1, 200))
CHAPTERS = (1, 11, 15, 28, 43, 49, 62, 68, 78, 95, 98, 108, 138, 147, 160, 173, 188)

RULED = (
    *(9, 10, 27, 28, 29, 30, 31, 34, 46, 48, 49, 53, 55, 64, 66, 70, 74, 79, 81, 86, 87, 90),
    *(101, 104, 105, 106, 107, 112, 113, 115, 118, 119, 121, 123, 130, 132),
    *(141, 142, 143, 144, 146, 151, 152, 153, 154, 166, 177, 178, 181, 185, 193, 199),
)

MARK = {"de": "*Festlegung:* ", "en": "*Ruling:* "}

TERMS = {
    "RO-36": ("Stern eines Helden", "star of a hero"),
    "RO-74": ("Beschwörung", "Summoning"),
    "RO-80": ("Drachenkunde", "Dragon lore"),
    "RO-104": ("Wirbel", "swirl"),
    "RO-115": ("Markt", "market"),
    "RO-141": ("Schweigen", "Silence"),
    "RO-148": ("Seelen", "Souls"),
    "RO-177": ("Erfahrung", "Experience"),
    "RO-181": ("Barde", "Bard"),
}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook.load(Path(questhall.games.rushout.__path__[0]) / "rulebook")


def test_it_is_written_in_german_and_english(book: Rulebook) -> None:
    assert book.languages == ("de", "en")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_rule_stands_in_it_once_and_in_order(book: Rulebook, lang: str) -> None:
    assert tuple(rule.id for rule in book.rules(lang)) == IDS


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_chapter_has_a_title_and_an_introduction(book: Rulebook, lang: str) -> None:
    bounds = zip(CHAPTERS, (*(first - 1 for first in CHAPTERS[1:]), 199), strict=True)
    assert [each.id for each in book.chapters(lang)] == [f"RO-{first}–{last}" for first, last in bounds]
    assert all(each.title and each.intro for each in book.chapters(lang))
    assert book.preface(lang).startswith("# Rush Out!")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_two_rules_have_the_same_title(book: Rulebook, lang: str) -> None:
    assert len({rule.title for rule in book.rules(lang)}) == len(IDS)


@pytest.mark.parametrize("rule_id", IDS)
def test_no_paragraph_is_the_same_in_both_languages(book: Rulebook, rule_id: str) -> None:
    de, en = book.rule(rule_id, "de"), book.rule(rule_id, "en")
    pairs = zip(de.text.split("\n\n"), en.text.split("\n\n"), strict=True)
    assert all(german.strip() and english.strip() and german != english for german, english in pairs)
    assert not set(de.rulings) & set(en.rulings)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_decision_of_ours_is_marked_as_one(book: Rulebook, lang: str) -> None:
    assert tuple(rule.id for rule in book.rules(lang) if rule.rulings) == tuple(f"RO-{n}" for n in RULED)
    assert all(ruling.startswith(MARK[lang]) for rule in book.rules(lang) for ruling in rule.rulings)
    assert all(MARK[lang].strip() not in rule.text for rule in book.rules(lang))


@pytest.mark.parametrize("rule_id", IDS)
def test_both_languages_name_the_same_rules_and_numbers(book: Rulebook, rule_id: str) -> None:
    def named(lang: str) -> list[str]:
        rule = book.rule(rule_id, lang)
        words = " ".join((rule.text, *rule.rulings)).replace("0,4", "0.4")
        return re.findall(r"RO-\d+|\d+(?:\.\d+)?", words)

    assert named("de") == named("en")


@pytest.mark.parametrize(
    ("rule_id", "milliseconds"),
    [
        ("RO-46", entities.REFILL),
        ("RO-64", entities.AIM_TIME),
        ("RO-106", entities.SWIRL_TIME),
        ("RO-143", entities.CLAP_TIME),
        ("RO-146", entities.VETO_TIME),
        ("RO-146", entities.CAUGHT_EVERY),
        ("RO-178", entities.LEARN_TIME),
    ],
)
def test_the_times_are_those_of_the_game(book: Rulebook, rule_id: str, milliseconds: int) -> None:
    said = " ".join(book.rule(rule_id, "en").rulings)
    assert f"{milliseconds / 1000:g} seconds" in said


@pytest.mark.parametrize(("rule_id", "words"), TERMS.items())
def test_a_term_finds_its_rule_first_in_either_language(book: Rulebook, rule_id: str, words: tuple[str, str]) -> None:
    for word in words:
        assert book.find(word, "de")[0].rule == book.rule(rule_id, "de")
        assert book.find(word, "en")[0].rule == book.rule(rule_id, "en")
