"""A machine without a browser gets one, once, however many processes want it."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import Mock

import pytest

from tests.browser import browser


def test_a_browser_is_installed_once_while_the_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []

    def install() -> str:
        time.sleep(0.05)
        installed.append("chromium")
        return ""

    monkeypatch.setattr(browser, "install_package", install)
    monkeypatch.setattr(browser, "present", lambda playwright: installed[0] if installed else None)
    with ThreadPoolExecutor(4) as processes:
        assert set(processes.map(browser.executable, [Mock()] * 4)) == {"chromium"}
    assert installed == ["chromium"]


def test_whoever_cannot_have_one_is_told_what_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "present", lambda playwright: None)
    monkeypatch.setattr(browser, "install_package", lambda: "no packages here")
    monkeypatch.setattr(browser, "install_download", lambda: "no way out")
    with pytest.raises(browser.NoBrowserError, match=r"(?s)CHROMIUM=.*no packages here.*no way out"):
        browser.executable(Mock())
