"""What must be true of every game, tried in random games of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from questhall.games.registry import GAMES
from questhall.kernel import matchfile, notation, snapshot
from questhall.kernel.answers import Answer, Aside
from questhall.kernel.dice import Random
from questhall.kernel.foresight import foresee
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Match
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.state import CLOCK
from tests.conformance.samples import settings_of

GAME_SETTINGS = [(game, settings) for game in GAMES.values() for settings in settings_of(game)]
IDS = [f"{game.name}-{i}" for i, (game, _) in enumerate(GAME_SETTINGS)]
every_game = pytest.mark.parametrize(("game", "settings"), GAME_SETTINGS, ids=IDS)
LONGEST = 30_000
ENOUGH = 300
APART = 1_000


def prompts(game: AnyGame, settings: Any, seed: int) -> Iterator[tuple[Any, int, Answer]]:
    """Every prompt of a random game: the state, and the seat and answer that come next.

    Whoever may do something unasked does so now and then.
    """
    g = game.start(settings, seed)
    random = Random(seed)
    for _ in range(LONGEST):
        if g.over:
            return
        seat, answer = unasked(game, g, random) or asked(game, g, random)
        yield g, seat, answer
        assert g.answer(seat, answer) is None
    raise AssertionError(f"a random game with seed {seed} did not end within {LONGEST} decisions")


def asked(game: AnyGame, g: Any, random: Random) -> tuple[int, Answer]:
    seat = g.asks[random.below(len(g.asks))].seat
    return seat, game.sample(g, seat, random)


def unasked(game: AnyGame, g: Any, random: Random) -> tuple[int, Answer] | None:
    """A move that nobody has asked for, if chance wants it and somebody may make one."""
    if random.below(3):
        return None
    seat = random.choice(list(game.seats(g.settings)))
    possible = g.asides(seat)
    return (seat, random.choice(possible)) if possible else None


def plenty(game: AnyGame, settings: Any, seed: int) -> Iterator[tuple[Any, int, Answer]]:
    """The prompts of one random game, or of several where one is short."""
    seen = 0
    while seen < ENOUGH:
        for prompt in prompts(game, settings, seed):
            seen += 1
            yield prompt
        seed += APART


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


@every_game
def test_random_games_end_with_an_outcome(game: AnyGame, settings: Any) -> None:
    for seed in range(8):
        for g, _, _ in prompts(game, settings, seed):
            assert game.outcome(g) is None
        assert game.outcome(g) is not None


@every_game
def test_every_offered_option_is_accepted(game: AnyGame, settings: Any) -> None:
    for n, (g, _, _) in enumerate(prompts(game, settings, 11)):
        if n % 3:
            continue
        for ask in g.asks:
            options = list(g.options(ask.seat))
            assert options, f"{ask} offers nothing"
            assert len(set(options)) == len(options)
            for option in options:
                assert g.clone().answer(ask.seat, option, ask.number) is None


@every_game
def test_a_refused_answer_changes_nothing(game: AnyGame, settings: Any) -> None:
    random = Random(5)
    said: list[Answer] = []
    refused = 0
    for n, (g, seat, answer) in enumerate(plenty(game, settings, 12)):
        said.append(answer)
        if n % 5 == 0:
            before = encoded(game.save(g))
            for wrong in [random.choice(said) for _ in range(4)]:
                for who in game.seats(settings):
                    refused += g.refuse(who, wrong) is not None and g.answer(who, wrong) is not None
                    if g.refuse(who, wrong) is not None:
                        assert encoded(game.save(g)) == before
            if not isinstance(answer, Aside):
                stale = g.ask_of(seat).number - 1
                assert g.answer(seat, answer, stale).key == "kernel.stale"
            assert encoded(game.save(g)) == before
    assert refused > 50


@every_game
def test_clone_snapshot_and_original_go_on_alike(game: AnyGame, settings: Any) -> None:
    for n, (g, seat, answer) in enumerate(prompts(game, settings, 13)):
        if n % 4:
            continue
        clone, restored = g.clone(), snapshot.restore(game, snapshot.take(game, g))
        before = encoded(game.save(g))
        assert encoded(game.save(clone)) == encoded(game.save(restored)) == before
        assert clone.answer(seat, answer) is None
        assert restored.answer(seat, answer) is None
        assert encoded(game.save(clone)) == encoded(game.save(restored))
        assert encoded(game.save(g)) == before


@every_game
def test_no_changed_byte_of_a_snapshot_is_misread(game: AnyGame, settings: Any) -> None:
    """Whatever happens to a byte: refused, or exactly the same table."""
    data = snapshot.take(game, game.start(settings, 3))
    state = game.save(snapshot.restore(game, data))
    random, refused = Random(8), 0
    for _ in range(150):
        spoiled = bytearray(data)
        spoiled[random.below(len(data))] = 32 + random.below(95)
        try:
            again = snapshot.restore(game, bytes(spoiled))
        except snapshot.SnapshotError:
            refused += 1
        else:
            assert game.save(again) == state
    assert refused > 100


@every_game
def test_a_replayed_match_file_is_the_same_match(game: AnyGame, settings: Any) -> None:
    match = Match(game, settings, 14)
    for _, seat, answer in prompts(game, settings, 14):
        assert match.answer(seat, answer) is None
    text = matchfile.write(match)
    again = matchfile.read(text, GAMES)
    assert matchfile.write(again) == text
    assert again.log == match.log


@every_game
def test_every_answer_has_a_notation(game: AnyGame, settings: Any) -> None:
    for n, (g, seat, answer) in enumerate(prompts(game, settings, 15)):
        assert notation.read(notation.write(answer), game.answers) == answer
        if n % 6 == 0:
            for option in g.options(seat):
                assert notation.read(notation.write(option), game.answers) == option


@every_game
def test_nobody_sees_what_is_hidden(game: AnyGame, settings: Any) -> None:
    """Deal anew what a seat cannot know: views, prompts and window openings are the same, byte for byte."""
    random = Random(16)
    dealt_otherwise = 0
    for n, (g, seat, answer) in enumerate(plenty(game, settings, 16)):
        if n % 3:
            continue
        for watcher in game.seats(settings):
            other = game.determinize(g, watcher, random)
            assert encoded(game.view(other, watcher)) == encoded(game.view(g, watcher))
            assert encoded(other.offer(watcher)) == encoded(g.offer(watcher))
            dealt_otherwise += encoded(game.save(other)) != encoded(game.save(g))
        same_dice = game.determinize(g, seat, random)
        same_dice.seed = g.seed
        clone = g.clone()
        assert clone.answer(seat, answer) is None
        assert same_dice.answer(seat, answer) is None
        if not (clone.learned or same_dice.learned):
            assert [ask.seat for ask in clone.asks] == [ask.seat for ask in same_dice.asks]
            assert encoded(game.view(clone, seat)) == encoded(game.view(same_dice, seat))
            assert encoded(clone.offer(seat)) == encoded(same_dice.offer(seat))
    assert dealt_otherwise > 50


@every_game
def test_who_has_looked_before_sees_what_is_there_now(game: AnyGame, settings: Any) -> None:
    """What a game keeps of an earlier look is never out of date: a table that nobody has looked at shows the same."""
    for n, (g, _, _) in zip(range(ENOUGH), plenty(game, settings, 22), strict=False):
        views = [game.view(g, seat) for seat in (*game.seats(settings), None)]
        if n % 5 == 0:
            unseen = snapshot.restore(game, snapshot.take(game, g))
            assert encoded(views) == encoded([game.view(unseen, seat) for seat in (*game.seats(settings), None)])


@every_game
def test_what_an_answer_would_be_changes_nothing_and_betrays_nothing(game: AnyGame, settings: Any) -> None:
    """The same for two states that a seat cannot tell apart; and nothing of the state is another one after it."""
    random, compared = Random(22), 0
    for n, (g, seat, answer) in enumerate(prompts(game, settings, 22)):
        if n % 25 or seat < 0:
            continue
        before = encoded(game.save(g))
        other = game.determinize(g, seat, random)
        assert encoded(foresee(game, g, seat, answer)) == encoded(foresee(game, other, seat, answer))
        assert encoded(game.save(g)) == before
        compared += 1
        if compared == 12:
            break
    assert compared


@every_game
def test_spectators_see_no_hand_and_no_options(game: AnyGame, settings: Any) -> None:
    random = Random(17)
    for n, (g, _, _) in enumerate(prompts(game, settings, 17)):
        if n % 20 == 0:
            seen = encoded(game.view(g, None))
            assert encoded(game.view(game.determinize(g, 0, random), None)) == seen


@every_game
def test_what_is_dealt_anew_depends_on_nothing_hidden(game: AnyGame, settings: Any) -> None:
    """From two states that a seat cannot tell apart, the same chance deals the same."""
    random = Random(20)
    for n, (g, _, _) in enumerate(prompts(game, settings, 20)):
        if n % 10:
            continue
        for watcher in game.seats(settings):
            other = game.determinize(g, watcher, random)
            one, two = game.determinize(g, watcher, Random(n)), game.determinize(other, watcher, Random(n))
            assert encoded(game.save(one)) == encoded(game.save(two))


class Nothing(Procedure):
    """Interrupts and does nothing."""

    @step()
    def nothing(self, g: Any) -> None:
        return


@every_game
def test_a_question_that_was_interrupted_comes_back_unchanged(game: AnyGame, settings: Any) -> None:
    for n, (g, _, _) in enumerate(prompts(game, settings, 21)):
        if n % 2:
            continue
        before, options = encoded(game.save(g)), {ask.seat: list(g.options(ask.seat)) for ask in g.asks}
        h = g.clone()
        h.interrupt(Nothing())
        h.run()
        h.next_ask = g.next_ask
        assert encoded(game.save(h)) == before
        assert {ask.seat: list(h.options(ask.seat)) for ask in h.asks} == options


@every_game
def test_undo_leads_back_to_the_same_state(game: AnyGame, settings: Any) -> None:
    match = Match(game, settings, 18)
    everybody = frozenset(game.seats(settings))
    for n, (_, seat, answer) in enumerate(prompts(game, settings, 18)):
        before = encoded(game.save(match.state)), len(match.log)
        assert match.answer(seat, answer) is None
        after = encoded(game.save(match.state))
        if n % 7 == 0 and seat != CLOCK:
            assert match.undo(seat, everybody) is None
            assert (encoded(game.save(match.state)), len(match.log)) == before
            assert match.redo() is None
            assert encoded(game.save(match.state)) == after


@every_game
def test_entities_hold_nothing_that_a_shallow_copy_would_share(game: AnyGame, settings: Any) -> None:
    allowed = (int, str, bool, float, type(None), tuple, msgspec.Struct)
    for g, _, _ in prompts(game, settings, 19):
        for frame in g.stack:
            for name in frame.__struct_fields__:
                assert isinstance(getattr(frame, name), allowed), f"{type(frame).__name__}.{name}"


@every_game
def test_a_match_goes_on_from_a_moment_as_a_seat_knows_it(game: AnyGame, settings: Any) -> None:
    """Dealt anew it looks the same to that seat; it can be played on, taken back, written down and read again."""
    match, random = Match(game, settings, 7_316_245_905), Random(4)
    for seat in game.seats(settings):
        for _ in range(12):
            if not match.state.over:
                match.answer(*asked(game, match.state, random))
        if match.state.over:
            return
        dealt = match.dealt_anew(seat, 99)
        if dealt is None:
            assert "dealt_anew" in vars(type(game)), "only a game that says so cannot"
            continue
        assert str(match.seed) not in dealt.snapshot
        anew = Match(game, settings, 99, dealt=dealt)
        assert game.view(anew.state, seat) == game.view(match.state, seat)
        assert anew.state.seed == 99 != match.state.seed
        before = snapshot.fingerprint(game, anew.state)
        for _ in range(20):
            if not anew.state.over:
                anew.answer(*asked(game, anew.state, random))
        assert snapshot.fingerprint(game, anew.beginning().state) == before
        assert anew.beginning().log[:] == anew.log[: anew.first_lines]
        again = matchfile.read(matchfile.write(anew), GAMES)
        assert snapshot.fingerprint(game, again.state) == snapshot.fingerprint(game, anew.state)
