"""What the checks found, and how it is told: a line of JSON each for the tests, a line of text for people."""

import json
from collections import defaultdict
from dataclasses import dataclass, field


@dataclass(frozen=True)
class State:
    """How a page is shown while it is looked at."""

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
    """The findings of the checks that are wanted.

    What is wrong on one page in several states is one finding with several states.
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
        """The findings as (check, page, where, text); of one check on one page at most so many."""
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
