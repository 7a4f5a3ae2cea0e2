"""Draws the icons of the app, and the picture that goes with a link to the house: python web/tools/icons.py

The icons come from favicon.svg; the picture is the hall as it is drawn on its first page.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "web" / "public"
ICONS = {"icon-192.png": (192, 0), "icon-512.png": (512, 0), "icon-maskable.png": (512, 10)}
"""Sizes, and how much of the edge may be cut away, of a hundred."""


ARRANGE = """sign => {
    const picture = document.querySelector('.picture'), name = document.createElement('div');
    document.body.replaceChildren(picture, name);
    name.innerHTML = sign + '<span>Questhall</span>';
    Object.assign(picture.style, { width: '1200px', height: '500px', maxWidth: 'none', maskImage: 'none' });
    Object.assign(name.style, { position: 'absolute', inset: '500px 0 0', display: 'flex', gap: '24px',
        justifyContent: 'center', alignItems: 'center', background: '#17100b', color: '#f4e9d6',
        font: '700 76px Alegreya, serif' });
    Object.assign(name.firstChild.style, { width: '80px', height: '80px' });
}"""
"""The picture of the hall, as large as a preview is, with the name of the house."""


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from docs.pictures.browser import studio

    sign = (PUBLIC / "favicon.svg").read_text("utf-8")
    with studio() as (browser, server):
        page = browser.new_page(color_scheme="dark", reduced_motion="reduce")
        for name, (size, edge) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            ground = "#241811" if edge else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; background: {ground}; }} svg {{ display: block; box-sizing: border-box; "
                f"width: {size}px; height: {size}px; padding: {size * edge // 100}px; }}</style>{sign}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        page.set_viewport_size({"width": 1200, "height": 630})
        page.goto(server.url)
        page.locator(".picture").wait_for()
        page.evaluate(ARRANGE, sign)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=PUBLIC / "preview.jpg", type="jpeg", quality=80)


if __name__ == "__main__":
    main()
