"""Search finds words of the text where they stand, in English and in Chinese."""

from case import SiteTest

# The text of each section outside figures: `[id, text]`. A section begins at a heading with an id.
SECTIONS = """
(() => {
    const sections = []
    for (const element of document.querySelector("main").children) {
        const heading = element.matches("h1, h2, h3") ? element : null
        if (heading?.id) sections.push([heading.id, heading.textContent])
        if (element.matches("p, ul, ol, blockquote") && sections.length) {
            sections.at(-1)[1] += " " + element.textContent.replace(/\\s+/g, " ")
        }
    }
    return sections
})()
"""

RESULTS = """
[...document.querySelectorAll("#search ol a:not(.call)")].map(link => decodeURIComponent(link.href))
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
            const input = document.querySelector("#search input")
            input.value = words
            input.dispatchEvent(new Event("input"))
        }""", words)
        tab.until("document.querySelector('#search .count').textContent")
        return tab.evaluate(RESULTS)

    def open_search(self, site, page=None, as_file=False):
        tab = self.browser.page()
        self.addCleanup(tab.__exit__)
        tab.open(site.url(page or site.chapters[0], as_file))
        tab.click(".search-button")
        tab.until("document.querySelector('#search').matches(':popover-open')")
        return tab

    def each_in_its_own_section(self, site, finds, wanted=10):
        """Ten texts that stand in one section of the book only are found in that one; they are taken from ten
        sections where there are so many."""
        sections = self.sections(site)
        folded = {address: text.lower() for address, text in sections.items()}
        found = []
        for take in range(wanted):
            for address, text in folded.items():
                own = [find for find in finds(text) if sum(find in other for other in folded.values()) == 1]
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
                self.assertEqual(found_sections, [site.url(address)])

    def test_ten_english_words_are_found_each_in_its_own_section(self):
        self.each_in_its_own_section(
            self.english,
            lambda text: sorted({word for word in text.split() if word.isalpha() and len(word) > 5}))

    def test_ten_chinese_words_are_found_each_in_its_own_section(self):
        if not self.chinese:
            self.skipTest("no site in Chinese was given")

        def finds(text):
            runs = "".join(c if "\u4e00" <= c <= "\u9fff" else " " for c in text).split()
            return sorted({run[at:at + 3] for run in runs for at in range(len(run) - 2)})
        self.each_in_its_own_section(self.chinese, finds)

    def test_capitals_and_full_width_letters_make_no_difference(self):
        tab = self.open_search(self.english)
        plain = self.query(tab, "hittest")
        self.assertGreater(len(plain), 0)
        self.assertEqual(self.query(tab, "HitTest"), plain)
        self.assertEqual(self.query(tab, "\uff48\uff49\uff54\uff54\uff45\uff53\uff54"), plain)

    def test_all_words_of_a_query_must_be_found_and_nothing_is_said_plainly(self):
        tab = self.open_search(self.english)
        self.assertEqual(self.query(tab, "hittest zzqx"), [])
        self.assertEqual(tab.evaluate("document.querySelectorAll('#search ol li').length"), 0)
        none = tab.evaluate("document.querySelector('#search .count').dataset.none")
        self.assertEqual(tab.evaluate("document.querySelector('#search .count').textContent"), none)

    def test_log_lines_are_found_and_a_result_leads_to_its_step(self):
        page, figure = self.good_figure()
        tab = self.open_search(self.english, page)
        self.query(tab, "hitTest")
        link = tab.evaluate("""(() => {
            const link = [...document.querySelectorAll("#search a.call")].find(link =>
                link.pathname === location.pathname)
            link.click()
            return decodeURIComponent(link.hash)
        })()""")
        tab.until(f"document.getElementById('{link[1:]}').matches('.now')")
        self.assertFalse(tab.evaluate("document.querySelector('#search').matches(':popover-open')"))

    def test_search_is_operated_by_keys_alone(self):
        page, _ = self.good_figure()
        tab = self.open_search(self.english, page)
        tab.until("document.activeElement.type === 'search'")
        tab.type("hit")
        tab.until("document.querySelector('#search mark')")
        tab.press("Tab")
        self.assertTrue(tab.evaluate("document.activeElement.matches('#search ol a')"))
        tab.press("Escape")
        tab.until("!document.querySelector('#search').matches(':popover-open')")

    def test_search_works_from_files(self):
        tab = self.open_search(self.english, as_file=True)
        self.assertGreater(len(self.query(tab, "hittest")), 0)
