"""Small pictures of the browser's screen: PNG with a palette."""

from __future__ import annotations

import base64
import struct
import zlib
from contextlib import closing

from playwright.sync_api import Page

PALETTE = """async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const {width, height} = image;
    const brush = new OffscreenCanvas(width, height).getContext('2d');
    brush.drawImage(image, 0, 0);
    const pixels = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer);
    const counts = new Map();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const channel = (pixel, c) => pixel >>> (8 * c) & 255;
    const box = (colours) => {
        const spread = [0, 1, 2].map((c) => {
            let low = 255, high = 0;
            for (const [pixel] of colours) {
                low = Math.min(low, channel(pixel, c));
                high = Math.max(high, channel(pixel, c));
            }
            return high - low;
        });
        const weight = colours.reduce((sum, [, n]) => sum + n, 0);
        const widest = Math.max(...spread);
        return {colours, c: spread.indexOf(widest), weight, worth: widest ** 2 * Math.sqrt(weight)};
    };
    const boxes = [box([...counts])];
    while (boxes.length < 256) {
        boxes.sort((a, b) => a.worth - b.worth);
        const {colours, c, weight, worth} = boxes.pop();
        if (worth === 0) { boxes.push(box(colours)); break; }
        colours.sort(([a], [b]) => channel(a, c) - channel(b, c));
        let seen = 0, cut = 0;
        while (cut < colours.length - 1 && (cut === 0 || seen + colours[cut][1] <= weight / 2)) {
            seen += colours[cut++][1];
        }
        boxes.push(box(colours.slice(0, cut)), box(colours.slice(cut)));
    }
    const places = new Map();
    const palette = boxes.flatMap(({colours, weight}, place) => {
        for (const [pixel] of colours) places.set(pixel, place);
        const mean = (c) => colours.reduce((sum, [pixel, n]) => sum + channel(pixel, c) * n, 0) / weight;
        return [0, 1, 2].map((c) => Math.round(mean(c)));
    });
    const text = Array.from(pixels, (pixel) => String.fromCharCode(places.get(pixel))).join('');
    return {width, height, palette, pixels: btoa(text)};
}"""
"""The colours lie in a box; the most varied box is halved again and again, until a palette is full."""


def compact_png(page: Page) -> bytes:
    """What is on the screen, in a third of the room."""
    taken = base64.b64encode(page.screenshot()).decode()
    with closing(page.context.new_page()) as workshop:
        found = workshop.evaluate(PALETTE, taken)
    return png(found["width"], found["height"], bytes(found["palette"]), base64.b64decode(found["pixels"]))


def png(width: int, height: int, palette: bytes, pixels: bytes) -> bytes:
    rows = b"".join(b"\0" + pixels[start : start + width] for start in range(0, width * height, width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, body) for kind, body in chunks)


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
