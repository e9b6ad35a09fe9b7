"""What comes out of the printer."""

import re
import zlib

from . import walks
from .findings import State

NAMES = ["print"]
#: A chapter takes at most so many sheets of A4.
PAGES = 26
LARGE = 200_000


async def run(browser, wanted, options):
    sizes = {}
    async with browser.tab() as tab:
        for chapter in browser.site.chapters:
            await tab.open(chapter)
            sizes[chapter] = count(await pdf(tab))
            await tab.page.emulate_media(media="print")
            for text in await walks.ask(tab, "printedPictures"):
                tab.add("print", text)
            await tab.page.emulate_media(media="null")
        for chapter, size in sizes.items():
            if size > PAGES:
                browser.report.add("print", chapter, "", f"takes {size} sheets; {PAGES} are allowed")
    for state, chosen in [(State(scheme="dark"), False), (State(), True)]:
        async with browser.tab(state) as tab:
            await tab.open(browser.site.chapters[0])
            if chosen and not await walks.ask(tab, "chooseDark"):
                continue
            if has_dark_ground(await pdf(tab, page_ranges="1-2")):
                tab.add("print", f"is printed on a dark ground where dark is {'chosen' if chosen else 'preferred'}")


async def pdf(tab, **more):
    return await tab.page.pdf(format="A4", prefer_css_page_size=True, print_background=True, **more)


def count(document):
    return len(re.findall(rb"/Type\s*/Page\b", document))


def has_dark_ground(document):
    """Whether a page fills a large rectangle with a dark colour: what it draws is a text of numbers and operators."""
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
