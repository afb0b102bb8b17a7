"""The page in Chromium: `python benchmarks/page.py [--runs 5] [--phone]`.

A real server on this machine, an empty browser cache each time. Prints medians: how long until home
and table can be used, what they weigh as sent, how far things shift after the first paint, how long
an input takes until something is seen, and how even the frames are while cards move.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = os.environ.get("KOZYR_CHROMIUM") or shutil.which("chromium")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
GAMES = ("durak", "blaze", "blulu")
MOVES = 12

WATCH = """
window.seen = {shift: 0, inputs: []};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const input = entry.hadRecentInput;
    if (!input && entry.startTime > window.seen.paint) window.seen.shift += entry.value;
  }
}).observe({type: "layout-shift", buffered: true});
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.seen.paint = entry.startTime;
}).observe({type: "paint", buffered: true});
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.name === "click") window.seen.inputs.push(entry.duration);
  }
}).observe({type: "event", buffered: true, durationThreshold: 16});
"""

FRAMES = """(ms) => new Promise((done) => {
  const gaps = [];
  let before = performance.now();
  const end = before + ms;
  const frame = (now) => {
    gaps.push(now - before);
    before = now;
    if (now < end) requestAnimationFrame(frame);
    else done(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})"""


@contextmanager
def server() -> Iterator[str]:
    """A server with data of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kozyr", "serve", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert process.stderr is not None
        found = re.search(r"http://\S+(?=/ )", process.stderr.readline())
        assert found
        try:
            yield found[0]
        finally:
            process.terminate()
            process.communicate()


def visit(context: BrowserContext, path: str, ready: str) -> tuple[Page, dict[str, float]]:
    """Open a page; what it took until `ready` is there, and what was sent for it."""
    page = context.new_page()
    page.add_init_script(WATCH)
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    sent = []
    network.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    page.goto(path, wait_until="commit")
    page.wait_for_selector(ready)
    at = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    shift = page.evaluate("window.seen.shift")
    return page, {"ready_ms": at, "sent_kb": sum(sent) / 1000, "shift": shift}


def play(page: Page) -> dict[str, float]:
    """Make some moves; the frames while cards move, and inputs until something is seen."""
    gaps: list[float] = []
    for _ in range(MOVES):
        page.wait_for_function(
            "() => !document.querySelector('kz-table').classList.contains('sending')"
        )
        choices = page.locator(".mine .card.live.legal, .actions button:not([data-action=undo])")
        if not choices.count():
            break
        choices.first.click()
        gaps += page.evaluate(FRAMES, 300)
    inputs = page.evaluate("window.seen.inputs")
    gaps.sort()
    return {
        "frame_ms_median": statistics.median(gaps),
        "frame_ms_p95": gaps[int(len(gaps) * 0.95)],
        "frames_over_17ms": sum(gap > 17.5 for gap in gaps) / len(gaps),
        "input_ms_most": max(inputs, default=0.0),
    }


def run(browser: Browser, address: str, device: dict[str, Any]) -> dict[str, dict[str, float]]:
    """One visit of a new guest: home, then a table of each game."""
    found = {}
    context = browser.new_context(base_url=address, **device)
    context.request.post("/api/me", data={"name": "Ann"})
    page, found["home"] = visit(context, "/", "main button, main a.button")
    page.close()
    context.close()
    for game in GAMES:
        context = browser.new_context(base_url=address, **device)
        context.request.post("/api/me", data={"name": "Ann"})
        table = context.request.post("/api/quick", data={"game": game}).json()["table"]
        page, figures = visit(context, f"/t/{table}", ".zone-hand .card svg")
        found[game] = figures | play(page)
        context.close()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--phone", action="store_true")
    options = parser.parse_args()
    device = PHONE if options.phone else DESK
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        runs = [run(browser, address, device) for _ in range(options.runs)]
        browser.close()
    for name in runs[0]:
        medians = {
            figure: round(statistics.median(run[name][figure] for run in runs), 4)
            for figure in runs[0][name]
        }
        print(json.dumps({"page": name} | medians))


if __name__ == "__main__":
    main()
