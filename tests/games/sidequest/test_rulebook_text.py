"""The rulebook of SideQuest: complete, in order, in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import questhall.games.sidequest
from questhall.kernel.rulebook import Rulebook

RULES_PER_CHAPTER = (14, 7, 12, 12, 13, 6, 9, 4, 3, 7, 25, 4)
IDS = tuple(f"SQ-{c}.{r}" for c, last in enumerate(RULES_PER_CHAPTER, 1) for r in range(1, last + 1))

RULED = (
    *("SQ-1.4", "SQ-1.8", "SQ-1.9", "SQ-1.10", "SQ-2.2", "SQ-2.7"),
    *("SQ-3.1", "SQ-3.2", "SQ-3.4", "SQ-3.11", "SQ-4.1", "SQ-4.6"),
    *(
        "SQ-5.6",
        "SQ-5.10",
        "SQ-5.12",
        "SQ-5.13",
        "SQ-6.3",
        "SQ-7.3",
        "SQ-8.2",
        "SQ-8.4",
        "SQ-10.3",
        "SQ-10.4",
    ),
    *("SQ-11.1", "SQ-11.3", "SQ-11.5", "SQ-11.6", "SQ-11.13", "SQ-11.14", "SQ-11.17", "SQ-11.19"),
    *("SQ-12.1", "SQ-12.2", "SQ-12.4"),
)

MARK = {"de": "*Festlegung:* ", "en": "*Ruling:* "}

KEYWORDS = {
    "SQ-11.1": ("Brand", "Burn"),
    "SQ-11.7": ("Flink", "Nimble"),
    "SQ-11.16": ("Schleichend", "Stealth"),
    "SQ-11.19": ("Unantastbarkeit", "Untouchable"),
    "SQ-11.21": ("Wächter", "Warden"),
    "SQ-5.10": ("Einspringen", "Intervene"),
}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook.load(Path(questhall.games.sidequest.__path__[0]) / "rulebook")


def test_it_is_written_in_german_and_english(book: Rulebook) -> None:
    assert book.languages == ("de", "en")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_rule_stands_in_it_once_and_in_order(book: Rulebook, lang: str) -> None:
    assert tuple(rule.id for rule in book.rules(lang)) == IDS


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_chapter_has_a_title_and_an_introduction(book: Rulebook, lang: str) -> None:
    assert [each.id for each in book.chapters(lang)] == [f"SQ-{n}" for n in range(1, 13)]
    assert all(each.title and each.intro for each in book.chapters(lang))
    assert book.preface(lang).startswith("# SideQuest")


@pytest.mark.parametrize("rule_id", IDS)
def test_no_paragraph_is_the_same_in_both_languages(book: Rulebook, rule_id: str) -> None:
    de, en = book.rule(rule_id, "de"), book.rule(rule_id, "en")
    pairs = zip(de.text.split("\n\n"), en.text.split("\n\n"), strict=True)
    assert all(german.strip() and english.strip() and german != english for german, english in pairs)
    assert not set(de.rulings) & set(en.rulings)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_decision_of_ours_is_marked_as_one(book: Rulebook, lang: str) -> None:
    assert tuple(rule.id for rule in book.rules(lang) if rule.rulings) == RULED
    assert all(ruling.startswith(MARK[lang]) for rule in book.rules(lang) for ruling in rule.rulings)
    assert all(MARK[lang].strip() not in rule.text for rule in book.rules(lang))


@pytest.mark.parametrize("rule_id", IDS)
def test_both_languages_cite_the_same_rules(book: Rulebook, rule_id: str) -> None:
    def cited(lang: str) -> list[str]:
        rule = book.rule(rule_id, lang)
        words = " ".join((rule.text, *rule.rulings)).split()
        return [word.strip("(),.;:") for word in words if "SQ-" in word]

    assert cited("de") == cited("en")


@pytest.mark.parametrize(("rule_id", "words"), KEYWORDS.items())
def test_a_term_finds_its_rule_first_in_either_language(book: Rulebook, rule_id: str, words: tuple[str, str]) -> None:
    for word in words:
        assert book.find(word, "de")[0].rule == book.rule(rule_id, "de")
        assert book.find(word, "en")[0].rule == book.rule(rule_id, "en")
