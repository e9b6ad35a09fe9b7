#!/usr/bin/env python3
"""Checks a rendered book in a browser, and prints the findings.

    make site
    .build/browser/bin/python Tests/Workbook/BrowserTests/check.py site
    .build/browser/bin/python Tests/Workbook/BrowserTests/check.py site --only axe,print

scripts/install-browser installs what this needs.
"""

import argparse
import asyncio
import sys
from pathlib import Path

#: The requirement of each check.
CHECKS = {
    "console": "a page logs nothing to the console",
    "requests": "a page requests only its own site, and each request succeeds",
    "sideways": "no page scrolls horizontally, down to 320 pixels",
    "listings": "no listing is cut off at 820 pixels and above, and below each cut one is marked",
    "picture-text": "the text of a picture is at least 12 pixels high, at 375 and 820 pixels",
    "stops": "each tab stop has an action or scrolls, and has a name",
    "focus": "the focused element looks different",
    "targets": "touch targets are at least 24 pixels wide and high",
    "html": "valid HTML, with unique ids, and only references to existing ids",
    "axe": "axe finds no violation of WCAG 2.2 A and AA and of best practice",
    "weight": "a chapter's page has at most 60 KB, compressed",
    "search-keys": "'/', typing, arrows, Enter and Escape work in the search, and keep the scroll position",
    "at-hand": "search and contents are reachable in the middle of a page",
    "deep-links": "a deep link scrolls to its target at once",
    "theme": "a chosen theme is remembered",
    "copy": "Copy copies all of the code without the page's marks",
    "choices": "arrow keys switch a picture's choices, with and without JavaScript",
    "steps": "arrow keys switch a walk's steps, with and without JavaScript",
    "enlarge": "a picture is enlarged by key and pointer, and Escape restores the scroll position",
    "missing": "a missing address shows a page with a link back",
    "print": "a printed chapter has at most 26 white sheets of A4 and lists the omitted pictures",
    "queries": "28 of 30 queries find the right section first or second, and one known word suffices",
    "line-length": "the median line of prose has 62 to 70 characters, and 38 to 52 on a phone",
    "notes": "a note is at most 40 pixels from the line of its number, and numbers don't touch",
    "spaces": "a picture uses its width, and has at most 24 pixels of empty space below",
    "wraps": "at most 35 % of the lines of code wrap on a phone, into at most 3 rows",
    "stop-count": "a chapter has at most 80 tab stops, a list 60, and a collection of links as many as it says",
    "cover": "the first window shows the cover's first link and its picture",
    "touch": "a sequence of options is dragged, and a ring shows the region below it",
    "dark-pictures": "on a dark page, at most a quarter of a phone is bright, unless the app's colors are",
    "svg-files": "other programs than browsers draw the files of pictures in the same colors",
    "exercises": "hints are numbered and precede the solution; solved exercises are remembered",
}

#: The maximum duration of a run, in seconds.
LONGEST = 900


def arguments():
    listed = "\n".join(f"  {name:14}{wants}" for name, wants in CHECKS.items())
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=f"checks:\n{listed}", formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sites", nargs="*", metavar="site", help="the folder of a rendered book; to measure, several")
    parser.add_argument("--only", metavar="NAMES", help="some of the checks, separated by commas")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each finding")
    parser.add_argument("--most", type=int, default=6, metavar="N", help="findings of a check on a page that are told")
    parser.add_argument("--thorough", action="store_true", help="every page in every state: takes twice as long")
    parser.add_argument("--require-pictures", action="store_true", help="a book without choices or steps is a finding")
    parser.add_argument("--measure", action="store_true", help="no checks, but a table of figures, a column a site")
    parser.add_argument("--ready", action="store_true", help="say nothing: succeed when a browser is here")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else list(CHECKS)
    if strange := set(names) - set(CHECKS):
        parser.error(f"there is no check {', '.join(sorted(strange))}")
    if not options.ready and not options.sites or len(options.sites) > 1 and not options.measure:
        parser.error("name the folder of a rendered book")
    for folder in options.sites:
        if not (Path(folder) / "index.html").is_file():
            parser.error(f"there is no book in {folder}")
    options.only = names
    return options


def is_ready():
    try:
        import PIL, axe_playwright_python, cairosvg, html5lib, playwright  # noqa: F401, E401
    except ImportError:
        return False
    from checks.browser import executable
    return executable() is not None


async def run(options):
    from checks import axe, colors, missing, paper, queries, reading, touch, visits, walks
    from checks.browser import Browser, Site
    from checks.findings import Report

    wanted = set(options.only)
    report = Report(wanted)
    async with Browser(Site(options.sites[0]), report, options.thorough) as browser:
        await asyncio.gather(*(part.run(browser, wanted & set(part.NAMES), options)
                               for part in [visits, reading, walks, axe, missing, paper, queries, colors, touch] if wanted & set(part.NAMES)))
    return report


async def measure(options):
    from checks.measuring import table

    async for line in table(options.sites):
        print(line)


def main():
    options = arguments()
    if not is_ready():
        if not options.ready:
            print("a browser or its driver is missing: run scripts/install-browser", file=sys.stderr)
        return 2
    if options.ready:
        return 0
    if options.measure:
        asyncio.run(measure(options))
        return 0
    report = asyncio.run(asyncio.wait_for(run(options), LONGEST))
    if options.json:
        print(*report.json(options.most), sep="\n")
        return 0
    for check, page, where, text in report.lines(options.most):
        print(f"{check}: {page}{' at ' + where if where else ''}: {text}")
    print(f"{len(options.only)} checks, {len(report.found)} findings")
    return 1 if report.found else 0


if __name__ == "__main__":
    sys.exit(main())
