"""The first quest from the head of the stairs to its end, led by hand: squares, doors, monsters, chests and buttons."""

from __future__ import annotations

from playwright.sync_api import expect

from questhall.games.heroquest.game import HEROQUEST
from tests.browser.person import Person
from tests.games.heroquest.browser.laid_quest import lay
from tests.games.heroquest.browser.quest_page import QuestPage
from tests.server.process import ServerProcess

SEED = 30
"""The company comes home when it does what the lamp advises."""
BY_HAND = {"walk", "opendoor", "attack", "searchtraps", "openchest", "endturn", "leave"}


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
