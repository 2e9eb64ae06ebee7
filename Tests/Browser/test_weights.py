"""Light pages: gzipped sizes and numbers of requests."""

import unittest

import weights
from case import SiteTest


class Weights(SiteTest):
    def test_pages_style_sheet_and_script_are_as_light_as_promised(self):
        for site in self.sites:
            for name, _, gzipped, limit in weights.rows(site.folder):
                with self.subTest(file=name, site=site.folder.name):
                    if limit:
                        self.assertLessEqual(gzipped, limit)

    def test_style_sheet_and_script_are_there(self):
        names = {name for name, *_ in weights.rows(self.english.folder)}
        self.assertLessEqual({"book.css", "book.js", "search-index.js"}, names)
