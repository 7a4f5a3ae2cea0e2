"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def flaws(page: Page) -> list[str]:
    """Everything serious, with the elements it is about."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{flaw['id']} ({flaw['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for flaw in found["violations"]
        if flaw["impact"] in GRAVE
        for node in flaw["nodes"]
    ]
