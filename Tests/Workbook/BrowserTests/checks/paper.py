"""The checks of printed pages."""

import re
import zlib

from . import walks
from .findings import State

NAMES = ["print"]
#: The maximum number of A4 sheets for a chapter.
PAGES = 26
#: The maximum number of A4 sheets for the whole book.
BOOK_PAGES = 200
LARGE = 200_000


async def run(browser, wanted, options):
    """Reports a dark background on paper, if the system prefers dark mode or the reader has chosen it.

    A thorough run also prints the whole book.
    """
    async with browser.tab(State(scheme="dark")) as tab:
        await tab.open(browser.site.chapters[0])
        await report_dark_ground(tab, "preferred")
        await tab.show(State())
        if await walks.ask(tab, "chooseDark"):
            await report_dark_ground(tab, "chosen")
        whole = [name for name in browser.site.pages if browser.site.is_whole_book(name)]
        for name in whole if browser.is_thorough else []:
            await tab.open(name)
            sheets_of_book = count(await pdf(tab))
            if sheets_of_book > BOOK_PAGES:
                tab.add("print", f"takes {sheets_of_book} sheets; {BOOK_PAGES} are allowed")


async def report_dark_ground(tab, wish):
    if has_dark_ground(await pdf(tab, page_ranges="1-2")):
        tab.add("print", f"is printed on a dark ground where dark is {wish}")


async def sheets(tab):
    """Reports a chapter that takes too many sheets, and the faults of its printed pictures."""
    # Only the first sheet and those beyond the maximum are rendered, because rendering the others takes long.
    more = count(await pdf(tab, page_ranges=f"1,{PAGES + 1}-")) - 1
    if more:
        tab.add("print", f"takes {PAGES + more} sheets; {PAGES} are allowed")
    await tab.page.emulate_media(media="print")
    for text in await walks.ask(tab, "printedPictures"):
        tab.add("print", text)
    await tab.page.emulate_media(media="null")


async def pdf(tab, **more):
    """Returns the page as a PDF document."""
    return await tab.page.pdf(format="A4", prefer_css_page_size=True, print_background=True, **more)


def count(document):
    """Returns the number of pages of a PDF document."""
    return len(re.findall(rb"/Type\s*/Page\b", document))


def has_dark_ground(document):
    """Returns whether a page fills a large rectangle with a dark color. The drawing operators are text."""
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", document, re.DOTALL):
        try:
            drawing = zlib.decompress(stream)
        except zlib.error:
            continue
        color = 1.0
        for match in re.finditer(rb"([\d.]+) ([\d.]+) ([\d.]+) rg|([\d.]+) (-?[\d.]+) re\s+f", drawing):
            if match[1]:
                color = sum(float(part) for part in match.groups()[:3]) / 3
            elif color < 0.4 and abs(float(match[4]) * float(match[5])) > LARGE:
                return True
    return False
