"""What a reader's connection has to carry, gzipped, and what it may weigh."""

import gzip
import pathlib

KILOBYTE = 1024
LIMITS = {"html": 30 * KILOBYTE, "book.css": 8 * KILOBYTE, "book.js": 6 * KILOBYTE}

# They hold the whole book, or what search needs of it, and come only to those who ask for them.
WHOLE_BOOK = {"print.html", "rules.html", "scenarios.html", "search-index.js"}


def rows(folder):
    """`(file, bytes, gzipped bytes, limit or None)` for each file of a site."""
    found = []
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix not in {".html", ".css", ".js"}:
            continue
        name = str(path.relative_to(folder))
        data = path.read_bytes()
        limit = None if name in WHOLE_BOOK else LIMITS.get(name, LIMITS.get(path.suffix[1:]))
        found.append((name, len(data), len(gzip.compress(data, 9, mtime=0)), limit))
    return found


def table(folder):
    """The rows as a Markdown table, in kilobytes."""
    yield "| file | KB | gzipped | limit |"
    yield "| --- | ---: | ---: | ---: |"
    for name, size, small, limit in rows(folder):
        allowed = f"{limit / KILOBYTE:.0f}" if limit else "-"
        yield f"| {name} | {size / KILOBYTE:.1f} | {small / KILOBYTE:.1f} | {allowed} |"
