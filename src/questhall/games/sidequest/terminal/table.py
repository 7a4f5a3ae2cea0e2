"""SideQuest's table as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from questhall.kernel.text import Phrasebook

from .. import vocabulary as v
from ..narrate_names import Names
from ..view import HeroView, ThingView, View

SEPARATOR = " · "


class TableDrawing:
    """Draws what a view shows. Long rows lose keywords first, then their end."""

    def __init__(self, book: Phrasebook, names: Names) -> None:
        self.book = book
        self.names = names

    def draw(self, view: View, width: int, rows: int) -> list[str]:
        """As much of every field as fits into the rows; never less than one row of each."""
        lines: list[str] = []
        for generous in (3, 2, 1):
            lines = self.drawn(view, width, generous)
            if len(lines) <= rows:
                break
        return lines

    def drawn(self, view: View, width: int, generous: int) -> list[str]:
        lines = [_cut(self.headline(view), width)]
        lines += self.gm(view, width, max(2, generous))
        lines += self.middle(view, width, generous)
        for hero in view.heroes:
            lines += self.hero(view, hero, width, max(2, generous) if hero.seat == view.seat else generous)
        lines += self.hand(view, width)
        lines += self.going_on(view, width)
        return lines

    # --- parts ---------------------------------------------------------------------

    def headline(self, view: View) -> str:
        say = self.book.say
        parts = [say("table.round", n=view.round)] if view.round else []
        parts += [say(f"side.{view.side}")] if view.side else []
        parts.append(say(f"phase.{view.phase}"))
        if view.boss:
            parts.append(say("table.boss"))
        elif view.round:
            key = "table.encounter" if view.fighting else "table.peace"
            parts.append(say(key, n=view.completed + (1 if view.fighting else 0), of=view.encounters))
        parts += [say(f"difficulty.{view.difficulty}")] if view.difficulty else []
        return SEPARATOR.join(parts)

    def middle(self, view: View, width: int, rows: int) -> list[str]:
        """What belongs to nobody: the World Card and the Discovery Zone."""
        head = []
        if view.world:
            head.append(self.book.say("table.world", card=self.names.plain(view.things[view.world].card)))
        if view.zone:
            head.append(self.book.say("table.zone"))
        text = SEPARATOR.join(head)
        things = [view.things[i] for i in view.zone]
        return self.row(text, things, width, rows) if things else [_cut(text, width)] if text else []

    def gm(self, view: View, width: int, rows: int) -> list[str]:
        gm, say = view.gm, self.book.say
        parts = [say("table.bp", free=gm.bp, spent=gm.spent, bound=gm.bound, cap=gm.cap)]
        parts.append(say("table.gm_hand", n=gm.hand_size))
        parts.append(say("table.deck", n=gm.deck))
        parts.append(say("table.discard", n=len(gm.discard)))
        mark = self.mark(view, 0)
        lines = [_cut(f"{say('table.gm')}{mark}  {SEPARATOR.join(parts)}", width)]
        things = [view.things[i] for i in gm.creatures + gm.lasting]
        return lines + self.row(" ", things, width, rows)

    def hero(self, view: View, hero: HeroView, width: int, rows: int) -> list[str]:
        say = self.book.say
        name = f"{hero.seat} {hero.name or say('table.hero')}{self.mark(view, hero.seat)}"
        if hero.out:
            return [_cut(f"{name}  {say('table.out')}", width)]
        parts = [
            say("table.lp", n=hero.lp),
            say("table.int", free=hero.int_free, most=hero.int_max),
            say("table.str", free=hero.str_free, most=hero.str_max),
            say("table.hand", n=hero.hand_size, limit=hero.hand_limit),
            say("table.deck", n=hero.deck),
            say("table.discard", n=len(hero.discard)),
            say("table.prizes", n=hero.prizes),
        ]
        if hero.burn:
            parts.insert(1, say("table.burn", n=hero.burn))
        lines = [_cut(f"{name}  {SEPARATOR.join(parts)}", width)]
        ids = hero.creatures + ((hero.partner,) if hero.partner else ())
        ids += hero.equipment + hero.sets + hero.lasting
        return lines + self.row(" ", [view.things[i] for i in ids], width, rows)

    def mark(self, view: View, seat: int) -> str:
        return f" ({self.book.say('ui.you')})" if view.seat == seat else ""

    def hand(self, view: View, width: int) -> list[str]:
        """The own hand, each card with what it takes to play it."""
        if view.seat is None:
            return []
        cards = view.heroes[view.seat - 1].hand if view.seat else view.gm.hand
        if not cards:
            return []
        counted = {card: cards.count(card) for card in cards}
        parts = [
            f"{self.names.plain(card)} {self.price(card)}{f' ×{n}' if n > 1 else ''}" for card, n in counted.items()
        ]
        return _rows(self.book.say("table.cards"), parts, width, 3)

    def price(self, card: str) -> str:
        spec = self.names.spec(card)
        strength = getattr(spec, "strength", 0)
        if isinstance(spec, v.Weapon | v.Armor):
            return f"STR{strength}"
        return f"{self.names.cost(card)}+STR{strength}" if strength else str(self.names.cost(card))

    def going_on(self, view: View, width: int) -> list[str]:
        """Waiting spells and the attack that is being resolved."""
        lines = []
        if view.chain:
            waiting = [self.names.plain(item.card) for item in reversed(view.chain)]
            lines += _rows(self.book.say("table.stack"), waiting, width, 1)
        if view.attack is not None and not view.attack.cancelled:
            attack = view.attack
            victim = self.names.thing(attack.blocker or attack.target).form("nom")
            text = f"{self.names.thing(attack.attacker).form('nom')} → {victim} ({attack.amount})"
            lines.append(_cut(f"{self.book.say('table.attack')} {text}", width))
        return lines

    # --- rows of cards ---------------------------------------------------------------------

    def row(self, head: str, things: Sequence[ThingView], width: int, rows: int) -> list[str]:
        """Cards in play; with their keywords if there is room for them."""
        if not things:
            return []
        full = _rows(head, [self.thing(thing, True) for thing in things], width, rows + 1)
        if len(full) <= rows:
            return full
        return _rows(head, [self.thing(thing, False) for thing in things], width, rows)

    def thing(self, thing: ThingView, keywords: bool) -> str:
        say = self.book.say
        name = self.names.plain(thing.card) if thing.card else ""
        words = [name] if name else []
        if thing.face_down:
            words.append(say("table.hidden"))
        elif thing.zone in ("field", "neutral"):
            words.append(f"{thing.atk}/{thing.defense}")
        elif thing.zone in ("equipped", "partner"):
            weapon = thing.atk > 0 or not hasattr(self.names.spec(thing.card), "arm")
            words.append(f"{thing.atk}/{thing.defense}" if weapon else say("table.arm", n=thing.defense))
        if thing.zone == "partner":
            words.append(say("table.partner"))
        if thing.burn:
            words.append(say("table.burn", n=thing.burn))
        if thing.paralyzed:
            words.append(say("table.paralyzed"))
        if thing.attacked or thing.blocks:
            words.append(say("table.tired"))
        if keywords and thing.keywords:
            named = [
                say(f"keyword.{word}.name") + (f" {n}" if n > 1 or word in ("thorns", "untouchable") else "")
                for word, n in thing.keywords.items()
            ]
            words.append(f"({', '.join(named)})")
        text = f"{thing.id} {' '.join(words)}"
        return f"[{text}]" if thing.zone in ("equipped", "set", "lasting", "partner") else text


def _cut(text: str, width: int) -> str:
    if cell_len(text) <= width:
        return text
    while cell_len(text) >= width:
        text = text[:-1]
    return text.rstrip() + "…"


def _rows(head: str, parts: Sequence[str], width: int, rows: int) -> list[str]:
    """Parts side by side on as many lines as needed, at most `rows`; what is too much is counted."""
    lines: list[str] = []
    line = head
    for i, part in enumerate(parts):
        longer = f"{line}  {part}"
        last = len(lines) + 1 == rows
        room = width - (len(f"  +{len(parts) - i - 1}") if last and i + 1 < len(parts) else 0)
        if cell_len(longer) <= room:
            line = longer
        elif last:
            lines.append(f"{line}  +{len(parts) - i}")
            return [_cut(each, width) for each in lines]
        else:
            lines.append(line)
            line = f"   {part}"
    return [_cut(each, width) for each in [*lines, line]]
