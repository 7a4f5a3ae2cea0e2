"""A tiny game for the tests of the kernel: secret offers, a window of reactions, an open stake.

Every round each seat offers a hidden card at the same time (T-2), then everybody may react once (T-3),
then whoever offered the highest card names the points that it is worth (T-4), 100 at most (T-5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.asks import Ask, Asking, Question, ask, ask_all, ask_first
from questhall.kernel.dice import Random
from questhall.kernel.game import Game, Outcome
from questhall.kernel.procedure import PROCEDURES, Procedure, home, step
from questhall.kernel.state import State, Told
from questhall.kernel.telling import Manners, Prompt

DECK = tuple(range(1, 31))
HAND = 4


class ToySettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int = 3
    rounds: int = 2


class Offer(Answer, frozen=True):
    card: int


class Stay(Answer, frozen=True):
    """No reaction."""


class Show(Answer, frozen=True):
    """A hand card is shown to the others."""


class Peek(Answer, frozen=True):
    """A look into somebody's hand."""

    seat: int


class Throw(Answer, frozen=True):
    """A die for all to see."""


class Stake(Answer, frozen=True):
    points: int


class Cheer(Aside, frozen=True):
    pass


ANSWERS: tuple[type[Answer], ...] = (Offer, Stay, Show, Peek, Throw, Stake, Cheer)


class ToyState(State, kw_only=True):
    settings: ToySettings
    hands: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()
    offers: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    cheers: int = 0

    out_of_turn: ClassVar[tuple[str, ...]] = ("T-1",)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(self.settings.players))

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        return None if isinstance(answer, Cheer) else super().refuse_aside(seat, answer)

    def take_aside(self, seat: int, answer: Aside) -> None:
        self.cheers += 1


