"""Settings for which no table can be laid."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.kernel.game import AnyGame, BadSettingsError


def refused_settings(game: AnyGame, settings: Any, german: str, english: str) -> tuple[str, ...]:
    """The rules by which a game refuses to begin; it says so as expected, in both languages and to programs."""
    with pytest.raises(BadSettingsError) as caught:
        game.start(settings, 0)
    refusal = caught.value.refusal
    assert game.teller("de", None).refusal(refusal, cite=False).startswith(german)
    assert game.teller("en", None).refusal(refusal, cite=False).startswith(english)
    assert str(caught.value).startswith(english)
    assert str(caught.value).endswith(f"({', '.join(refusal.rules)})")
    return refusal.rules
