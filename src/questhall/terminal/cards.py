"""A SideQuest card in full, as lines of text."""

from __future__ import annotations

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.cardtext import card_text, keyword_reminder, type_line
from questhall.games.sidequest.cardtext.cards import Names, side_of
from questhall.kernel.text import Phrasebook


def card_lines(spec: v.CardSpec, book: Phrasebook, names: Names, reminders: bool = True) -> list[str]:
    """Name, type, values, text; what the keywords mean; the words below the picture."""
    name = spec.name[book.lang] if book.lang in spec.name else next(iter(spec.name.values()))
    lines = [f"{name} · {type_line(spec, book, names)}"]
    numbers = values(spec, book)
    if numbers:
        lines.append(numbers)
    lines += card_text(spec, book, names)
    keywords = getattr(spec, "keywords", None)
    if reminders and keywords is not None:
        for word in keywords.__struct_fields__:
            n = getattr(keywords, word)
            if n is not False and (n or word == "hidden"):
                reminder = keyword_reminder(word, 0 if n is True else int(n), book)
                lines.append(f"({reminder.name}: {reminder.text} {reminder.rule})")
    flavour = getattr(spec, "flavour", None)
    if reminders and flavour:
        lines.append(f"– {flavour[book.lang] if book.lang in flavour else next(iter(flavour.values()))}")
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