class OfferQuestion(Question):
    name = "toy.offer"

    def options(self, g: ToyState, frame: Any, seat: int) -> Sequence[Answer]:
        return [Offer(card) for card in g.hands[seat]]

    def refuse(self, g: ToyState, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return Refusal("toy.not-your-card", (), {"seat": seat})


class ReactQuestion(Question):
    name = "toy.react"

    def options(self, g: ToyState, frame: Any, seat: int) -> Sequence[Answer]:
        return [Stay(), Show(), Throw(), *(Peek(other) for other in g.seats if other != seat)]


class StakeQuestion(Question):
    """Open: any number up to 100, of which bots consider three."""

    name = "toy.stake"
    finite = False

    def options(self, g: ToyState, frame: Any, seat: int) -> Sequence[Answer]:
        return [Stake(1), Stake(10), Stake(100)]

    def refuse(self, g: ToyState, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, Stake) and 1 <= answer.points <= 100:
            return None
        return Refusal("toy.bad-stake", ("T-5",))

    def sample(self, g: ToyState, frame: Any, seat: int, random: Random) -> Answer:
        return Stake(1 + random.below(100))


class ToyRounds(Procedure):
    rounds: int
    passed: tuple[int, ...] = ()

    @step("T-1")
    def deal(self, g: ToyState) -> None:
        deck = g.shuffled(DECK)
        players = len(g.seats)
        g.hands = tuple(tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in g.seats)
        g.deck = deck[players * HAND :]
        g.points = (0,) * players

    @step("T-2")
    def offer(self, g: ToyState) -> Asking | None:
        return ask_all(g.seats, OfferQuestion)

    @step("T-2")
    def open_offers(self, g: ToyState) -> None:
        cards = [answer.card for _, answer in g.answers if isinstance(answer, Offer)]
        g.offers = tuple(cards)
        g.hands = tuple(tuple(c for c in hand if c not in cards) for hand in g.hands)
        self.passed = ()
        g.tell("toy.offers", ("T-2",), offers=g.offers)

    @step("T-3")
    def window(self, g: ToyState) -> Asking | None:
        asked = ask_first([seat for seat in g.seats if seat not in self.passed], ReactQuestion, g.offers)
        if asked is None:
            self.go_to("stake")
        return asked

    @step("T-3")
    def reaction(self, g: ToyState) -> None:
        seat, answer = g.answers[0]
        self.passed += (seat,)
        self.go_to("window")
        if isinstance(answer, Throw):
            g.roll("throw")
        elif isinstance(answer, Show):
            g.learns(*(other for other in g.seats if other != seat))
        elif isinstance(answer, Peek):
            g.learns(seat)
            g.tell("toy.peek", ("T-3",), (seat,), hand=g.hands[answer.seat])

    @step("T-4")
    def stake(self, g: ToyState) -> Asking:
        return ask(g.offers.index(max(g.offers)), StakeQuestion)

    @step("T-4")
    def score(self, g: ToyState) -> None:
        seat, answer = g.answers[0]
        assert isinstance(answer, Stake)
        g.points = tuple(n + answer.points * (i == seat) for i, n in enumerate(g.points))
        self.rounds -= 1
        if self.rounds:
            self.go_to("offer")


class ToyView(msgspec.Struct, frozen=True):
    seat: int | None
    hand: tuple[int, ...]
    offers: tuple[int, ...]
    points: tuple[int, ...]
    asked: tuple[int, ...]
    ask: Ask | None
    options: Sequence[Answer]


class ToyTeller:
    """Says things as they are called."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def see(self, view: ToyView) -> None:
        """The toy forgets at once."""

    def line(self, told: Told) -> str | None:
        return told.key if told.only is None or self.seat in told.only else None

    def shown(self, told: Told) -> dict[str, Any]:
        return dict(told.args) if self.line(told) is not None else {}

    def refusal(self, refusal: Refusal, cite: bool = True) -> str:
        return " ".join([refusal.key, *(refusal.rules if cite else ())])

    def question(self, ask: Ask) -> Prompt:
        return Prompt(ask.question, "", ask.rules)

    def option(self, answer: Answer) -> str:
        return str(answer.__struct_config__.tag)

    def outcome(self, how: str) -> str:
        return how


class ToyManners(Manners):
    """Staying is passing."""

    def passing(self, view: ToyView) -> Answer | None:
        return next((option for option in view.options if isinstance(option, Stay)), None)

    def is_reaction(self, ask: Ask) -> bool:
        return ask.question == ReactQuestion.name


class ToyGame(Game[ToyState]):
    name = "toy"
    rules_version = "1"
    settings = ToySettings
    answers = ANSWERS
    folder = Path(__file__).parent
    manners = ToyManners()

    def start(self, settings: ToySettings, seed: int, dice: tuple[int, ...] = (), log: bool = False) -> ToyState:
        if not 2 <= settings.players <= 5:
            raise ValueError(f"the toy is for 2 to 5, not for {settings.players}")
        rounds = ToyRounds(settings.rounds)
        g = ToyState(seed=seed, stack=[rounds], listeners={}, settings=settings, scripted=dice, log=[] if log else None)
        g.run()
        return g

    def seats(self, settings: ToySettings) -> tuple[int, ...]:
        return tuple(range(settings.players))

    def view(self, g: ToyState, seat: int | None) -> ToyView:
        asked = tuple([ask.seat for ask in g.asks])
        if seat is None:
            return ToyView(None, (), g.offers, g.points, asked, None, ())
        return ToyView(seat, g.hands[seat], g.offers, g.points, asked, g.ask_of(seat), g.options(seat))

    def determinize(self, g: ToyState, seat: int, random: Random) -> ToyState:
        h = g.clone()
        hidden = list(random.shuffled((*h.deck, *(c for s in h.seats if s != seat for c in h.hands[s]))))
        dealt = [hand if s == seat else tuple(hidden.pop() for _ in hand) for s, hand in enumerate(h.hands)]
        h.hands, h.deck = tuple(dealt), tuple(hidden)
        return h

    def outcome(self, g: ToyState) -> Outcome | None:
        best = max(g.points)
        return Outcome(tuple(s for s in g.seats if g.points[s] == best), "points") if g.over else None

    def packs(self, settings: ToySettings) -> Mapping[str, str]:
        return {"cards": "1.0"}

    def save(self, g: ToyState) -> dict[str, Any]:
        kept = [name for name in g.__struct_fields__ if name not in g.transient and name != "settings"]
        return {name: msgspec.to_builtins(getattr(g, name)) for name in kept}

    def load(self, data: dict[str, Any], settings: ToySettings) -> ToyState:
        kinds = {str(kind.__struct_config__.tag): kind for kind in ANSWERS}
        plain: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        given = tuple((seat, msgspec.convert(a, kinds[a["move"]])) for seat, a in plain.pop("given"))
        stack = [msgspec.convert(frame, PROCEDURES[home(__name__)][frame["type"]]) for frame in plain.pop("stack")]
        asks = msgspec.convert(plain.pop("asks"), tuple[Ask, ...])
        hands = tuple(tuple(hand) for hand in plain.pop("hands"))
        return ToyState(stack=stack, asks=asks, given=given, hands=hands, settings=settings, **plain)

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> ToyTeller:
        return ToyTeller(seat)

    def content(self, lang: str) -> dict[str, Any]:
        return {"deck": DECK}

    def lesson(self) -> None:
        return None


TOY = ToyGame()
TOYS: dict[str, Game[Any]] = {"toy": TOY}


def play_on(g: ToyState, seed: int) -> list[tuple[int, Answer]]:
    """To the end by chance; says what was played."""
    random, played = Random(seed), []
    while not g.over:
        seat = random.choice(g.asks).seat
        answer = TOY.sample(g, seat, random)
        assert g.answer(seat, answer) is None
        played.append((seat, answer))
    return played
