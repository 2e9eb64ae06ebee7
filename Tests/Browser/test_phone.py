"""Small windows: nothing wider than the window, nothing under what is pinned, fingers wide enough."""

from case import SiteTest

# Phones make the window as wide as the page, so it is no measure of the page.
TOO_WIDE = """
window => {
    const wide = document.documentElement.scrollWidth
    const culprits = [...document.querySelectorAll("body *")].filter(element => {
        const isScrolled = element.closest("pre, .tabular, [popover]")
        return !isScrolled && element.getBoundingClientRect().right > window + 0.5
    })
    const names = culprits.slice(0, 3).map(element => element.outerHTML.slice(0, 120))
    return wide > window ? [wide, ...names] : []
}
"""

# Whether the middle of a row is on top, and not under the bar, the picture or the player.
ROW_IS_SEEN = """
id => {
    const row = document.getElementById(id)
    const box = row.querySelector("code").getBoundingClientRect()
    const top = document.elementFromPoint(box.x + 4, box.y + box.height / 2)
    return row.contains(top)
}
"""


COVERED_CAPTIONS = """() => [...document.querySelectorAll("figure > figcaption")].filter(caption => {
    const words = document.createRange();
    words.selectNodeContents(caption);
    const buttons = [...caption.parentElement.querySelectorAll(".copy")].map(one => one.getBoundingClientRect());
    return [...words.getClientRects()].some(line => buttons.some(button =>
        line.right > button.left && line.left < button.right && line.bottom > button.top && line.top < button.bottom));
}).map(caption => caption.textContent)"""


class Phone(SiteTest):
    def test_no_page_scrolls_sideways_at_320_px(self):
        with self.browser.page(width=320, height=640) as tab:
            for site, page in self.everywhere():
                with self.subTest(page=page):
                    self.assertEqual(tab.open(site.url(page)).call(TOO_WIDE, 320), [])

    def test_no_caption_lies_under_the_buttons_of_its_figure(self):
        with self.browser.page(width=390, height=844) as tab:
            for site, page in self.everywhere():
                with self.subTest(page=page):
                    self.assertEqual(tab.open(site.url(page)).call(COVERED_CAPTIONS), [])

    def test_no_page_scrolls_sideways_at_320_px_with_all_folds_open_a_player_running_and_search_found(self):
        page, figure = self.good_figure()
        with self.browser.page(width=320, height=640) as tab:
            tab.open(self.english.url(page) + "#" + figure["row"])
            tab.until("document.querySelector('.playing')")
            tab.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
            self.assertEqual(tab.call(TOO_WIDE, 320), [])
            tab.evaluate("document.querySelector('.search').showPopover()")
            tab.until("document.activeElement.type === 'search'")
            tab.type("hitTest")
            tab.until("document.querySelector('.search mark')")
            self.assertEqual(tab.call(TOO_WIDE, 320), [])

    def test_a_word_wider_than_the_window_is_broken(self):
        page, _ = self.good_figure()
        with self.browser.page(width=320, height=640) as tab:
            tab.open(self.english.url(page))
            tab.evaluate("""for (const element of document.querySelectorAll(
                "main > p, main li p, h1, h2, summary, figcaption, .log b, pre.swift span, .contents a, .bar a, td"))
                element.prepend("gestureRecognizer".repeat(12))""")
            self.assertEqual(tab.call(TOO_WIDE, 320), [])

    def test_the_picture_is_pinned_above_the_log_while_the_player_runs(self):
        page, figure = self.good_figure()
        with self.browser.page(width=375, height=667) as tab:
            tab.open(self.english.url(page) + "#" + figure["rows"][-1])
            tab.until("document.querySelector('.playing')")
            picture = f"document.querySelector('#{figure['figure']} .pinned').getBoundingClientRect()"
            for row in (figure["rows"][-1], figure["row"], figure["rows"][0], figure["rows"][-1]):
                tab.evaluate(f"document.getElementById('{row}').querySelector('a').click()")
                tab.until(f"document.getElementById('{row}').matches('.now')")
                self.assertTrue(tab.call(ROW_IS_SEEN, row), f"{row} is covered")
                top, bottom = tab.evaluate(f"[{picture}.top, {picture}.bottom]")
                self.assertGreaterEqual(top, 0)
                self.assertLess(bottom, 667)
                self.assertLess(bottom - top, 0.5 * 667)

    def test_a_deep_link_does_not_land_under_bar_picture_or_player(self):
        page, figure = self.good_figure()
        for scripts in (True, False):
            for row in (figure["row"], figure["rows"][-1]):
                with self.browser.page(width=375, height=667, scripts=scripts) as tab:
                    tab.open(self.english.url(page) + "#" + row)
                    if scripts:
                        tab.until("document.querySelector('.now')")
                    self.assertTrue(tab.call(ROW_IS_SEEN, row), f"{row}, scripts: {scripts}")

    def test_buttons_of_the_player_are_44_px_and_everything_else_24_px(self):
        page, figure = self.good_figure()
        with self.browser.page(width=375, height=667) as tab:
            tab.open(self.english.url(page) + "#" + figure["row"])
            tab.until("document.querySelector('.player')")
            sizes = tab.evaluate("""[...document.querySelectorAll(".player :is(button, input)")].map(button =>
                Math.min(button.offsetHeight, button.offsetWidth))""")
            self.assertGreaterEqual(min(sizes), 44)
            small = tab.evaluate("""
                [...document.querySelectorAll("button, summary, nav a, .log a[href], th a")]
                .filter(target => target.checkVisibility())
                .filter(target => Math.min(target.offsetHeight, target.offsetWidth) < 24)
                .map(target => target.outerHTML.slice(0, 120))""")
            self.assertEqual(small, [])
