"""What is agreed on the command line: NAME=VALUE, by what the game says can be agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from questhall.games.words import word
from questhall.kernel.agreements import AnyAgreement, Choice, Number, Switch
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame, BadSettingsError
from questhall.kernel.text import Phrasebook

from .friendly import FriendlyError


def agreements_of(game: AnyGame) -> tuple[AnyAgreement, ...]:
    """What the game says; and whether somebody plays against the heroes, where that is agreed."""
    if game.company.master != "agreed":
        return game.agreements()
    return (Switch(name="master", usual=game.settings().master), *game.agreements())


def agreed(game: AnyGame, heroes: int, said: Sequence[str], book: Phrasebook) -> Settings:
    """The settings of a game; whatever is not possible is told with what is."""
    check_heroes(game, heroes, book)
    known = {agreement.name: agreement for agreement in agreements_of(game)}
    fields: dict[str, Any] = {"heroes": heroes}
    for each in said:
        name, equals, value = each.partition("=")
        agreement = known.get(name.strip())
        if agreement is None or not equals:
            names = ", ".join(known) or "–"
            raise FriendlyError(book.say("cli.no_agreement", said=each, names=names))
        fields[agreement.name] = typed(game, agreement, heroes, value.strip(), book)
    try:
        settings: Settings = msgspec.convert(fields, game.settings, strict=False)
        game.table(settings, 0)
    except BadSettingsError as problem:
        raise FriendlyError(game.teller(book.lang, None).refusal(problem.refusal)) from problem
    except ValueError as problem:
        raise FriendlyError(book.say("cli.bad_settings", reason=str(problem))) from problem
    return settings


def check_heroes(game: AnyGame, heroes: int, book: Phrasebook) -> None:
    least, most = game.company.heroes
    if not game.company.possible(heroes):
        raise FriendlyError(book.say("kernel.heroes", least=least, most=most, heroes=heroes))


def typed(game: AnyGame, agreement: AnyAgreement, heroes: int, value: str, book: Phrasebook) -> Any:
    """One value, or one for each hero, as the field of the settings wants it."""
    parts = tuple(part.strip() for part in value.split(",")) if agreement.seats == "heroes" else (value,)
    found = [one(agreement, part) for part in parts]
    if None in found or (agreement.seats == "heroes" and len(found) != heroes):
        label = word(book, f"agree.{agreement.name}.label", agreement.name)
        possible = "; ".join(choices(agreement, book))
        key = "cli.bad_values" if agreement.seats == "heroes" else "cli.bad_value"
        raise FriendlyError(
            book.say(key, name=agreement.name, label=label, value=value, possible=possible, heroes=heroes)
        )
    return tuple(found) if agreement.seats == "heroes" else found[0]


def one(agreement: AnyAgreement, text: str) -> str | int | bool | None:
    """None: it is not possible."""
    try:
        if isinstance(agreement, Choice):
            return text if any(text == value.id for value in agreement.values) else None
        if isinstance(agreement, Switch):
            return msgspec.convert(text, bool, strict=False)
        number = msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError:
        return None
    return number if agreement.least <= number <= agreement.most else None


def choices(agreement: AnyAgreement, book: Phrasebook) -> list[str]:
    """What can be said, with what it means where that has a word."""
    if isinstance(agreement, Switch):
        return ["true", "false"]
    if isinstance(agreement, Number):
        limits = book.say("cli.between", least=agreement.least, most=agreement.most)
        return [limits, *[meant(agreement, str(value), "", book) for value in agreement.values]]
    return [meant(agreement, value.id, value.label.get(book.lang, ""), book) for value in agreement.values]


def meant(agreement: AnyAgreement, value: str, label: str, book: Phrasebook) -> str:
    label = label or word(book, f"agree.{agreement.name}.value.{value}", "")
    return f"{value} ({label})" if label else value
