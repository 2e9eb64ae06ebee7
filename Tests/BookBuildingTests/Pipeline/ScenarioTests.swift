@testable import BookBuilding
import Foundation
import Reporting
import Testing

@Suite struct ScenarioTests {
    private func chapter(_ scenarios: (options: String, code: String)..., outputs: String = "") -> BookBuild {
        let blocks = scenarios.map { "```swift, scenario, \($0.options)\n\($0.code)\n```\n\n" }.joined()
        return TestBook(chapter: "# A\n\n\(blocks)\(outputs)").build()
    }

    @Test("A scenario has the code of what it extends, and of what that extends, in front")
    func extends() {
        let build = chapter(
            ("name=a", "let red = UIView()"), ("name=b, extends=a", "view.addSubview(red)"),
            ("name=c, extends=b", "print(red.superview === view)"),
            outputs: Sample.fence("log, of=c", "print: true\n"))
        #expect(build.findings == [])
        #expect(build.staleFences.isEmpty)
    }

    @Test("What is extended is a copy: scenarios do not see each other")
    func copies() {
        let build = chapter(
            ("name=a", "var n = 1"), ("name=b, extends=a", "n += 1\nprint(n)"),
            ("name=c, extends=a", "print(n)"),
            outputs: Sample.fence("log, of=b", "print: 2\n") + Sample.fence("log, of=c", "print: 1\n"))
        #expect(build.findings == [])
        #expect(build.staleFences.isEmpty)
    }

    @Test("Extending what is not there, or oneself, is an error at the name")
    func badExtends() {
        #expect(
            chapter(("name=tap-red", "let a = 1"), ("name=b, extends=tap-rod", "let b = 2")).findings == [
                "7:37 unknown-scenario"
            ])
        #expect(
            chapter(("name=a, extends=b", "let a = 1"), ("name=b, extends=a", "let b = 1")).findings == [
                "3:37 circular-extends", "7:37 circular-extends",
            ])
    }

    @Test("A mistake in shared code is told once")
    func sharedMistake() {
        let build = chapter(
            ("name=a", "view.isHiden = true"), ("name=b, extends=a", "hand.tap(view)"),
            ("name=c, extends=a", "hand.tap(view)"))
        let errors = DiagnosticRenderer.sorted(build.diagnostics)
        #expect(errors.count == 1)
        #expect(errors.first?.span?.start == SourcePosition(line: 4, column: 6))
    }

    @Test("A scenario that must fail shows its diagnostic, with lines counted from its block")
    func fails() {
        let build = chapter(
            ("name=typo, fails", "let a = 1\nview.isHiden = true"), outputs: Sample.fence("error, of=typo"))
        #expect(build.findings == [])
        let lines = build.staleFences.first?.produced ?? []
        #expect(lines.first?.hasPrefix("typo:2:6: error: ") == true)
        #expect(lines.dropFirst().first == " 2 | view.isHiden = true")
    }

    @Test("A mistake in extended code is shown with the name of the block it stands in")
    func failsInBase() {
        let build = chapter(
            ("name=base, fails", "view.isHiden = true"), ("name=b, extends=base, fails", "let b = 1"),
            outputs: Sample.fence("error, of=b"))
        #expect(build.staleFences.first?.produced.first?.hasPrefix("base:1:6: error: ") == true)
    }

    @Test("A scenario that must fail and runs is an error, and so is one that fails unasked")
    func wrongOutcome() {
        #expect(chapter(("name=fine, fails", "let a = 1")).findings == ["3:26 does-not-fail"])
        #expect(chapter(("name=bad", "let a = UIVew()")).site == nil)
    }

    @Test("A scenario with a known issue is quiet while it is wrong, and an error when it comes right")
    func knownIssue() {
        let build = chapter(("name=bad, known-issue=later", "let a = UIVew()"))
        #expect(build.findings == [] && build.site != nil)
        #expect(chapter(("name=fine, fails, known-issue=later", "let a = 1")).findings == [])
        let fixed = chapter(("name=fine, known-issue=\"taps, later\"", "let a = 1"))
        #expect(fixed.findings == ["3:26 fixed-issue"])
        #expect(
            fixed.diagnostics.map(\.message)
                == ["'fine' has the known issue 'taps, later', and runs without an error"])
    }

    @Test("An error fence needs a scenario that fails, any other one that runs")
    func wrongFence() {
        #expect(
            chapter(("name=a", "let a = 1"), outputs: Sample.fence("error, of=a")).findings == [
                "7:14 nothing-to-show"
            ])
        #expect(
            chapter(("name=a, fails", "let = 1"), outputs: Sample.fence("log, of=a")).findings == [
                "7:12 nothing-to-show"
            ])
    }

    @Test("Names that the scenario does not have, and touches that never were, are errors at their place")
    func unknownNames() {
        let build = TestBook(
            chapter: "# A\n\n" + Sample.scenario + Sample.fence("log, of=tap, only=[rod]")
                + Sample.fence("layout, of=tap, views=[rad]") + Sample.fence("hittest, of=tap, touch=2")
        ).build()
        #expect(build.findings == ["8:22 unknown-object", "10:26 unknown-object", "12:27 nothing-to-show"])
        #expect(
            build.diagnostics.compactMap(\.hint) == [
                "did you mean 'red'?", "did you mean 'red'?", "choose what there is, or leave the option out",
            ])
    }

    @Test("What a scenario declares may be named although nothing happens to it; what it does not may not")
    func declaredNames() {
        let code = """
            protocol Counting {}
            struct Box {}
            class RedView: UIView {}
            class Plain {}
            let red = RedView(frame: .zero)
            let plain: Plain? = nil
            let number = 3
            hand.tap(view)
            """
        let build = chapter(
            ("name=a", code),
            outputs: Sample.fence("log, of=a, only=[RedView, red, Plain, plain]")
                + Sample.fence("log, of=a, only=[Counting, Box, number, RadView]"))
        #expect(build.findings == Array(repeating: "16:20 unknown-object", count: 4))
        #expect(build.diagnostics.compactMap(\.hint) == ["did you mean 'RedView'?"])
        #expect(build.staleFences.first?.produced == ["(nothing)"])
    }

    @Test("The screen is the block's own, else that of what it extends, else the book's")
    func screens() {
        let code = "print(Int(UIScreen.main.bounds.width))"
        let blocks = """
            ```swift, scenario, name=own, screen=100x200
            \(code)
            ```

            ```swift, scenario, name=inherited, extends=own
            ```

            ```swift, scenario, name=book
            \(code)
            ```

            """
        let outputs =
            Sample.fence("log, of=own", "print: 100\n") + Sample.fence("log, of=inherited", "print: 100\n")
            + Sample.fence("log, of=book", "print: 320\n")
        let build = TestBook(["a.md": blocks + outputs], settings: #"{"screen": "320x480"}"#).build()
        #expect(build.findings == [])
        #expect(build.staleFences.isEmpty)
    }
}
