"""The checks that press keys, in a separate tab or in the page that a visit has open."""

import asyncio
import re
from pathlib import Path

from .browser import COMMON_JS, Error
from .findings import State

FILES = ["walk.js", "chapter.js", "pictures.js"]
WALK_JS = COMMON_JS + "".join((Path(__file__).parent / name).read_text() for name in FILES)
WIDE, PHONE = State(1440), State(375)
#: The maximum time until the page shows the target of a result, in milliseconds.
ARRIVAL = 2_000
#: The script that records the texts that a page copies.
CLIPBOARD_JS = "window.copied = []; navigator.clipboard.writeText = async text => { window.copied.push(text); };"


async def ask(tab, call, *arguments):
    """Calls a function of walk.js, chapter.js or pictures.js in the page."""
    return await tab.page.evaluate(f"given => {{ {WALK_JS}\n return {call}(...given); }}", list(arguments))


async def middle(tab):
    """Scrolls to the middle of the page, and returns the scroll position."""
    return await ask(tab, "scrollToMiddle")


async def search_keys(browser):
    """Checks that `/` opens the search, arrows choose, Enter follows, and Escape restores the scroll position."""
    await asyncio.gather(search_keys_at(browser, WIDE), search_keys_at(browser, PHONE))


async def search_keys_at(browser, state):
    async with browser.tab(state) as tab:
        await tab.open(browser.site.chapters[0])
        place, word = await middle(tab), await ask(tab, "lastSection")
        await at_hand(tab)
        await tab.page.keyboard.press("/")
        if not await ask(tab, "isSearching"):
            return tab.add("search-keys", "'/' does not lead to the search field")
        await same_place(tab, place, "after '/'")
        await tab.page.keyboard.type(word["text"])
        if not await results(tab):
            return tab.add("search-keys", f"typing \"{word['text']}\" brings no results")
        await tab.page.keyboard.press("ArrowDown")
        chosen = await ask(tab, "chosenResult")
        if not chosen:
            tab.add("search-keys", "the arrow down chooses no result")
        await same_place(tab, place, "while results are shown")
        await tab.page.keyboard.press("Tab")
        if await ask(tab, "isInResults"):
            tab.add("search-keys", "the tab key stops in the results, which the arrow keys are for")
        await tab.page.keyboard.press("Shift+Tab")
        await leave(tab, place)
        await enter(tab, word)


async def leave(tab, place):
    """Checks that Escape closes the search and restores the scroll position."""
    for _ in range(3):
        if await ask(tab, "isSearchShown"):
            await tab.page.keyboard.press("Escape")
    if await ask(tab, "isSearchShown"):
        tab.add("search-keys", "Escape does not close the search")
    await same_place(tab, place, "after Escape")
    await tab.page.keyboard.press("Tab")
    await same_place(tab, place, "at the first stop after Escape", within=900)


async def enter(tab, word):
    await tab.open(tab.name)
    await middle(tab)
    await tab.page.keyboard.press("/")
    await tab.page.keyboard.type(word["text"])
    await results(tab)
    await tab.page.keyboard.press("ArrowDown")
    chosen = await ask(tab, "chosenResult")
    await tab.page.keyboard.press("Enter")
    if not chosen:
        return await again(tab, word["text"])
    try:
        await tab.page.wait_for_url(chosen, timeout=ARRIVAL)
    except Error:
        return tab.add("search-keys", f"Enter does not lead to {chosen.rpartition('/')[2]}")
    if not await comes_true(tab, "isTargetSeen"):
        return tab.add("search-keys", f"after Enter {chosen.rpartition('/')[2]} is not on the screen")
    await again(tab, word["text"])


async def comes_true(tab, call):
    """Waits until a function of walk.js returns true, and returns whether it did in time."""
    try:
        await tab.page.wait_for_function(f"() => {{ {WALK_JS}\n return {call}(); }}", timeout=ARRIVAL)
        return True
    except Error:
        return False


async def again(tab, query):
    """Checks that the search offers the last query, selected, on this page and on another."""
    for name in (tab.name, "index.html"):
        if name != tab.name:
            await tab.open(name)
        await tab.page.keyboard.press("/")
        chosen = await ask(tab, "chosenText")
        if chosen != query:
            tab.add("search-keys", f"'/' after a search offers \"{chosen}\", not \"{query}\"")


async def same_place(tab, place, when, within=2):
    here = await tab.page.evaluate("scrollY")
    if abs(here - place) > within:
        tab.add("search-keys", f"the page stands at {here:.0f} {when}; it stood at {place:.0f}")


