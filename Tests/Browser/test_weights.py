"""Light pages: gzipped sizes and numbers of requests."""

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
        self.assertLessEqual({"book.css", "book.js", "search.js", "search-index.js"}, names)

    def test_the_table_of_weights_has_each_file_and_its_requests(self):
        lines = list(weights.table(self.english, self.browser))
        self.assertEqual(len(lines) - 2, len(weights.rows(self.english.folder)))
        cells = [line.strip("| ").split(" | ") for line in lines]
        asked = {name: requests for name, *_, requests, _ in cells}
        for page in self.english.pages:
            # The page, its style sheet, its script.
            self.assertEqual(asked[page], "3", page)
