"""What holds of every page, however it is shown. All these checks share one visit to each page."""

import asyncio
import gzip
from dataclasses import replace
from pathlib import Path

import axe_playwright_python
import html5lib

from . import walks
from .browser import COMMON_JS
from .findings import State

PAGE_JS = COMMON_JS + (Path(__file__).parent / "page.js").read_text()
AXE_JS = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

WIDTHS = [1440, 820, 375, 320]
#: How each page is shown: at every width with its folds closed and open; dark where something asks for colours.
STATES = [State(width, scheme, folds=folds) for width in WIDTHS
          for scheme in ("light", "dark") if scheme == "light" or width in (1440, 375)
          for folds in ("closed", "open")]
#: What is asked of a page at every width; the rest in the states named below.
EVERYWHERE = ["sideways", "listings"]
PICTURES = [375, 820]
#: Checks that need the page's scripts, for the buttons that these add; and the states that show all of the page once.
STOPS = ["stops", "focus", "targets"]
STOP_STATES = {State(1440, folds="open"), State(375, "dark", folds="open")}

#: With folds open and closed, light and dark, wide and narrow: each pair once. `thorough` takes all eight.
AXE_STATES = [State(1440), State(1440, "dark", folds="open"), State(375, folds="open"), State(375, "dark")]
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE_RUN = """async ([tags, within, isDark]) => {
  const asked = async (context, choice) => (await axe.run(context, {
    resultTypes: ["violations"], preload: false, ...choice })).violations;
  // Contrast takes axe longer than all the rest: it gets the first of the words that look alike.
  const kinds = new Set();
  for (const element of (document.querySelector(within) ?? document).querySelectorAll("*")) {
    const isText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const family = [element, element.parentElement, element.parentElement?.parentElement];
    const kind = family.map(member => `${member?.localName}.${member?.className}`).join();
    element.toggleAttribute("data-first", isText && !kinds.has(kind) && element.checkVisibility());
    if (element.hasAttribute("data-first")) kinds.add(kind);
  }
  const found = await asked({ include: ["[data-first]"] }, { runOnly: ["color-contrast", "link-in-text-block"] });
  // In the dark nothing but colours is other than in the light.
  if (!isDark || within) {
    // Words of listings that have no more than a colour are left out: for the rest they are text.
    const listings = [...document.querySelectorAll("pre code:not(:has(a, button))")]
      .map(code => [code, ...code.childNodes]);
    for (const [code] of listings) code.textContent = code.textContent;
    const others = { runOnly: { type: "tag", values: tags }, rules: { "color-contrast": { enabled: false } } };
    found.push(...await asked(within ?? document, others));
    for (const [code, ...words] of listings) code.replaceChildren(...words);
  }
  return found.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${rule.help}: ${node.target.join(" ")}`));
}"""

#: The checks of this file, by name.
NAMES = ["console", "requests", *EVERYWHERE, "picture-text", *STOPS, "html", "axe", "weight"]
HEAVIEST = 60_000


async def run(browser, wanted, options):
    if "weight" in wanted:
        weigh(browser)
    if wanted - {"weight"}:
        tasks = [visits(browser, State(script=script), wanted, options) for script in (True, False)]
        await asyncio.gather(*tasks, *([axe_above(browser)] if "axe" in wanted else []))


def weigh(browser):
    for name in browser.site.chapters:
        size = len(gzip.compress(browser.site.text(name).encode(), 9))
        if size > HEAVIEST:
            browser.report.add("weight", name, "", f"{size:,} bytes compressed; {HEAVIEST:,} are allowed")


async def visits(browser, state, wanted, options):
    """Opens one page after the other in one tab, and with JavaScript each over HTTP at the end."""
    async with browser.tab(state) as tab:
        for name in browser.site.pages:
            tab.state = state
            await tab.page.set_viewport_size({"width": state.width, "height": 900})
            await tab.page.emulate_media(color_scheme=state.scheme)
            await tab.open(name)
            await visit(tab, wanted, options)
        for name in browser.site.pages if state.script else []:
            tab.state = replace(tab.state, over="HTTP")
            await tab.open(name)


async def visit(tab, wanted, options):
    """Everything about the page that a tab has open."""
    script = tab.state.script
    states = [state for state in STATES if script or state.scheme == "light"]
    if tab.browser.site.is_whole_book(tab.name):
        states = [AXE_STATES[2]] if script else []
    if script and "html" in wanted:
        parse(tab)
    if script and "axe" in wanted:
        await tab.page.evaluate(AXE_JS + ";0")
    for state in states:
        await tab.show(replace(state, script=script))
        asked = [name for name in wanted if is_asked(name, state, script)]
        found = await tab.page.evaluate(
            f"names => {{ {PAGE_JS}\n return names.map(name => [name, checks[name]()]); }}", asked)
        for check, texts in found:
            for text in texts:
                tab.add(check, text)
        if script and "axe" in wanted and (state in AXE_STATES or options.thorough and state.width in (1440, 375)):
            await axe(tab)


def is_asked(check, state, script):
    """Whether a check is made in a state: most come out the same in many of them."""
    if check in EVERYWHERE:
        return state.scheme == "light"
    if check == "picture-text":
        return state.width in PICTURES and state.scheme == "light" and state.folds == "open"
    if check == "html":
        return script and state.width == 1440 and state.scheme == "light" and state.folds == "open"
    return script and check in STOPS and state in STOP_STATES


async def axe(tab, within=None, what=""):
    for text in await tab.page.evaluate(AXE_RUN, [AXE_TAGS, within, tab.state.scheme == "dark"]):
        tab.add("axe", what + text)


async def axe_above(browser):
    """axe on what comes up above a page: the search with its results, and what a button or a name brings up."""
    for state in (State(375, "dark"), State(1440)):
        async with browser.tab(state) as tab:
            await tab.open(browser.site.chapters[0])
            await tab.page.evaluate(AXE_JS + ";0")
            for number in range(await walks.ask(tab, "markPopovers")):
                if await walks.ask(tab, "showPopover", number):
                    await axe(tab, "[data-shown]", "popover open: ")
            await walks.ask(tab, "find", "window")
            await axe(tab, "[role=search]", "search open: ")


def parse(tab):
    parser = html5lib.HTMLParser()
    parser.parse(tab.browser.site.text(tab.name))
    for (line, column), code, data in parser.errors:
        tab.add("html", f"line {line}, column {column}: {code}")
