"""What axe-core, a set of rules for accessible pages, has to say."""

import importlib.util
import pathlib

from case import THEMES, WIDTHS, SiteTest

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
STRUCTURE = {"runOnly": RULES, "rules": {"target-size": {"enabled": True},
                                         **{rule: {"enabled": False} for rule in COLOURS}}}

# Contrast is what takes long: of the rows of a log, the lines of code and so on, which are set alike, it is
# measured for the first ones.
FIRST_ONES = {"exclude": [[".log li:nth-child(n+9)"], [".line:nth-child(n+13)"], ["tr:nth-child(n+6)"],
                          [".drawing span:nth-child(n+9)"]]}

RUN = """
(where, what) => axe.run(where ?? document, {...what, resultTypes: ["violations"]})
    .then(result => result.violations.map(found => found.id + ": " + found.help + ": "
        + found.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(" | ")))
"""


class Accessibility(SiteTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser.patience = 900
        package = importlib.util.find_spec("axe_playwright_python")
        folder = pathlib.Path(package.submodule_search_locations[0])
        cls.axe = (folder / "axe.min.js").read_text()

    def findings(self, tab, colours_alone=False):
        """What axe finds on the page as it stands now."""
        if not tab.evaluate("typeof axe === 'object'"):
            tab.evaluate(self.axe + ";0")
        structure = [] if colours_alone else tab.call(RUN, None, STRUCTURE)
        return structure + tab.call(RUN, FIRST_ONES, {"runOnly": COLOURS})

    def in_both_themes(self, tab, what):
        """Only colours differ between the themes."""
        for theme in THEMES:
            tab.theme(theme)
            self.assertEqual(self.findings(tab, colours_alone=theme != THEMES[0]), [], f"{what}, {theme}")

    def test_axe_finds_nothing_on_any_page_in_light_and_dark_on_phone_and_desktop(self):
        for site, page in self.everywhere():
            with self.subTest(page=page), self.browser.page() as tab:
                tab.open(site.url(page))
                for width in WIDTHS:
                    # In a window as tall as the page nothing that sticks covers anything.
                    tab.resize(width)
                    tab.resize(width, tab.evaluate("document.documentElement.scrollHeight"))
                    self.in_both_themes(tab, f"{width} px")

    def test_axe_finds_nothing_while_a_player_runs_and_search_or_contents_are_open(self):
        page, figure = self.good_figure()
        for width in WIDTHS:
            with self.browser.page(width=width) as tab:
                tab.open(self.english.url(page) + "#" + figure["row"])
                tab.until("document.querySelector('.playing')")
                tab.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
                tab.resize(width, tab.evaluate("document.documentElement.scrollHeight"))
                self.in_both_themes(tab, f"player, {width} px")
                tab.resize(width)
                tab.evaluate("document.querySelector('#search').showPopover()")
                tab.until("document.activeElement.type === 'search'")
                tab.type("hit")
                tab.until("document.querySelector('#search mark')")
                self.in_both_themes(tab, f"search, {width} px")
                tab.evaluate("document.querySelector('#search').hidePopover()")
                tab.evaluate("document.querySelector('#contents').showPopover()")
                self.in_both_themes(tab, f"contents, {width} px")

    def test_a_page_that_is_broken_on_purpose_is_found_out(self):
        with self.browser.page() as tab:
            tab.open(self.english.url(self.english.pages[0]))
            tab.evaluate("""(() => {
                const faint = document.createElement("p")
                faint.textContent = "faint"
                faint.style.color = "silver"
                document.querySelector("main").append(document.createElement("button"), faint)
            })()""")
            found = " ".join(self.findings(tab))
            self.assertIn("button-name", found)
            self.assertIn("color-contrast", found)
