"""Answers as short lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, field

from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from questhall.kernel.answers import Answer
from questhall.kernel.notation import NotationError, form_of, read, tag_of, write
from questhall.server.tables.events import Answered
from tests.kernel.answer_samples import sample

KINDS = [(name, kind) for name, game in GAMES.items() for kind in game.answers]


class March(Answer, frozen=True):
    who: str
    by: tuple[int, int]
    fast: bool
    mood: Literal["brave", "afraid"]
    leader: int | None = None
    path: tuple[tuple[int, int], ...] = ()


class Nudge(Answer, frozen=True):
    whom: str


class Shout(Answer, frozen=True):
    words: tuple[str, ...]


class Walk(Answer, frozen=True):
    squares: tuple[int, ...]


class Split(Answer, frozen=True):
    """Lists before the end, in lists and in pairs."""

    groups: tuple[tuple[int, ...], ...]
    where: tuple[tuple[int, ...], tuple[str, int]]
    deep: tuple[tuple[tuple[str, ...], ...], ...] = ()
    boxes: tuple[tuple[()], tuple[int], tuple[tuple[int]]] = ((), (1,), ((2,),))
    names: tuple[str, ...] = ("Ada", "Bo")
    last: tuple[tuple[str, ...], ...] = ()


class Point(Struct, frozen=True):
    x: int
    y: int = 0


class Door(Struct, frozen=True, tag=True):
    at: Point
    keys: tuple[str, ...] = ()


class Trap(Struct, frozen=True, tag="a trap"):
    kind: Literal["pit", "spear"] = "pit"
    found: bool | None = None


class Bare(Struct, frozen=True, tag=7):
    pass


class Empty(Struct, frozen=True):
    pass


class Search(Answer, frozen=True):
    things: tuple[Door | Trap, ...]
    one: Door
    maybe: Door | Trap | None = None
    points: tuple[tuple[Point, Empty], ...] = ()
    numbered: Bare | tuple[int, int] | int = 3


class Pay(Answer, frozen=True):
    coins: dict[str, int]
    names: dict[int, str]
    mixed: dict[int | str, int | str] = field(default_factory=dict)
    pairs: dict[str, tuple[int, tuple[int, int]]] = field(default_factory=dict)


class Say(Answer, frozen=True):
    """One thing or another."""

    number: int | str
    truth: bool | str | None
    all: int | bool | str | tuple[int, ...] | dict[str, int] | None = 1
    pair: tuple[int | None, str | None] | None = None
    single: tuple[int | None] | None = None
    literal: Literal["1", 1, "yes", None, "two words"] = 1
    known: Literal[1, 2] | bool = True
    nested: tuple[tuple[int, int] | int, tuple[str, ...] | str] | str = ""
    rest: tuple[int | str | tuple[int, str] | None, ...] = ()


class Late(Answer, frozen=True, kw_only=True):
    """Fields that must be there behind some that need not."""

    first: int = 0
    listed: tuple[int, ...] = ()
    then: int
    rest: tuple[str, ...]


INVENTED: tuple[type[Answer], ...] = (March, Shout, Walk, Split, Search, Pay, Say, Late)


class Endless(Answer, frozen=True):
    inner: Endless | None = None


class Vague(Answer, frozen=True):
    size: float


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
        read("nudge Ada 3", (Nudge,))
    assert caught.value.arguments == {"word": "3", "form": "nudge WHOM"}


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        (Walk((3, 4, 5)), "walk 3 4 5"),
        (Walk(()), "walk"),
        (Split(((3, 4), ()), ((5, 6), ("a b", 7))), 'split ((3 4) ()) (5 6)>("a b">7)'),
        (Split((), ((), ("", 0)), (((),), ())), 'split () ()>("">0) ((()) ())'),
        (Split((), ((), ("a", 0)), last=((), ("b",))), "split () ()>(a>0) () ()>(1)>((2)) (Ada Bo) () (b)"),
        (Search((), Door(Point(3))), "search () {Door {3}}"),
        (
            Search((Trap(), Door(Point(1, 2), ("k", "l"))), Door(Point(0)), Trap("spear"), ((Point(1), Empty()),)),
            'search ({"a trap"} {Door {1 2} k l}) {Door {0}} {"a trap" spear} ({1}>{})',
        ),
        (Pay({"gold": 3, "a=b": 4}, {12: "x"}), 'pay {gold=3 "a=b"=4} {12=x}'),
        (Pay({}, {}, {1: "1", "1": 1}, {"a": (1, (2, 3))}), 'pay {} {} {1="1" "1"=1} {a=1>(2>3)}'),
        (Say(12, True), "say 12 yes"),
        (Say("12", "yes"), 'say "12" "yes"'),
        (Say("-", None, True), 'say "-" - yes'),
        (Say("a", "1", (1,)), "say a 1 (1)"),
        (Late(then=1, rest=()), "late 0 () 1"),
    ],
    ids=str,
)
def test_whatever_holds_others_stands_in_brackets(answer: Answer, line: str) -> None:
    assert write(answer) == line
    assert read(line, INVENTED) == answer


@pytest.mark.parametrize(
    ("kind", "form"),
    [
        (Walk, "walk [SQUARES ...]"),
        (Pay, "pay {N=N ...} {N=N ...} [{N=N ...}] [{N=N>(N>N) ...}]"),
        (Late, "late [FIRST] [(LISTED ...)] THEN [REST ...]"),
    ],
    ids=str,
)
def test_the_form_shows_the_brackets(kind: type[Answer], form: str) -> None:
    assert form_of(kind) == form


@pytest.mark.parametrize(
    ("line", "key", "word"),
    [
        ("split (3 4", "brackets", "(3 4"),
        ("split 3)", "brackets", "split 3)"),
        ("split (3}", "brackets", "(3}"),
        ("split (3)(4) 1>2", "brackets", "(3)(4)"),
        ('shout a"b"', "brackets", 'a"b"'),
        ("split 3", "bracketed", "3"),
        ("split (3)", "bracketed", "3"),
        ("split () (1)>(a>x)", "not-a-number", "x"),
        ("split () (1)>a", "joined", "a"),
        ("shout (a b)", "not-a-text", "(a b)"),
        ("pay {a} {}", "bracketed", "a"),
        ("pay {a=1 a=2} {}", "twice", "a"),
        ("search () {Window 1}", "not-one-of", "{Window 1}"),
        ("search () {Door}", "missing", None),
        ("search () {Door {1 2 3}}", "too-much", "3"),
        ("search () {Door {1}} - () x", "not-one-of", "x"),
        ("{walk}", "unknown-move", "{walk}"),
    ],
)
def test_a_mistake_in_brackets_is_named(line: str, key: str, word: str | None) -> None:
    with pytest.raises(NotationError) as caught:
        read(line, INVENTED)
    assert (caught.value.key, caught.value.arguments.get("word")) == (f"kernel.notation.{key}", word)


def test_what_has_no_notation_is_found_out_at_once() -> None:
    with pytest.raises(TypeError, match="Endless contains itself"):
        form_of(Endless)
    with pytest.raises(TypeError, match="no notation for size"):
        form_of(Vague)


def test_brackets_may_be_as_deep_as_anybody_likes_to_type() -> None:
    with pytest.raises(NotationError):
        read("walk " + "(" * 50_000 + ")" * 50_000, INVENTED)


def test_a_number_that_python_does_not_read_is_none() -> None:
    with pytest.raises(NotationError):
        read("walk " + "9" * 5000, INVENTED)


def test_no_two_answers_of_a_game_begin_alike() -> None:
    for game in GAMES.values():
        tags = [tag_of(kind) for kind in game.answers]
        assert len(tags) == len(set(tags))


def test_every_answer_has_a_form() -> None:
    assert all(form_of(kind).startswith(tag_of(kind)) for _, kind in KINDS)


def comes_back(answer: Answer, answers: Sequence[type[Answer]], seat: int, at: int | None) -> None:
    line = write(answer)
    back = read(line, answers)
    assert back == answer
    # What Python holds for equal, 1 and yes, must not be exchanged either.
    assert repr(back) == repr(answer)
    assert line.isprintable()
    in_file = matchfile.line_of(seat, answer, at)
    assert matchfile.move_of(in_file, answers) == (seat, answer, at)
    stored = msgspec.json.encode(Answered(0, seat, line, at or 0))
    assert msgspec.json.decode(stored, type=Answered).answer == line


SEATS = st.integers(-1, 5)
TIMES = st.none() | st.integers(0, 10**12)


@pytest.mark.parametrize("kind", INVENTED, ids=tag_of)
@settings(max_examples=200)
@given(data=st.data())
def test_every_shape_comes_back_as_it_was(kind: type[Answer], data: st.DataObject) -> None:
    comes_back(data.draw(sample(kind)), INVENTED, data.draw(SEATS), data.draw(TIMES))


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda each: each if isinstance(each, str) else tag_of(each))
@settings(max_examples=25)
@given(data=st.data())
def test_every_answer_of_every_game_comes_back_as_it_was(game: str, kind: type[Answer], data: st.DataObject) -> None:
    comes_back(data.draw(sample(kind)), GAMES[game].answers, data.draw(SEATS), data.draw(TIMES))


TAGS = [tag_of(kind) for kind in INVENTED]
TYPED = st.builds(
    "{} {}".format, st.sampled_from(TAGS), st.text(alphabet='a1- >=(){}"\\@yesno,Door', max_size=30) | st.text()
)


@settings(max_examples=1000)
@given(TYPED | st.text())
def test_whatever_is_typed_is_an_answer_or_a_mistake_with_a_name(text: str) -> None:
    try:
        answer = read(text, INVENTED)
    except NotationError:
        return
    assert read(write(answer), INVENTED) == answer


@settings(max_examples=500)
@given(data=st.data())
def test_a_line_with_a_slip_is_an_answer_or_a_mistake_with_a_name(data: st.DataObject) -> None:
    line = write(data.draw(st.sampled_from(INVENTED).flatmap(sample)))
    at = data.draw(st.integers(0, len(line)))
    slip = data.draw(st.sampled_from(["", " ", "(", ")", "{", "}", '"', ">", "=", "-", "\\", "1", "a"]))
    with suppress(NotationError):
        read(line[:at] + slip + line[at + data.draw(st.integers(0, 1)) :], INVENTED)
