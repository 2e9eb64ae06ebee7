"""What a reader's connection has to carry, gzipped, and what it may weigh."""

import gzip
import pathlib

KILOBYTE = 1024
LIMITS = {"html": 30 * KILOBYTE, "book.css": 8 * KILOBYTE, "book.js": 6 * KILOBYTE}
MOST_REQUESTS = 5

# They hold the whole book, or what search needs, and come only to those who ask for them. The pieces of the
# index are weighed by the tests of the search.
WHOLE_BOOK = {"print.html", "rules.html", "scenarios.html", "search-index.js", "search.js"}


def rows(folder):
    """`(file, bytes, gzipped bytes, limit or None)` for each file of a site."""
    found = []
    for path in sorted(pathlib.Path(folder).rglob("*")):
        name = str(path.relative_to(folder))
        if path.suffix not in {".html", ".css", ".js"} or name.startswith("search/"):
            continue
        data = path.read_bytes()
        limit = None if name in WHOLE_BOOK else LIMITS.get(name, LIMITS.get(path.suffix[1:]))
        found.append((name, len(data), len(gzip.compress(data, 9, mtime=0)), limit))
    return found


def requests(tab):
    """The addresses that a page has asked for."""
    addresses = [event.parameters["request"]["url"] for event in tab.events
                 if event.method == "Network.requestWillBeSent"]
    return [address for address in addresses if not address.startswith("data:")]


def table(site, browser):
    """Everything as a Markdown table, in kilobytes; the requests are those of each page alone."""
    yield "| file | KB | gzipped | at most | requests | at most |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for name, size, small, limit in rows(site.folder):
        asked = ["-", "-"]
        if name.endswith(".html"):
            with browser.page() as tab:
                asked = [len(requests(tab.open(site.url(name)))), MOST_REQUESTS]
        allowed = f"{limit / KILOBYTE:.0f}" if limit else "-"
        cells = [name, f"{size / KILOBYTE:.1f}", f"{small / KILOBYTE:.1f}", allowed, *map(str, asked)]
        yield "| " + " | ".join(cells) + " |"
