"""The icon as PNG: decoded here, and looked at where its shapes are known."""

import struct
import zlib

import pytest

from kozyr.web.art import icon
from kozyr.web.assets import assets

FELT, PAPER, INK = (0x14, 0x3A, 0x2B), (0xFB, 0xF8, 0xEF), (0x1B, 0x17, 0x13)
MIDDLE = (0.55, 0.53)


def decoded(data):
    """The width, and the rows of pixels, of a PNG without filters and transparency."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    chunks, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (check,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(kind + content)
        chunks[kind] = content
        at += 12 + length
    assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
    width, height, depth, colours, *rest = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert (height, depth, colours, rest) == (width, 8, 2, [0, 0, 0])
    lines = zlib.decompress(chunks[b"IDAT"])
    assert len(lines) == width * (3 * width + 1)
    rows = [lines[y * (3 * width + 1) :][: 3 * width + 1] for y in range(width)]
    assert {row[0] for row in rows} == {0}
    return width, [[tuple(row[3 * x + 1 : 3 * x + 4]) for x in range(width)] for row in rows]


@pytest.mark.parametrize("size", icon.SIZES)
def test_the_icon_has_its_size_and_its_colours(size):
    width, rows = decoded(assets().get(f"icons/kozyr-{size}.png").plain)
    assert width == size
    assert {rows[0][0], rows[0][-1], rows[-1][0], rows[-1][-1], rows[size // 2][2]} == {FELT}
    x, y = MIDDLE
    assert rows[int(y * size)][int(x * size)] == INK
    assert rows[int(0.3 * size)][int(0.55 * size)] == PAPER


def test_a_pixel_that_is_half_covered_is_half_painted():
    drawing = b"""<svg viewBox="0 0 4 4"><rect width="4" height="4" fill="#000000"/>
    <path d="M1.5 1L3 1L3 3H1.5Z" fill="#c86400"/></svg>"""
    _, rows = decoded(icon.png(drawing, 4))
    black, half, full = (0, 0, 0), (100, 50, 0), (200, 100, 0)
    assert rows == [
        [black] * 4,
        [black, half, full, black],
        [black, half, full, black],
        [black] * 4,
    ]
