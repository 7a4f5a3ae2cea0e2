"""Cards leave play: destroyed, sacrificed, taken back (SQ-5.3, SQ-11.12, SQ-11.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.events import reactions
from questhall.kernel.procedure import Procedure, step

from ..entities import EVERYBODY, GM, NEUTRAL
from ..moves import No, Yes
from .zones import into_hand, put_away, remove

if TYPE_CHECKING:
    from ..state import SideQuest


class Fall(Procedure):
    """A card in play is destroyed."""

    subject: int
    owner: int = 0
    asked: bool = False
    attacker: int = 0
    defender: int = 0
    after: ClassVar[tuple[str, ...]] = ("destroyed", "ally_destroyed", "enemy_destroyed")
    told: ClassVar[tuple[str, str]] = ("log.falls", "SQ-5.3")
    defeats: ClassVar[bool] = True

    @step("SQ-11.23")
    def may_return(self, g: SideQuest) -> Asking | None:
        """Resurrection: back to the owner's hand instead of the discard pile."""
        thing = g.things.get(self.subject)
        if thing is None:
            self.leave()
            return None
        self.owner, self.asked = thing.owner, False
        returns = g.cards[thing.card].returned and not thing.face_down
        if returns and thing.owner != NEUTRAL and thing.id != g.boss:
            self.asked = True
            return ask(thing.owner, MayReturn, (thing.id,))
        return None

    @step("SQ-5.3")
    def leaves(self, g: SideQuest) -> list[Procedure] | None:
        thing = g.things[self.subject]
        # Of equipment only the card itself takes notice; allies and enemies are creatures.
        keys = self.after if thing.zone in ("field", "neutral") else self.after[:1]
        found = reactions(g, keys, self) if keys else None
        back = self.asked and isinstance(g.answers[0][1], Yes)
        if g.log is not None:
            g.tell(self.told[0], (self.told[1],), thing=thing.id, card=thing.card)
        remove(g, thing)
        if thing.id == g.boss:
            g.boss = -1
        elif g.cards[thing.card].kind == "boss" and self.defeats and not back:
            g.second_fell = True
        if back:
            into_hand(g, thing.owner, g.cards[thing.card].returned)
            if g.log is not None:
                g.tell("log.returns", ("SQ-11.23",), thing=thing.id, card=thing.card)
        else:
            put_away(g, thing.card, thing.owner)
        return found


class Sacrificed(Fall):
    """Put into the discard pile by its controller: no destruction, so nothing reacts to one."""

    after: ClassVar[tuple[str, ...]] = ()
    told: ClassVar[tuple[str, str]] = ("log.sacrificed", "SQ-11.12")
    defeats: ClassVar[bool] = False


class Unequipped(Fall):
    """Laid off onto the discard pile."""

    after: ClassVar[tuple[str, ...]] = ()
    told: ClassVar[tuple[str, str]] = ("log.unequipped", "SQ-3.6")


class Bounced(Procedure):
    """A card in play goes back to its owner's hand, a neutral one to its pile. The Main Boss stays."""

    subject: int

    @step("SQ-7.9")
    def back(self, g: SideQuest) -> None:
        thing = g.things.get(self.subject)
        if thing is None or thing.id == g.boss:
            return
        remove(g, thing)
        if g.log is not None:
            g.tell("log.bounced", (), thing=thing.id, card="" if thing.face_down else thing.card)
        if thing.owner == NEUTRAL:
            put_away(g, thing.card, GM)
        else:
            into_hand(g, thing.owner, thing.card, seen_by=thing.owner if thing.face_down else EVERYBODY)


class MayReturn(Question["SideQuest", "Procedure"]):
    """Take it back to hand, or let it go."""

    name = "sidequest.may-return"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Yes | No]:
        return [Yes(), No()]