async def results(tab):
    """Waits until the search shows results, and returns whether it did in time."""
    try:
        await tab.page.wait_for_selector("[role=option]", timeout=8_000)
        return True
    except Error:
        return False


async def at_hand(tab):
    """Checks that search and contents are visible in the middle of a page."""
    for what in ("search", "contents"):
        if not await ask(tab, "isAtHand", what):
            tab.add("at-hand", f"nothing in the middle of the page leads to the {what}")


async def deep_links(browser):
    """Checks that a deep link scrolls to its target at once, even in a fold."""
    async with browser.tab(WIDE) as tab:
        for chapter in browser.site.chapters[:2]:
            await tab.page.goto("about:blank")
            for fragment in await ask(tab, "farPlaces", browser.site.text(chapter)):
                await tab.page.goto("about:blank")
                await tab.open(chapter, fragment)
                if not await ask(tab, "staysInPlace"):
                    tab.add("deep-links", f"the page is still on its way to {fragment} when it is shown")
                elif not await ask(tab, "isTargetSeen"):
                    tab.add("deep-links", f"{fragment} is not on the screen")


async def theme(browser):
    """Checks that a chosen theme is remembered after a reload and on the next page."""
    async with browser.tab(WIDE) as tab:
        for name in browser.site.chapters[:2]:
            await tab.open(name)
            if name == browser.site.chapters[0]:
                light = await ask(tab, "ground")
                if not await ask(tab, "chooseDark"):
                    return tab.add("theme", "nothing chooses the theme")
                if not await ask(tab, "ground") < light:
                    tab.add("theme", "the page does not get dark when dark is chosen")
                await tab.page.reload()
            if not await ask(tab, "ground") < light:
                tab.add("theme", "dark was chosen, and is forgotten")


async def prepare(tab):
    """Prepares a tab for the walks through chapters."""
    if tab.state.script:
        await tab.page.add_init_script(CLIPBOARD_JS)
        tab.cover = await cover_text(tab)


async def copies(tab):
    """Checks that Copy copies all of the code without the page's marks, as in the chapter's Swift file."""
    for text in await ask(tab, "copyEach"):
        tab.add("copy", text)
    file = tab.browser.site.folder / tab.name.replace(".html", ".swift")
    swift = file.read_text() if file.exists() else ""
    for fragment, text in await ask(tab, "copyDeclarations"):
        if not text.strip() or text not in swift:
            tab.add("copy", f"what is copied of #{fragment} is not in {file.name}")


async def exercises(tab):
    """Checks that hints are numbered and precede the solution, and that solved exercises are remembered."""
    for text in await ask(tab, "exerciseOrder"):
        tab.add("exercises", text)
    for fold in await ask(tab, "exerciseFolds"):
        await ask(tab, "focusFold", fold)
        await tab.page.keyboard.press("Enter")
        if not await ask(tab, "isFoldOpen", fold):
            tab.add("exercises", f"Enter does not open fold {fold + 1} of the exercises")
    if await ask(tab, "hasExercises"):
        await done(tab)


async def done(tab):
    """Marks an exercise as done, and checks that the page remembers it and that the cover changes."""
    if not await ask(tab, "focusDone"):
        return tab.add("exercises", "nothing says that an exercise is done")
    await tab.page.keyboard.press("Space")
    if not await ask(tab, "isDone"):
        tab.add("exercises", "the space key does not say that an exercise is done")
    await tab.page.reload()
    if not await ask(tab, "isDone"):
        tab.add("exercises", "that an exercise is done is forgotten at a reload")
    chapter, before = tab.name, tab.cover
    tab.cover = await cover_text(tab)
    if tab.cover == before:
        tab.add("exercises", f"the list of chapters does not show what is done in {chapter}")


async def cover_text(tab):
    await tab.open("index.html")
    return await tab.page.inner_text("main")


#: The walks in separate tabs. The walk to the search also checks that search and contents are visible.
WALKS = {"search-keys": search_keys, "at-hand": search_keys, "deep-links": deep_links, "theme": theme}
NAMES = list(WALKS)


async def run(browser, wanted, options):
    """Takes each selected walk."""
    ways = {WALKS[name]: name for name in reversed(NAMES) if name in wanted}
    await asyncio.gather(*(guarded(browser, name, way(browser)) for way, name in ways.items()))


async def guarded(browser, name, walk):
    """Takes a walk. If it fails with an error, the error is a finding, and the other walks continue."""
    try:
        await walk
    except Error as error:
        browser.report.add(name, "the walk", "", re.split(r"\n", str(error))[0])
