"""The whole game: a die says how many matches lie there, then everybody in turn takes one to three of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from questhall.kernel.agreements import AnyAgreement, Choice, Number, Switch, Value
from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.company import MASTER_SEAT, Company, Settings
from questhall.kernel.dice import Random
from questhall.kernel.game import Game, Outcome
from questhall.kernel.pack_words import Manifest, Word
from questhall.kernel.packs import Draft, Pack, PackKind
from questhall.kernel.plain_teller import PlainTeller
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.state import State

from . import moves
from .moves import Take

MOST = 3


class NimSettings(Settings, frozen=True, kw_only=True):
    more: int = 6
    """Matches beside those that the die says."""
    mood: str = "calm"
    moods: tuple[str, ...] = ()
    told: bool = False


class Nim(State, kw_only=True):
    settings: NimSettings
    heap: int = 0
    last: int = -1


class Hero(Struct, frozen=True):
    seat: int
    is_next: bool


class View(Struct, frozen=True):
    seat: int | None
    heap: int
    heroes: tuple[Hero, ...]


class ViewInWords(View, frozen=True):
    words: tuple[str, ...]


class Play(Procedure):
    seat: int = 1

    @step("NI-1")
    def lays(self, g: Nim) -> None:
        g.heap = g.settings.more + g.roll("heap", by=1)

    @step("NI-2")
    def asks(self, g: Nim) -> Asking:
        return ask(self.seat, HowMany)

    @step("NI-2")
    def takes(self, g: Nim) -> None:
        taken = g.said(Take).matches
        g.heap -= taken
        g.last = self.seat
        g.tell("log.took", ("NI-2",), seat=self.seat, n=taken)
        seats = NIM.seats(g.settings)
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        if g.heap:
            self.go_to("asks")


class HowMany(Question[Nim, Play]):
    name = "nim.take"

    def options(self, g: Nim, frame: Play, seat: int) -> Sequence[Take]:
        return [Take(n + 1) for n in range(min(MOST, g.heap))]

    def refuse(self, g: Nim, frame: Play, seat: int, answer: Answer) -> Refusal:
        return Refusal("refusal.too-many", ("NI-2",), {"n": g.heap})


class NimPacks(PackKind[Pack]):
    game = "nim"
    texts = Path(__file__).parent / "lang"
    files: ClassVar[Mapping[str, type[Word]]] = {}
    spaces: ClassVar[Mapping[str, str]] = {}

    def assemble(self, manifest: Manifest, digest: str, draft: Draft) -> Pack:
        return Pack(manifest, digest, draft.places())


class NimGame(Game[Nim, View, NimSettings, Pack]):
    name = "nim"
    rules_version = "1"
    company = Company(heroes=(1, 3))
    settings = NimSettings
    moves = moves
    opening = Play
    kind_of_packs = NimPacks()

    def why_not(self, settings: NimSettings) -> Refusal | None:
        if settings.more > 90:
            return Refusal("refusal.no-matches", ("NI-1",))
        return super().why_not(settings)

    def lay_out(self, settings: NimSettings, seed: int) -> Nim:
        return Nim(seed=seed, stack=[], listeners={}, settings=settings)

    def outcome(self, g: Nim) -> Outcome | None:
        if g.asks:
            return None
        return Outcome((g.last,), "master-win" if g.last == MASTER_SEAT else "heroes-win")

    def view(self, g: Nim, seat: int | None) -> View:
        asked = {ask.seat for ask in g.asks}
        heroes = tuple(Hero(n + 1, n + 1 in asked) for n in range(g.settings.heroes))
        if g.settings.told:
            return ViewInWords(seat, g.heap, heroes, (f"{g.heap} lie there.",))
        return View(seat, g.heap, heroes)

    def determinize(self, g: Nim, seat: int, random: Random) -> Nim:
        return g.clone()

    def agreements(self) -> tuple[AnyAgreement, ...]:
        values = (Value("calm", {"de": "ruhig", "en": "calm"}), Value("wild"))
        return (
            Number(name="more", least=0, most=99, usual=6, values=(6, 12)),
            Choice(name="mood", values=values, usual="calm"),
            Choice(name="moods", values=values, seats="heroes"),
            Switch(name="told"),
        )

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> PlainTeller[View]:
        return PlainTeller(self.texts(lang), seat, marked)

    def content(self, lang: str) -> Struct:
        return View(None, 0, ())


NIM = NimGame()
