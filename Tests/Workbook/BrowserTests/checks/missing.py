"""Checks of 404.html, which a server sends for missing pages. A site with a known address has it."""

import mimetypes
import re

from . import axe, pages, walks
from .findings import State

NAMES = ["missing"]
STATES = [State(1440, "dark"), State(375)]
ASKED = ["sideways", "stops", "focus", "targets", "html"]


async def run(browser, wanted, options):
    site = browser.site
    if not site.address:
        return
    if not (site.folder / "404.html").is_file():
        return browser.report.add("missing", "404.html", "", "is not there, although the site's address is known")
    for state in STATES:
        async with browser.tab(state) as tab:
            await tab.page.route(re.compile(re.escape(site.address)), lambda route: answer(tab, route))
            tab.name = "404.html"
            await tab.page.goto(site.address + "no/such/page.html")
            await look(tab)


async def answer(tab, route):
    """Sends the file or 404.html, as a server at the site's address does.

    The status is always 200, because the browser would log a status of 404.
    """
    path = route.request.url.removeprefix(tab.browser.site.address) or "index.html"
    file = tab.browser.site.folder / path
    if file.is_file():
        return await route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(path)[0])
    if not route.request.is_navigation_request():
        tab.add("missing", f"asks for {path}, which is not there")
    await route.fulfill(path=tab.browser.site.folder / "404.html", content_type="text/html")


async def look(tab):
    """Checks the page, its links, and the page that its first link leads to."""
    script = f"names => {{ {pages.PAGE_JS}\n return names.flatMap(name => checks[name]()); }}"
    found = await tab.page.evaluate(script, ASKED)
    await axe.put_into(tab)
    found += await axe.violations(tab, set())
    for text in found:
        tab.add("missing", text)
    for link in await tab.page.evaluate("() => [...document.links].map(link => link.href)"):
        path = link.partition("#")[0].removeprefix(tab.browser.site.address) or "index.html"
        if not (tab.browser.site.folder / path).is_file():
            tab.add("missing", f"leads to {link}, where there is nothing")
    await tab.page.locator("main a").first.click()
    if await walks.ask(tab, "isMissingPage"):
        tab.add("missing", "its first link leads to no page of the book")
