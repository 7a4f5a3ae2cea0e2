"""The house as one's own: settings that stay, an app that can be installed, and a call when it is one's turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.person import PATIENCE, PHONE, Person, Visiting
from tests.browser.wire import Wire
from tests.server.any_game import ALONE
from tests.server.process import ServerProcess

HIDE = "Object.defineProperty(document, 'hidden', {get: () => window.away === true})"
"""A tab of a test is always looked at; this one can be left."""
NOTES = """window.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(title, {tag}) { document.documentElement.dataset.notice = `${title} ${tag}`; }
};
navigator.serviceWorker.getRegistration = () => Promise.resolve(undefined);"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_chosen_holds_on_every_page_and_after_a_reload(visit: Visiting, theme: str) -> None:
    ada = visit(color_scheme="light" if theme == "dark" else "dark")
    ada.page.goto("/settings")
    ada.page.get_by_test_id(f"theme-{theme}").check()
    ada.page.get_by_test_id("text-larger").check()
    ada.page.get_by_test_id("motion-full").check()
    assert flaws(ada.page) == []
    ada.page.goto("/")
    ada.page.get_by_test_id("play-now").wait_for()
    page = ada.page.locator("html")
    expect(page).to_have_attribute("data-theme", theme)
    expect(page).to_have_css("color-scheme", theme)
    expect(page).to_have_attribute("data-motion", "lively")
    assert ada.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 16
    assert flaws(ada.page) == []


def test_the_largest_letters_fit_on_a_phone(visit: Visiting) -> None:
    page = visit(**PHONE).page
    page.goto("/settings")
    page.get_by_test_id("text-larger").check()
    for path in ("/settings", "/me", "/"):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        fits(page)


def test_the_house_can_be_installed_and_never_keeps_old_code(ada: Person) -> None:
    ada.page.goto("/")
    app = ada.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(r => r.json())")
    assert (app["name"], app["display"], app["start_url"]) == ("Questhall", "standalone", "/")
    for icon in app["icons"]:
        assert ada.context.request.get(icon["src"]).headers["content-type"].startswith(icon["type"])
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.page.reload()
    ada.page.get_by_test_id("play-now").wait_for()
    assert ada.page.evaluate("navigator.serviceWorker.controller !== null")
    assert ada.page.evaluate("caches.keys()") == []
    assert ada.context.request.get("/sw.js").headers["cache-control"] == "no-cache"


def test_without_the_hall_the_app_says_so_and_goes_on_later(visit: Visiting, server: ServerProcess) -> None:
    with Wire(server.port) as wire:
        ada = visit(url=wire.url)
        ada.page.goto("/")
        ada.page.evaluate("navigator.serviceWorker.ready")
        ada.page.reload()
        ada.page.get_by_test_id("play-now").wait_for()
        ada.expects_a_broken_line()
        wire.cut()
        ada.page.goto("/me")
        expect(ada.page.get_by_role("heading")).to_have_text("The hall cannot be reached just now")
        wire.mend()
        ada.page.get_by_role("link").click()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text("My games", timeout=PATIENCE)


def test_a_table_calls_somebody_who_looks_elsewhere(ada: Person) -> None:
    ada.context.add_init_script(NOTES)
    ada.context.add_init_script(HIDE)
    ada.page.goto("/settings")
    ada.page.get_by_test_id("calls-on").check()
    assert flaws(ada.page) == []
    ada.page.evaluate("window.away = true")
    table = ada.post("/api/tables", ALONE)["id"]
    ada.page.evaluate("history.pushState(null, '', '/me'); dispatchEvent(new PopStateEvent('popstate'))")
    notice = f"It is your turn {table}"
    expect(ada.page.locator("html")).to_have_attribute("data-notice", notice, timeout=PATIENCE)
    expect(ada.page).to_have_title("(1) My games · Questhall")
    expect(ada.page.get_by_test_id("turns")).to_be_visible()
