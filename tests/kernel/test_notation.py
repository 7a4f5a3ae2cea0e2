"""Answers as short lines of text."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer
from questhall.kernel.notation import NotationError, form_of, read, tag_of, write

KINDS = [kind for game in GAMES.values() for kind in game.answers]


class March(Answer, frozen=True):
    who: str
    by: tuple[int, int]
    fast: bool
    mood: Literal["brave", "afraid"]
    leader: int | None = None
    path: tuple[tuple[int, int], ...] = ()


class Shout(Answer, frozen=True):
    words: tuple[str, ...]


class Crooked(Answer, frozen=True):
    first: tuple[int, ...]
    second: int


HERE = (March, Shout)


def test_an_answer_is_its_tag_and_its_fields() -> None:
    march = March("Ada", (3, -4), True, "brave", 7, ((1, 2), (3, 4)))
    assert write(march) == "march Ada 3>-4 yes brave 7 1>2 3>4"
    assert read("march Ada 3>-4 yes brave 7 1>2 3>4", HERE) == march


def test_defaults_at_the_end_are_left_out() -> None:
    assert write(March("Ada", (3, 4), False, "afraid")) == "march Ada 3>4 no afraid"


def test_nothing_is_a_dash() -> None:
    march = March("Ada", (3, 4), False, "afraid", None, ((1, 2),))
    assert write(march) == "march Ada 3>4 no afraid - 1>2"
    assert read(write(march), HERE) == march


def test_text_that_is_no_word_stands_in_quotes() -> None:
    shout = Shout(("", "-", "two words", 'a "quote"', "a>b", "line\nbreak", "Ärger"))
    assert write(shout) == r'shout "" "-" "two words" "a \"quote\"" "a>b" "line\nbreak" Ärger'
    assert read(write(shout), HERE) == shout


def test_capitals_of_the_tag_do_not_matter() -> None:
    assert read("SHOUT hi", HERE) == Shout(("hi",))


@pytest.mark.parametrize(
    ("line", "key", "named"),
    [
        ("", "empty", "march, shout"),
        ("marsh Ada", "unknown-move", "march"),
        ("march Ada", "missing", "march WHO BY FAST MOOD [LEADER] [N>N ...]"),
        ("march Ada 3 yes brave", "joined", "2"),
        ("march Ada 3>x yes brave", "not-a-number", "by"),
        ("march Ada 3>4 maybe brave", "not-one-of", "yes, no"),
        ("march Ada 3>4 yes bored", "not-one-of", "afraid, brave"),
        ('shout "open', "quotes", '"open'),
    ],
)
def test_a_wrong_line_is_answered_with_what_would_be_right(line: str, key: str, named: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(line, HERE)
    assert caught.value.key == f"kernel.notation.{key}"
    assert named in caught.value.arguments.values()


def test_too_many_words_are_refused() -> None:
    with pytest.raises(NotationError) as caught:
        read("summon moss_wolf 3", KINDS)
    assert caught.value.arguments == {"word": "3", "form": "summon CARD"}


def test_only_the_last_field_may_take_the_rest_of_the_line() -> None:
    with pytest.raises(TypeError, match="must come last"):
        write(Crooked((1,), 2))


def test_no_two_answers_of_a_game_begin_alike() -> None:
    for game in GAMES.values():
        tags = [tag_of(kind) for kind in game.answers]
        assert len(tags) == len(set(tags))


def test_every_answer_has_a_form() -> None:
    assert all(form_of(kind).startswith(tag_of(kind)) for kind in KINDS)


@pytest.mark.parametrize("kind", [*KINDS, March, Shout], ids=tag_of)
@settings(max_examples=25)
@given(data=st.data())
def test_every_answer_comes_back_as_it_was(kind: type[Answer], data: Any) -> None:
    answer = data.draw(st.from_type(kind))
    line = write(answer)
    assert len(line.splitlines()) == 1
    assert read(line, [kind]) == answer
