"""The checks of the search, which finds a right section first or second, and declarations first."""

import json
import re
from pathlib import Path
from urllib.parse import unquote

from . import walks
from .findings import State

NAMES = ["queries"]
FILE = Path(__file__).parent.parent / "queries.json"
#: The number of queries out of thirty that may fail.
MISSES = 2
#: Queries with words that the book doesn't have, beside one that it has.
PARTLY_KNOWN = ["window qwertyuiop", "how do I hide the asdfghjkl window", "qwertyuiop rotating"]
#: The number of declared types that are searched for by name.
TYPES = 10


async def run(browser, wanted, options):
    """Reports the queries that find no right section, and the types that aren't found first."""
    asked = expected()
    async with browser.tab(State()) as tab:
        await tab.open("index.html")
        missed = [query for query, is_right in (await answers(tab)).items() if not is_right]
        elsewhere = await misled(tab)
        empty = [query for query in PARTLY_KNOWN if not await addresses(tab, query)]
    if len(missed) * 30 > MISSES * len(asked):
        text = f"{len(asked) - len(missed)} of {len(asked)} queries find a right section first or second; "
        browser.report.add("queries", "the search", "", text + "not " + ", ".join(f"'{query}'" for query in missed))
    for query in empty:
        browser.report.add("queries", "the search", "", f"'{query}' finds nothing, though a word of it is in the book")
    for name, place in elsewhere:
        browser.report.add("queries", "the search", "", f"'{name}' does not lead to its declaration first, {place}")


def expected():
    """Returns the queries, each with its right locations: `page.html#section`, or a page for any of its sections."""
    if not FILE.exists():
        return {}
    return {entry["query"]: entry["right"] for entry in json.loads(FILE.read_text())}


async def answers(tab):
    """Returns whether each query finds a right section first or second."""
    answered = {}
    for query, right in expected().items():
        found = (await addresses(tab, query))[:2]
        answered[query] = any(is_right(tab.browser.site, address, place) for address in found for place in right)
    return answered


async def addresses(tab, query):
    return [unquote(address.rpartition("/")[2]) for address in await walks.ask(tab, "find", query)]


def is_right(site, address, place):
    """Returns whether an address is at a location, in its section, or on its page."""
    page, _, fragment = address.partition("#")
    return place in (page, address, f"{page}#{section(site, page, fragment)}")


def section(site, page, fragment):
    """Returns the section that contains a fragment of a page."""
    before, _, _ = site.text(page).partition(f' id="{fragment}"')
    headings = re.findall(r'<h[2-6] id="([^"]*)"', before)
    return headings[-1] if headings else ""


async def misled(tab):
    """Returns the declared types that a search by name doesn't find first, with their locations."""
    site = tab.browser.site
    listed = site.text("names.html") if "names.html" in site.pages else ""
    types = re.findall(r'<dt><a href="([^"]*)"><code>(\w+)</code></a> <span class="kind">(?:class|struct|enum)', listed)
    return [(name, place) for place, name in types[:: max(1, len(types) // TYPES)]
            if (await addresses(tab, name))[:1] != [place]]
