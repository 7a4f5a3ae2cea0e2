"""The first quest from the head of the stairs to its end, led by hand: squares, doors, monsters, chests and buttons."""

from __future__ import annotations

from playwright.sync_api import expect

from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Cast
from questhall.games.heroquest.settings import Settings
from tests.browser.person import Person
from tests.games.heroquest.browser.laid_quest import Now, lay, story
from tests.games.heroquest.browser.quest_page import QuestPage
from tests.server.process import ServerProcess

SEED = 30
"""The company comes home when it does what the lamp advises."""
BY_HAND = {"walk", "opendoor", "attack", "searchtraps", "openchest", "endturn", "leave"}

WITH_A_WIZARD = Settings(heroes=2, quest="mill", company=("wizard", "barbarian"))
FIRST_MONSTER = 11


def hostile(now: Now) -> list[Cast]:
    return [option for option in now.options if isinstance(option, Cast) and option.target >= FIRST_MONSTER]


def in_sight(now: Now) -> bool:
    """A spell can be cast at a monster."""
    return now.ask.question == "heroquest.turn" and bool(hostile(now))


def test_the_first_quest_is_played_to_its_end_by_hand(ada: Person, server: ServerProcess) -> None:
    dungeon = QuestPage(ada, lay(server.database, {1: ada, 2: ada}, seed=SEED))
    quest = HEROQUEST.lore.quests["mill"]
    dungeon.asked("turn")
    expect(dungeon.tool("parchment")).to_contain_text(quest.name["en"])
    done = dungeon.play(until=lambda now: False)
    assert done["over"]
    assert set(dungeon.done) >= BY_HAND
    expect(dungeon.over).to_have_attribute("data-won", "true")
    expect(dungeon.log).to_contain_text(quest.won["en"])
    expect(dungeon.tool("parchment")).to_contain_text(quest.won["en"])
    expect(dungeon.tool("figures")).to_contain_text("Monsters slain")


def test_a_spell_is_taken_up_and_aimed_by_hand(ada: Person, server: ServerProcess) -> None:
    dungeon = QuestPage(ada, lay(server.database, {1: ada, 2: ada}, in_sight, WITH_A_WIZARD))
    dungeon.asked("turn")
    match = story(WITH_A_WIZARD, 1, in_sight)
    spell = hostile(match.game.situation(match.state, 1))[0]
    ask = dungeon.ask
    dungeon.follow({"move": "cast", "spell": spell.spell, "target": spell.target})
    dungeon.next(ask)
    expect(dungeon.log).to_contain_text(HEROQUEST.lore.spells[spell.spell].name["en"])


def test_the_question_for_a_hero_is_read_on_its_dark_ground(ada: Person, server: ServerProcess) -> None:
    page = ada.page
    page.goto(f"/table/{lay(server.database, {1: ada, 2: ada}, settings=Settings(heroes=2, quest='mill'))}")
    expect(page.get_by_test_id("setup").locator("h2")).to_have_css("color", "rgb(250, 243, 234)")
