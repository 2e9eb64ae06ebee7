"""Stepping through the calls of a scenario."""

from case import FACT, SiteTest

# Everything that must move together.
STATE = """
figure => {
    const box = document.getElementById(figure)
    const finger = form => [...box.querySelectorAll(`.layout pre.${form} .finger`)].map(finger =>
        [finger.style.getPropertyValue("--column"), finger.style.getPropertyValue("--row"),
            finger.className.replace("finger ", "")].join(" ")).join(";")
    const lit = [...box.querySelectorAll(".lit")]
    return {
        slider: Number(box.querySelector(".player input").value),
        row: [...box.querySelectorAll(".log .now")].map(row => row.id),
        lit: [...new Set(lit.map(part => part.getAttribute("class").match(/\\bo\\d+\\b/)[0]))],
        litInPicture: lit.some(part =>
            part.closest(".layout .drawing") && !/, 0\\)$|^none$/.test(getComputedStyle(part).stroke)),
        wide: finger("wide"),
        narrow: finger("narrow"),
        line: [...document.querySelectorAll(".source .now")].map(line => line.id),
        address: location.hash,
        words: box.querySelector(".step").textContent,
    }
}
"""

# The first row of each state in which a finger is on the page: `{state: row}`.
# So high, in pixels, that the whole of any page is in view.
ALL_IN_VIEW = 100_000

STATES = "(() => {" + FACT + """
    const rows = {}
    for (const row of document.querySelectorAll(".log li[id]:has(> a[href]:first-child)")) {
        const fingers = (fact(row, "wide") ?? "").split(";").filter(Boolean)
        if (fingers.length === 1) rows[fingers[0].split(" ")[2]] ??= row.id
    }
    return rows
})()
"""

EXPECTED = "id => {" + FACT + """
    const row = document.getElementById(id)
    const [wide, narrow] = ["wide", "narrow"].map(name => fact(row, name))
    const time = row.querySelector("samp")?.textContent.trim() ?? fact(row, "time")
    return {source: source(row), wide, narrow, time, object: row.className.match(/\\bo\\d+\\b/)?.[0] ?? null,
        call: row.querySelector("code").textContent,
        rule: row.querySelector("small")?.textContent ?? null}
}
"""


