"""The browser of the tests: a Chromium that is on the machine, or one that is installed for them."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
INSTALLING = 300.0
"""Seconds."""


class NoBrowserError(Exception):
    """No Chromium is here, and none could be had."""


class Chromium:
    """One browser for all tests of a process; it starts with the first of them."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    @property
    def browser(self) -> Browser:
        if self._browser is None:
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(
                executable_path=executable(self._playwright), args=list(ARGUMENTS)
            )
        return self._browser

    def close(self) -> None:
        """While it is open an event loop runs in this thread, and nobody else can run one."""
        browser, self._browser = self._browser, None
        playwright, self._playwright = self._playwright, None
        if browser is not None:
            browser.close()
        if playwright is not None:
            playwright.stop()


def executable(playwright: Playwright) -> str:
    """Where Chromium is; where there is none it is installed. NoBrowserError if that fails too."""
    found = present(playwright)
    if found is None:
        with one_at_a_time():
            said = [install() for install in (install_package, install_download) if present(playwright) is None]
        found = present(playwright)
        if found is None:
            raise NoBrowserError(
                "The browser tests need Chromium, and none was found or could be installed.\n"
                "Install one (for example `apt-get install chromium`), or say where it is: CHROMIUM=/its/path.\n"
                + "\n".join(filter(None, said))
            )
    return found


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Tests run in several processes, and a package is installed by one of them while the others wait."""
    with (Path(tempfile.gettempdir()) / "questhall-browser.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def present(playwright: Playwright) -> str | None:
    named = os.environ.get("CHROMIUM", "")
    if named:
        if not os.access(named, os.X_OK):
            raise NoBrowserError(f"CHROMIUM={named} names no program that can be started.")
        return named
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, NAMES)), None) or (own if Path(own).is_file() else None)


def install_package() -> str:
    """From the system's own packages, where we may; what it said if it failed."""
    if shutil.which("apt-get") is None or os.getuid() != 0:
        return ""
    return _run("apt-get", "update") or _run("apt-get", "install", "--yes", "--no-install-recommends", "chromium")


def install_download() -> str:
    """The one that Playwright brings along."""
    return _run(sys.executable, "-m", "playwright", "install", "chromium")


def _run(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALLING, check=False)
    except subprocess.TimeoutExpired:
        return f"{' '.join(command)}: not done within {INSTALLING:.0f} seconds"
    return f"{' '.join(command)}: {(done.stdout + done.stderr).strip()[-500:]}" if done.returncode else ""
