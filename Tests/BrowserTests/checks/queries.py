"""Queries that a reader would type, and whether the search finds a right section first or second."""

import json
from pathlib import Path
from urllib.parse import unquote

from . import walks
from .findings import State

NAMES = ["queries"]
FILE = Path(__file__).parent.parent / "queries.json"
#: Of thirty queries so many may find nothing right.
MISSES = 2


async def run(browser, wanted, options):
    asked = expected()
    missed = [query for query, is_right in (await answers(browser)).items() if not is_right]
    if len(missed) * 30 > MISSES * len(asked):
        text = f"{len(asked) - len(missed)} of {len(asked)} queries find a right section first or second; "
        browser.report.add("queries", "the search", "", text + "not " + ", ".join(f"'{query}'" for query in missed))


def expected():
    """The queries, each with the places that are right: `page.html#section`, or a page for any of its sections."""
    if not FILE.exists():
        return {}
    return {entry["query"]: entry["right"] for entry in json.loads(FILE.read_text())}


async def answers(browser):
    """Each query, and whether what it should find comes first or second."""
    async with browser.tab(State()) as tab:
        await tab.open("index.html")
        answered = {}
        for query, right in expected().items():
            found = [unquote(address.rpartition("/")[2]) for address in await walks.ask(tab, "find", query)][:2]
            answered[query] = any(is_right(address, place) for address in found for place in right)
        return answered


def is_right(address, place):
    return address == place or "#" not in place and address.partition("#")[0] == place
