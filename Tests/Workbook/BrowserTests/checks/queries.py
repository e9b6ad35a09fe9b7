"""Queries that a reader would type: whether the search finds a right section first or second, and declarations first."""

import json
import re
from pathlib import Path
from urllib.parse import unquote

from . import walks
from .findings import State

NAMES = ["queries"]
FILE = Path(__file__).parent.parent / "queries.json"
#: Of thirty queries so many may find nothing right.
MISSES = 2
#: So many of the types that the book declares are looked for by their names.
TYPES = 10


async def run(browser, wanted, options):
    """Reports queries that find nothing right, and types that are not found first."""
    asked = expected()
    async with browser.tab(State()) as tab:
        await tab.open("index.html")
        missed = [query for query, is_right in (await answers(tab)).items() if not is_right]
        elsewhere = await misled(tab)
    if len(missed) * 30 > MISSES * len(asked):
        text = f"{len(asked) - len(missed)} of {len(asked)} queries find a right section first or second; "
        browser.report.add("queries", "the search", "", text + "not " + ", ".join(f"'{query}'" for query in missed))
    for name, place in elsewhere:
        browser.report.add("queries", "the search", "", f"'{name}' does not lead to its declaration first, {place}")


def expected():
    """The queries, each with the places that are right: `page.html#section`, or a page for any of its sections."""
    if not FILE.exists():
        return {}
    return {entry["query"]: entry["right"] for entry in json.loads(FILE.read_text())}


async def answers(tab):
    """Returns each query, and whether what it should find comes first or second."""
    answered = {}
    for query, right in expected().items():
        found = (await addresses(tab, query))[:2]
        answered[query] = any(is_right(tab.browser.site, address, place) for address in found for place in right)
    return answered


async def addresses(tab, query):
    return [unquote(address.rpartition("/")[2]) for address in await walks.ask(tab, "find", query)]


def is_right(site, address, place):
    """Whether an address is a place, in it, or on it when it is a page."""
    page, _, fragment = address.partition("#")
    return place in (page, address, f"{page}#{section(site, page, fragment)}")


def section(site, page, fragment):
    """The section that a place of a page stands in."""
    before, _, _ = site.text(page).partition(f' id="{fragment}"')
    headings = re.findall(r'<h[2-6] id="([^"]*)"', before)
    return headings[-1] if headings else ""


async def misled(tab):
    """Returns types that the book declares, and where: those whose names lead somewhere else first."""
    site = tab.browser.site
    listed = site.text("names.html") if "names.html" in site.pages else ""
    types = re.findall(r'<dt><a href="([^"]*)"><code>(\w+)</code></a> <span class="kind">(?:class|struct|enum)', listed)
    return [(name, place) for place, name in types[:: max(1, len(types) // TYPES)]
            if (await addresses(tab, name))[:1] != [place]]
