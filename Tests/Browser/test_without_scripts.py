"""JavaScript off: the whole book is there all the same."""

from case import SiteTest

LIT = """
figure => {
    const ground = element => getComputedStyle(element).backgroundColor
    const box = document.getElementById(figure)
    const clear = "rgba(0, 0, 0, 0)"
    return {
        rows: [...box.querySelectorAll(".log li")].filter(row => ground(row) !== clear).map(row => row.id),
        objects: [...new Set([...box.querySelectorAll(".layout .drawing [class^=o]")]
            .filter(part => !/, 0\\)$|^none$/.test(getComputedStyle(part).stroke))
            .map(part => part.getAttribute("class")))],
        glyph: [...box.querySelectorAll(".log li")]
            .map(row => [row.id, getComputedStyle(row, "::before").content])
            .filter(([id, content]) => !["none", "normal"].includes(content)).map(([id]) => id)
    }
}
"""


class WithoutScripts(SiteTest):
    def test_text_logs_drawings_and_menu_are_there_without_scripts(self):
        for site in self.sites:
            with self.browser.page(scripts=False) as tab:
                for page in site.chapters:
                    with self.subTest(page=page):
                        tab.open(site.url(page))
                        seen = tab.evaluate("""({
                            text: document.querySelector("main").innerText.length,
                            rows: [...document.querySelectorAll(".log li:not(details li)")]
                                .filter(row => row.offsetHeight).length,
                            allRows: document.querySelectorAll(".log li:not(details li)").length,
                            drawings: [...document.querySelectorAll(".drawing")].map(drawing =>
                                [...drawing.children].filter(form => form.offsetHeight > 20).length),
                            chapters: [...document.querySelectorAll("nav.contents a")]
                                .filter(link => link.offsetHeight).length,
                            furniture: document.querySelectorAll(
                                ".player, .copy, .search-button, .colours").length
                        })""")
                        self.assertGreater(seen["text"], 200)
                        self.assertEqual(seen["rows"], seen["allRows"])
                        self.assertEqual(set(seen["drawings"]) - {1}, set(), "each drawing in one form")
                        self.assertGreaterEqual(seen["chapters"], len(site.chapters))
                        self.assertEqual(seen["furniture"], 0)

    def test_the_menu_opens_on_a_phone_without_scripts(self):
        page = self.english.chapters[0]
        with self.browser.page(width=375, height=667, scripts=False) as tab:
            tab.open(self.english.url(page))
            visible = "document.querySelector('nav.contents a').checkVisibility({visibilityProperty: true})"
            self.assertFalse(tab.evaluate(visible))
            tab.click("[popovertarget='~contents']")
            tab.until(visible)

    def test_a_deep_link_lights_its_line_and_its_object_in_the_picture_without_scripts(self):
        page, figure = self.good_figure()
        with self.browser.page(scripts=False) as tab:
            tab.open(self.english.url(page))
            self.assertEqual(tab.call(LIT, figure["figure"]), {"rows": [], "objects": [], "glyph": []})
            tab.open(self.english.url(page) + "#" + figure["row"])
            lit = tab.call(LIT, figure["figure"])
            row = f"document.getElementById('{figure['row']}')"
            style = tab.evaluate(row + r".className.match(/\bo\d+\b/)[0]")
            self.assertEqual(lit["rows"], [figure["row"]])
            self.assertEqual(lit["glyph"], [figure["row"]], "not by colour alone")
            self.assertEqual(lit["objects"], [style])

    def test_pointing_at_a_row_lights_its_object_in_the_picture_without_scripts(self):
        page, figure = self.good_figure()
        with self.browser.page(scripts=False) as tab:
            tab.open(self.english.url(page))
            row = f"document.getElementById('{figure['row']}')"
            x, y = tab.evaluate(f"""({row}.scrollIntoView({{block: "center", behavior: "instant"}}),
                [{row}.getBoundingClientRect().x + 80, {row}.getBoundingClientRect().y + 10])""")
            tab.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
            style = tab.evaluate(row + r".className.match(/\bo\d+\b/)[0]")
            self.assertEqual(tab.call(LIT, figure["figure"])["objects"], [style])
