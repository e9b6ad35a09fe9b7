"""The parser of HTML, which runs in a process of its own: it is Python alone, and would keep the browser waiting."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import html5lib


def pool():
    """Returns a process that parses one page after the other."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))


def errors(path):
    """Returns what is wrong with the HTML of a file, a sentence each."""
    parser = html5lib.HTMLParser()
    parser.parse(path.read_text())
    return [f"line {line}, column {column}: {code}" for (line, column), code, _ in parser.errors]
