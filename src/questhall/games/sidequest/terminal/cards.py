"""A SideQuest card in full, as lines of text."""

from __future__ import annotations

from questhall.kernel.text import Phrasebook

from .. import vocabulary as v
from ..cardtext import card_text, keyword_reminder, type_line
from ..cardtext.cards import Names, side_of
from ..keywords import printed
from ..narrate_names import translated


def card_lines(spec: v.CardSpec, book: Phrasebook, names: Names, reminders: bool = True) -> list[str]:
    """Name, type, values, text; what the keywords mean; the words below the picture."""
    lines = [f"{translated(spec.name, book.lang)} · {type_line(spec, book, names)}"]
    numbers = values(spec, book)
    if numbers:
        lines.append(numbers)
    lines += card_text(spec, book, names)
    if reminders:
        for word, n in printed(getattr(spec, "keywords", v.Keywords())):
            reminder = keyword_reminder(word, n, book)
            lines.append(f"({reminder.name}: {reminder.text} {reminder.rule})")
    if reminders and spec.flavour:
        lines.append(f"– {translated(spec.flavour, book.lang)}")
    return lines


def values(spec: v.CardSpec, book: Phrasebook) -> str:
    """Cost, ATK, DEF, ARM: what is printed."""
    parts = []
    cost = getattr(spec, "cost", None)
    if isinstance(cost, int):
        resource = book.say("resource.bp" if side_of(spec) == "gm" else "resource.int")
        parts.append(book.say("table.cost", n=cost, resource=resource))
    for field, stat in (("atk", "atk"), ("defense", "def"), ("arm", "arm")):
        if hasattr(spec, field):
            parts.append(book.say("text.value", n=str(getattr(spec, field)), stat=book.say(f"stat.{stat}")))
    return " · ".join(parts)
