"""The checks of what makes a page pleasant to read: its lines, notes, pictures, and tab stops."""

from pathlib import Path
from statistics import median

from .findings import State
from .pages import PAGE_JS

READING_JS = PAGE_JS + (Path(__file__).parent / "reading.js").read_text()

NAMES = ["line-length", "notes", "spaces", "wraps", "stop-count", "cover"]
#: The range of the median number of characters in a line, and the maximum, at each width.
LINES = {1440: (62, 70, 78), 1024: (62, 70, 78), 390: (38, 52, 60)}
#: The maximum percentage of lines of code that wrap on a phone, and the maximum number of their rows.
WRAPPED, ROWS = 35, 3
#: The maximum number of tab stops of a chapter, and of the lists of names and sources.
STOPS, LIST_STOPS = 80, 60
#: The maximum for appendices that are collections of links.
COLLECTION_STOPS = {"simulated-phone.html": 120, "glossary.html": 100}
LISTS = ["names.html", "sources.html"]


async def run(browser, wanted, options):
    async with browser.tab(State(1440)) as tab:
        rows = []
        for name in browser.site.chapters:
            await tab.show(State(1440))
            await tab.open(name)
            for check in {"notes", "spaces"} & wanted:
                for text in await ask(tab, check):
                    tab.add(check, text)
            if "stop-count" in wanted:
                await count_stops(tab, COLLECTION_STOPS.get(name, STOPS))
            if "line-length" in wanted:
                await measure_lines(tab)
            await tab.show(State(375))
            if "wraps" in wanted:
                rows += await lines_of_code(tab)
        if rows:
            report_wrapped(tab, rows)
        if "stop-count" in wanted:
            await tab.show(State(1440))
            for name in LISTS:
                if name in browser.site.pages:
                    await tab.open(name)
                    await count_stops(tab, LIST_STOPS)
        if "cover" in wanted:
            await look_at_cover(tab)


async def ask(tab, function):
    return await tab.page.evaluate(f"() => {{ {READING_JS}\n return {function}(); }}")


async def count_stops(tab, most):
    count = await ask(tab, "stopCount")
    if count > most:
        tab.add("stop-count", f"has {count} tab stops; {most} are allowed")


async def measure_lines(tab):
    for width, (least, most, longest) in LINES.items():
        await tab.show(State(width))
        lengths = await ask(tab, "lineLengths")
        if len(lengths) < 20:
            continue
        if not least <= median(lengths) <= most:
            tab.add("line-length", f"has lines of {median(lengths):.0f} characters; {least} to {most} are wanted")
        if max(lengths) > longest:
            tab.add("line-length", f"has a line of {max(lengths)} characters; {longest} are allowed")


async def lines_of_code(tab):
    lines = await ask(tab, "rowsOfLines")
    for rows, listing, text in lines:
        if rows > ROWS:
            tab.add("wraps", f"a line of #{listing} takes {rows} rows: {text}")
    return [rows for rows, _, _ in lines]


def report_wrapped(tab, rows):
    wrapped = 100 * sum(count > 1 for count in rows) / len(rows)
    if wrapped > WRAPPED:
        tab.add("wraps", f"{wrapped:.1f} % of all lines of code wrap; {WRAPPED} % are allowed")


async def look_at_cover(tab):
    for width, height in [(1440, 900), (390, 844)]:
        await tab.show(State(width))
        await tab.page.set_viewport_size({"width": width, "height": height})
        await tab.open("index.html")
        for part in await ask(tab, "belowTheFirstWindow"):
            tab.add("cover", f"shows {part} only after scrolling")
