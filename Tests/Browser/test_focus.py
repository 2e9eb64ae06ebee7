"""Keys alone: what has the focus is in sight, and what it is called says what it belongs to."""

from case import SiteTest, WIDTHS

# How much of what has the focus is seen, from 0 to 1, and what it is.
SEEN = """
(() => {
    const focused = document.activeElement
    const box = focused.getClientRects()[0]
    if (!box) return [0, focused.outerHTML.slice(0, 120)]
    const places = [0.15, 0.5, 0.85].map(part => [box.x + box.width / 2, box.y + box.height * part])
    const seen = places.filter(place => {
        const top = document.elementFromPoint(...place)
        return top && (focused.contains(top) || top.contains(focused) && !top.matches(".player, .bar"))
    })
    return [seen.length / places.length, focused.outerHTML.slice(0, 120)]
})()
"""


class Focus(SiteTest):
    def test_what_has_the_focus_is_not_under_bar_picture_or_player(self):
        page, figure = self.good_figure()
        for width in WIDTHS:
            for is_playing in (False, True):
                row = "#" + figure["rows"][0] if is_playing else ""
                with self.browser.page(width=width, height=640) as tab, self.subTest(width=width, row=row):
                    tab.open(self.english.url(page) + row)
                    tab.evaluate(f"document.getElementById('{figure['figure']}').scrollIntoView(), 0")
                    tab.until(f"document.querySelector('#{figure['figure']} .player')")
                    tab.evaluate(f"document.getElementById('{figure['rows'][0]}').querySelector('a').focus()")
                    for modifiers, steps in ((0, 60), (8, 30)):
                        for _ in range(steps):
                            tab.press("Tab", modifiers=modifiers)
                            seen, element = tab.evaluate(SEEN)
                            self.assertGreater(seen, 0.5, element)

    def test_figures_and_the_buttons_that_copy_have_names_of_their_own(self):
        page, figure = self.good_figure()
        with self.browser.page() as tab:
            tab.open(self.english.url(page))
            title = tab.evaluate(f"document.querySelector('#{figure['figure']} > figcaption').textContent.trim()")
            figures, buttons = tab.evaluate("""[
                [...document.querySelectorAll("figure")].map(figure => figure.getAttribute("aria-label")),
                [...document.querySelectorAll("button.copy")].map(button => button.getAttribute("aria-label"))]""")
            self.assertIn(title, figures)
            self.assertNotIn(None, figures)
            self.assertIn("Copy: " + title, buttons)
            self.assertFalse([name for name in buttons if not name or name.endswith(": ")])

    def test_the_cover_is_seen_without_scrolling_and_the_contents_begin_within_two_screens(self):
        for width, height in ((1280, 900), (390, 844)):
            with self.browser.page(width=width, height=height) as tab, self.subTest(width=width):
                tab.open(self.english.url("index.html"))
                start, picture, contents = tab.evaluate("""[".start", ".cover .pictures", ".chapters"].map(name =>
                    document.querySelector(name).getBoundingClientRect())
                    .map(box => [box.top, box.bottom])""")
                self.assertLess(start[1], height)
                self.assertLess(picture[0] + 0.8 * (picture[1] - picture[0]), height)
                self.assertLess(contents[0], 2 * height)
