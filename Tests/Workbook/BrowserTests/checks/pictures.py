"""The checks of pictures with choices or steps, and of enlarged pictures."""

from .walks import WIDE, ask

CHOICES = "main figure.picture:not(.walk):has(fieldset input[type=radio])"
STEPS = "main figure.walk:has(fieldset input[type=radio])"


async def choices(tab):
    """Checks that arrow keys switch the choices of a picture."""
    await answering(tab, "choices", CHOICES)


async def steps(tab):
    """Checks that arrow keys switch the steps of a walk."""
    await answering(tab, "steps", STEPS)


async def steps_in_sight(tab):
    """Checks that the picture and the buttons of a walk are visible together on a narrow page."""
    for text in await ask(tab, "stepsInSight", STEPS):
        tab.add("steps", text)


async def answering(tab, check, selector):
    """Checks that arrow keys switch the radio buttons of figures, forward and back, and that the picture follows."""
    for group in await ask(tab, "groups", selector):
        tab.browser.answering[check] += 1
        await turn(tab, check, group)


def require(browser, wanted):
    """Reports a book without choices or without steps."""
    for check, selector in [("choices", CHOICES), ("steps", STEPS)]:
        if check in wanted and not browser.answering[check]:
            browser.report.add(check, "the book", "", f"has no {selector}")


async def turn(tab, check, group):
    """Checks one group of radio buttons, forward and back."""
    before = await ask(tab, "enterGroup", group)
    await tab.page.keyboard.press("ArrowRight")
    after = await ask(tab, "groupState", group)
    await tab.page.keyboard.press("ArrowLeft")
    back = await ask(tab, "groupState", group)
    name = f"\"{before['legend']}\" of #{before['figure']}"
    for shown in (before, after):
        if shown["states"] != 1:
            tab.add(check, f"{name} shows {shown['states']} states at once")
    if after["chosen"] == before["chosen"]:
        tab.add(check, f"the arrow right does not choose in {name}")
    elif after["picture"] == before["picture"]:
        tab.add(check, f"the picture does not follow {name}")
    elif check == "steps" and after["marked"] == before["marked"]:
        tab.add(check, f"no other line is marked after a step of {name}")
    if (back["chosen"], back["picture"]) != (before["chosen"], before["picture"]):
        tab.add(check, f"the arrow left does not go back in {name}")


#: The number of times that Tab is pressed, which exceeds the number of tab stops in an enlarged picture.
TABS = 6


async def enlarge(tab):
    """Checks that a picture is enlarged by keyboard and pointer, and that Escape restores the scroll position."""
    count = await ask(tab, "countEnlargers")
    # A thorough run checks all pictures in a wide window. Otherwise, the first of each page stands for the others.
    for number in range(count if tab.state == WIDE and tab.browser.is_thorough else min(count, 1)):
        await enlarged(tab, number)


async def enlarged(tab, number):
    """Enlarges one picture and closes it."""
    before = await ask(tab, "focusEnlarger", number)
    name = f"the picture #{before['figure']}"
    await tab.page.keyboard.press("Enter")
    opened = await ask(tab, "enlargedPicture")
    if not opened:
        return tab.add("enlarge", f"Enter does not open {name}")
    if not opened["fills"]:
        tab.add("enlarge", f"{name} does not fill the window")
    if opened["over"] > 1:
        tab.add("enlarge", f"{name} is {opened['over']:.0f} wider than the window")
    if opened["width"] < before["width"] - 1:
        tab.add("enlarge", f"{name} is {opened['width']:.0f} wide when it is enlarged, and {before['width']:.0f} before")
    if opened["choices"] and not await ask(tab, "chooseEnlarged"):
        tab.add("enlarge", f"nothing can be chosen in {name} while it is enlarged")
    if tab.state.script:
        for _ in range(TABS):
            await tab.page.keyboard.press("Tab")
        if not await tab.page.evaluate("!!document.activeElement.closest('.sheet:popover-open')"):
            tab.add("enlarge", f"the tab key leaves {name} while it is enlarged")
    await tab.page.keyboard.press("Escape")
    after = await ask(tab, "focusedEnlarger")
    if await ask(tab, "enlargedPicture"):
        tab.add("enlarge", f"Escape does not close {name}")
    elif after["number"] != number:
        tab.add("enlarge", f"Escape does not give the focus back to the button of {name}")
    elif abs(after["place"] - before["place"]) > 2:
        tab.add("enlarge", f"the page stands elsewhere after {name} was enlarged")
    for is_open in (True, False):
        box = (await ask(tab, "focusedEnlarger"))["box"]
        await tab.page.mouse.click(*box)
        if bool(await ask(tab, "enlargedPicture")) != is_open:
            return tab.add("enlarge", f"a click does not {'open' if is_open else 'close'} {name}")

