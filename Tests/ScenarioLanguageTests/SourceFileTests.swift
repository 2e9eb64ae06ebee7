import EventEngine
import Reporting
import ScenarioLanguage
import Testing

/// Scenarios that are compiled with files of their own.
@Suite struct SourceFileTests {
    private func run(_ scenario: String, _ sources: String...) -> ScenarioRun {
        let files = sources.enumerated().map { SourceFile(path: "S\($0).swift", text: $1) }
        let own = SourceFile(path: "scenario.swift", text: scenario)
        return ScenarioRunner().run(
            ScenarioCode(
                name: "a", text: EmbeddedText(wholeOf: own),
                sources: files.map { EmbeddedText(wholeOf: $0) }))
    }

    private func prints(_ run: ScenarioRun) -> [String] {
        run.recording.entries.compactMap { entry in
            guard entry.kind == .prints, case .text(let index) = entry.argument else { return nil }
            return run.recording.texts[Int(index)]
        }
    }

    /// `S0.swift:1:5 message`
    private func problems(_ run: ScenarioRun) -> [String] {
        run.diagnostics.map { problem in
            let place = problem.span.map { "\($0.file.path):\($0.start.line):\($0.start.column) " } ?? ""
            return place + problem.message
        }
    }

    @Test("Declarations of all files see each other, in any order")
    func order() {
        let run = run(
            "print(twice(3), Shape.unit.area, Circle().name)",
            """
            func twice(_ n: Int) -> Int { n * factor }
            class Circle: Named { var name: String { label(self) } }
            """,
            """
            // first
            let factor = 2
            protocol Named {}
            func label(_ n: Named) -> String { "named" }
            // last
            """,
            "", "struct Shape { var area: Int }\nextension Shape { static let unit = Shape(area: factor) }")
        #expect(problems(run) == [])
        #expect(prints(run) == ["6 2 named"])
    }

    @Test("The variables of a source get their values at their first use")
    func lazily() {
        let run = run(
            "print(\"begin\")\nprint(b, a)\ncount += 1\nprint(count)",
            "let a = make(\"a\")\nlet b = make(\"b\")\nvar count = 0 { didSet { print(oldValue) } }",
            "func make(_ s: String) -> String { print(\"make\", s); return s }")
        #expect(problems(run) == [])
        #expect(prints(run) == ["begin", "make b", "make a", "b a", "0", "1"])
    }

    @Test("What a private extension adds hides a wider member of the same name in its own file alone")
    func privateBesideWider() {
        let run = run(
            "print(near(), CGFloat(1).isNear(3, within: 1), 1.0.isNear(1.5, within: 1))",
            """
            extension FloatingPoint {
                func isNear(_ other: Self, within limit: Self) -> Bool { abs(self - other) < limit }
            }
            """,
            """
            fileprivate extension CGFloat {
                func isNear(_ other: CGFloat, within limit: CGFloat) -> Bool { true }
            }
            func near() -> Bool { CGFloat(1).isNear(3, within: 1) }
            """)
        #expect(problems(run) == [])
        #expect(prints(run) == ["true false true"])
    }

    @Test("Sources may have a megabyte together; what they use of Swift's library does not count")
    func size() {
        let half = String(repeating: "// A line of a comment that is in the way.\n", count: 11_000)
        let run = run("print(Date() == Date())", half, half)
        #expect(problems(run) == [])
        #expect(prints(run) == ["true"])
        let more = self.run("print(Date())", half, half, half)
        #expect(problems(more) == ["S2.swift:1:1 the scenario has more than 1000 kB of text"])
    }

