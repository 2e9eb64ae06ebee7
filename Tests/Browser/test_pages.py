"""What pages cost a browser, and what a narrow screen or a sheet of paper shows of them."""

from case import SiteTest

MOST_ELEMENTS = 6000


class Pages(SiteTest):
    def chapters(self, width=1280, **options):
        for site in self.sites:
            with self.browser.page(width=width, **options) as tab:
                for page in site.chapters:
                    with self.subTest(page=page, site=site.folder.name):
                        yield tab.open(site.url(page))

    def test_a_page_has_few_elements(self):
        for tab in self.chapters():
            self.assertLess(tab.evaluate("document.querySelectorAll('*').length"), MOST_ELEMENTS)

    def test_a_drawing_is_one_text_with_a_box_for_each_place_that_lights_up(self):
        for tab in self.chapters():
            seen = tab.evaluate("""[...document.querySelectorAll(".drawing pre")].map(drawing => [
                drawing.querySelectorAll("span").length,
                [...drawing.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).length,
                drawing.querySelectorAll("svg").length])""")
            for spans, texts, pictures in seen:
                self.assertEqual((spans, texts), (0, 1))
                self.assertLessEqual(pictures, 1)

    def test_boxes_lie_exactly_over_the_rows_and_columns_of_the_text(self):
        page, figure = self.good_figure()
        with self.browser.page() as tab:
            tab.open(self.english.url(page))
            sizes = tab.evaluate(f"""(() => {{
                const drawing = [...document.querySelectorAll("#{figure['figure']} .layout pre")]
                    .find(form => form.offsetHeight)
                const range = new Range()
                range.selectNodeContents(drawing.firstChild)
                const [text, box] = [range, drawing.querySelector("svg")].map(part => part.getBoundingClientRect())
                const lines = drawing.firstChild.data.trimEnd().split("\\n")
                const [, , columns, rows] = box.width && drawing.querySelector("svg").getAttribute("viewBox")
                    .split(" ").map(Number)
                return {{rows: box.height / rows, row: text.height / lines.length, left: box.left - text.left,
                    columns: box.width / columns, column: text.width / Math.max(...lines.map(l => l.length))}}
            }})()""")
            self.assertAlmostEqual(sizes["rows"], sizes["row"], delta=0.2)
            self.assertAlmostEqual(sizes["columns"], sizes["column"], delta=0.05)
            self.assertAlmostEqual(sizes["left"], 0, delta=1)

    def test_code_does_not_run_out_of_a_phone(self):
        for tab in self.chapters(width=360):
            wide = tab.evaluate("""[...document.querySelectorAll("pre.swift, .source pre")]
                .filter(code => code.scrollWidth > code.clientWidth + 1).length""")
            self.assertEqual(wide, 0)

    def test_a_row_of_a_log_is_one_stop_of_the_tab_key(self):
        for tab in self.chapters():
            stops = tab.evaluate("""Math.max(0, ...[...document.querySelectorAll(".log li")].map(row =>
                row.querySelectorAll("a:not([tabindex='-1'])").length))""")
            self.assertLessEqual(stops, 1)

    def test_each_drawing_is_on_the_page_for_printing_whatever_its_width(self):
        for width in (360, 560, 1280):
            with self.browser.page(width=width) as tab, self.subTest(width=width):
                drawings, shown = tab.open(self.english.url("print.html")).evaluate("""[".drawing", ".drawing pre"]
                    .map(name => [...document.querySelectorAll(name)].filter(part => part.offsetHeight > 20).length)""")
                self.assertEqual(drawings, shown)
                self.assertEqual(drawings, tab.evaluate("document.querySelectorAll('.drawing').length"))

    def test_players_far_below_are_made_when_they_come_into_view(self):
        page, figure = self.good_figure()
        made = "document.querySelectorAll('.player').length"
        with self.browser.page() as tab:
            tab.open(self.english.url(page))
            before = tab.evaluate(made)
            self.assertLess(before, tab.evaluate("document.querySelectorAll('figure .log:not(.diff)').length"))
            tab.evaluate("scrollTo(0, document.body.scrollHeight), 0")
            tab.until(f"{made} > {before}")
