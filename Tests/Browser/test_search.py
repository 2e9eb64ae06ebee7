"""Search finds words of the text where they stand, in English and in Chinese."""

import gzip
import pathlib
import re
import unittest

import weights
from case import SiteTest

# `query -> page#section | page#section`: one of these must come first.
QUERIES = pathlib.Path(__file__).parent / "queries.txt"

# The text of each section: `[id, text]`, its heading first. A section begins at a heading with an id.
SECTIONS = """
(() => {
    const sections = []
    for (const element of document.querySelector("main").children) {
        const heading = element.matches("h1, h2, h3") ? element : null
        if (heading?.id) sections.push([heading.id, heading.textContent])
        else if (sections.length && !element.matches("nav")) sections.at(-1)[1] += " " + element.textContent.replace(/\\s+/g, " ")
    }
    return sections
})()
"""

RESULTS = """
[...document.querySelectorAll(".search ol a:not(.call)")].map(link =>
    decodeURIComponent(link.href.replace(link.search, "")))
"""

# The texts that are marked where the search has led.
FOUND = """
[...(CSS.highlights.get("found") ?? [])].map(range => range.toString())
"""


class Search(SiteTest):
    def sections(self, site):
        """`{address: text}` of all sections of all chapters."""
        found = {}
        with self.browser.page(scripts=False) as tab:
            for page in site.chapters:
                for identifier, text in tab.open(site.url(page)).evaluate(SECTIONS):
                    found[f"{page}#{identifier}"] = text
        return found

    def query(self, tab, words):
        """The addresses of the sections found."""
        tab.call("""words => {
            const input = document.querySelector(".search input")
            input.value = words
            input.dispatchEvent(new Event("input"))
        }""", words)
        tab.until("document.querySelector('.search .count').textContent")
        return tab.evaluate(RESULTS)

    def open_search(self, site, page=None, as_file=False):
        tab = self.browser.page()
        self.addCleanup(tab.__exit__)
        tab.open(site.url(page or site.chapters[0], as_file))
        tab.click(".search-button")
        tab.until("document.querySelector('.search').matches(':popover-open')")
        return tab

    def each_in_its_own_section(self, site, finds, wanted=10):
        """Ten texts that are in one section of the book only are found in that one; they are taken from ten
        sections where there are so many. `finds` gives each text with what no other section may contain."""
        sections = self.sections(site)
        folded = {address: text.lower() for address, text in sections.items()}
        found = []
        for take in range(wanted):
            for address, text in folded.items():
                own = [find for find, root in finds(text)
                       if sum(root in other for other in folded.values()) == 1]
                fresh = [find for find in own if find not in [done for done, _ in found]]
                if fresh and len(found) < wanted and (take or address not in [done for _, done in found]):
                    found.append((max(fresh, key=len) if not take else fresh[0], address))
        self.assertEqual(len(found), wanted, "too few texts that stand in one section only")
        # Scenarios, which are found by their code, are no sections.
        urls = {site.url(address) for address in sections}
        tab = self.open_search(site)
        for text, address in found:
            with self.subTest(text=text):
                found_sections = [url for url in self.query(tab, text) if url in urls]
                self.assertEqual(found_sections[:1], [site.url(address)])

    def test_ten_english_words_are_found_each_in_its_own_section(self):
        self.each_in_its_own_section(
            self.english,
            # Other forms of a word are the same word to the search.
            lambda text: sorted({(word, word[:6]) for word in text.split() if word.isalpha() and len(word) > 6}))

    def test_ten_chinese_words_are_found_each_in_its_own_section(self):
        def finds(text):
            runs = "".join(c if "\u4e00" <= c <= "\u9fff" else " " for c in text).split()
            return sorted({(run[at:at + 3],) * 2 for run in runs for at in range(len(run) - 2)})
        self.each_in_its_own_section(self.chinese, finds)

    def test_capitals_and_full_width_letters_make_no_difference(self):
        tab = self.open_search(self.english)
        plain = self.query(tab, "hittest")
        self.assertGreater(len(plain), 0)
        self.assertEqual(self.query(tab, "HitTest"), plain)
        self.assertEqual(self.query(tab, "\uff48\uff49\uff54\uff54\uff45\uff53\uff54"), plain)

    def test_words_that_the_book_does_not_have_are_named_and_the_others_found(self):
        tab = self.open_search(self.english)
        said = "document.querySelector('.search .count').textContent"
        nowhere = "Not in the book: zzqxvv"
        self.assertEqual(self.query(tab, "zzqxvv"), [])
        self.assertEqual(tab.evaluate("document.querySelectorAll('.search ol li').length"), 0)
        none = "Nothing has all of this. A part of a word is enough."
        self.assertEqual(tab.evaluate(said), f"{none} {nowhere}")
        self.assertGreater(len(self.query(tab, "hittest zzqxvv")), 0)
        self.assertIn(" found", tab.evaluate(said))
        self.assertTrue(tab.evaluate(said).endswith(nowhere))

    def test_sections_with_all_words_come_before_those_with_some(self):
        tab = self.open_search(self.english)
        sections = self.sections(self.english)
        chapters = tuple(self.english.url(page) for page in self.english.chapters)
        for query in ("animation option", "window level", "delegate decision"):
            has_all = [
                self.english.url(address) for address, text in sections.items()
                if all(re.search(rf"\b{word}", text.lower()) for word in query.split())]
            with self.subTest(query=query):
                found = [url for url in self.query(tab, query) if url.startswith(chapters)]
                self.assertIn(found[0], has_all)

    def test_queries_lead_to_the_section_that_must_come_first(self):
        tab = self.open_search(self.english)
        for line in QUERIES.read_text().splitlines():
            if not line or line.startswith("#"):
                continue
            query, places = line.split(" -> ")
            wanted = [self.english.url(place) for place in places.split(" | ")]
            if not any(place.partition("#")[0] in self.english.pages for place in places.split(" | ")):
                continue
            with self.subTest(query=query):
                self.assertIn((self.query(tab, query) or [""])[0], wanted)

    def first(self, tab, query):
        return (self.query(tab, query) or [""])[0]

    def test_an_article_or_a_blank_more_or_less_makes_no_difference(self):
        tab = self.open_search(self.english)
        for one, other in (
                ("two gestures at same time", "two gestures at the same time"),
                ("scrollview inside scrollview", "scroll view inside scroll view"),
                ("touchesCancelled when scrolling", "touches cancelled when scrolling")):
            with self.subTest(query=one):
                self.assertTrue(self.first(tab, one))
                self.assertEqual(self.first(tab, one), self.first(tab, other))

    def test_a_word_of_the_table_leads_to_the_heading_that_it_means(self):
        tab = self.open_search(self.english)
        sections = self.sections(self.english)
        for query, heading in (("\u54cd\u5e94\u94fe", "responder chain"),
                               ("\u7b2c\u4e00\u54cd\u5e94\u8005", "first responder")):
            with self.subTest(query=query):
                place = self.first(tab, query).removeprefix(self.english.address)
                self.assertIn(heading, sections.get(place, "").lower())
        # Two of the three letters are another word, which other sections have.
        texts = {self.english.url(address): text for address, text in sections.items()}
        best = [texts[url] for url in self.query(tab, "\u54cd\u5e94\u94fe") if url in texts][:5]
        self.assertEqual(len(best), 5)
        self.assertTrue(all("chain" in text.lower() for text in best))

    def test_a_page_of_reference_that_has_all_words_by_chance_does_not_come_before_chapters(self):
        tab = self.open_search(self.english)
        chapters = tuple(self.english.url(page) for page in self.english.chapters)
        for query in ("scrollview inside scrollview", "hitTest returns nil"):
            with self.subTest(query=query):
                self.assertTrue(self.first(tab, query).startswith(chapters))

    def test_the_first_answer_is_light(self):
        for query in ("hitTest:withEvent: called twice", "gesure", "\u70b9\u51fb\u6ca1\u53cd\u5e94"):
            tab = self.open_search(self.english)
            self.query(tab, query)
            addresses = {address for address in weights.requests(tab) if "search" in address}
            paths = [self.english.folder / address.removeprefix(self.english.address) for address in addresses]
            with self.subTest(query=query):
                self.assertGreater(len(paths), 3)
                sent = sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)
                self.assertLess(sent, 150 * weights.KILOBYTE)

    def test_control_and_k_open_the_search_wherever_one_is(self):
        tab = self.browser.page()
        self.addCleanup(tab.__exit__)
        tab.open(self.english.url(self.english.chapters[0]))
        tab.press("k", modifiers=2)
        tab.until("document.querySelector('.search').matches(':popover-open')")
        tab.until("document.activeElement.type === 'search'")

    def test_what_cannot_be_loaded_is_said(self):
        tab = self.browser.page()
        self.addCleanup(tab.__exit__)
        tab.send("Network.setBlockedURLs", urls=["*search-index.js"])
        tab.open(self.english.url(self.english.chapters[0])).click(".search-button")
        tab.until("document.querySelector('.search .count').textContent")
        said, expected = tab.evaluate(
            "(count => [count.textContent, count.dataset.failed])(document.querySelector('.search .count'))")
        self.assertEqual(said, expected)

    def test_a_heading_comes_before_text_and_text_before_calls(self):
        tab = self.open_search(self.english)
        for page in self.english.chapters[:6]:
            with self.browser.page(scripts=False) as other:
                heading, address = other.open(self.english.url(page)).evaluate("""
                    [...document.querySelectorAll("main > h2")].map(heading =>
                        [heading.firstChild.textContent.trim(), "#" + heading.id])[0]""")
            with self.subTest(heading=heading):
                self.assertEqual(self.query(tab, heading)[0], self.english.url(page + address))
        self.query(tab, "touchesBegan")
        calls = tab.evaluate("""[...document.querySelectorAll(".search ol a")].map(link => link.matches(".call"))""")
        self.assertEqual(set(calls), {False, True})
        self.assertEqual(calls, sorted(calls))

    def test_a_rule_is_found_by_its_name_and_by_its_words(self):
        tab = self.open_search(self.english)
        self.assertEqual(self.query(tab, "B-06")[0], self.english.url("rules.html#B-06"))
        text = tab.evaluate("document.querySelector('.search a').textContent")
        words = " ".join(sorted(set(re.findall("[a-z]{5,}", text)), key=lambda word: (len(word), word))[-5:])
        self.assertIn(self.english.url("rules.html#B-06"), self.query(tab, words))

    def test_what_was_sought_is_marked_where_the_search_leads(self):
        places = self.query(self.open_search(self.english), "hit view")
        pages = [self.english.chapters[0], *(place.rsplit("/", 1)[1].partition("#")[0] for place in places)]
        page, other = list(dict.fromkeys(page for page in pages if page in self.english.chapters))[1:3]
        for as_file in (False, True):
            for target in (page, other):
                with self.subTest(target=target, as_file=as_file):
                    tab = self.open_search(self.english, page, as_file)
                    self.query(tab, "hit view")
                    tab.evaluate(f"""[...document.querySelectorAll(".search a:not(.call)")]
                        .find(link => link.pathname.endsWith("/{target}")).click(), 0""")
                    tab.until(f"location.pathname.endsWith('/{target}') && CSS.highlights.get('found')?.size")
                    found = {text.lower() for text in tab.evaluate(FOUND)}
                    self.assertEqual(found, {"hit", "view"})
                    self.assertTrue(tab.evaluate("""[...CSS.highlights.get("found")].some(range => {
                        const box = range.getBoundingClientRect()
                        return box.top >= 0 && box.bottom <= innerHeight
                    })"""), "one of them is in sight")
                    tab.until("!location.search")
                    self.assertNotIn("Runtime.exceptionThrown", [event.method for event in tab.events])

    def test_a_key_opens_the_search_and_is_a_letter_where_one_types(self):
        for modifiers, opens in ((2, False), (0, True)):
            tab = self.browser.page()
            self.addCleanup(tab.__exit__)
            tab.open(self.english.url(self.english.chapters[0]))
            tab.press("/", text="/", modifiers=modifiers)
            is_open = "document.querySelector('.search').matches(':popover-open')"
            self.assertEqual(tab.evaluate(is_open), opens)
        tab.until("document.activeElement.type === 'search'")
        tab.press("/", text="/")
        self.assertEqual(tab.evaluate("document.querySelector('.search input').value"), "/")
        tab.press("Escape")
        tab.until("!" + is_open)

    def test_the_key_that_opens_the_search_can_be_switched_off_for_all_pages(self):
        tab = self.open_search(self.english, self.english.chapters[0])
        shortcut = "document.querySelector('.search-button').getAttribute('aria-keyshortcuts')"
        self.assertEqual(tab.evaluate(shortcut), "/ Control+K")
        tab.click(".search [type=checkbox]")
        self.assertEqual(tab.evaluate(shortcut), "Control+K")
        tab.open(self.english.url(self.english.chapters[1]))
        tab.press("/", text="/")
        self.assertFalse(tab.evaluate("document.querySelector('.search').matches(':popover-open')"))
        self.assertEqual(tab.evaluate(shortcut), "Control+K")

    def test_a_type_and_a_part_of_the_language_are_found(self):
        tab = self.open_search(self.english, self.english.chapters[0])
        for query, page in (("UIStepper", "language-controls.html"), ("Numbers and operators", "language.html")):
            with self.subTest(query):
                self.query(tab, query)
                tab.until(f"[...document.querySelectorAll('.search a')]"
                          f".some(link => link.pathname.endsWith('/{page}'))")

    def test_log_lines_are_found_and_a_result_leads_to_its_step(self):
        tab = self.open_search(self.english)
        self.query(tab, "hitTest")
        tab.until("document.querySelector('.search a.call')")
        target = tab.evaluate("""(() => {
            const link = document.querySelector(".search a.call")
            link.click()
            return decodeURIComponent(link.hash.slice(1))
        })()""")
        tab.until(f"document.getElementById('{target}')?.matches('.now')")
        self.assertFalse(tab.evaluate("document.querySelector('.search').matches(':popover-open')"))

    def test_the_count_says_how_many_are_found(self):
        tab = self.open_search(self.english)
        self.query(tab, "CADisplayLink")
        results = tab.evaluate("document.querySelectorAll('.search ol a').length")
        said = tab.evaluate("document.querySelector('.search .count').textContent")
        self.assertGreater(results, 0)
        self.assertEqual(said.split()[0], str(results))

    def test_more_results_are_shown_when_asked_for(self):
        tab = self.open_search(self.english)
        first = self.query(tab, "touch")
        tab.click(".search .more")
        tab.until(f"document.querySelectorAll('.search ol a:not(.call)').length > {len(first)}")
        self.assertEqual(tab.evaluate(RESULTS)[:len(first)], first)

    def test_search_is_operated_by_keys_alone(self):
        page, _ = self.good_figure()
        tab = self.open_search(self.english, page)
        tab.until("document.activeElement.type === 'search'")
        tab.type("hit")
        tab.until("document.querySelector('.search mark')")
        tab.press("Tab")
        self.assertTrue(tab.evaluate("document.activeElement.matches('.search ol a')"))
        place = "[...document.querySelectorAll('.search ol a')].indexOf(document.activeElement)"
        for key, expected in (("Down", 1), ("Down", 2), ("Up", 1), ("Up", 0), ("Up", -1)):
            tab.press("Arrow" + key)
            self.assertEqual(tab.evaluate(place), expected)
        self.assertTrue(tab.evaluate("document.activeElement.matches('.search input')"))
        tab.press("Escape")
        tab.until("!document.querySelector('.search').matches(':popover-open')")

    def test_search_works_from_files(self):
        tab = self.open_search(self.english, as_file=True)
        self.assertGreater(len(self.query(tab, "hittest")), 0)
