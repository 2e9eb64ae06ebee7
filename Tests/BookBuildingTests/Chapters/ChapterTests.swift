import CommonMark
import Diagrams
import Foundation
import Reporting
import Testing

@testable import BookBuilding

@Suite("Chapters")
struct ChapterTests {
    private static let full = """
        # Title

        ```swift, scenario, name=stage, setup
        let a = 1
        ```

        > - ```swift,scenario , name = tap-red,title="A, \\"b\\"?", extends=stage, screen=390x844, fails
        >   let b = 2
        >   ```

        ```log, of=tap-red, select=[touches, hit-test], only=[gray, "Red View"], pass=2, style=objc, times
        x
        ```

        ~~~layout, of=stage, views=[a], at=0.15
        ~~~

        ```hittest, of=stage, touch=2, pass=2
        ```

        ```responders, of=stage, touch=3, phase=cancelled
        ```

        ```pipeline, of=stage, touch=2, stage=window.sendEvent
        ```

        ```error, of=tap-red
        ```

        ```swift
        plain
        ```

        ```diff
        - a
        ```
        """

    @Test("Scenarios and outputs are found with all their options")
    func everything() throws {
        let chapter = try chapter(Self.full)
        #expect(chapter.diagnostics.isEmpty)
        #expect(chapter.scenarios.map(\.name) == ["stage", "tap-red"])
        #expect(chapter.scenarios.map(\.isSetup) == [true, false])
        #expect(chapter.scenarios.map(\.title) == [nil, "A, \"b\"?"])
        #expect(chapter.scenarios.map(\.extends) == [nil, "stage"])
        #expect(chapter.scenarios.map(\.screen) == [nil, CGSize(width: 390, height: 844)])
        #expect(chapter.scenarios.map(\.fails) == [false, true])
        #expect(chapter.scenarios[1].fence.embeddedText.text == "let b = 2\n")
        let kinds = ["log", "layout", "hittest", "responders", "pipeline", "error"]
        #expect(chapter.outputs.map(\.word) == kinds)
        #expect(chapter.outputs.map(\.of) == ["tap-red", "stage", "stage", "stage", "stage", "tap-red"])
        let log = LogOptions(
            select: [.touches, .hitTest], only: ["gray", "Red View"], pass: 2, style: .objc, times: true)
        let fences = chapter.outputs.map(\.kind)
        #expect((fences[0] as? LogFence)?.options == log)
        #expect((fences[1] as? LayoutFence)?.options == LayoutOptions(views: ["a"], at: 0.15))
        #expect((fences[2] as? HitTestFence)?.options == HitTestOptions(touch: 2, pass: 2))
        #expect((fences[3] as? RespondersFence)?.options == RespondersOptions(touch: 3, phase: .cancelled))
        let pipeline = PipelineOptions(touch: 2, stage: .windowSendEvent)
        #expect((fences[4] as? PipelineFence)?.options == pipeline)
        #expect(fences[5] is ErrorFence)
        let names = try #require(chapter.outputs[0].namesSpan)
        #expect(String(decoding: names.file.bytes[names.range], as: UTF8.self) == "[gray, \"Red View\"]")
    }

    @Test("Options that are left out have the product's defaults")
    func defaults() throws {
        let chapter = try chapter(
            "```swift, scenario, name=a\n```\n"
                + ["log", "layout", "hittest", "responders", "pipeline"].map { "```\($0), of=a\n```\n" }
                .joined())
        let fences = chapter.outputs.map(\.kind)
        #expect((fences[0] as? LogFence)?.options == LogOptions())
        #expect((fences[1] as? LayoutFence)?.options == LayoutOptions())
        #expect((fences[2] as? HitTestFence)?.options == HitTestOptions())
        #expect((fences[3] as? RespondersFence)?.options == RespondersOptions(touch: 1, phase: .began))
        #expect((fences[4] as? PipelineFence)?.options == PipelineOptions(touch: 1, stage: nil))
    }

