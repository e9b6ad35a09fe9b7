"""The check of pictures to touch: dragging, the slider of a long sequence, and the ring over regions."""

from .findings import State

NAMES = ["touch"]


async def run(browser, wanted, options):
    async with browser.tab(State(1440)) as tab:
        turned = explored = 0
        for name in ["index.html", *browser.site.chapters]:
            text = browser.site.text(name)
            if "choice ordered" not in text and 'class="region"' not in text:
                continue
            await tab.open(name)
            for figure in await tab.page.query_selector_all(".picture:has(.ordered)"):
                turned += await turn(tab, figure)
                await turn_enlarged(tab, figure)
            for figure in await tab.page.query_selector_all(".picture:has(.region)"):
                explored += await explore(tab, figure)
        if options.require_pictures and not (turned and explored):
            browser.report.add("touch", "the book", "", f"{turned} pictures to drag, {explored} with regions")


async def turn(tab, figure):
    """Checks that dragging and the slider's keys choose another option of a sequence."""
    svg = await visible(figure)
    if not svg:
        return 0
    await svg.scroll_into_view_if_needed()
    box = await svg.bounding_box()
    x, y, radius = box["x"] + box["width"] / 2, box["y"] + box["width"] / 2, box["width"] / 4
    before = await chosen(figure)
    labels = await figure.query_selector_all("label")
    await tab.page.mouse.move(x, y - radius)
    await tab.page.mouse.down()
    await tab.page.mouse.move(x + radius, y - radius)
    await tab.page.mouse.move(x + 2 * radius, y)
    await tab.page.mouse.up()
    after = await chosen(figure)
    if after == before:
        tab.add("touch", f"dragging doesn't change {before}")
    if await figure.query_selector(".turned") and len(labels) >= 12 and (degrees(after) - degrees(before)) % 360 != 90:
        tab.add("touch", f"a quarter turn leads from {before} to {after}")
    if slider := await figure.query_selector("input[type=range]"):
        before = await chosen(figure)
        await slider.focus()
        await tab.page.keyboard.press("ArrowLeft")
        if await chosen(figure) == before:
            tab.add("touch", f"an arrow key on the slider doesn't change {before}")
    return 1


async def turn_enlarged(tab, figure):
    """Checks that a quarter turn and the slider work in an enlarged picture."""
    button = await figure.query_selector(".enlarge")
    if not button or not await button.is_visible() or not await figure.query_selector("[type=range]"):
        return
    await button.click()
    await turn(tab, figure)
    await button.focus()
    await tab.page.keyboard.press("Tab")
    if not await tab.page.evaluate("() => document.activeElement.matches('[type=range]')"):
        tab.add("touch", "the Tab key doesn't reach the slider of an enlarged picture")
    await tab.page.keyboard.press("Escape")


async def explore(tab, figure):
    """Checks that the ring follows the pointer, and that the name of the region below it is visible."""
    svg = await visible(figure)
    if not svg:
        return 0
    await svg.scroll_into_view_if_needed()
    box = await svg.bounding_box()
    await tab.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["width"] / 2)
    names = await svg.evaluate(
        "svg => [...svg.querySelectorAll('.name')]"
        ".filter(name => getComputedStyle(name).visibility === 'visible').length")
    if names != 1:
        tab.add("touch", f"{names} names of regions are visible under the ring instead of 1")
    return 1


async def visible(figure):
    """Returns the first drawing that is visible, or None if the picture is in a fold."""
    for svg in await figure.query_selector_all(".panels > svg"):
        if await svg.is_visible():
            return svg


async def chosen(figure):
    """Returns the labels of the chosen options."""
    return await figure.evaluate(
        "figure => [...figure.querySelectorAll('input:checked')]"
        ".map(input => input.parentElement.textContent).join(', ')")


def degrees(label):
    return int(label.rstrip("°"))
