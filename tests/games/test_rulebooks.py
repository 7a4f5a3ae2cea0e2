"""The rulebooks: complete, in order, in two languages that say the same."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.games.rushout import entities
from questhall.kernel.rulebook import Rulebook

MARK = {"de": "*Festlegung:* ", "en": "*Ruling:* "}
RULES_PER_CHAPTER = (14, 7, 12, 12, 13, 6, 9, 4, 3, 7, 25, 4)
FIRST_OF_CHAPTER = (1, 11, 15, 28, 43, 49, 62, 68, 78, 95, 98, 108, 138, 147, 160, 173, 188, 200)


class Expected(Struct, frozen=True):
    """What stands in a rulebook."""

    title: str
    ids: tuple[str, ...]
    chapters: tuple[str, ...]
    ruled: str
    """The rules with decisions of ours."""
    named: str
    """What both languages have to name alike."""
    terms: dict[str, tuple[str, str]]
    """Words that find a rule."""


BOOKS = {
    "sidequest": Expected(
        "SideQuest",
        tuple(f"SQ-{c}.{r}" for c, last in enumerate(RULES_PER_CHAPTER, 1) for r in range(1, last + 1)),
        tuple(f"SQ-{chapter}" for chapter in range(1, 13)),
        """SQ-1.4 SQ-1.8 SQ-1.9 SQ-1.10 SQ-2.2 SQ-2.7 SQ-3.1 SQ-3.2 SQ-3.4 SQ-3.11 SQ-4.1 SQ-4.6 SQ-5.6 SQ-5.10 SQ-5.12
        SQ-5.13 SQ-6.3 SQ-7.3 SQ-8.2 SQ-8.4 SQ-10.3 SQ-10.4 SQ-11.1 SQ-11.3 SQ-11.5 SQ-11.6 SQ-11.13 SQ-11.14 SQ-11.17
        SQ-11.19 SQ-12.1 SQ-12.2 SQ-12.4""",
        r"SQ-\d+(?:\.\d+)?",
        {
            "SQ-11.1": ("Brand", "Burn"),
            "SQ-11.7": ("Flink", "Nimble"),
            "SQ-11.16": ("Schleichend", "Stealth"),
            "SQ-11.19": ("Unantastbarkeit", "Untouchable"),
            "SQ-11.21": ("Wächter", "Warden"),
            "SQ-5.10": ("Einspringen", "Intervene"),
        },
    ),
    "rushout": Expected(
        "Rush Out!",
        tuple(f"RO-{n}" for n in range(1, 200)),
        tuple(f"RO-{a}–{b - 1}" for a, b in pairwise(FIRST_OF_CHAPTER)),
        """RO-9 RO-10 RO-27 RO-28 RO-29 RO-30 RO-31 RO-34 RO-46 RO-48 RO-49 RO-53 RO-55 RO-64 RO-66 RO-70 RO-74 RO-79
        RO-81 RO-86 RO-87 RO-90 RO-101 RO-104 RO-105 RO-106 RO-107 RO-112 RO-113 RO-115 RO-118 RO-119 RO-121 RO-123
        RO-130 RO-132 RO-141 RO-142 RO-143 RO-144 RO-146 RO-151 RO-152 RO-153 RO-154 RO-166 RO-177 RO-178 RO-181 RO-185
        RO-193 RO-199""",
        r"RO-\d+|\d+(?:[.,]\d+)?",
        {
            "RO-36": ("Stern eines Helden", "star of a hero"),
            "RO-74": ("Beschwörung", "Summoning"),
            "RO-80": ("Drachenkunde", "Dragon lore"),
            "RO-104": ("Wirbel", "swirl"),
            "RO-115": ("Markt", "market"),
            "RO-141": ("Schweigen", "Silence"),
            "RO-148": ("Seelen", "Souls"),
            "RO-177": ("Erfahrung", "Experience"),
            "RO-181": ("Barde", "Bard"),
        },
    ),
}
RULES = [(game, rule) for game, expected in BOOKS.items() for rule in expected.ids]
TERMS = [(game, rule, words) for game, expected in BOOKS.items() for rule, words in expected.terms.items()]

in_every_game = pytest.mark.parametrize("game", BOOKS)
in_every_language = pytest.mark.parametrize("lang", MARK)


@cache
def book(game: str) -> Rulebook:
    return Rulebook.load(GAMES[game].folder / "rulebook")


def test_every_game_has_one() -> None:
    assert BOOKS.keys() == GAMES.keys()


@in_every_game
def test_it_is_written_in_german_and_english(game: str) -> None:
    assert book(game).languages == ("de", "en")


@in_every_language
@in_every_game
def test_every_rule_stands_in_it_once_and_in_order(game: str, lang: str) -> None:
    assert tuple(rule.id for rule in book(game).rules(lang)) == BOOKS[game].ids


@in_every_language
@in_every_game
def test_every_chapter_has_a_title_and_an_introduction(game: str, lang: str) -> None:
    chapters = book(game).chapters(lang)
    assert tuple(each.id for each in chapters) == BOOKS[game].chapters
    assert all(each.title and each.intro for each in chapters)
    assert book(game).preface(lang).startswith(f"# {BOOKS[game].title}")


@in_every_language
@in_every_game
def test_no_two_rules_of_a_chapter_have_the_same_title(game: str, lang: str) -> None:
    assert len({(rule.chapter, rule.title) for rule in book(game).rules(lang)}) == len(BOOKS[game].ids)


@pytest.mark.parametrize(("game", "rule_id"), RULES)
def test_no_paragraph_is_the_same_in_both_languages(game: str, rule_id: str) -> None:
    de, en = book(game).rule(rule_id, "de"), book(game).rule(rule_id, "en")
    pairs = zip(de.text.split("\n\n"), en.text.split("\n\n"), strict=True)
    assert all(german.strip() and english.strip() and german != english for german, english in pairs)
    assert not set(de.rulings) & set(en.rulings)


@in_every_language
@in_every_game
def test_every_decision_of_ours_is_marked_as_one(game: str, lang: str) -> None:
    rules = book(game).rules(lang)
    assert [rule.id for rule in rules if rule.rulings] == BOOKS[game].ruled.split()
    assert all(ruling.startswith(MARK[lang]) for rule in rules for ruling in rule.rulings)
    assert all(MARK[lang].strip() not in rule.text for rule in rules)


@pytest.mark.parametrize(("game", "rule_id"), RULES)
def test_both_languages_name_the_same_rules_and_numbers(game: str, rule_id: str) -> None:
    def named(lang: str) -> list[str]:
        rule = book(game).rule(rule_id, lang)
        words = " ".join((rule.text, *rule.rulings))
        return [found.replace(",", ".") for found in re.findall(BOOKS[game].named, words)]

    assert named("de") == named("en")


@pytest.mark.parametrize(("game", "rule_id", "words"), TERMS)
def test_a_term_finds_its_rule_first_in_either_language(game: str, rule_id: str, words: tuple[str, str]) -> None:
    for word in words:
        assert book(game).find(word, "de")[0].rule == book(game).rule(rule_id, "de")
        assert book(game).find(word, "en")[0].rule == book(game).rule(rule_id, "en")


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
def test_the_times_of_rush_out_are_those_of_the_game(rule_id: str, milliseconds: int) -> None:
    said = " ".join(book("rushout").rule(rule_id, "en").rulings)
    assert f"{milliseconds / 1000:g} seconds" in said
