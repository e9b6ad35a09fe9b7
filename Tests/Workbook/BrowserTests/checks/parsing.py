"""The parser of HTML. It runs in a separate process, because it is pure Python and would block the other checks.

    python parsing.py index.html ...
"""

import asyncio
import json
import sys
from pathlib import Path


async def errors(files):
    """Returns the errors in the HTML of some files, as a list of sentences for each file."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, *map(str, files), stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    return json.loads(output)


def errors_of(file):
    """Returns the errors in the HTML of a file, as a list of sentences."""
    import html5lib

    parser = html5lib.HTMLParser()
    parser.parse(Path(file).read_text())
    return [f"line {line}, column {column}: {code}" for (line, column), code, _ in parser.errors]


if __name__ == "__main__":
    print(json.dumps([errors_of(file) for file in sys.argv[1:]]))
