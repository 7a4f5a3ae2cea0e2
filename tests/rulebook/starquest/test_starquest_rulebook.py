"""The rulebook of Star Quest: complete, in two languages that say the same, and honest about what is ours."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from questhall.games import starquest
from questhall.games.starquest.cardtext.things import discovery_text
from questhall.games.starquest.game import STARQUEST
from questhall.kernel.rulebook import Rule, Rulebook
from tests.games.rulebooks import BOOKS
from tests.games.starquest.expected import OURS

RULEBOOK = BOOKS["starquest"]
MARK = {"de": "*Festlegung:* ", "en": "*Ruling:* "}

pytestmark = pytest.mark.rule("ST-1")
in_both_languages = pytest.mark.parametrize("lang", MARK)


@cache
def book() -> Rulebook:
    return Rulebook.load(Path(starquest.__file__).parent / "rulebook")


def paragraphs(rule: Rule) -> list[str]:
    return [*rule.text.split("\n\n"), *rule.rulings]


@in_both_languages
def test_every_rule_stands_in_it_once_and_in_order(lang: str) -> None:
    ids = [rule.id for rule in book().rules(lang)]
    assert len(ids) == 297
    assert tuple(ids) == RULEBOOK.ids
    assert tuple(chapter.id for chapter in book().chapters(lang)) == RULEBOOK.chapters


@in_both_languages
def test_nothing_in_it_is_empty(lang: str) -> None:
    assert all(chapter.title and chapter.intro for chapter in book().chapters(lang))
    assert all(part.strip() for rule in book().rules(lang) for part in (rule.title, *paragraphs(rule)))


@in_both_languages
def test_every_decision_of_ours_is_marked_as_one(lang: str) -> None:
    rules = book().rules(lang)
    assert [rule.id for rule in rules if rule.rulings] == RULEBOOK.ruled.split()
    assert all(ruling.startswith(MARK[lang]) for rule in rules for ruling in rule.rulings)
    assert all(book().rule(f"ST-{n}", lang).rulings for n in OURS)


@pytest.mark.parametrize("rule_id", RULEBOOK.ids)
def test_both_languages_say_the_same_with_the_same_numbers(rule_id: str) -> None:
    de, en = book().rule(rule_id, "de"), book().rule(rule_id, "en")
    pairs = list(zip(paragraphs(de), paragraphs(en), strict=True))
    assert all(german != english for german, english in pairs)
    assert [numbers(german) for german, _ in pairs] == [numbers(english) for _, english in pairs]


def numbers(text: str) -> list[str]:
    """The rules that a paragraph names and the numbers in it, in their order."""
    return [found.replace(",", ".") for found in re.findall(RULEBOOK.named, text)]


@in_both_languages
@pytest.mark.rule("ST-195")
def test_it_says_of_search_tokens_what_the_core_pack_has_for_each_number(lang: str) -> None:
    listed = book().rule("ST-195", lang).rulings[0].split("\n- ")[1:]
    assert len(listed) == 6
    for face, line in enumerate(listed, start=1):
        (found,) = [one for one in STARQUEST.lore.discoveries.values() if face in one.rolls]
        assert numbers(line) == [str(face), *numbers(discovery_text(found, STARQUEST.texts(lang)))]
