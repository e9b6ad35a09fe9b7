"""The checks of every page in several states. They share one visit to each page."""

import gzip
from dataclasses import replace
from pathlib import Path

from . import axe
from .browser import COMMON_JS
from .findings import State

PAGE_JS = COMMON_JS + (Path(__file__).parent / "page.js").read_text()

#: The states of each page in a quick run: all widths and both color schemes, with the folds open.
QUICK_STATES = [
    State(1440, folds="open"), State(820, folds="open"), State(320, folds="open"), State(375, folds="open"),
    State(375, "dark", folds="open"),
]
#: The states of each page in a thorough run. The order has the fewest changes between neighbors, because the browser
#: lays out the page after each change.
STATES = [
    State(1440), State(1440, folds="open"), State(1440, "dark", folds="open"), State(1440, "dark"),
    State(820), State(820, folds="open"), State(320, folds="open"), State(320),
    State(375), State(375, folds="open"), State(375, "dark", folds="open"), State(375, "dark"),
]
#: The checks that run at every width. The others run in the states below.
EVERYWHERE = ["sideways", "listings"]
PICTURES = [375, 820]
#: The checks that need the page's scripts, because these add buttons, and the states in which they run.
STOPS = ["stops", "focus", "targets"]
STOP_STATES = {State(1440, folds="open"), State(375, "dark", folds="open")}

#: The checks of this file, by name.
NAMES = ["console", "requests", *EVERYWHERE, "picture-text", *STOPS, "html", "axe", "weight"]
HEAVIEST = 60_000


def weigh(browser):
    """Reports the chapters that exceed the maximum size."""
    for name in browser.site.chapters:
        size = len(gzip.compress(browser.site.text(name).encode(), 9))
        if size > HEAVIEST:
            browser.report.add("weight", name, "", f"{size:,} bytes compressed; {HEAVIEST:,} are allowed")


async def visit(tab, wanted):
    """Runs the checks on the page that a tab has open, in each of their states."""
    script, is_thorough = tab.state.script, tab.browser.is_thorough
    states = [state for state in (STATES if is_thorough else QUICK_STATES) if script or state.scheme == "light"]
    if tab.browser.site.is_whole_book(tab.name):
        states = [State(375, folds="open")] if script and is_thorough else []
    if script and "axe" in wanted:
        await axe.put_into(tab)
    for state in states:
        asked = [name for name in wanted if is_asked(name, state, script)]
        by_axe = script and "axe" in wanted and axe.is_asked(state, is_thorough)
        if not asked and not by_axe:
            continue
        await tab.show(replace(state, script=script))
        found = await tab.page.evaluate(
            f"names => {{ {PAGE_JS}\n return names.map(name => [name, checks[name]()]); }}", asked)
        for check, texts in found:
            for text in texts:
                tab.add(check, text)
        if by_axe:
            await axe.look(tab)


def is_asked(check, state, script):
    """Returns whether a check runs in a state. Most have the same result in many states."""
    if check in EVERYWHERE:
        return state.scheme == "light"
    if check == "picture-text":
        return state.width in PICTURES and state.scheme == "light" and state.folds == "open"
    if check == "html":
        return script and state.width == 1440 and state.scheme == "light" and state.folds == "open"
    return script and check in STOPS and state in STOP_STATES
