"""The rulebooks: complete, in order, in two languages that say the same."""

from __future__ import annotations

import re
from functools import cache

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.rulebook import Rulebook
from tests.games.rulebooks import BOOKS

MARK = {"de": "*Festlegung:* ", "en": "*Ruling:* "}
RULES = [(game, rule) for game, expected in BOOKS.items() for rule in expected.ids]
TERMS = [(game, rule, words) for game, expected in BOOKS.items() for rule, words in expected.terms.items()]

in_every_game = pytest.mark.parametrize("game", BOOKS)
in_every_language = pytest.mark.parametrize("lang", MARK)


@cache
def book(game: str) -> Rulebook:
    return Rulebook.load(GAMES[game].folder / "rulebook")


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
