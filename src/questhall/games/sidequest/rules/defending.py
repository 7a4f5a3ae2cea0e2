"""What Heroes can do about an attack: intervene, block, wear armor (SQ-5.4 to SQ-5.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Question

from .. import values
from ..entities import FIRST_ID, GM, NEUTRAL, InPlay
from ..moves import Armor, Block, Intervene, Pass
from .attacking import why_spared

if TYPE_CHECKING:
    from questhall.kernel.procedure import Procedure

    from ..state import SideQuest
    from .combat import Attack


def able_to_intervene(g: SideQuest, attack: Attack) -> list[int]:
    """Heroes who may become the target instead of another Hero or that Hero's creature (SQ-5.10)."""
    if attack.intervened:
        return []
    target = attack.target
    if target >= FIRST_ID:
        owner = g.things[target].owner
        if owner in (GM, NEUTRAL):
            return []
    else:
        owner = target
    return [
        h.seat for h in g.heroes if h.seat != owner and not h.out and not h.intervened and h.seat not in attack.stood_by
    ]


class MayIntervene(Question["SideQuest", "Procedure"]):
    """Become the target, or let it happen. Whoever passes first does not close it for the others."""

    name = "sidequest.intervene"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Intervene | Pass]:
        return [Intervene(), Pass()]


def why_not_block(g: SideQuest, attack: Attack, blocker: InPlay) -> Refusal | None:
    """SQ-5.4, SQ-5.8, SQ-11.5, SQ-11.11, SQ-11.14, SQ-11.16."""
    about = {"thing": blocker.id}
    card = g.cards[blocker.card]
    if blocker.owner != attack.target or blocker.zone not in ("field", "equipped") or card.is_armor:
        return Refusal("refusal.not-your-blocker", ("SQ-5.4",), about)
    weapon = blocker.zone == "equipped"
    if weapon and not card.is_weapon:
        return Refusal("refusal.not-your-blocker", ("SQ-5.4",), about)
    if weapon and values.defense(g, blocker) <= 0:
        return Refusal("refusal.no-def", ("SQ-5.4",), about)
    magic = values.keyword(g, blocker, "magic") if weapon else 0
    if magic > g.hero(blocker.owner).int_free:
        return Refusal("refusal.magic", ("SQ-11.11",),
                       {**about, "cost": magic, "free": g.hero(blocker.owner).int_free})  # fmt: skip
    if blocker.blocks and blocker.blocks >= blocker.more_blocks + (2 if values.keyword(g, blocker, "warden") else 1):
        return Refusal("refusal.has-blocked", ("SQ-5.8",), about)
    if blocker.paralyzed:
        return Refusal("refusal.paralyzed", ("SQ-11.14",), about)
    attacker = g.things[attack.attacker]
    if values.keyword(g, attacker, "flying") and not catches_flyers(g, blocker):
        return Refusal("refusal.flying", ("SQ-11.5",), about)
    sneaks = not weapon and values.keyword(g, attacker, "stealth")
    if sneaks and values.atk(g, blocker) > values.atk(g, attacker):
        return Refusal("refusal.stealth", ("SQ-11.16",), about)
    return None


def catches_flyers(g: SideQuest, blocker: InPlay) -> bool:
    """Flying or Reach; a Hero who counts as having either lifts the weapons along (SQ-11.5, SQ-11.6)."""
    if values.keyword(g, blocker, "flying") or values.keyword(g, blocker, "reach"):
        return True
    if blocker.zone != "equipped":
        return False
    hero = g.hero(blocker.owner)
    return values.hero_keyword(g, hero, "flying") > 0 or values.hero_keyword(g, hero, "reach") > 0


def blocks(g: SideQuest, attack: Attack) -> list[Block]:
    """No block, or one creature or weapon."""
    hero = g.hero(attack.target)
    able = [Block()]
    for i in hero.creatures + hero.equipment:
        if why_not_block(g, attack, g.things[i]) is None:
            able.append(Block(i))
    return able


class MayBlock(Question["SideQuest", "Attack"]):
    """Block with a creature, with a weapon, or not."""

    name = "sidequest.block"

    def options(self, g: SideQuest, frame: Attack, seat: int) -> list[Block]:
        return blocks(g, frame)

    def refuse(self, g: SideQuest, frame: Attack, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, Block) and answer.blocker in g.things:
            return why_not_block(g, frame, g.things[answer.blocker])
        return super().refuse(g, frame, seat, answer)


def armor_pieces(g: SideQuest, seat: int) -> list[int]:
    """What the attacker may name: worn armor, and a bound partner if nothing spares it (SQ-5.6, SQ-11.15)."""
    hero = g.hero(seat)
    worn = [i for i in hero.equipment if g.cards[g.things[i].card].kind == "armor"]
    named = hero.partner and why_spared(g, g.things[hero.partner]) is None
    return [*worn, hero.partner] if named else worn


class NamesArmor(Question["SideQuest", "Attack"]):
    """The attacker names a piece."""

    name = "sidequest.armor"

    def options(self, g: SideQuest, frame: Attack, seat: int) -> list[Armor]:
        return [Armor(i) for i in armor_pieces(g, frame.target)]

    def refuse(self, g: SideQuest, frame: Attack, seat: int, answer: Answer) -> Refusal | None:
        return Refusal("refusal.not-worn", ("SQ-5.6",), {"seat": frame.target})
