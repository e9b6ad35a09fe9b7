"""The checks of colors: phones on dark pages are dark, and picture files look the same in all programs."""

import shutil
import subprocess
import sys
from io import BytesIO

from .findings import State

NAMES = ["dark-pictures", "svg-files"]
#: The maximum share of bright pixels in a phone on a dark page, and the value from which all channels are bright.
BRIGHT, BRIGHT_FROM = 0.25, 0xE0
#: The maximum mean difference of a channel between two programs' renderings of a file, and the size of the squares that
#: are compared, in pixels. The programs' fonts differ.
DIFFERENCE, DETAIL = 4, 16

#: The programs that draw the files. The second one isn't available everywhere.
PROGRAMS = ["cairosvg"] + ["rsvg-convert"] * bool(shutil.which("rsvg-convert"))


async def run(browser, wanted, options):
    if "dark-pictures" in wanted:
        async with browser.tab(State(1440, "dark")) as tab:
            seen = 0
            for name in browser.site.chapters:
                await tab.open(name)
                seen += await find_bright_pictures(tab)
            if seen == 0 and options.require_pictures:
                browser.report.add("dark-pictures", "the book", "", "no picture follows the color scheme of its page")
    if "svg-files" in wanted:
        async with browser.tab(State(1440)) as tab:
            for file in sorted(browser.site.folder.glob("figures/*.svg")):
                await compare_renderings(tab, browser, file)


async def find_bright_pictures(tab):
    """Reports pictures whose colors follow the page and that are bright on a dark page.

    Returns the number of pictures whose colors follow the page.
    """
    seen = 0
    for picture in await tab.page.query_selector_all(".panels > svg"):
        follows = await picture.evaluate("svg => svg.closest('figure').innerHTML.includes('light-dark(')")
        if not follows or not await picture.is_visible():
            continue
        seen += 1
        bright = share_of_bright(opened(await picture.screenshot()))
        if bright > BRIGHT and not await is_bright_anyway(tab, picture, bright):
            figure = await picture.evaluate("svg => svg.closest('figure').id")
            tab.add("dark-pictures", f"#{figure} is bright on {100 * bright:.0f} % of its area")
    return seen


async def is_bright_anyway(tab, picture, bright):
    """Returns whether a picture is as bright on a light page, as if the app itself is white."""
    await tab.page.emulate_media(color_scheme="light")
    light = share_of_bright(opened(await picture.screenshot()))
    await tab.page.emulate_media(color_scheme="dark")
    return abs(light - bright) < 0.05


async def compare_renderings(tab, browser, file):
    """Reports a file that another program draws in other colors than the browser."""
    await tab.page.goto(file.as_uri())
    shown = opened(await (await tab.page.query_selector("svg")).screenshot())
    for program in PROGRAMS:
        text = f"{program} can't draw it"
        if drawn := rendering(program, file, shown.size):
            difference = mean_difference(shown, opened(drawn))
            text = difference > DIFFERENCE and f"{program} draws it with a mean difference of {difference:.0f}"
        if text:
            browser.report.add("svg-files", f"figures/{file.name}", "", text)


def rendering(program, file, size):
    """Returns the PNG that a program draws, or None if it can't read the file."""
    width, height = map(str, size)
    arguments = {
        "cairosvg": [sys.executable, "-m", "cairosvg", file, "--format", "png", "--output-width", width,
                     "--output-height", height, "--background", "white"],
        "rsvg-convert": ["rsvg-convert", file, "--width", width, "--height", height, "--background-color", "white"],
    }
    run = subprocess.run(arguments[program], capture_output=True)
    return run.stdout if run.returncode == 0 else None


def opened(png):
    from PIL import Image

    return Image.open(BytesIO(png)).convert("RGB")


def share_of_bright(image):
    from PIL import ImageChops

    red, green, blue = image.split()
    counts = ImageChops.darker(ImageChops.darker(red, green), blue).histogram()
    return sum(counts[BRIGHT_FROM + 1:]) / sum(counts)


def mean_difference(first, second):
    """Returns the mean difference of the channels of two images of the same size, without details such as letters."""
    from PIL import ImageChops, ImageStat

    return max(ImageStat.Stat(ImageChops.difference(first.reduce(DETAIL), second.reduce(DETAIL))).mean)
