"""The findings of the checks, as lines of JSON for the tests and as lines of text for people."""

import json
from collections import defaultdict
from dataclasses import dataclass, field


@dataclass(frozen=True)
class State:
    """The environment in which a page is shown: width, color scheme, folds, scripts."""

    width: int = 1440
    scheme: str = "light"
    script: bool = True
    folds: str = "closed"
    over: str = "file"

    def __str__(self):
        words = [str(self.width), self.scheme]
        if not self.script:
            words.append("without JavaScript")
        if self.folds == "open":
            words.append("folds open")
        if self.over != "file":
            words.append("over HTTP")
        return " ".join(words)


@dataclass
class Report:
    """The findings of the selected checks.

    A fault that a page has in several states is one finding with several states.
    """

    wanted: set
    found: dict = field(default_factory=lambda: defaultdict(list))

    def add(self, check, page, state, text):
        if check not in self.wanted:
            return
        states = self.found[check, page, text]
        if str(state) not in states:
            states.append(str(state))

    def lines(self, most):
        """Returns the findings as (check, page, where, text), with a limit for each check on a page."""
        told = defaultdict(int)
        for (check, page, text), states in sorted(self.found.items(), key=lambda finding: finding[0][:2]):
            told[check, page] += 1
            if told[check, page] <= most:
                more = f" and {len(states) - 3} more" if len(states) > 3 else ""
                yield check, page, ", ".join(states[:3]) + more, text
        for (check, page), count in told.items():
            if count > most:
                yield check, page, "", f"... and {count - most} findings more"

    def json(self, most):
        for check, page, where, text in self.lines(most):
            yield json.dumps({"check": check, "page": page, "where": where, "finding": text}, ensure_ascii=False)
        yield json.dumps({"checked": sorted(self.wanted)})