    @Test("What is private at the top level belongs to its file: each may have its own")
    func privateNames() {
        let run = run(
            "private let limit = 3\nprint(limit, first(), second())",
            """
            private let limit = 1
            private struct Helper { var n = limit }
            func first() -> Int { Helper().n }
            """,
            """
            fileprivate let limit = 2
            private class Helper { let n = limit }
            func second() -> Int { Helper().n }
            """)
        #expect(problems(run) == [])
        #expect(prints(run) == ["3 1 2"])
        #expect(
            problems(self.run("print(secret())", "private func secret() -> Int { 1 }")) == [
                "scenario.swift:1:7 there is no 'secret' here"
            ])
    }

    @Test("A private variable of a file is set in the file, and is a key there")
    func privateVariables() {
        let run = run(
            "let v = UIView()\ncount(v)\ncount(v)\nprint(v.mark ?? 0)",
            """
            private var counted: UInt8 = 0
            private var key: Void?
            func count(_ view: UIView) {
                counted += 1
                view.mark = Int(counted) * 10
            }
            extension UIView {
                var mark: Int? {
                    get { objc_getAssociatedObject(self, &key) as? Int }
                    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN) }
                }
            }
            """)
        #expect(problems(run) == [])
        #expect(prints(run) == ["20"])
        #expect(
            problems(self.run("counted = 3", "private var counted = 0")) == [
                "scenario.swift:1:1 there is no 'counted' here"
            ])
    }

    @Test("A private extension member is for its file")
    func members() {
        let source = "extension Int { fileprivate var half: Int { self / 2 } }\nfunc f() -> Int { 8.half }"
        #expect(prints(run("print(f())", source)) == ["4"])
        #expect(
            problems(run("print(8.half)", source)) == [
                "scenario.swift:1:9 'half' is inaccessible here, for it is 'fileprivate'"
            ])
    }

    @Test("A source has no statements and no names of the scenario's stage")
    func refusals() {
        let run = run(
            "print(1)", "import UIKit\nprint(2)\n", "func f() { hand.tap(view) }\nlet x = 1\nlet x = 2")
        #expect(
            problems(run) == [
                "S0.swift:2:1 a source file has declarations only, and this is a statement",
                "S1.swift:1:12 there is no 'hand' here",
                "S1.swift:3:5 'x' is declared twice in the same scope",
            ])
    }

    @Test("Names that nobody knows may be those of a module that scenarios lack, so only that is reported")
    func missingModule() {
        let run = run("print(1)", "import UIKit\nimport SwiftUI\n", "func f() { hand.tap(view) }")
        #expect(problems(run) == ["S0.swift:2:8 the module 'SwiftUI' is not supported in scenarios"])
    }

    @Test("A file with a syntax error says so by itself, and does not change what the others mean")
    func syntax() {
        let run = run("print(1)", "class A {\n", "class B {}")
        #expect(problems(run).map { $0.prefix(10) } == ["S0.swift:1"])
    }

    @Test("Each file may extend a type by what is for itself, under the same names")
    func privateExtensions() {
        func file(_ number: Int, _ letter: String) -> String {
            """
            private extension UIView {
                func configure() { tag = \(number) }
                static let shared = \(number)
                var mark: Int { \(number) }
            }
            struct Only\(number) {}
            private extension Own {
                func name() -> String { "\(letter)" }
                init(_ n: Int) { self.init(text: String(n + \(number))) }
            }
            func use\(number)() -> String {
                let view = UIView()
                view.configure()
                let own = Own(4)
                return "\\(view.tag) \\(view.mark) \\(UIView.shared) \\(own.name()) \\(own.text)"
            }
            """
        }
        let run = run(
            "print(use1(), use2())", file(1, "a"), file(2, "b"), "struct Own { let text: String }")
        #expect(problems(run) == [])
        #expect(prints(run) == ["1 1 1 a 5 2 2 2 b 6"])
        let clash = self.run(
            "print(1)", "extension UIView { func configure() {} }",
            "private extension UIView { func configure() {} }")
        #expect(problems(clash) == ["S1.swift:1:33 'configure()' is declared twice in the same scope"])
    }

    @Test("What goes wrong while a source runs is shown in it")
    func traps() {
        let run = run("f([])", "\n\nfunc f(_ list: [Int]) { print(list[0]) }")
        #expect(problems(run).first?.hasPrefix("S0.swift:3:") == true)
    }
}
