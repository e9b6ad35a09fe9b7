"""Measurements of one site, or of several sites side by side. They don't pass or fail."""

import asyncio
import gzip
import statistics

from . import pages, paper, queries
from .browser import Browser, Site
from .findings import Report, State

#: The factor by which the processor is slowed down to time the largest contentful paint, and the number of runs.
SLOWER, TIMES = 4, 3
LARGEST_PAINT = """() => new Promise(tell => new PerformanceObserver(list =>
  tell(list.getEntries().at(-1).startTime)).observe({ type: "largest-contentful-paint", buffered: true }))"""


async def table(folders):
    """Yields the measurements as lines of text, with a column for each folder."""
    columns = [await figures(folder) for folder in folders]
    rows = list(dict.fromkeys(name for column in columns for name in column))
    width = max(map(len, rows)) + 2
    yield " " * width + "".join(f"{folder[-24:]:>26}" for folder in folders)
    for row in rows:
        yield f"{row:{width}}" + "".join(f"{column.get(row, '–'):>26}" for column in columns)


async def figures(folder):
    report, measured = Report({"axe"}), {}
    async with Browser(Site(folder), report) as browser:
        site = browser.site
        for name in site.pages:
            size = len(gzip.compress(site.text(name).encode(), 9))
            measured[f"{name}: KB, compressed"] = f"{size / 1000:.1f}"
        for name in site.pages:
            paints = [await largest_paint(browser, name) for _ in range(TIMES)]
            measured[f"{name}: LCP in ms, {SLOWER}× slower"] = f"{statistics.median(paints):.0f}"
        async with browser.tab() as tab:
            for name in site.pages:
                await tab.open(name)
                stops, alike = await tab.page.evaluate(f"""() => {{ {pages.PAGE_JS}
                  const names = tabStops().map(nameOf);
                  return [names.length, names.length - new Set(names).size]; }}""")
                measured[f"{name}: tab stops (with another's name)"] = f"{stops} ({alike})"
            sheets = 0
            for name in site.chapters:
                await tab.open(name)
                size = paper.count(await paper.pdf(tab))
                sheets += size
                measured[f"{name}: sheets of A4"] = str(size)
            measured["the chapters: sheets of A4"] = str(sheets)
        if asked := queries.expected():
            async with browser.tab() as tab:
                await tab.open("index.html")
                found = await queries.answers(tab)
            measured["queries found"] = f"{sum(found.values())} of {len(asked)}"
        async with browser.tab() as tab:
            for name in site.pages:
                await tab.show(State())
                await tab.open(name)
                await pages.visit(tab, {"axe"})
        broken = [text.partition(":")[0] for check, _, text in report.found if check == "axe"]
        measured["axe: elements (rules)"] = f"{len(broken)} ({len(set(broken))})"
    return measured


async def largest_paint(browser, name):
    async with browser.tab(State(over="HTTP")) as tab:
        session = await tab.page.context.new_cdp_session(tab.page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await tab.open(name)
        return await asyncio.wait_for(tab.page.evaluate(LARGEST_PAINT), 10)
