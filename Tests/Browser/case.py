"""What all tests of the pages share: one browser, the two sites, and a figure to try things on."""

import os
import unittest

from chromium import Chromium
from site_folder import Site

WIDTHS = (360, 1280)
THEMES = ("light", "dark")
LANGUAGES = ("english", "chinese")

# Runs in the page: what a row of a log says of itself, or the nearest row above it that says it.
FACT = """
const fact = (row, name) => {
    while (row && row.dataset[name] === undefined) row = row.previousElementSibling
    return row?.dataset[name] || undefined
}
const source = row => {
    const line = fact(row, "line")
    return line && !line.includes(".") ? row.closest("figure").id + ".S" + line : line
}
"""

# Runs in the page: the first figure with a picture, a log, code, and a row of which all three know.
FIND_FIGURE = "(() => {" + FACT + """
    for (const figure of document.querySelectorAll("figure")) {
        const rows = [...figure.querySelectorAll(".log li:has(> a[href]:first-child)")]
        const isGood = row => row.id && row.dataset.line && fact(row, "wide")
            && /\\bo\\d+\\b/.test(row.className)
            && document.getElementById(source(row))
            && figure.querySelector(`.layout .${row.className.match(/\\bo\\d+\\b/)[0]}`)
        const good = rows.findIndex(isGood)
        if (rows.length > 5 && good >= 0) {
            return {figure: figure.id, rows: rows.map(row => row.id), row: rows[good].id, step: good + 1}
        }
    }
})()
"""


class SiteTest(unittest.TestCase):
    """A test of a site in the browser. The folders come from the environment; see `__main__.py`."""

    maxDiff = 4000

    @classmethod
    def setUpClass(cls):
        cls.browser = Chromium()
        cls.addClassCleanup(cls.browser.__exit__)
        cls.given = {}
        for language in LANGUAGES:
            folder = os.environ.get(f"TRACEBOOK_{language.upper()}_SITE")
            if folder:
                cls.given[language] = Site(folder)
                cls.addClassCleanup(cls.given[language].close)
        cls.sites = list(cls.given.values())

    def site(self, language):
        """The site in this language; without one the test is skipped."""
        if language not in self.given:
            self.skipTest(f"no site in {language.capitalize()} was given")
        return self.given[language]

    @property
    def english(self):
        return self.site("english")

    @property
    def chinese(self):
        return self.site("chinese")

    def everywhere(self):
        """Each page of each site."""
        return [(site, page) for site in self.sites for page in site.pages]

    def good_figure(self):
        """The address of a page and a figure on it with code, picture and log: `(page, figure)`."""
        if not hasattr(SiteTest, "found"):
            with self.browser.page() as tab:
                for page in self.english.chapters:
                    figure = tab.open(self.english.url(page)).evaluate(FIND_FIGURE)
                    if figure:
                        SiteTest.found = page, figure
                        break
                else:
                    self.fail("no page has a scenario with code, a layout picture and a log of six calls")
        return SiteTest.found
