"""A tiny game for the tests of the kernel: secret offers, a window of reactions, an open stake.

It is for 2 to 5 (T-1). Every round each seat offers a hidden card at the same time (T-2), then everybody may
react once (T-3), then whoever offered the highest card names the points that it is worth (T-4), 100 at most (T-5).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

import msgspec

from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.asks import Ask, Asking, Question, ask, ask_all, ask_first
from questhall.kernel.company import Company, Settings
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame, Game, Outcome
from questhall.kernel.manners import Windows
from questhall.kernel.packs import Pack
from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.situation import Situation
from questhall.kernel.state import State, Told
from questhall.kernel.telling import Prompt
from questhall.kernel.text import kernel_texts

DECK = tuple(range(1, 31))
HAND = 4


class ToySettings(Settings, frozen=True, kw_only=True):
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


class Halt(Aside, frozen=True):
    """Interrupts whatever is asked: the others are asked to nod, then perhaps something happens."""

    then: str = ""


class Nod(Answer, frozen=True):
    pass


class ToyState(State, kw_only=True):
    settings: ToySettings
    hands: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    cheers: int = 0

    out_of_turn: ClassVar[tuple[str, ...]] = ("T-1",)

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(self.settings.players))

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        return None if isinstance(answer, Cheer | Halt) else super().refuse_aside(seat, answer)

    def take_aside(self, seat: int, answer: Aside) -> None:
        if isinstance(answer, Halt):
            self.interrupt(Interruption(seat, answer.then))
        else:
            self.cheers += 1


class OfferQuestion(Question["ToyState", "Procedure"]):
    name = "toy.offer"

    def options(self, g: ToyState, frame: Procedure, seat: int) -> Sequence[Answer]:
        return [Offer(card) for card in g.hands[seat]]

    def refuse(self, g: ToyState, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        return Refusal("toy.not-your-card", (), {"seat": seat})


class ReactQuestion(Question["ToyState", "Procedure"]):
    name = "toy.react"

    def options(self, g: ToyState, frame: Procedure, seat: int) -> Sequence[Answer]:
        return [Stay(), Show(), Throw(), *(Peek(other) for other in g.seats if other != seat)]


class StakeQuestion(Question["ToyState", "Procedure"]):
    """Open: any number up to 100, of which bots consider three."""

    name = "toy.stake"
    finite = False

    def options(self, g: ToyState, frame: Procedure, seat: int) -> Sequence[Answer]:
        return [Stake(1), Stake(10), Stake(100)]

    def refuse(self, g: ToyState, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, Stake) and 1 <= answer.points <= 100:
            return None
        return Refusal("toy.bad-stake", ("T-5",))

    def sample(self, g: ToyState, frame: Procedure, seat: int, random: Random) -> Answer:
        return Stake(1 + random.below(100))


class NodQuestion(Question["ToyState", "Interruption"]):
    name = "toy.nod"

    def options(self, g: ToyState, frame: Interruption, seat: int) -> Sequence[Answer]:
        return [Nod()]


class Interruption(Procedure):
    """T-6: somebody may interrupt at any time."""

    seat: int
    then: str

    @step("T-6")
    def everybody_nods(self, g: ToyState) -> Asking | None:
        return ask_all([seat for seat in g.seats if seat != self.seat], NodQuestion)

    @step("T-6")
    def something_happens(self, g: ToyState) -> None:
        if self.then == "draw":
            g.hands = tuple([(*hand, card) for hand, card in zip(g.hands, g.deck, strict=False)])
            g.deck = g.deck[len(g.seats) :]
        elif self.then == "end":
            g.stack.clear()
        elif self.then == "nothing-left":
            g.offered = ()


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
        g.offered = tuple(cards)
        g.hands = tuple(tuple(c for c in hand if c not in cards) for hand in g.hands)
        self.passed = ()
        g.tell("toy.offers", ("T-2",), offers=g.offered)

    @step("T-3")
    def window(self, g: ToyState) -> Asking | None:
        asked = ask_first([seat for seat in g.seats if seat not in self.passed], ReactQuestion, g.offered)
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
    def stake(self, g: ToyState) -> Asking | None:
        if not g.offered:
            self.leave()
            return None
        return ask(g.offered.index(max(g.offered)), StakeQuestion)

    @step("T-4")
    def score(self, g: ToyState) -> None:
        seat, answer = g.said_by(Stake)
        g.points = tuple(n + answer.points * (i == seat) for i, n in enumerate(g.points))
        self.rounds -= 1
        if self.rounds:
            self.go_to("offer")


class ToyView(msgspec.Struct, frozen=True):
    seat: int | None
    hand: tuple[int, ...]
    offered: tuple[int, ...]
    points: tuple[int, ...]
    asked: tuple[int, ...]


class ToyTeller(PlainTeller[ToyView]):
    """Says things as they are called."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(kernel_texts("en"), seat)

    def line(self, told: Told) -> str | None:
        return told.key if told.only is None or self.seat in told.only else None

    def refusal(self, refusal: Refusal, cite: bool = True) -> str:
        return " ".join([refusal.key, *(refusal.rules if cite else ())])

    def question(self, ask: Ask) -> Prompt:
        return Prompt(ask.question, "", ask.rules)

    def option(self, answer: Answer) -> str:
        return str(answer.__struct_config__.tag)

    def outcome(self, how: str) -> str:
        return how


