"""Pages that keep to themselves: no complaint, no stranger, few requests, also as files."""

import collections
import posixpath
import urllib.parse

import weights
from case import SiteTest


class Quiet(SiteTest):
    def complaints(self, tab):
        """Everything that landed in the console: messages, exceptions, violations of the security policy."""
        found = []
        for event in tab.events:
            if event.method == "Log.entryAdded":
                found.append(event.parameters["entry"]["text"])
            elif event.method == "Runtime.consoleAPICalled":
                found.append(str(event.parameters["args"]))
            elif event.method == "Runtime.exceptionThrown":
                found.append(event.parameters["exceptionDetails"]["text"])
        return found

    def use(self, tab):
        """Does what a reader does: steps, copies, searches."""
        tab.evaluate("""document.querySelectorAll(".player .on").forEach(button => button.click());
            document.querySelector(".search-button")?.click()""")
        tab.evaluate("new Promise(done => setTimeout(done, 400))")

    def check(self, as_file):
        for site, page in self.everywhere():
            with self.subTest(page=page), self.browser.page() as tab:
                tab.open(site.url(page, as_file))
                loaded = weights.requests(tab)
                self.assertLessEqual(len(loaded), weights.MOST_REQUESTS)
                self.use(tab)
                home = site.url("", as_file)
                self.assertEqual([url for url in weights.requests(tab) if not url.startswith(home)], [])
                self.assertEqual(self.complaints(tab), [])
                self.assertEqual(
                    tab.evaluate("getComputedStyle(document.querySelector('.bar')).position"), "sticky",
                    "the style sheet is there")
                # The page that prints the book has nothing but the reader's colours of the script.
                has_run = tab.evaluate("!!document.querySelector('.search-button')")
                self.assertEqual(has_run, page != "print.html")
                self.assertEqual(tab.evaluate("document.documentElement.dataset.colours"), "")

    def test_no_page_says_anything_in_the_console_or_asks_another_host_or_needs_more_than_5_requests(self):
        self.check(as_file=False)

    def test_every_page_works_from_files_as_quietly(self):
        self.check(as_file=True)

    def test_the_security_policy_is_strict_on_every_page(self):
        with self.browser.page(scripts=False) as tab:
            for site, page in self.everywhere():
                with self.subTest(page=page):
                    tab.open(site.url(page))
                    policy = tab.evaluate(
                        "document.querySelector('meta[http-equiv=Content-Security-Policy]')?.content ?? ''")
                    self.assertIn("default-src 'none'", policy)
                    self.assertNotIn("unsafe", policy)
                    inline = "script:not([src]), style, [style], [onclick], [onload]"
                    self.assertEqual(tab.evaluate(f'document.querySelectorAll("{inline}").length'), 0)

    def test_a_script_of_the_pages_own_would_be_refused_and_heard_of(self):
        with self.browser.page() as tab:
            tab.open(self.english.url(self.english.pages[0]))
            tab.evaluate("""document.body.append(
                Object.assign(document.createElement("script"), {textContent: "window.intruder = true"}))""")
            self.assertFalse(tab.evaluate("!!window.intruder"))
            self.assertNotEqual(self.complaints(tab), [])

    def test_ids_are_unique_on_every_page_with_and_without_scripts(self):
        for scripts in (False, True):
            with self.browser.page(scripts=scripts) as tab:
                for site, page in self.everywhere():
                    with self.subTest(page=page, scripts=scripts):
                        ids = tab.open(site.url(page)).evaluate(
                            "[...document.querySelectorAll('[id]')].map(element => element.id)")
                        twice = [name for name, count in collections.Counter(ids).items() if count > 1]
                        self.assertEqual(twice, [])

    def test_every_link_within_the_site_leads_to_something(self):
        for site in self.sites:
            ids = {page: set(markup.ids) for page, markup in site.markup.items()}
            for page, markup in site.markup.items():
                with self.subTest(page=page, site=site.folder.name):
                    dead = []
                    for link in set(markup.links):
                        parts = urllib.parse.urlsplit(link)
                        if parts.scheme or parts.netloc:
                            continue
                        path = urllib.parse.unquote(parts.path)
                        target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) \
                            if path else page
                        fragment = urllib.parse.unquote(parts.fragment)
                        if target not in ids or (fragment and fragment not in ids[target]):
                            dead.append(link)
                    self.assertEqual(sorted(dead), [])

    def test_pages_have_one_main_heading_and_name_their_language(self):
        with self.browser.page(scripts=False) as tab:
            for site, page in self.everywhere():
                with self.subTest(page=page):
                    tab.open(site.url(page))
                    headings = tab.evaluate("document.querySelectorAll('h1').length")
                    # The page that prints the book has each chapter's.
                    self.assertTrue(headings == 1 or page == "print.html", f"{headings} of them")
                    self.assertRegex(tab.evaluate("document.documentElement.lang"), "^[a-z]{2}")
