"""Chromium, the pages of a site, and the tabs that open them. Nothing here accesses a network."""

import asyncio
import contextlib
import functools
import http.server
import os
import re
import shutil
import threading
from collections import Counter
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

from playwright.async_api import Error, async_playwright

from .findings import State

#: The code before every script that a check runs in a page.
COMMON_JS = (Path(__file__).parent / "common.js").read_text()

# The names of browsers in PATH, and the paths of browsers on macOS that aren't in PATH.
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
PLACES = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]


def executable():
    """Returns the path of a browser: $CHROME, or the first known one, or None if there is none."""
    named = os.environ.get("CHROME")
    found = [named] if named else [shutil.which(name) for name in NAMES] + PLACES
    return next((path for path in found if path and os.access(path, os.X_OK)), None)


class Site:
    """A rendered book on disk."""

    def __init__(self, folder):
        self.folder = Path(folder).resolve()
        # 404.html appears at any address, so its links are absolute. missing.py checks it.
        self.pages = sorted(path.name for path in self.folder.glob("*.html") if path.name != "404.html")
        canonical = re.search(r'<link rel="canonical" href="([^"]*)"', self.text("index.html"))
        #: The address of the site, with a trailing slash, or None if the site has none.
        self.address = canonical and canonical[1]
        _, _, cover = self.text("index.html").partition('class="chapters"')
        links = re.findall(r'href="([^"#]+\.html)"', cover.partition("</nav>")[0])
        #: The chapters, in the order of the cover.
        self.chapters = list(dict.fromkeys(name for name in links if name in self.pages))

    def text(self, name):
        return (self.folder / name).read_text()

    def is_whole_book(self, name):
        """Returns whether a page contains all chapters.

        It is checked in fewer states, because it takes as long as all chapters.
        """
        return len(self.text(name)) > sum(len(self.text(chapter)) for chapter in self.chapters) / 2


class Browser:
    """The Chromium of all checks, and a server on the loopback interface."""

    def __init__(self, site, report, is_thorough=True):
        self.site, self.report = site, report
        #: Whether every page is checked in every state.
        self.is_thorough = is_thorough
        #: The kinds of words that axe has checked, and the number of groups of buttons that were operated, by check.
        self.kinds, self.answering = set(), Counter()
        #: Limits the number of open tabs. More of them would only wait for each other.
        self.turns = asyncio.Semaphore(3)

    async def __aenter__(self):
        self.exits = contextlib.AsyncExitStack()
        playwright = await self.exits.enter_async_context(async_playwright())
        flags = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        self.chromium = await playwright.chromium.launch(executable_path=executable(), args=flags)
        self.exits.push_async_callback(self.chromium.close)
        self.server = self.exits.enter_context(served(self.site.folder, self.missing))
        return self

    async def __aexit__(self, *error):
        await self.exits.aclose()

    def missing(self, path, status):
        # Browsers request this file by themselves. The function html() in page.js checks that the page has an icon.
        if path != "/favicon.ico":
            self.report.add("requests", "the site", State(over="HTTP"), f"the server has no {path} ({status})")

    def address(self, page, over="file"):
        return f"{self.server}/{page}" if over == "HTTP" else f"file://{self.site.folder}/{page}"

    @contextlib.asynccontextmanager
    async def tab(self, state=State()):
        """Opens a tab with a separate profile, which doesn't share storage with other tabs."""
        async with self.turns:
            async with self.new_tab(state) as tab:
                yield tab

    @contextlib.asynccontextmanager
    async def new_tab(self, state):
        context = await self.chromium.new_context(
            viewport={"width": state.width, "height": 900}, color_scheme=state.scheme,
            java_script_enabled=state.script, reduced_motion="no-preference")
        context.set_default_timeout(30_000)
        # The largest page takes long to load on a machine that compiles beside the browser.
        context.set_default_navigation_timeout(120_000)
        await context.route(re.compile(r"^(?!file:|data:|blob:|http://127\.0\.0\.1:)"), lambda route: route.abort())
        try:
            yield Tab(self, await context.new_page(), state)
        finally:
            await context.close()


class Tab:
    """A page of the browser, with its state. It reports console messages and failed requests."""

    def __init__(self, browser, page, state):
        self.browser, self.page, self.state, self.name, self.cover = browser, page, state, "", ""
        page.on("console", lambda message: self.add("console", f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.add("console", f"an error nobody caught: {error}"))
        page.on("request", self.requested)
        page.on("requestfailed", self.failed)

    def add(self, check, text):
        self.browser.report.add(check, self.name, self.state, text)

    def requested(self, request):
        site = self.browser.site
        inside = ("data:", "blob:", self.browser.server, f"file://{site.folder}/", site.address or "data:")
        if not request.url.startswith(inside):
            self.add("requests", f"asks for {self.short(request.url)}, which is outside")

    def failed(self, request):
        # The browser aborts unfinished requests when it leaves a page. A missing file causes another error.
        if request.failure != "net::ERR_ABORTED":
            self.add("requests", f"could not load {self.short(request.url)}")

    def short(self, url):
        return urlsplit(url).path.rpartition("/")[2] if url.startswith("file:") else url

    async def open(self, name, fragment=""):
        self.name, self.state = name, replace(self.state, folds="closed")
        await self.page.goto(self.browser.address(name, self.state.over) + fragment)

    async def show(self, state):
        """Changes the state of the page without loading it again."""
        if state.width != self.state.width:
            await self.page.set_viewport_size({"width": state.width, "height": 900})
        if state.scheme != self.state.scheme:
            await self.page.emulate_media(color_scheme=state.scheme)
        if state.folds != self.state.folds:
            await self.page.evaluate(
                "open => { for (const fold of document.querySelectorAll('main details')) fold.open = open }",
                state.folds == "open")
        self.state = state


@contextlib.contextmanager
def served(folder, missing):
    """Serves a folder over HTTP on the loopback interface. Calls `missing` for each missing file."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *arguments):
            pass

        def send_error(self, code, *arguments, **more):
            missing(self.path, code)
            super().send_error(code, *arguments, **more)

    class Server(http.server.ThreadingHTTPServer):
        # A tab that leaves a page closes its connections, which is no error.
        def handle_error(self, request, address):
            pass

    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


__all__ = ["COMMON_JS", "Browser", "Error", "Site", "Tab", "executable"]
