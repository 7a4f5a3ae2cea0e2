"""The contract that every game meets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from .agreements import AnyAgreement
from .answers import Answer, Refusal, Rolled, Tick
from .asks import QUESTIONS
from .campaign import AnyCampaign
from .company import Company, Settings
from .dice import Die, Random
from .manners import Talk, Timing, Windows
from .pack_files import PackFiles
from .packs import Pack, PackKind
from .procedure import Procedure
from .saving import Data, load_fields, save_fields
from .situation import Situation
from .state import State
from .telling import Teller
from .text import Phrasebook, game_texts

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
C = TypeVar("C", bound=Settings)
P = TypeVar("P", bound=Pack)


class BadSettingsError(ValueError):
    """No table can be laid for these settings; the refusal says why."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        """`text` is for developers."""
        self.refusal = refusal
        super().__init__(text)


class Outcome(Struct, frozen=True):
    """How a game ended: a share of the win for each seat, and in what way."""

    winners: tuple[int, ...]
    how: str


class Lesson(Struct, Generic[C], frozen=True):
    """A guided first game."""

    name: str
    """Of the tips that the coach gives."""
    settings: C
    seed: int
    seat: int
    """The learner's; bots sit in the others."""


class Game(ABC, Generic[S, V, C, P]):
    """What kernel, players, lab, terminal and server need to know about a game: its state, view, settings and packs.

    A game is played with the packs that lie on the table; with others it is another `Game` of the same name.
    """

    name: ClassVar[str]
    rank: ClassVar[int] = 100
    """Its place in the hall; the first is what a newcomer is shown first."""
    rules_version: ClassVar[str]
    company: ClassVar[Company]
    settings: type[C]
    moves: ModuleType
    """Where everything stands that a seat can say."""
    opening: ClassVar[type[Procedure]]
    """The procedure with which every match begins."""
    dice: ClassVar[tuple[Die, ...]] = ()
    kind_of_packs: PackKind[P]
    campaign: AnyCampaign | None = None
    """How matches are chained, where the game can be played as a campaign."""
    windows: Windows[V, S] = Windows()
    talk: Talk[S] = Talk()
    timing: Timing[V, S] = Timing()
    lengthy: ClassVar[bool] = False
    """Whether a move or a thought may take so long that people at other tables would notice it."""

    # --- the table ------------------------------------------------------------------

    def __init__(self, packs: tuple[P, ...] = ()) -> None:
        """Without packs it is played with the one that comes with it."""
        if packs:
            self.packs = packs

    def __reduce__(self) -> tuple[type[Self], tuple[tuple[P, ...]]]:
        """It can be sent to another process: all else follows from its packs."""
        return type(self), (self.packs,)

    @cached_property
    def packs(self) -> tuple[P, ...]:
        return (self.kind_of_packs.read(PackFiles.in_folder(self.core_folder)),)

    @property
    def core_folder(self) -> Path:
        """Where the pack lies that comes with the game."""
        return self.folder / "packs" / "core"

    @cached_property
    def versions(self) -> dict[str, str]:
        """Of the packs that lie on the table."""
        return {pack.id: pack.version for pack in self.packs}

    def with_packs(self, packs: tuple[P, ...]) -> Self:
        """The same game with these packs."""
        return self if packs == self.packs else played_with(self, packs)

    # --- settings -------------------------------------------------------------------

    def why_not(self, settings: C) -> Refusal | None:
        """Why no table can be laid for these settings."""
        least, most = self.company.heroes
        if not least <= settings.heroes <= most:
            return Refusal("kernel.heroes", (), {"least": least, "most": most, "heroes": settings.heroes})
        for seat in settings.own_dice:
            if self.timing.real_time or seat not in self.seats(settings):
                return Refusal("kernel.own-dice", (), {"seat": seat})
        return None

    def table(self, settings: C, seed: int) -> S:
        """An empty table; BadSettingsError if none can be laid for these settings."""
        refusal = self.why_not(settings)
        if refusal is not None:
            raise BadSettingsError(refusal, self.teller("en", None).refusal(refusal))
        return self.lay_out(settings, seed)

    @abstractmethod
    def lay_out(self, settings: C, seed: int) -> S:
        """An empty table for settings that are all right."""

    def start(self, settings: C, seed: int, dice: tuple[int, ...] = (), log: bool = False) -> S:
        """A new game, run to its first ask."""
        g = self.table(settings, seed)
        g.scripted = dice
        g.own_dice = settings.own_dice
        g.log = [] if log else None
        g.stack.append(self.opening())
        g.run()
        return g

    def seats(self, settings: C) -> tuple[int, ...]:
        """Every seat at the table; 0 is the game master's."""
        return self.company.seats(settings.heroes, getattr(settings, "master", True))

    @abstractmethod
    def outcome(self, g: S) -> Outcome | None:
        """The result, or None while the game is on."""

    # --- what a seat knows ------------------------------------------------------------

    @abstractmethod
    def view(self, g: S, seat: int | None) -> V:
        """All that a seat may see (None: a spectator), and nothing else."""

    def views(self, g: S, seats: Iterable[int | None]) -> Mapping[int | None, V]:
        """The views of several seats at once, for games that can share their parts."""
        return {seat: self.view(g, seat) for seat in seats}

    def beside(self, g: S, seat: int | None, other: V) -> V:
        """The view of a seat, where that of another at the same moment is at hand."""
        return self.view(g, seat)

    def glance(self, g: S, seat: int) -> V:
        """What reads like the view of a seat but need not be one, for players who read little of it: see glance.py."""
        return self.view(g, seat)

    @abstractmethod
    def determinize(self, g: S, seat: int, random: Random) -> S:
        """A full state that this seat could be in: what it cannot know, and has never seen, is dealt anew.

        It depends on nothing that the seat cannot know, so that nothing can be learned from it.
        """

    def dealt_anew(self, g: S, seat: int, random: Random) -> S | None:
        """The same moment as this seat knows it, to go on from; None: what is hidden cannot be made up, because
        somebody has written it."""
        return self.determinize(g, seat, random)

    def situation(
        self, g: S, seat: int, view: Callable[[], V] | None = None, people: frozenset[int] = frozenset()
    ) -> Situation[V, S]:
        """A seat that is asked, for players; `view` spares making one that is at hand already, `people` are the
        seats of people, as everybody at the table can see."""
        return Situation(g, seat, self, view, people)

    def sample(self, g: S, seat: int, random: Random) -> Answer:
        """An answer by chance, for any kind of question."""
        ask = g.ask_of(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked")
        question = QUESTIONS[ask.question]
        if question.finite:
            return random.choice(g.options(seat))
        return question.sample(g, g.stack[-1], seat, random)

    # --- when the rules change ------------------------------------------------------------

    def continues(self, rules: str) -> bool:
        """Whether what was begun by an earlier version of the rules goes on by these: the same answers are still
        accepted and lead to the same states. It is checked, move by move, before anything goes on."""
        return False

    def migrate(self, rules: str, state: Data) -> Data | None:
        """A saved state of an earlier version of the rules as these would have saved it, if that can be said."""
        return None

    # --- as plain data ------------------------------------------------------------------

    @cached_property
    def answers(self) -> tuple[type[Answer], ...]:
        """Everything a seat can say."""
        here = self.moves.__name__
        own = [kind for kind in vars(self.moves).values() if isinstance(kind, type) and kind.__module__ == here]
        said = [kind for kind in own if issubclass(kind, Answer)]
        kinds_of_kinds = {base for kind in said for base in kind.__bases__}
        return (Tick, Rolled, *[kind for kind in said if kind not in kinds_of_kinds])

    def save(self, g: S) -> Data:
        """The state as plain data."""
        return save_fields(g)

    def load(self, data: Data, settings: C) -> S:
        """A state from plain data."""
        return load_fields(data, self.table(settings, 0), self.package, self.answers)

    def load_like(self, data: Data, g: S) -> S:
        """The same, where another state of the same match is at hand: whatever never changes is shared with it."""
        like = g.clone()
        like.forget_the_moment()
        return load_fields(data, like, self.package, self.answers)

    # --- for people -----------------------------------------------------------------------

    def texts(self, lang: str) -> Phrasebook:
        """The words of the game; what it does not say itself is said as in any game."""
        return game_texts(self.folder / "lang", lang)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        return Phrasebook.languages(self.folder / "lang")

    def agreements(self) -> tuple[AnyAgreement, ...]:
        """What people may agree on before the game, beside the number of heroes."""
        return ()

    @abstractmethod
    def teller(self, lang: str, seat: int | None, marked: bool = False) -> Teller[V]:
        """Tells a seat in a language; marked: names of cards stand between ⟦id| and ⟧."""

    @abstractmethod
    def content(self, lang: str) -> Struct:
        """Cards, words and whatever else a client needs to draw the game."""

    def lessons(self) -> tuple[Lesson[C], ...]:
        """The guided first games, from the one that a newcomer should take first."""
        return ()

    def lesson(self, name: str = "") -> Lesson[C] | None:
        """A guided first game by its name; without a name the first one, if there is any."""
        return next((lesson for lesson in self.lessons() if name in ("", lesson.name)), None)

    # --- its folder -------------------------------------------------------------------------

    @cached_property
    def package(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def folder(self) -> Path:
        spec = find_spec(self.package)
        assert spec is not None
        assert spec.origin is not None
        return Path(spec.origin).parent

    def room(self, name: str) -> ModuleType | None:
        """What the game brings for a room of the house: the package of that name in its folder, if there is one.

        It may import from that room, as the room itself does; so it is fetched only by the room.
        """
        found = f"{self.package}.{name}"
        return import_module(found) if find_spec(found) is not None else None


AnyLesson = Lesson[Any]
"""Any: which settings a lesson has is known to its game alone."""
AnyGame = Game[Any, Any, Any, Any]
"""Any: the rooms of the house know no game, so they know neither its state, view and settings nor its packs."""
G = TypeVar("G", bound=AnyGame)


@lru_cache(maxsize=256)
def played_with(game: G, packs: tuple[Pack, ...]) -> G:
    """A game with other packs, made once."""
    return type(game)(packs)
