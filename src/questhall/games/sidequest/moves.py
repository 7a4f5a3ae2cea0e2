"""Everything a seat can say in SideQuest."""

from __future__ import annotations

from typing import ClassVar

from questhall.kernel.answers import Answer, Aside

# --- before the game (SQ-1) ---------------------------------------------------


class Create(Answer, frozen=True):
    """Spread the six free points; the Hero may be given a name."""

    lp: int
    strength: int
    intelligence: int
    name: str = ""


class DeckChosen(Answer, frozen=True):
    """One of the two that follow."""


class TakeDeck(DeckChosen, frozen=True):
    deck: str


class OwnDeck(DeckChosen, frozen=True):
    """A deck of one's own: card ids, one entry per copy."""

    cards: tuple[str, ...]


class Level(Answer, frozen=True):
    difficulty: str


class Bosses(Answer, frozen=True):
    main: str
    secondary: str


class DiscoveryDeck(Answer, frozen=True):
    kind: str


class TenCards(Answer, frozen=True):
    cards: tuple[str, ...]


class Mulligan(Answer, frozen=True):
    pass


class Keep(Answer, frozen=True):
    pass


# --- turns (SQ-3, SQ-4) --------------------------------------------------------


class Draw(Answer, frozen=True):
    cards: int


class Grow(Answer, frozen=True):
    intelligence: int
    strength: int


class Discard(Answer, frozen=True):
    card: str


class Beg(Answer, frozen=True):
    hero: int


class Give(Answer, frozen=True):
    card: str


class Decline(Answer, frozen=True):
    pass


class Discover(Answer, frozen=True):
    pass


class Equip(Answer, frozen=True):
    card: str


class Unequip(Answer, frozen=True):
    piece: int


class Summon(Answer, frozen=True):
    card: str


class Cast(Answer, frozen=True):
    card: str
    target: int = 0
    second: int = 0
    """The other target of a spell that chooses two."""


class Activate(Answer, frozen=True):
    source: int
    ability: int = 0
    target: int = 0


class Bind(Answer, frozen=True):
    creature: int


class Unbind(Answer, frozen=True):
    pass


class Reveal(Answer, frozen=True):
    creature: int


class Attack(Answer, frozen=True):
    """The attacker is a creature, a weapon, or the Hero's own seat for bare hands."""

    attacker: int
    target: int


class Declare(Answer, frozen=True):
    """All attackers of the GM at once, each with its target."""

    attacks: tuple[tuple[int, int], ...] = ()


class Done(Answer, frozen=True):
    pass


class ExtraCard(Answer, frozen=True):
    pass


class NewWorld(Answer, frozen=True):
    pass


class World(Answer, frozen=True):
    card: str


class Name(Answer, frozen=True):
    """Names a Hero, e.g. who reveals a Discovery card."""

    hero: int


# --- reactions (SQ-5, SQ-7) ------------------------------------------------------


class Pass(Answer, frozen=True):
    pass


class Intervene(Answer, frozen=True):
    pass


class Block(Answer, frozen=True):
    """With a creature or a weapon; 0 is no block."""

    blocker: int = 0


class Armor(Answer, frozen=True):
    piece: int


class Target(Answer, frozen=True):
    target: int


class Option(Answer, frozen=True):
    number: int


class Yes(Answer, frozen=True):
    pass


class No(Answer, frozen=True):
    pass


# --- at any time (SQ-7.2) ----------------------------------------------------------


class AtAnyTime(Aside, frozen=True):
    """One of the three that follow: done although something else is asked."""

    is_move: ClassVar[bool] = True

    @property
    def meant(self) -> Cast | Activate | Reveal:
        """The same as the answer to a question."""
        raise NotImplementedError


class CastNow(AtAnyTime, frozen=True):
    card: str
    target: int = 0
    second: int = 0

    @property
    def meant(self) -> Cast:
        return Cast(self.card, self.target, self.second)


class ActivateNow(AtAnyTime, frozen=True):
    source: int
    ability: int = 0
    target: int = 0

    @property
    def meant(self) -> Activate:
        return Activate(self.source, self.ability, self.target)


class RevealNow(AtAnyTime, frozen=True):
    """In the own turn (SQ-11.20)."""

    creature: int

    @property
    def meant(self) -> Reveal:
        return Reveal(self.creature)


# --- asides (SQ-12) ----------------------------------------------------------------


class Mistake(Aside, frozen=True):
    """The table notes a mistake of a Hero for the GM to claim."""

    seat: int
    what: str


class ClaimMistake(Aside, frozen=True):
    claim: int


class Phrase(Aside, frozen=True):
    """A quick phrase of the table talk."""

    phrase: str
