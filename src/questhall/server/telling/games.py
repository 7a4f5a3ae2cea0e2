"""A game in the words of the hall: what it is, who sits there, what may be agreed, who else plays."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.games.shelf import OnShelf, Shelf
from questhall.games.words import word
from questhall.kernel.agreements import AnyAgreement, Choice, Number, Value
from questhall.kernel.dice import D6, Die
from questhall.kernel.game import AnyGame, AnyLesson
from questhall.kernel.packs import tell
from questhall.kernel.text import Phrasebook
from questhall.players.lookback import can_look_back
from questhall.players.registry import all_players_of, thinkers_of

from ..protocol.http.hall import AgreementInfo, BotInfo, DieInfo, FaceInfo, GameInfo, LessonInfo, PackInfo, ValueInfo
from .words import server_texts

FIELD = "field."
"""Where a game's texts name the fields of its views."""


def game_info(game: AnyGame, shelf: Shelf, lang: str, leisure: bool = False) -> GameInfo:
    """`leisure`: the hall has somebody who can look back at games."""
    book, company = game.texts(lang), game.company
    usual = server_texts(lang)
    hero = word(book, f"role.{company.hero_role}", usual.say("game.role.hero"))
    roles = {
        company.master_role: word(book, f"role.{company.master_role}", usual.say("game.role.master")),
        company.hero_role: f"{hero} {{n}}",
    }
    return GameInfo(
        name=game.name,
        title=book.say("hall.title"),
        about=book.say("hall.about"),
        settings=settings_schema(game),
        heroes=company.heroes,
        master=company.master,
        together=company.together,
        secrets=company.secrets,
        real_time=game.timing.real_time,
        roles=roles,
        master_role=company.master_role,
        hero_role=company.hero_role,
        bots=tuple([bot_info(bot, bot in thinkers_of(game), book, usual) for bot in all_players_of(game)]),
        agreements=tuple([agreement_info(one, book) for one in game.agreements()]),
        optional=word(book, "agree.optional", usual.say("game.optional")),
        optional_about=word(book, "agree.optional_about", usual.say("game.optional_about")),
        packs=tuple([pack_info(each, game, lang) for each in shelf.packs_of(game)]),
        dice=tuple([die_info(die, book) for die in (D6, *game.dice)]),
        own_dice=not game.timing.real_time,
        own_dice_about=word(book, "agree.own_dice.about", ""),
        own_dice_rule=word(book, "agree.own_dice.rule", ""),
        lessons=tuple([lesson_info(lesson, game, book) for lesson in game.lessons()]),
        campaign=game.campaign is not None,
        looks_back=leisure and can_look_back(game),
        credits=word(book, "credits", ""),
        fields={key.removeprefix(FIELD): book.say(key) for key in sorted(book.keys()) if key.startswith(FIELD)},
    )


def lesson_info(lesson: AnyLesson, game: AnyGame, book: Phrasebook) -> LessonInfo:
    """It is called by whom one learns to play."""
    role = word(book, f"role.{game.company.role(lesson.seat)}", lesson.name)
    return LessonInfo(lesson.name, role, word(book, f"lesson.{lesson.name}", ""))


def settings_schema(game: AnyGame) -> Any:
    """JSON Schema of a game's settings, with everything it refers to inside."""
    return msgspec.json.schema(game.settings)


def bot_info(name: str, takes_time: bool, book: Phrasebook, usual: Phrasebook) -> BotInfo:
    """Players that many games have are called alike everywhere, unless a game calls them otherwise."""
    title = word(book, f"bot.{name}.name", word(usual, f"bot.{name}.name", name))
    return BotInfo(name, title, word(book, f"bot.{name}.about", word(usual, f"bot.{name}.about", "")), takes_time)


def agreement_info(one: AnyAgreement, book: Phrasebook) -> AgreementInfo:
    key = f"agree.{one.name}"
    if isinstance(one, Choice):
        values = tuple([value_info(value, key, book) for value in one.values])
    elif isinstance(one, Number):
        values = tuple([ValueInfo(n, word(book, f"{key}.value.{n}", str(n)), "") for n in one.values])
    else:
        values = ()
    return AgreementInfo(
        kind="choice" if isinstance(one, Choice) else "number" if isinstance(one, Number) else "switch",
        name=one.name,
        label=book.say(f"{key}.label"),
        about=word(book, f"{key}.about", ""),
        rule=one.rule,
        optional=one.optional,
        seats=one.seats,
        values=values,
        usual=one.usual,
        newcomer=one.newcomer if isinstance(one, Choice) else None,
        unit=one.unit if isinstance(one, Number) else "",
    )


def value_info(value: Value, key: str, book: Phrasebook) -> ValueInfo:
    """A pack names its own values; the others stand in the game's texts."""
    label = value.label.get(book.lang) or word(book, f"{key}.value.{value.id}", value.id)
    about = value.about.get(book.lang) or word(book, f"{key}.value_about.{value.id}", "")
    return ValueInfo(value.id, label, about)


def pack_info(each: OnShelf, game: AnyGame, lang: str) -> PackInfo:
    if each.pack is None:
        return PackInfo(each.name, each.name, "", (), False, tuple([tell(error, lang) for error in each.errors]))
    manifest = each.pack.manifest
    name = manifest.name.get(lang) or next(iter(manifest.name.values()))
    return PackInfo(each.pack.id, name, each.pack.version, tuple(manifest.needs), each.core)


def die_info(die: Die, book: Phrasebook) -> DieInfo:
    faces = tuple([FaceInfo(face, word(book, f"face.{face}", face)) for face in die.faces])
    return DieInfo(die.kind, die.colour, faces)
