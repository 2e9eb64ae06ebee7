import EventEngine
import Foundation
import Reporting
import Testing

@testable import ScenarioLanguage

/// Each phase of the front end alone, from small texts, without the next one.
@Suite struct PhaseTests {
    private func text(_ code: String) -> EmbeddedText {
        EmbeddedText(wholeOf: SourceFile(path: "phase.swift", text: code))
    }

    private func parsed(_ code: String) throws -> (checker: Checker, tree: DeclaredProgram) {
        let tree = try ScenarioParser.parse(text(code)).get()
        let checker = Checker(text(code))
        return (checker, checker.declare(tree))
    }

    // MARK: Text to syntax tree

    @Test("What a directive leaves out becomes blanks, so that every other place stays")
    func directives() throws {
        let condition = "os(iOS) && !targetEnvironment(simulator)"
        let code = "#if DEBUG\nlet a = 1\n#elseif \(condition)\nlet b = 2\n#endif\nlet c = 3\n"
        let tree = try ScenarioParser.parse(text(code)).get()
        #expect(tree.statements.map(\.trimmedDescription) == ["let b = 2", "let c = 3"])
        let offset = try #require(tree.statements.last?.positionAfterSkippingLeadingTrivia.utf8Offset)
        #expect(code.utf8.dropFirst(offset).elementsEqual("let c = 3\n".utf8))
    }

    @Test("Directives inside types, switches and each other are decided", arguments: [
        ("class A {\n#if canImport(UIKit)\nfunc f() {}\n#else\nfunc g() {}\n#endif\n}", "f()", "g()"),
        ("#if os(iOS)\n#if swift(<5)\nlet a = 1\n#else\nlet b = 1\n#endif\n#endif", "let b = 1", "let a = 1"),
        ("#if os(macOS) || os(tvOS)\nlet a = 1\n#else\nlet b = 1\n#endif", "let b = 1", "let a = 1"),
        ("#if (compiler(>=6.0))\nlet a = 1\n#else\nlet b = 1\n#endif", "let a = 1", "let b = 1"),
    ])
    func nestedDirectives(code: String, kept: String, leftOut: String) throws {
        let tree = try ScenarioParser.parse(text(code)).get()
        #expect(tree.description.contains(kept) && !tree.description.contains(leftOut))
    }