class ToyWindows(Windows[ToyView, ToyState]):
    """Staying is passing."""

    def passing(self, now: Situation[ToyView, ToyState]) -> Answer | None:
        return next((option for option in now.options if isinstance(option, Stay)), None)

    def is_reaction(self, ask: Ask) -> bool:
        return ask.question == ReactQuestion.name


class ToyContent(msgspec.Struct, frozen=True):
    cards: tuple[int, ...]


class ToyGame(Game[ToyState, ToyView, ToySettings, Pack]):
    name = "toy"
    rules_version = "1"
    company = Company(heroes=(2, 5), master="never")
    settings = ToySettings
    moves = sys.modules[__name__]
    windows = ToyWindows()

    @cached_property
    def versions(self) -> dict[str, str]:
        return {"cards": "1.0"}

    def why_not(self, settings: ToySettings) -> Refusal | None:
        return None if 2 <= settings.players <= 5 else Refusal("toy.players", ("T-1",))

    def lay_out(self, settings: ToySettings, seed: int) -> ToyState:
        return ToyState(seed=seed, stack=[], listeners={}, settings=settings)

    def start(self, settings: ToySettings, seed: int, dice: tuple[int, ...] = (), log: bool = False) -> ToyState:
        g = self.table(settings, seed)
        g.scripted, g.own_dice, g.log = dice, settings.own_dice, [] if log else None
        g.stack.append(ToyRounds(settings.rounds))
        g.run()
        return g

    def seats(self, settings: ToySettings) -> tuple[int, ...]:
        return tuple(range(settings.players))

    def view(self, g: ToyState, seat: int | None) -> ToyView:
        asked = tuple([ask.seat for ask in g.asks])
        return ToyView(seat, () if seat is None else g.hands[seat], g.offered, g.points, asked)

    def determinize(self, g: ToyState, seat: int, random: Random) -> ToyState:
        h = g.clone()
        hidden = list(random.shuffled(sorted((*h.deck, *(c for s in h.seats if s != seat for c in h.hands[s])))))
        dealt = [hand if s == seat else tuple(hidden.pop() for _ in hand) for s, hand in enumerate(h.hands)]
        h.hands, h.deck, h.offers = tuple(dealt), tuple(hidden), {}
        return h

    def outcome(self, g: ToyState) -> Outcome | None:
        best = max(g.points)
        return Outcome(tuple(s for s in g.seats if g.points[s] == best), "points") if g.over else None

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> ToyTeller:
        return ToyTeller(seat)

    def content(self, lang: str) -> ToyContent:
        return ToyContent(DECK)


TOY: AnyGame = ToyGame()
TOYS: dict[str, AnyGame] = {"toy": TOY}


def play_on(g: State, seed: int) -> list[tuple[int, Answer]]:
    """To the end by chance; says what was played."""
    random, played = Random(seed), []
    while not g.over:
        seat = random.choice(g.asks).seat
        answer = TOY.sample(g, seat, random)
        assert g.answer(seat, answer) is None
        played.append((seat, answer))
    return played
