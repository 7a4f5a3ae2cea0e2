"""What a card does, in words made from the data that the engine executes."""

from __future__ import annotations

from questhall.kernel.text import Phrasebook

from . import vocabulary as v

Card = v.Trial | v.Spell | v.Equipment | v.Scroll | v.Hero


def card_text(card: Card, book: Phrasebook) -> str:
    """The effect; a standard trial has none."""
    match card:
        case v.Trial():
            return "" if card.kind == "standard" else book.say(f"text.{card.kind}")
        case v.Spell():
            return spell_text(card, book)
        case v.Equipment():
            return book.say("text.equipment", symbol=book.say(f"symbol.{card.star}"))
        case v.Scroll():
            return scroll_text(card, book)
        case v.Hero():
            return book.say(f"text.ability_{card.ability}")


def spell_text(spell: v.Spell, book: Phrasebook) -> str:
    match spell.kind:
        case "confusion" | "drain":
            return book.say(f"text.{spell.kind}_{spell.reach}")
        case "weakness":
            if spell.swirl:
                return book.say("text.weakness_swirl")
            return book.say("text.weakness_ban", symbol=book.say(f"symbol.{spell.ban}"))
        case "curse":
            return book.say(f"text.curse_{spell.curse}")
        case "doom":
            return book.say("text.doom_souls" if spell.souls else "text.doom_two")
        case "dragon":
            return book.say("text.dragon", n=spell.steps)
        case _:
            return book.say("text.summoning")


def scroll_text(scroll: v.Scroll, book: Phrasebook) -> str:
    if scroll.turns is not None:
        first, second = [book.say(f"symbol.{symbol}") for symbol in scroll.turns]
        return book.say("text.scroll_turn", first=first, second=second)
    if scroll.swaps:
        return book.say("text.scroll_swap")
    if scroll.star is not None:
        return book.say("text.scroll_star", symbol=book.say(f"symbol.{scroll.star}"))
    return book.say(f"text.scroll_{scroll.effect}")
