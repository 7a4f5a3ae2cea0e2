"""Whether a page fits on a phone."""

from __future__ import annotations

from playwright.sync_api import Page

SMALL = """() => {
    const LEAST = 24, SLACK = 0.5, REACH = LEAST / 2 - SLACK;
    const boxOf = (each) => (each.matches('input') && each.closest('label') || each).getBoundingClientRect();
    const targets = [...document.querySelectorAll('a[href], button, input, select, summary, textarea, [role="button"]')]
        .filter((each) => each.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}))
        // Links in a sentence are as high as its line, and that is allowed.
        .filter((each) => getComputedStyle(each).display !== 'inline' && boxOf(each).width > 1);
    const tooSmall = (each) => {
        if (Math.min(boxOf(each).width, boxOf(each).height) >= LEAST - SLACK) return false;
        each.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const {left, top, width, height} = boxOf(each);
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = (dx, dy) => each.contains(document.elementFromPoint(x + dx, y + dy));
        // What lies under something else cannot be meant; what answers to a finger may be larger than what is drawn.
        if (!hit(0, 0)) return false;
        const wide = width >= LEAST - SLACK || (hit(-REACH, 0) && hit(REACH, 0));
        const high = height >= LEAST - SLACK || (hit(0, -REACH) && hit(0, REACH));
        if (wide && high) return false;
        // What is smaller needs so much room around it that a finger hits nothing else.
        return targets.some((other) => {
            const box = boxOf(other);
            const away = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
            return other !== each && !other.contains(each) && !each.contains(other) && Math.hypot(...away) < REACH;
        });
    };
    return targets.filter(tooSmall).map((each) => `${each.outerHTML.slice(0, 160)} ${JSON.stringify(boxOf(each))}`);
}"""
"""Targets that are too small for a finger (WCAG 2.5.8)."""


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways, and everything can be hit with a finger."""
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, page.url
    assert page.evaluate(SMALL) == [], page.url