    @Test("A condition that nobody can decide is an error at its place")
    func undecided() {
        guard case .failure(let errors) = ScenarioParser.parse(text("#if hasFeature(X)\n#endif\n")) else {
            return #expect(Bool(false), "it was decided")
        }
        #expect(errors.diagnostics.map(\.message)
            == ["the condition 'hasFeature(X)' is not supported in scenarios"])
        #expect(errors.diagnostics.first?.span?.range == 4..<17)
    }

    // MARK: Syntax tree to declarations

    @Test("Declarations are known by name before any body is looked at")
    func declarations() throws {
        let code = """
            func f() -> Int { missing }
            class A { func g() { alsoMissing() } }
            let a = nowhere
            """
        let (checker, _) = try parsed(code)
        #expect(checker.problems.isEmpty)
        #expect(checker.declarationOrder.map(\.type.name) == ["A"])
        #expect(checker.topLevel.names == ["A", "a", "f"])
        #expect(checker.globals.prefix(6).map(\.name) == PredefinedNames.types.map(\.name))
    }

    @Test("A variable that flow knows of lives as long, so no other one takes its place")
    func flowKeepsVariables() {
        final class Variable {}
        var flow = FlowState()
        weak var gone: Variable?
        do {
            let variable = Variable()
            gone = variable
            flow.giveValue(variable)
        }
        #expect(gone.map { flow.hasValue($0) } == true && !flow.hasValue(Variable()))
        flow = flow.merged(with: FlowState())
        #expect(gone.map { !flow.hasValue($0) && flow.mayHaveValue($0) } == true)
    }

    // MARK: Declarations to a checked program

    @Test("What was known while a program was checked is freed with it", arguments: [
        "func same<T>(_ x: T) -> T { x }\nprint(same(1))",
        "struct S { func same<T>(_ x: T) -> T { x } }\nprint(S().same(1))",
        "struct S { var text: String; init<T>(_ x: T) { text = \"\\(x)\" } }\nprint(S(1).text)",
        "class Box<T> { var value: T; init(_ value: T) { self.value = value } }\nprint(Box(1).value)",
        "extension Array { func all<T>(_ x: (Element) -> T) -> [T] { map(x) } }\nprint([1].all { $0 })",
        "@propertyWrapper struct W { var wrappedValue: Int }\nstruct S { @W var x = 1 }\nprint(S().x)",
        "func f() { func g<T>(_ x: T) -> T { x }\nprint(g(1)) }\nf()",
    ])
    func freed(code: String) throws {
        var parts: (checker: Checker, tree: DeclaredProgram)? = try parsed(code)
        _ = try #require(parts).checker.check(try #require(parts).tree)
        #expect(parts?.checker.problems.isEmpty == true)
        weak let topLevel = parts?.checker.topLevel
        #expect(topLevel != nil)
        parts?.checker.parts.takeApart()
        parts = nil
        #expect(topLevel == nil)
    }

    @Test("Checking finds problems as data, with their places")
    func problems() throws {
        let (checker, declared) = try parsed("let a: Int = \"x\"\nview.alpha = nope\n")
        _ = checker.check(declared)
        #expect(checker.problems.count == 2)
        guard case .mismatch(let expected, let found)? = checker.problems.entries.first?.problem else {
            return #expect(Bool(false), "another problem")
        }
        #expect(expected == "Int" && found == "String")
        #expect(checker.problems.entries.first?.range.offsets == 13..<16)
    }

    @Test("A checked program knows its globals and types, and nothing has run")
    func checked() throws {
        let (checker, declared) = try parsed("class A {}\nlet a = A()\nprint(a)\n")
        let program = checker.check(declared)
        #expect(checker.diagnostics.isEmpty)
        #expect(program.variables.map(\.global.name) == ["a"])
        #expect(program.types.map(\.type.name) == ["A"])
        #expect(program.main.body.count == 3)
    }

    // MARK: Checked program to executable program

    @Test("Linking finds what implements each requirement, that of a superclass and a default included")
    func witnesses() throws {
        let code = """
            protocol P { func a(); var b: Int { get } }
            extension P { func a() {} }
            class Base: P { var b: Int { 1 } }
            class Sub: Base { override var b: Int { 2 } }
            extension UIView: P { var b: Int { tag } }
            """
        let (checker, declared) = try parsed(code)
        let program = checker.check(declared)
        let linked = checker.link(program)
        let types = Dictionary(uniqueKeysWithValues: program.types.map { ($0.type.name, $0.runtime) })
        #expect(types["Base"]?.witnesses.count == 2 && types["Sub"]?.witnesses.count == 2)
        #expect(linked.extensions.witnesses.count == 1)
        #expect(linked.extensions.witnesses.values.first?.count == 2)
    }

    // MARK: Executable program to runs

    @Test("One checked scenario runs any number of times, on several threads, with the same recording")
    func sharedRuns() throws {
        let code = """
            struct Point: Equatable { var x: Int; static func == (a: Point, b: Point) -> Bool { a.x == b.x } }
            class Card: UIView {
                var taps = 0
                deinit { print("gone") }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
            }
            let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: vary("height", 50, 60)))
            view.addSubview(card)
            hand.tap(card)
            print(card.taps, Point(x: 1) == Point(x: 1), card.frame.height)
            """
        let runner = ScenarioRunner()
        let scenario = try runner.check(ScenarioCode(name: "shared", text: text(code))).get()
        let once = runner.run(scenario)
        let fresh = runner.run(ScenarioCode(name: "shared", text: text(code)))
        #expect(once.diagnostics.isEmpty && once.recording.prints == ["1 true 50.0"])
        #expect(once.recording.prints == fresh.recording.prints)
        #expect(fresh.work == once.work + scenario.work)
        #expect(runner.run(scenario, choices: ["height": 1]).recording.prints == ["1 true 60.0"])
        let prints = concurrently(8) { number in
            runner.run(scenario, choices: ["height": number % 2]).recording.prints
        }
        #expect(prints == (0..<8).map { ["1 true \($0 % 2 == 0 ? "50.0" : "60.0")"] })
    }

    @Test("A program goes when nobody needs it, functions that call themselves included")
    func freed() throws {
        weak var main: FunctionCode?
        weak var recursive: FunctionCode?
        do {
            let code = "func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) }\nprint(f(3))\n"
            let (checker, declared) = try parsed(code)
            let program = checker.link(checker.check(declared))
            main = program.main
            if case .functions(let functions)? = checker.topLevel["f"] { recursive = functions.first?.code }
            #expect(main != nil && recursive != nil)
        }
        #expect(main == nil && recursive == nil)
    }
}

extension Recording {
    /// What the scenario printed, in order.
    fileprivate var prints: [String] {
        entries.compactMap { entry in
            guard entry.kind == .prints, case .text(let index) = entry.argument else { return nil }
            return texts[Int(index)]
        }
    }
}

/// What `body` answers for each number, asked on several threads at once.
private func concurrently(_ count: Int, _ body: @Sendable (Int) -> [String]) -> [[String]] {
    let answers = Answers(count: count)
    Dispatch.DispatchQueue.concurrentPerform(iterations: count) { answers.set(body($0), at: $0) }
    return answers.all
}

/// Answers from several threads.
private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [[String]]

    init(count: Int) { values = Array(repeating: [], count: count) }

    var all: [[String]] { lock.withLock { values } }

    func set(_ value: [String], at index: Int) { lock.withLock { values[index] = value } }
}