    @Test(
        "Code of other languages, and logs of nothing, are left alone",
        arguments: [
            "", "swift", "swift ignore", "js {1,3}", "log", "diff", "text, of", "Swift", "c, name=x, [",
            "swift, showLineNumbers", "json title=\"a",
        ])
    func plainCode(info: String) throws {
        let chapter = try chapter("```\(info)\nx\n```\n")
        #expect(chapter.scenarios.isEmpty && chapter.outputs.isEmpty)
        #expect(chapter.diagnostics.filter { $0.code != .unknownOutput || info != "text, of" }.isEmpty)
    }

    @Test("All problems of a chapter are reported at their places")
    func together() throws {
        #expect(
            try problems(
                """
                ```swift, scenario, name=tap-red
                ```
                ```swift, scenario, name=tap-red
                ```
                ```log, of=tap-rde, slect=[touches]
                ```
                ```log, of=tap-red, slect=[touches], pass=3
                ```
                > ```swift, scenario
                > ```

                ```layout, of=tap-red
                unclosed
                """) == """
                    Chapters/a.md:3:26: error: two scenarios of the chapter are named 'tap-red' \
                    [duplicate-name]
                     3 | ```swift, scenario, name=tap-red
                       |                          ^~~~~~~
                    Chapters/a.md:1:26: note: the first one is here
                     1 | ```swift, scenario, name=tap-red
                       |                          ^~~~~~~

                    Chapters/a.md:5:12: error: the chapter has no scenario 'tap-rde' [unknown-scenario]
                     5 | ```log, of=tap-rde, slect=[touches]
                       |            ^~~~~~~
                       = did you mean 'tap-red'?

                    Chapters/a.md:5:21: error: a 'log' fence has no option 'slect' [unknown-option]
                     5 | ```log, of=tap-rde, slect=[touches]
                       |                     ^~~~~
                       = did you mean 'select'?

                    Chapters/a.md:7:21: error: a 'log' fence has no option 'slect' [unknown-option]
                     7 | ```log, of=tap-red, slect=[touches], pass=3
                       |                     ^~~~~
                       = did you mean 'select'?

                    Chapters/a.md:7:43: error: '3' is no pass of hit-testing [bad-value]
                     7 | ```log, of=tap-red, slect=[touches], pass=3
                       |                                           ^
                       = UIKit searches twice: pass=1 or pass=2

                    Chapters/a.md:9:13: error: the scenario has no name [missing-name]
                     9 | > ```swift, scenario
                       |             ^~~~~~~~
                       = for example name=tap-red

                    Chapters/a.md:12:1: error: the block has no closing fence [unclosed-fence]
                     12 | ```layout, of=tap-red
                        | ^~~
                        = end it with a line '```'

                    """)
    }

    @Test(
        "Each mistake in an info string has its sentence and its hint",
        arguments: [
            (
                "log, of=tap-red, select",
                "the option 'select' needs a value | for example select=[touches, actions]"
            ),
            (
                "log, of=tap-red, select=",
                "the option 'select' needs a value | for example select=[touches, actions]"
            ),
            (
                "log, of=tap-red, select=[]",
                "the list of 'select' is empty | name something, or leave the option out"
            ),
            ("log, of=tap-red, select=[touch]", "'touch' is no kind of entry | did you mean 'touches'?"),
            (
                "log, of=tap-red, select=[x]",
                "'x' is no kind of entry | kinds are hit-test, touches, gestures, states, "
                    + "delegates, actions, controls, scrolling, tables, "
                    + "responders, pipeline, lifecycle, prints"
            ),
            (
                "log, of=tap-red, select=[touches",
                "the list has no closing ']' | write ']' behind its last word"
            ),
            ("log, of=tap-red, select=[touches,,actions]", "expected an option beside this comma | -"),
            (
                "log, of=tap-red, select=[touches actions]",
                "expected a comma before 'actions' | "
                    + "options are separated by commas, and a value with spaces is written in quotes"
            ),
            (
                "log, of=tap-red, times=3",
                "the option 'times' takes no value | write 'times' alone, or leave it out"
            ),
            ("log, of=tap-red, times, times", "the option 'times' is given twice | -"),
            ("log, of=tap-red, style=ojbc", "'ojbc' is no value of 'style' | did you mean 'objc'?"),
            ("log, of=tap-red, style=x", "'x' is no value of 'style' | use style=swift or style=objc"),
            (
                "log, of=tap-red, style=objc, returns",
                "style=objc prints no answers, so returns has nothing to show | -"
            ),
            ("log, of=tap-red, pass=[1]", "the option 'pass' takes one value, not a list | -"),
            ("log, of=tap-red,", "expected an option beside this comma | -"),
            ("log, of=tap-red,, times", "expected an option beside this comma | -"),
            (
                "log of=tap-red",
                "expected a comma before 'of=tap-red' | "
                    + "options are separated by commas, and a value with spaces is written in quotes"
            ),
            (
                "log, of=tap-red times",
                "expected a comma before 'times' | "
                    + "options are separated by commas, and a value with spaces is written in quotes"
            ),
            (
                "log, select=[touches]",
                "the 'log' fence does not say which scenario it shows | for example log, of=tap-red"
            ),
            (
                "layout",
                "the 'layout' fence does not say which scenario it shows | for example layout, of=tap-red"
            ),
            ("log, of=", "the option 'of' needs a value | for example of=tap-red"),
            ("log, of=[tap-red]", "the option 'of' takes one value, not a list | -"),
            ("log, of=nobody-there", "the chapter has no scenario 'nobody-there' | -"),
            ("lgo, of=tap-red", "there is no output 'lgo' | did you mean 'log'?"),
            (
                "picture, of=tap-red",
                "there is no output 'picture' | outputs are 'log', 'layout', 'hittest', 'responders', "
                    + "'timeline', 'pipeline', 'diff', 'table', 'whynot', 'error'"
            ),
            ("timeline, of=tap-red, touch=0", "'0' is no number of a touch | touches are counted from 1"),
            (
                "timeline, of=tap-red, views=[x]",
                "a 'timeline' fence has no option 'views' | it has 'of', 'touch', 'only'"
            ),
            ("diff, of=tap-red", "a 'diff' fence shows two scenarios | for example diff, of=[tap, drag]"),
            ("diff, of=[tap-red, b]", "the chapter has no scenario 'b' | -"),
            (
                "layout, of=tap-red, at=soon",
                "'soon' is no time in seconds | "
                    + "seconds count from the first touch-down on: for example at=0.15"
            ),
            (
                "layout, of=tap-red, at=0x1p3",
                "'0x1p3' is no time in seconds | "
                    + "seconds count from the first touch-down on: for example at=0.15"
            ),
            (
                "layout, of=tap-red, at=-1",
                "'-1' is no time in seconds | "
                    + "seconds count from the first touch-down on: for example at=0.15"
            ),
            (
                "layout, of=tap-red, only=[x]",
                "a 'layout' fence has no option 'only' | it has 'of', 'views', 'at', 'rows'"
            ),
            ("hittest, of=tap-red, touch=0", "'0' is no number of a touch | touches are counted from 1"),
            ("responders, of=tap-red, touch=x", "'x' is no number of a touch | touches are counted from 1"),
            (
                "responders, of=tap-red, phase=end",
                "'end' is no value of 'phase' | did you mean 'ended'?"
            ),
            (
                "responders, of=tap-red, phase=up",
                "'up' is no value of 'phase' | "
                    + "use phase=began or phase=moved or phase=ended or phase=cancelled"
            ),
            (
                "responders, of=tap-red, pass=1, stage=queue",
                "a 'responders' fence has no option 'pass' | it has 'of', 'touch', 'phase'\n"
                    + "a 'responders' fence has no option 'stage' | it has 'of', 'touch', 'phase'"
            ),
            (
                "pipeline, of=tap-red, stage=hittest",
                "'hittest' is no value of 'stage' | did you mean 'hit-test'?"
            ),
            (
                "pipeline, of=tap-red, stage=finger, touch=0, phase=ended",
                "'0' is no number of a touch | touches are counted from 1\n"
                    + "'finger' is no value of 'stage' | it is one of hardware, kernel, backboardd, fetch, "
                    + "queue, hit-test, collect, app.sendEvent, window.sendEvent, gestures, responders, "
                    + "before-waiting, sleep\n"
                    + "a 'pipeline' fence has no option 'phase' | it has 'of', 'touch', 'stage'"
            ),
            ("pipeline, of=tap-red, stage", "the option 'stage' needs a value | for example stage=hit-test"),
            ("error, of=tap-red, x", "an 'error' fence has no option 'x' | it has 'of'"),
            (
                "swift, scenario, name=Foo",
                "'Foo' cannot name a scenario | use lower-case letters, digits and hyphens: foo"
            ),
            (
                "swift, scenario, name=tapRed",
                "'tapRed' cannot name a scenario | use lower-case letters, digits and hyphens: tap-red"
            ),
            (
                "swift, scenario, name=\"Tap the_red\"",
                "'Tap the_red' cannot name a scenario | "
                    + "use lower-case letters, digits and hyphens: tap-the-red"
            ),
            (
                "swift, scenario, name=\"\"",
                "'' cannot name a scenario | use lower-case letters, digits and hyphens"
            ),
            (
                "swift, scenario, name=a, extends=B",
                "'B' cannot name a scenario | use lower-case letters, digits and hyphens: b"
            ),
            (
                "swift, scenario, name=a, title=\"x",
                "the text has no closing quote | write '\"' behind its last word"
            ),
            (
                "swift, scenario, name=a, fails=yes",
                "the option 'fails' takes no value | write 'fails' alone, or leave it out"
            ),
            (
                "swift, scenario, nmae=a",
                "a scenario has no option 'nmae' | did you mean 'name'?\nthe scenario has no name | "
                    + "for example name=tap-red"
            ),
            (
                "swift, name=a",
                "'name' is an option of scenarios, and this block is none | "
                    + "write 'swift, scenario, ...' to have it run"
            ),
            (
                "swift, scenari, name=a",
                "'scenari' is an option of scenarios, and this block is none | "
                    + "write 'swift, scenario, ...' to have it run"
            ),
            (
                "swift, scenario, name=a, of=b",
                "a scenario has no option 'of' | it has 'scenario', 'name', 'title', 'extends', "
                    + "'setup', 'screen', 'fails', 'known-issue', 'hide', 'sources'"
            ),
        ])
    func infoStrings(info: String, expected: String) throws {
        let given = try problem(ofFence: info)
        #expect(given == expected)
    }

    @Test(
        "Sizes that are no screen are refused",
        arguments: ["0x0", "390", "390x", "x844", "390x844x2", "-1x5", "1e3x2", "4001x1", "390 x 844", "٣x٤"])
    func screens(size: String) throws {
        let found = try problem(ofFence: "swift, scenario, name=a, screen=\"\(size)\"")
        #expect(found == "'\(size)' is no screen size | \(ScreenSize.hint)")
    }

    @Test("The outputs of a block whose name is wrong are not called orphans")
    func brokenName() throws {
        let chapter = try chapter("```swift, scenario, name=Foo\n```\n```log, of=Foo\n```\n")
        #expect(chapter.diagnostics.map(\.code) == [.badValue])
        #expect(chapter.outputs.isEmpty)
    }

    @Test("A chapter may show what is further down")
    func order() throws {
        #expect(try chapter("```log, of=a\n```\n```swift, scenario, name=a\n```").outputs.map(\.of) == ["a"])
    }

    @Test("An empty chapter is an error, asterisks that stayed behind are a warning")
    func remarks() throws {
        #expect(
            try problems("\n \n") == """
                Chapters/a.md:1:1: error: the chapter is empty [empty-chapter]
                 1 |
                   | ^
                   = begin with a heading

                """)
        #expect(
            try problems("**我想做的事。**所以") == """
                Chapters/a.md:1:1: warning: these asterisks make nothing bold and are shown in the text \
                [leftover-asterisks]
                 1 | **我想做的事。**所以
                   | ^~
                   = beside punctuation Markdown sees no bold: move the punctuation out of the asterisks

                Chapters/a.md:1:9: warning: these asterisks make nothing bold and are shown in the text \
                [leftover-asterisks]
                 1 | **我想做的事。**所以
                   |               ^~
                   = beside punctuation Markdown sees no bold: move the punctuation out of the asterisks

                """)
    }
}
