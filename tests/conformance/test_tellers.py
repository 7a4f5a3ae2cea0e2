"""What every game tells its seats, and its manners, tried in random games of each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from questhall.games.registry import GAMES
from questhall.kernel.asks import Offer
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Match
from questhall.kernel.notation_words import Key
from questhall.kernel.situation import Situation
from questhall.kernel.state import CLOCK, Told
from questhall.kernel.telling import Teller
from questhall.kernel.text import Phrasebook
from tests.conformance.test_every_game import encoded, every_game, plenty

MARK = re.compile(r"⟦([^|⟦⟧]+)\|([^|⟦⟧]+)⟧")
MOST_MOVES = 400
MOST_OPTIONS = 12
each = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def languages(game: AnyGame) -> tuple[str, ...]:
    return Phrasebook.languages(game.folder / "lang")


def random_match(game: AnyGame, settings: Any, seed: int) -> Iterator[Match]:
    """A match by chance, after every move."""
    match, random = Match(game, settings, seed), Random(seed)
    yield match
    while match.state.asks and len(match.moves) < MOST_MOVES:
        seat = random.choice([ask.seat for ask in match.state.asks])
        assert match.answer(seat, game.sample(match.state, seat, random)) is None
        yield match


def told(teller: Teller[Any], view: Any, offer: Offer | None, lines: list[Told]) -> list[str | None]:
    """Everything that a seat is told after a move: lines, question, options."""
    teller.see(view, offer)
    texts = [teller.line(line) for line in lines]
    if offer is not None:
        prompt = teller.question(offer.ask)
        texts += [prompt.title, prompt.hint, *map(teller.option, offer.options[:MOST_OPTIONS])]
    return texts


@every_game
def test_everything_can_be_told_to_every_seat_in_every_language(game: AnyGame, settings: Any) -> None:
    seats = (None, *game.seats(settings))
    ways = [(seat, lang) for seat in seats for lang in languages(game)]
    tellers = {way: (game.teller(way[1], way[0]), game.teller(way[1], way[0], marked=True)) for way in ways}
    heard, marks = 0, 0
    for match in random_match(game, settings, 21):
        views = {seat: game.view(match.state, seat) for seat in seats}
        offers = {seat: None if seat is None else match.state.offer(seat) for seat in seats}
        for (seat, _), (plain, marked) in tellers.items():
            fresh = match.log[heard:]
            texts = told(plain, views[seat], offers[seat], fresh)
            with_marks = told(marked, views[seat], offers[seat], fresh)
            assert [text if text is None else MARK.sub(r"\2", text) for text in with_marks] == texts
            assert not any("{" in text or "⟦" in text for text in texts if text)
            assert all(text for text in texts if text is not None)
            marks += sum("⟦" in text for text in with_marks if text)
        heard = len(match.log)
    assert marks


@every_game
def test_a_log_told_again_has_the_same_words(game: AnyGame, settings: Any) -> None:
    lang = languages(game)[0]
    seats = (None, *game.seats(settings))
    tellers = {seat: game.teller(lang, seat) for seat in seats}
    live: dict[int | None, list[str | None]] = {seat: [] for seat in seats}
    heard = 0
    for match in random_match(game, settings, 22):
        for seat, teller in tellers.items():
            teller.see(game.view(match.state, seat))
            live[seat] += [teller.line(line) for line in match.log[heard:]]
        heard = len(match.log)
    for seat in seats:
        teller = game.teller(lang, seat)
        teller.see(game.view(match.state, seat))
        assert [teller.line(line) for line in match.log] == live[seat]


@every_game
def test_what_is_told_and_shown_never_depends_on_what_the_seat_may_not_know(game: AnyGame, settings: Any) -> None:
    lang, random, compared = languages(game)[0], Random(23), 0
    for n, (g, seat, answer) in enumerate(plenty(game, settings, 23)):
        if n % 4:
            continue
        for watcher in game.seats(settings):
            mine, other = g.clone(), game.determinize(g, watcher, random)
            other.seed, mine.log, other.log = g.seed, [], []
            if mine.answer(seat, answer) is not None or other.answer(seat, answer) is not None:
                continue
            if (mine.learned | other.learned) >> watcher & 1:
                continue
            assert heard_by(watcher, lang, game, g, mine) == heard_by(watcher, lang, game, g, other)
            compared += bool(mine.log)
    assert compared > 10


def heard_by(seat: int, lang: str, game: AnyGame, before: Any, after: Any) -> list[tuple[str | None, bytes]]:
    """The lines of one answer as a seat hears and sees them."""
    teller = game.teller(lang, seat, marked=True)
    teller.see(game.view(before, seat))
    return [(teller.line(line), encoded(teller.shown(line))) for line in after.log]


@every_game
def test_nothing_is_shown_of_a_line_for_others(game: AnyGame, settings: Any) -> None:
    match = list(random_match(game, settings, 24))[-1]
    for seat in (None, *game.seats(settings)):
        teller = game.teller(languages(game)[0], seat)
        teller.see(game.view(match.state, seat))
        for line in match.log:
            if line.only is not None and seat not in line.only:
                assert teller.line(line) is None
                assert teller.shown(line) == {}
            else:
                assert teller.shown(line).keys() <= line.args.keys()


@every_game
def test_manners_offer_only_what_is_offered(game: AnyGame, settings: Any) -> None:
    windows, random = game.windows, Random(25)
    passes = 0
    for match in random_match(game, settings, 25):
        g = match.state
        for seat in game.seats(settings):
            if g.ask_of(seat) is None:
                continue
            now: Situation[Any, Any] = game.situation(g, seat)
            answers = (windows.passing(now), windows.obvious(now))
            assert all(answer is None or answer in now.options for answer in answers)
            passes += answers[0] is not None
            assert windows.passing(now) is not None or not windows.is_reaction(now.ask)
            for option in now.options[:MOST_OPTIONS]:
                for thing in windows.things(now.view, option):
                    assert all(type(one) in game.answers for one in windows.tries(now.view, now.ask, thing))
        if random.below(20) == 0:
            assert all(
                g.refuse(seat, phrase) is None for seat in game.seats(settings) for phrase in game.talk.phrases()
            )
            assert game.timing.deadline(g) is None or g.ask_of(CLOCK) is not None
    assert passes or game.timing.real_time


def shape(value: Any) -> Any:
    """Plain data without its words."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shape(inner) for inner in value]
    return str if isinstance(value, str) else value


@each
def test_content_is_the_same_in_every_language_but_for_the_words(game: AnyGame) -> None:
    contents = [msgspec.json.decode(encoded(game.content(lang))) for lang in languages(game)]
    assert all(shape(content) == shape(contents[0]) for content in contents)
    assert len(set(map(encoded, contents))) == len(contents)


@each
def test_every_lesson_can_be_begun(game: AnyGame) -> None:
    for lesson in game.lessons():
        assert game.lesson(lesson.name) == lesson
        assert lesson.seat in game.seats(lesson.settings)
        assert isinstance(lesson.settings, game.settings)
        assert Match(game, lesson.settings, lesson.seed).state.asks


@each
def test_every_mistake_in_notation_has_words_in_every_language(game: AnyGame) -> None:
    for lang in game.languages:
        book = game.texts(lang)
        for key in get_args(Key):
            assert book.has(f"kernel.notation.{key}"), (lang, key)
