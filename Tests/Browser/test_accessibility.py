"""What axe-core, a set of rules for accessible pages, has to say."""

import importlib.util
import pathlib

import crew
from case import THEMES, WIDTHS, SiteTest

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
STRUCTURE = {"runOnly": RULES, "rules": {"target-size": {"enabled": True},
                                         **{rule: {"enabled": False} for rule in COLOURS}}}

RUN = """
(where, what) => axe.run(where ?? document, {...what, resultTypes: ["violations"]})
    .then(result => result.violations.map(found => ({...found, nodes: found.nodes.filter(node => {
        // What a panel covers in part counts as smaller than it is.
        if (found.id !== "target-size") return true
        const box = document.querySelector(node.target[0]).getBoundingClientRect()
        return Math.min(box.width, box.height) < 24
    })})).filter(found => found.nodes.length > 0).map(found => found.id + ": " + found.help + ": "
        + found.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(" | ")))
"""

# Contrast is what takes long to measure, and text that is set alike has the same: of each kind of element,
# colour, size, weight and ground that is seen on the page three are measured. Returns the number of kinds.
CHOOSE = """
(() => {
    document.querySelectorAll("[data-measured]").forEach(old => old.removeAttribute("data-measured"))
    const grounds = new Map(), kinds = new Map()
    const groundOf = element => {
        if (!element) return ""
        if (!grounds.has(element)) {
            const {backgroundColor, opacity} = getComputedStyle(element)
            const isClear = backgroundColor === "rgba(0, 0, 0, 0)"
            const own = isClear ? groundOf(element.parentElement) : backgroundColor
            grounds.set(element, opacity === "1" ? own : own + opacity + element.className)
        }
        return grounds.get(element)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        if (!texts.currentNode.data.trim()) continue
        const element = texts.currentNode.parentElement
        if (!element.checkVisibility()) continue
        const {color, fontSize, fontWeight, position} = getComputedStyle(element)
        const style = element.className.replace(/\\bo\\d+\\b/, "o")
        const kind = [element.localName, element.parentElement.localName, style, color, fontSize, fontWeight,
            position, groundOf(element)].join()
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        if (kinds.get(kind) <= 3) element.setAttribute("data-measured", "")
    }
    return kinds.size
})()
"""
CHOSEN = {"include": [["[data-measured]"]]}


class Accessibility(SiteTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser.patience = 600
        package = importlib.util.find_spec("axe_playwright_python")
        folder = pathlib.Path(package.submodule_search_locations[0])
        cls.axe = (folder / "axe.min.js").read_text()

    def findings(self, tab, colours_alone=False):
        """What axe finds on the page as it stands now."""
        if not tab.evaluate("typeof axe === 'object'"):
            tab.evaluate(self.axe + ";0")
        structure = [] if colours_alone else tab.call(RUN, None, STRUCTURE)
        self.assertGreater(tab.evaluate(CHOOSE), 3)
        return structure + tab.call(RUN, CHOSEN, {"runOnly": COLOURS})

    def findings_in_both_themes(self, tab):
        """Only colours differ between the themes."""
        found = []
        for theme in THEMES:
            tab.theme(theme)
            alone = theme != THEMES[0]
            found += [f"{theme}: {finding}" for finding in self.findings(tab, colours_alone=alone)]
        return found

    def findings_at_both_widths(self, browser, page):
        site, name = page
        found = []
        with browser.page() as tab:
            tab.open(site.url(name))
            # The page for printing has what the chapters have, and takes as long as eight of them.
            for width in WIDTHS if name != "print.html" else WIDTHS[-1:]:
                # In a window as tall as the page nothing that sticks covers anything.
                tab.resize(width)
                tab.resize(width, tab.evaluate("document.documentElement.scrollHeight"))
                found += [f"{width} px, {finding}" for finding in self.findings_in_both_themes(tab)]
        return found

    def test_axe_finds_nothing_on_any_page_in_light_and_dark_on_phone_and_desktop(self):
        largest_first = sorted(
            self.everywhere(), key=lambda page: -(page[0].folder / page[1]).stat().st_size)
        found = crew.work(largest_first, self.findings_at_both_widths)
        self.assertEqual(len(found), len(largest_first))
        for (site, page), findings in found.items():
            with self.subTest(page=page, site=site.folder.name):
                self.assertEqual(findings, [])

    def test_axe_finds_nothing_while_a_player_runs_and_search_or_contents_are_open(self):
        page, figure = self.good_figure()
        for width in WIDTHS:
            with self.browser.page(width=width) as tab:
                tab.open(self.english.url(page) + "#" + figure["row"])
                tab.until("document.querySelector('.playing')")
                tab.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
                tab.resize(width, tab.evaluate("document.documentElement.scrollHeight"))
                self.assertEqual(self.findings_in_both_themes(tab), [], f"player, {width} px")
                tab.resize(width)
                tab.evaluate("document.querySelector('.search').showPopover()")
                tab.until("document.activeElement.type === 'search'")
                tab.type("hit")
                tab.until("document.querySelector('.search mark')")
                self.assertEqual(self.findings_in_both_themes(tab), [], f"search, {width} px")
                tab.evaluate("document.querySelector('.search').hidePopover()")
                tab.evaluate("document.querySelector('.contents').showPopover()")
                tab.resize(width, tab.evaluate("document.documentElement.scrollHeight"))
                self.assertEqual(self.findings_in_both_themes(tab), [], f"contents, {width} px")

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