class Player(SiteTest):
    def setUp(self):
        self.page, self.figure = self.good_figure()
        self.player = f"#{self.figure['figure']} .player"

    def open(self, address="", **settings):
        tab = self.browser.page(**settings)
        self.addCleanup(tab.__exit__)
        tab.open(self.english.url(self.page) + address)
        if address.strip("#") not in self.figure["rows"]:
            # Players are made when they come into view.
            tab.evaluate(f"document.getElementById('{self.figure['figure']}').scrollIntoView(), 0")
            tab.until(f"document.querySelector('{self.player}')")
        return tab

    def check(self, tab, step):
        """Slider, row, picture, finger, line of code, address and words are all at this step."""
        row = self.figure["rows"][step - 1]
        tab.until(f"location.hash === '#{row}'")
        state, expected = tab.call(STATE, self.figure["figure"]), tab.call(EXPECTED, row)
        self.assertEqual(state["slider"], step)
        self.assertEqual(state["row"], [row])
        self.assertEqual(state["lit"], [expected["object"]] if expected["object"] else [])
        self.assertEqual(state["wide"], expected.get("wide", ""))
        self.assertEqual(state["narrow"], expected.get("narrow", ""))
        self.assertEqual(state["line"], [expected["source"]] if "source" in expected else [])
        self.assertIn(expected["call"], state["words"])
        self.assertIn(expected["time"] + " ms", state["words"])
        return state

    def test_stepping_moves_slider_row_picture_finger_source_line_and_address_together(self):
        tab = self.open()
        for step in range(1, len(self.figure["rows"]) + 1):
            tab.click(self.player + " .on")
            state = self.check(tab, step)
            if step == self.figure["step"]:
                self.assertTrue(state["litInPicture"])
        tab.click(self.player + " .on")
        self.check(tab, len(self.figure["rows"]))
        tab.click(self.player + " .back")
        self.check(tab, len(self.figure["rows"]) - 1)

    def test_a_deep_link_opens_the_player_at_its_step(self):
        tab = self.open("#" + self.figure["row"])
        tab.until("document.querySelector('.playing')")
        self.check(tab, self.figure["step"])

    def test_the_number_of_a_row_leads_to_its_step_and_the_page_stays_where_it_is(self):
        tab = self.open()
        number = f"[id='{self.figure['row']}'] a"
        tab.evaluate(f"""document.querySelector("{number}").scrollIntoView({{block: "center"}})""")
        before = tab.evaluate("scrollY")
        tab.click(number)
        self.check(tab, self.figure["step"])
        self.assertEqual(tab.evaluate("scrollY"), before)

    def test_an_address_that_leads_nowhere_does_no_harm(self):
        for address in ("#nowhere", "#100%", "#%E4%BD", "#"):
            with self.subTest(address=address):
                tab = self.open(address)
                tab.click(self.player + " .on")
                self.check(tab, 1)
                self.assertNotIn("Runtime.exceptionThrown", [event.method for event in tab.events])

    def test_no_other_row_stays_lit_when_the_player_leaves_the_row_that_was_linked_to(self):
        tab = self.open("#" + self.figure["row"])
        tab.until("document.querySelector('.playing')")
        tab.click(self.player + " .on")
        self.check(tab, self.figure["step"] + 1)
        lit = tab.call("""figure => [...document.querySelectorAll(`#${figure} .log li`)].filter(row =>
            getComputedStyle(row).backgroundColor !== "rgba(0, 0, 0, 0)" && !row.matches(":hover")).length""",
            self.figure["figure"])
        self.assertEqual(lit, 1)

    def test_the_keys_of_the_slider_step_and_no_bare_key_does(self):
        tab = self.open()
        for key in ("ArrowRight", "ArrowLeft", "ArrowDown"):
            tab.press(key)
        self.assertEqual(tab.call(STATE, self.figure["figure"])["row"], [])
        tab.evaluate(f"document.querySelector('{self.player} input').focus()")
        tab.press("ArrowRight")
        self.check(tab, 1)
        tab.press("End")
        self.check(tab, len(self.figure["rows"]))

    def test_going_back_to_the_start_leaves_the_page_as_it_was(self):
        tab = self.open()
        tab.click(self.player + " .on")
        self.check(tab, 1)
        tab.click(self.player + " .back")
        tab.until(f"location.hash === '#{self.figure['figure']}'")
        self.assertEqual(tab.evaluate("document.querySelectorAll('.playing, .now, .lit, .finger').length"), 0)

    def test_the_player_says_each_step_and_why(self):
        tab = self.open("#" + self.figure["row"])
        tab.until("document.querySelector('.playing')")
        expected = tab.call(EXPECTED, self.figure["row"])
        said = tab.evaluate(f"""({{
            live: document.querySelector("{self.player} .step").getAttribute("aria-live"),
            why: document.querySelector("{self.player} .reason > div").textContent,
            value: document.querySelector("{self.player} input").getAttribute("aria-valuetext")
        }})""")
        self.assertEqual(said["live"], "polite")
        self.assertIn(expected["rule"], said["why"])
        self.assertGreater(len(said["why"]), 20)
        self.assertEqual(said["value"], f"{self.figure['step']} / {len(self.figure['rows'])}")

    def test_what_a_finger_does_is_seen_by_its_form_and_said_in_words(self):
        pages = {}
        with self.browser.page() as tab:
            for page in self.english.chapters:
                for state, row in tab.open(self.english.url(page)).evaluate(STATES).items():
                    pages.setdefault(state, (page, row))
        self.assertEqual(sorted(pages), ["began", "cancelled", "ended", "held", "moved"])
        for features in ((), (("forced-colors", "active"),)):
            forms = {}
            for state, (page, row) in pages.items():
                with self.browser.page() as tab:
                    tab.open(self.english.url(page) + "#" + row).theme("light", features=features)
                    tab.until("document.querySelector('.finger')")
                    forms[state] = tab.evaluate("""(style => [style.borderRadius, style.borderStyle,
                        style.textDecorationLine, style.color === style.borderTopColor,
                        style.boxShadow === "none"].join())(getComputedStyle(
                            [...document.querySelectorAll(".finger")].find(shown => shown.offsetHeight)))""")
                    said = tab.evaluate("""[document.querySelector(".playing .step")].map(step =>
                        [step.textContent, {...step.dataset}])[0]""")
                    self.assertIn(said[1][state], said[0])
            self.assertEqual(len(set(forms.values())), len(forms), forms)

    def test_each_figure_with_a_log_of_two_rows_has_a_player_and_no_other(self):
        for page in self.english.chapters:
            # Players are made when they come into view: here everything is in view.
            with self.subTest(page=page), self.browser.page(height=ALL_IN_VIEW) as tab:
                tab.open(self.english.url(page))
                wrong = tab.evaluate("""[...document.querySelectorAll("figure")].filter(figure => {
                    const logs = [...figure.querySelectorAll(".log:not(.diff)")]
                    const hasSteps = logs.some(log => log.querySelectorAll("li > a[href]:first-child").length >= 2)
                    return figure.querySelectorAll(".player").length !== (hasSteps ? 1 : 0)
                }).map(figure => figure.id)""")
                self.assertEqual(wrong, [])

    def test_nothing_moves_by_itself_where_motion_is_not_wanted(self):
        moves = """["html", ".finger"].map(name => getComputedStyle(document.querySelector(name)))
            .map(style => [style.scrollBehavior, style.transitionDuration].join(" "))"""
        tab = self.open("#" + self.figure["row"])
        tab.until("document.querySelector('.finger')")
        self.assertEqual(tab.evaluate(moves), ["auto 0s", "auto 0s"])
        tab.theme("light", features=[("prefers-reduced-motion", "no-preference")])
        self.assertNotEqual(tab.evaluate(moves), ["auto 0s", "auto 0s"])

    def test_where_the_system_chooses_colours_the_row_is_framed_and_marked(self):
        tab = self.open("#" + self.figure["row"])
        tab.theme("light", features=[("forced-colors", "active")])
        tab.until("document.querySelector('.now')")
        seen = tab.evaluate("""[getComputedStyle(document.querySelector(".log .now")).outlineStyle,
            getComputedStyle(document.querySelector(".log .now"), "::before").content,
            getComputedStyle(document.querySelector(".layout .drawing .lit")).stroke]""")
        self.assertEqual(seen[0], "solid")
        self.assertIn(">", seen[1])
        self.assertRegex(seen[2], r"^rgba?\((?!.*, 0\)$)")

    def test_a_button_copies_the_code(self):
        for as_file in (False, True):
            with self.browser.page() as tab:
                self.browser.send("Browser.grantPermissions", browserContextId=tab.context,
                                  permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
                tab.open(self.english.url(self.page, as_file))
                tab.click(f"#{self.figure['figure']} .copy")
                tab.until(f"document.querySelector('#{self.figure['figure']} .copied').textContent")
                code = tab.evaluate(
                    f"document.querySelector('#{self.figure['figure']} .source pre').textContent")
                self.assertEqual(tab.evaluate("navigator.clipboard.readText()").strip(), code.strip())

    def test_a_second_button_copies_a_scenario_with_all_that_it_extends(self):
        with self.browser.page() as tab:
            self.browser.send("Browser.grantPermissions", browserContextId=tab.context,
                              permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
            tab.open(self.english.url(self.page))
            seen = tab.evaluate("""[...document.querySelectorAll("[data-whole]")].map(frame => [
                frame.dataset.whole.split(" "), frame.closest("figure").id,
                frame.querySelectorAll(".copy.whole").length])""")
            self.assertTrue(all(buttons == 1 for _, _, buttons in seen), seen)
            self.assertEqual(tab.evaluate("document.querySelectorAll('.copy.whole').length"), len(seen))
            if not seen:
                self.skipTest("no scenario of the page extends another")
            parts, figure, _ = seen[0]
            tab.click(f"#{figure} .copy.whole")
            tab.until(f"document.querySelector('#{figure} .copied').textContent")
            copied = tab.evaluate("navigator.clipboard.readText()")
            codes = [tab.evaluate(f"document.querySelector('#{part} .source pre').textContent.trim()")
                     for part in [*parts, figure]]
            self.assertEqual([copied.count(code) > 0 for code in codes], [True] * len(codes))
            self.assertEqual(sorted(codes, key=copied.index), codes)
