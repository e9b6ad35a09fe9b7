"""Accessibility checks with axe. The contrast of colors is checked separately from the other rules."""

from pathlib import Path

import axe_playwright_python

from . import walks
from .browser import COMMON_JS
from .findings import State

LIBRARY_JS = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
AXE_JS = COMMON_JS + (Path(__file__).parent / "axe.js").read_text()
NAMES = ["axe"]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

#: The states in a quick run.
QUICK_STATES = [State(375, folds="open"), State(375, "dark", folds="open")]
#: The states in a thorough run: each pair of folds open or closed, light or dark, wide or narrow.
STATES = [State(1440), State(1440, "dark", folds="open"), State(375, folds="open"), State(375, "dark")]


def is_asked(state, is_thorough):
    """Returns whether axe looks at a page in a state."""
    return state in (STATES if is_thorough else QUICK_STATES)


async def put_into(tab):
    """Puts axe into the page that a tab has open."""
    await tab.page.evaluate(LIBRARY_JS + ";0")


async def ask(tab, call, *arguments):
    """Calls a function of axe.js in the page."""
    return await tab.page.evaluate(f"given => {{ {AXE_JS}\n return {call}(...given); }}", list(arguments))


async def look(tab):
    """Reports the violations that axe finds on the whole page."""
    for text in await violations(tab, tab.browser.kinds, only_colors=tab.state.scheme == "dark"):
        tab.add("axe", text)


async def violations(tab, known, only_colors=False):
    """Returns the violations on a page, as a list of sentences.

    Words of a known kind, from any page and state, aren't checked again, because their contrast is the same. The kinds
    that are found are added to the known ones.
    """
    kinds, found = await ask(tab, "colors", list(known))
    known.update(kinds)
    # Only the colors differ between dark and light mode.
    return found if only_colors else found + await ask(tab, "others", TAGS)


async def run(browser, wanted, options):
    """Checks the popovers and the search results, on a narrow dark page and on a wide light one."""
    async with browser.tab(State(375, "dark")) as tab:
        await tab.open(browser.site.chapters[0])
        await put_into(tab)
        await above(tab)
        await tab.page.keyboard.press("Escape")
        await tab.show(State(1440))
        await above(tab)


async def above(tab):
    """Reports the violations in each kind of popover, and in the search with its results."""
    for number in range(await walks.ask(tab, "markPopovers")):
        if await walks.ask(tab, "showPopover", number):
            for text in await ask(tab, "above", "[data-shown]", TAGS):
                tab.add("axe", "popover open: " + text)
    await walks.ask(tab, "find", "window")
    for text in await ask(tab, "above", "[role=search]", TAGS):
        tab.add("axe", "search open: " + text)
