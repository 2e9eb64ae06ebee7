"""What helps who reads: the place in the contents, and colours of the reader's own choice."""

import json
import unittest

from case import SiteTest

CHOICE = """
({
    choice: document.documentElement.dataset.colours,
    pressed: [...document.querySelectorAll(".colours [aria-pressed=true]")].map(button => button.value),
    ground: getComputedStyle(document.body).backgroundColor,
})
"""
LIGHT, DARK = "rgb(251, 250, 246)", "rgb(22, 25, 28)"
CHOSEN_DARK = {"choice": "dark", "pressed": ["dark"], "ground": DARK}

# Runs before anything else of a page: notes what the choice is when the body begins, before it is drawn.
WATCH = """
new MutationObserver((_, observer) => {
    if (!document.body) return
    window.choiceAtFirst = document.documentElement.dataset.colours
    observer.disconnect()
}).observe(document, {childList: true, subtree: true})
"""

REFUSE_STORAGE = """
Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError") }})
"""


class Reading(SiteTest):
    def open(self, page, as_file=False, before="", **settings):
        tab = self.browser.page(**settings)
        self.addCleanup(tab.__exit__)
        if before:
            tab.send("Page.addScriptToEvaluateOnNewDocument", source=before)
        return tab.open(self.english.url(page, as_file))

    def choose(self, tab, value):
        tab.click(f".colours [value='{value}']")

    def test_the_section_that_is_read_is_marked_in_the_contents_and_no_other(self):
        marked = """[...document.querySelectorAll(".contents [aria-current=location]")]
            .map(link => decodeURIComponent(link.hash.slice(1)))"""
        for page in (self.english.chapters[0], "rules.html", "scenarios.html"):
            tab = self.open(page)
            sections = tab.evaluate("""[...document.querySelectorAll(".contents .sections a")]
                .map(link => decodeURIComponent(link.hash.slice(1)))""")
            self.assertGreater(len(sections), 3)
            for section in sections[:-1]:
                with self.subTest(page=page, section=section):
                    tab.call("id => document.getElementById(id).scrollIntoView()", section)
                    if tab.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 2"):
                        # Where the page ends, the last section is marked, though others are in sight.
                        continue
                    tab.until(f"{marked}[0] === {json.dumps(section)}")
                    self.assertEqual(len(tab.evaluate(marked)), 1)
            tab.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            tab.until(f"{marked}[0] === {json.dumps(sections[-1])}")
            in_sight = tab.evaluate("""(() => {
                const box = document.querySelector("[aria-current=location]").getBoundingClientRect()
                return box.top >= 0 && box.bottom <= innerHeight
            })()""")
            self.assertTrue(in_sight, "the contents follow")
            tab.evaluate("scrollTo(0, 0)")
            tab.until(f"{marked}.length === 0 || {marked}[0] === {json.dumps(sections[0])}")

    def test_colours_that_were_chosen_are_there_on_every_page_before_it_is_drawn(self):
        page, other = self.english.chapters[:2]
        for as_file in (False, True):
            with self.subTest(as_file=as_file):
                tab = self.open(page, as_file, WATCH)
                self.assertEqual(tab.evaluate(CHOICE), {"choice": "", "pressed": [""], "ground": LIGHT})
                self.choose(tab, "dark")
                self.assertEqual(tab.evaluate(CHOICE), CHOSEN_DARK)
                for next in (page, other, "index.html"):
                    tab.open(self.english.url(next, as_file))
                    self.assertEqual(tab.evaluate("choiceAtFirst"), "dark")
                    self.assertEqual(tab.evaluate(CHOICE), CHOSEN_DARK)
                tab.open(self.english.url("print.html", as_file))
                self.assertEqual(tab.evaluate(CHOICE), {"choice": "dark", "pressed": [], "ground": DARK})
                tab.open(self.english.url(page, as_file))
                self.choose(tab, "")
                self.assertEqual(tab.evaluate(CHOICE)["ground"], LIGHT)

    def test_colours_follow_the_system_until_something_else_is_chosen(self):
        tab = self.open(self.english.chapters[0], theme="dark")
        self.assertEqual(tab.evaluate(CHOICE), {"choice": "", "pressed": [""], "ground": DARK})
        self.choose(tab, "light")
        self.assertEqual(tab.evaluate(CHOICE), {"choice": "light", "pressed": ["light"], "ground": LIGHT})
        self.choose(tab, "")
        self.assertEqual(tab.evaluate(CHOICE)["ground"], DARK)

    def test_paper_is_white_whatever_was_chosen(self):
        tab = self.open(self.english.chapters[0])
        self.choose(tab, "dark")
        tab.theme("dark", media="print")
        self.assertEqual(tab.evaluate(CHOICE)["ground"], LIGHT)

    def test_where_nothing_can_be_stored_colours_can_be_chosen_all_the_same(self):
        tab = self.open(self.english.chapters[0], before=REFUSE_STORAGE)
        self.choose(tab, "dark")
        self.assertEqual(tab.evaluate(CHOICE), CHOSEN_DARK)
        self.assertNotIn("Runtime.exceptionThrown", [event.method for event in tab.events])
        self.assertEqual(tab.evaluate("document.querySelectorAll('.search-button').length"), 1)

    def test_the_rows_of_a_comparison_look_like_those_of_a_log(self):
        with self.browser.page() as tab:
            for page in self.english.chapters:
                rows = tab.open(self.english.url(page)).evaluate("""
                    [...document.querySelectorAll(".diff li")].map(row =>
                        [getComputedStyle(row).display, getComputedStyle(row.parentElement).listStyleType])""")
                if rows:
                    self.assertEqual({tuple(row) for row in rows}, {("flex", "none")})
                    return
        self.fail("no chapter has a comparison")
