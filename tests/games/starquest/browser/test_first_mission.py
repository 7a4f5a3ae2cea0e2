"""The guided first mission: the coach speaks when it matters, and what it speaks of works, to the very end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.games.starquest.browser.lesson_page import LessonPage

TIPS = {"goal", "deploy", "next", "self", "move", "rush", "console", "exert", "interact", "skill", "cover", "sight",
        "shoot", "dice", "enemies", "alertness", "wave", "onward", "over"}  # fmt: skip
BY_HAND = {"deploy", "afteryou", "rush", "exert", "interact", "advance", "shoot", "endactivation", "gohome"}


def test_the_first_mission_is_played_to_its_end(ada: Person) -> None:
    lesson = LessonPage(ada)
    expect(lesson.tool("coach")).to_be_visible()
    lesson.play()
    names = [name for name, _, _ in lesson.tips]
    assert set(names) >= TIPS, lesson.course
    assert len(names) == len(set(names)), "nothing is told twice"
    assert all(words for _, words, _ in lesson.tips)
    assert [name for name, _, inside in lesson.tips if not inside] == []
    assert lesson.done >= BY_HAND, lesson.course
    expect(lesson.tool("game-over")).to_have_attribute("data-won", "true")
