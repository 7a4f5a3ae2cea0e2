"""A race as somebody at it sees and plays it: dice, cards, what glows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import PATIENCE, Person

BOTS = "hard"
NEXT = """() => {
    const there = (what) => document.querySelector(what);
    const middle = (what) => {
        const box = there(what)?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    };
    if (there('[data-testid="game-over"]')) return {over: true};
    const lying = [...document.querySelectorAll('[data-testid^="own-"]')].filter((die) => die.dataset.at);
    return {
        over: false,
        target: middle('button.target[data-testid], [data-testid^="aim-"]') ?? middle('.place.target .press'),
        fits: middle('.place.fits [data-own="true"].fits') ?? middle('.place.fits .press'),
        key: there('.place.fits kbd')?.textContent ?? '',
        roll: middle('[data-testid="roll"][aria-disabled="false"]'),
        stuck: lying.length === document.querySelectorAll('[data-testid^="own-"]').length,
    };
}"""
"""What could be done now, and where: in a race it may be gone a moment later."""
AT_ONCE = """async ([names, patience]) => {
    const deadline = performance.now() + patience;
    const reachable = (name) => {
        const thing = document.querySelector(name.startsWith('[') ? name : `[data-testid="${name}"]`);
        if (!thing || thing.getAttribute('aria-disabled') === 'true') return null;
        thing.scrollIntoView({block: 'nearest'});
        const box = thing.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return thing === top || thing.contains(top) ? thing : null;
    };
    for (const name of names) {
        let thing = reachable(name);
        while (!thing) {
            if (performance.now() > deadline) return `nothing to press: ${name}`;
            await new Promise((done) => requestAnimationFrame(done));
            thing = reachable(name);
        }
        thing.click();
    }
    return '';
}"""
INSIDE = """() => {
    const frame = document.querySelector('[data-testid="rushout-board"]');
    const outside = [...frame.querySelectorAll('.place, .hero, .own, [data-testid="roll"], .tool')]
        .filter((each) => {
            const box = each.getBoundingClientRect();
            return box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1;
        });
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1
        || document.documentElement.scrollWidth > innerWidth + 1;
    return [...outside.map((each) => each.dataset.testid ?? each.className), ...(scrolls ? ['the page scrolls'] : [])];
}"""


def open_race(host: Person, seats: dict[int, str], **settings: Any) -> str:
    """A table whose other seats are bots'. `seats`: number to who sits there, `me` or `open`."""
    heroes = settings.setdefault("heroes", 2)
    wanted = [
        {"seat": seat, "to": seats.get(seat, "bot"), "bot": "" if seat in seats else BOTS, "name": host.name}
        for seat in range(heroes + 1)
    ]
    for one in wanted:
        if one["to"] != "me":
            one["name"] = ""
    options = {"open": True, "spectators": True, "open_hands_after": 0, "pace": 400}
    asked = {"game": "rushout", "settings": settings, "options": options, "seats": wanted}
    started = {**asked, "start": "open" not in seats.values()}
    table: str = host.post("/api/tables", started)["id"]
    return table


class RacePage:
    """What is on the screen of one person at a race."""

    def __init__(self, person: Person, table: str) -> None:
        self.page: Page = person.page
        self.table = table
        self.page.goto(f"/table/{table}")

    @property
    def board(self) -> Locator:
        return self.page.get_by_test_id("rushout-board")

    @property
    def over(self) -> Locator:
        return self.page.get_by_test_id("game-over")

    def tool(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def takes_a_tile(self) -> None:
        """Everybody is asked at once: when a bot is faster by a moment the answer is too late, and is given again."""
        button = self.tool("take-it")
        expect(button).to_be_visible(timeout=PATIENCE)
        while button.is_visible():
            self.page.evaluate("""() => document.querySelector('[data-testid="take-it"]')?.click()""")
            self.page.wait_for_timeout(500)

    def phase(self, phase: str) -> None:
        """Waits until the table has come to it."""
        expect(self.board).to_have_attribute("data-phase", phase, timeout=PATIENCE)

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(NEXT)
        return found

    def outside(self) -> list[str]:
        """Whatever does not fit on the one screen."""
        found: list[str] = self.page.evaluate(INSIDE)
        return found

    def by_keys(self) -> str:
        """Does the next best thing with the keyboard alone; what it was."""
        now = self.seen()
        if now["over"]:
            return "over"
        if now["key"]:
            self.page.keyboard.press(now["key"])
            return "place"
        if now["roll"]:
            self.page.keyboard.press("Space")
            return "roll"
        if now["stuck"]:
            self.page.keyboard.press("b")
            self.page.keyboard.press("r")
            return "back"
        return ""

    def by_mouse(self) -> str:
        """Does the next best thing by clicking; what it was."""
        now = self.seen()
        if now["over"]:
            return "over"
        for what in ("target", "fits", "roll"):
            if now[what]:
                self.page.mouse.click(*now[what])
                return what
        return ""

    def at_once(self, *names: str) -> None:
        """Presses one thing after the other, each as soon as it is there and nothing lies over it.

        It happens in one step inside the page, so that it takes no longer on a slow machine than the page itself
        does. Names are test ids; in brackets they are selectors.
        """
        missing = self.page.evaluate(AT_ONCE, [list(names), PATIENCE])
        assert not missing, missing

    def goes_on(self, *names: str) -> None:
        """A race that was laid goes on, and the next things are pressed at once."""
        self.at_once("pause", *names)
        expect(self.tool("paused")).to_have_count(0)

    def die(self, number: int, where: str) -> Locator:
        """A die on a place or in front of a hero."""
        return self.tool(where).get_by_test_id(f"die-{number}")
