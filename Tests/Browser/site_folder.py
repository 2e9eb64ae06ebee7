"""A built site as the tests see it: a folder, served over HTTP or opened as files."""

import functools
import html.parser
import http.server
import pathlib
import threading

APPENDICES = {"index.html", "rules.html", "scenarios.html", "print.html", "404.html"}


class Site:
    """A folder of pages, and a server for it on a free port of this machine."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.pages = sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*.html"))
        if not self.pages:
            raise SystemExit(f"no pages in {self.folder}: build the site first")
        self.chapters = [
            page for page in self.pages if page not in APPENDICES and not page.startswith("language")]
        handler = functools.partial(Handler, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/"

    def url(self, page, as_file=False):
        return (self.folder / page).as_uri() if as_file else self.address + page

    def close(self):
        self.server.shutdown()
        self.server.server_close()

    @functools.cached_property
    def markup(self):
        """What each page consists of, read without a browser."""
        return {page: Markup((self.folder / page).read_text()) for page in self.pages}


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Markup(html.parser.HTMLParser):
    """The ids, links and log rows of a page."""

    def __init__(self, text):
        super().__init__()
        self.ids = []
        self.links = []
        self.rows = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        if tag == "li" and "data-time" in attributes:
            self.rows.append(attributes)
