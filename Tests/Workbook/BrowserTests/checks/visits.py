"""The visits to each page: as a file, over HTTP, and without JavaScript.

A visit loads a page once, for all checks of it and for the walks that need only this page.
"""

import asyncio
from collections import deque
from dataclasses import replace

from . import pages, parsing, paper, pictures, walks
from .findings import State
from .walks import PHONE, WIDE

#: The walks before and after the checks of `pages`. Printing comes first, because it shows the initial choices, and
#: reloading comes last.
BEFORE = [("print", WIDE, paper.sheets)]
AFTER = [
    ("steps", PHONE, pictures.steps_in_sight), ("enlarge", PHONE, pictures.enlarge),
    ("enlarge", WIDE, pictures.enlarge), ("choices", WIDE, pictures.choices), ("steps", WIDE, pictures.steps),
    ("copy", WIDE, walks.copies), ("exercises", WIDE, walks.exercises),
]
NO_SCRIPT = State(script=False)
WITHOUT_SCRIPT = [("enlarge", NO_SCRIPT, pictures.enlarge), ("choices", NO_SCRIPT, pictures.choices),
                  ("steps", NO_SCRIPT, pictures.steps)]
NAMES = [*pages.NAMES, *dict.fromkeys(name for name, _, _ in BEFORE + AFTER)]


async def run(browser, wanted, options):
    """Visits all pages with JavaScript in two tabs, and without it in one."""
    if "weight" in wanted:
        pages.weigh(browser)
    if wanted == {"weight"}:
        return
    await asyncio.gather(*[parse(browser)] if "html" in wanted else [],
                         in_turn(browser, WIDE, 2, wanted), in_turn(browser, NO_SCRIPT, 1, wanted))
    if options.require_pictures:
        pictures.require(browser, wanted)


async def parse(browser):
    """Reports the errors in the HTML of the pages."""
    site = browser.site
    for name, texts in zip(site.pages, await parsing.errors(site.folder / name for name in site.pages)):
        for text in texts:
            browser.report.add("html", name, WIDE, text)


async def in_turn(browser, state, tabs, wanted):
    """Visits the pages in several tabs. Each tab takes the next page when it has finished one.

    The large pages come first, so that no tab works alone on one at the end.
    """
    names = deque(sorted(browser.site.pages, key=lambda name: -len(browser.site.text(name))))
    if not state.script and not browser.is_thorough:
        # A third of the pages stands for the others.
        names = deque(list(names)[1::3])

    async def visit_next():
        async with browser.tab(state) as tab:
            await walks.prepare(tab)
            while names:
                await visit(tab, state, names.popleft(), wanted)

    await asyncio.gather(*(visit_next() for _ in range(tabs)))


async def visit(tab, state, name, wanted):
    """Opens a page and runs all checks on it. With JavaScript, it also opens the page over HTTP."""
    await tab.show(state)
    await tab.open(name)
    is_chapter = name in tab.browser.site.chapters
    if is_chapter and state.script:
        await walk(tab, BEFORE, wanted)
    await tab.show(state)
    await pages.visit(tab, wanted)
    if is_chapter:
        await walk(tab, AFTER if state.script else WITHOUT_SCRIPT, wanted)
    if state.script and (tab.browser.is_thorough or name == tab.browser.site.chapters[0]):
        await tab.show(replace(state, over="HTTP"))
        await tab.open(name)


async def walk(tab, ways, wanted):
    """Takes the selected walks in the page that a tab has open."""
    name = tab.name
    for check, state, way in ways:
        if check in wanted:
            tab.name = name
            await tab.show(state)
            await walks.guarded(tab.browser, check, way(tab))
