"""What axe says of a page: of its colors in one go, of everything else in another."""

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


def is_asked(state, options):
    """Returns whether axe looks at a page in a state."""
    return state in (STATES if options.thorough else QUICK_STATES)


async def put_into(tab):
    """Puts axe into the page that a tab has open."""
    await tab.page.evaluate(LIBRARY_JS + ";0")


async def ask(tab, call, *arguments):
    """Calls a function of axe.js in the page."""
    return await tab.page.evaluate(f"given => {{ {AXE_JS}\n return {call}(...given); }}", list(arguments))


async def look(tab):
    """Reports what axe says of the whole page."""
    for text in await violations(tab, tab.browser.kinds, only_colors=tab.state.scheme == "dark"):
        tab.add("axe", text)


async def violations(tab, known, only_colors=False):
    """Returns the violations of a page, a sentence each.

    Words of a kind that is known, from whatever page and state, are not looked at again: their contrast is the same.
    The kinds found are added to those known.
    """
    kinds, found = await ask(tab, "colors", list(known))
    known.update(kinds)
    # In the dark nothing but colors is other than in the light.
    return found if only_colors else found + await ask(tab, "others", TAGS)


async def run(browser, wanted, options):
    """Looks at what comes up above a page, narrow and dark, and wide and light."""
    async with browser.tab(State(375, "dark")) as tab:
        await tab.open(browser.site.chapters[0])
        await put_into(tab)
        await above(tab)
        await tab.page.keyboard.press("Escape")
        await tab.show(State(1440))
        await above(tab)


async def above(tab):
    """Reports what axe says of each kind of popover, and of the search with its results."""
    for number in range(await walks.ask(tab, "markPopovers")):
        if await walks.ask(tab, "showPopover", number):
            for text in await ask(tab, "above", "[data-shown]", TAGS):
                tab.add("axe", "popover open: " + text)
    await walks.ask(tab, "find", "window")
    for text in await ask(tab, "above", "[role=search]", TAGS):
        tab.add("axe", "search open: " + text)
