"""What the lamp advises, as the page holds it: the wire may be heard before or after it is shown."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator


def advice(do_it: Locator, patience: float | None = None) -> dict[str, Any]:
    """Waits for it. Any: an answer as it is written."""
    answer: dict[str, Any] = json.loads(do_it.get_attribute("data-answer", timeout=patience) or "")
    return answer
