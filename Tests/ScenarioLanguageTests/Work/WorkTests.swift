import EventEngine
import Foundation
import Reporting
import Testing

@testable import ScenarioLanguage

/// Programs that would take for ever, or all of the memory or stack, if nobody counted what they cost.
@Suite struct WorkTests {
    private func run(_ source: String) -> [String] {
        LanguageFixture(path: "work.swift", source: source).run()
    }

    /// The run ends with one error, which is about a limit.
    private func expectLimit(_ source: String, line: Int? = nil) {
        let file = SourceFile(path: "work.swift", text: source)
        var limits = ScenarioLimits.standard
        limits.world.work = 3_000_000
        let run = ScenarioRunner(limits: limits).run(
            ScenarioCode(name: "work", text: EmbeddedText(wholeOf: file)))
        let messages = run.diagnostics.map(\.message)
        #expect(run.diagnostics.map(\.code) == [.limit], "\(source.prefix(300)): \(messages)")
        let place = run.diagnostics.first?.span?.start.line
        #expect(place != nil && (line == nil || place == line), "\(source.prefix(300)): \(place ?? -1)")
    }

    private static let tree = """
        indirect enum Tree: Hashable { case leaf, node(Tree, Tree) }
        func grown(_ levels: Int) -> Tree {
            var tree = Tree.leaf
            for _ in 0..<levels { tree = .node(tree, tree) }
            return tree
        }

        """

    @Test("Values that share their halves are compared, hashed and printed as far as the budget goes",
        arguments: ["print(grown(60) == grown(60))", "print(Set([grown(60)]).count)", "print(grown(60))"])
    func sharedHalves(code: String) {
        expectLimit(Self.tree + code)
    }

    @Test("What is done as often as a program says ends with the budget, too", arguments: [
        "DispatchQueue.concurrentPerform(iterations: Int.max) { _ in }",
        "DispatchQueue.concurrentPerform(iterations: Int.max) { view.tag = $0 }",
    ])
    func countedByTheProgram(code: String) {
        expectLimit(code)
    }

    @Test("Views that fall into a heap draw for each touch of one with another")
    func heap() {
        expectLimit(
            """
            let animator = UIDynamicAnimator(referenceView: view)
            let views = (0..<300).map { UIView(frame: CGRect(x: $0 % 3 * 30, y: 640, width: 20, height: 20)) }
            for one in views { view.addSubview(one) }
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            device.wait(60)
            """, line: 7)
    }

    private static let list = """
        indirect enum List: Hashable { case end, more(Int, List) }
        func made(_ count: Int) -> List {
            var list = List.end
            for number in 0..<count { list = .more(number, list) }
            return list
        }

        """

    @Test("A list of 9,000 links is compared and hashed, one of 60,000 is refused and freed")
    func deepValues() {
        #expect(run(Self.list + "print(made(9_000) == made(9_000), Set([made(9_000)]).count)") == [])
        expectLimit(Self.list + "print(made(60_000) == made(60_000))")
        expectLimit(Self.list + "print([made(60_000): 1].count)")
        expectLimit(Self.list + "print(made(60_000))")
        #expect(run(Self.list + "_ = made(60_000)") == [])
    }

    @Test("Objects that hold one another in a long row are freed")
    func deepObjects() {
        #expect(run("""
            final class Link { var next: Link? }
            var first = Link()
            for _ in 0..<30_000 { let link = Link(); link.next = first; first = link }
            """) == [])
    }

    @Test(
        "Layers, controllers, views, closures and values that hold one another in a long row are freed",
        arguments: [
            "var last = CALayer()\nfor _ in 0..<N { let n = CALayer(); n.addSublayer(last); last = n }",
            "var last = CALayer()\nfor _ in 0..<N { let n = CALayer(); n.mask = last; last = n }",
            "var last = UIViewController()\n"
                + "for _ in 0..<N { let n = UIViewController(); n.addChild(last); last = n }",
            "class V: UIView { var held: V? }\nvar last = V()\n"
                + "for _ in 0..<N { let n = V(); n.held = last; last = n }",
            "var last = UIDynamicBehavior()\n"
                + "for _ in 0..<N { let n = UIDynamicBehavior(); n.addChildBehavior(last); last = n }\n"
                + "UIDynamicAnimator(referenceView: view).addBehavior(last)",
            "var f: () -> Void = {}\nfor _ in 0..<N { let g = f; f = { g() } }",
            "protocol P {}\nstruct S: P { var all: [any P] }\nvar s = S(all: [])\n"
                + "for _ in 0..<N { s = S(all: [s]) }",
        ])
    func longRows(code: String) {
        #expect(run(code.replacing("N", with: "15_000")) == [])
    }

    private static let costly: [String] = [
        "let a = Array(repeating: 0, count: 100_000)\nfor _ in 0..<10_000 { var b = a; b[0] = 1 }",
        "let a = Array(repeating: 0, count: 50_000)\nfor _ in 0..<10_000 { _ = a == Array(a) }",
        "let a = Array(repeating: 0, count: 50_000)\nlet b = a + [1]\n"
            + "for _ in 0..<10_000 { _ = a + [2] == b }",
        "let a = Array(repeating: 0, count: 100_000)\nvar s: Set<[Int]> = [a]\n"
            + "for _ in 0..<1_000 { s.insert(a) }",
        "let k = String(repeating: \"ab\", count: 500_000)\nvar d = [k: 1]\n"
            + "for _ in 0..<1_000 { d[k] = 2 }",
        "let s = String(repeating: \"a\", count: 900_000)\nfor _ in 0..<10_000 { _ = s.count }",
        "let s = String(repeating: \"a\", count: 900_000)\nfor _ in 0..<10_000 { _ = Double(s) }",
        "let s = String(repeating: \"a\", count: 900_000)\n"
            + "for _ in 0..<10_000 { _ = s.trimmingCharacters(in: .whitespaces) }",
        "let s = String(repeating: \"a\", count: 300_000)\n_ = s.contains(s + \"b\")",
        "let s = String(repeating: \"a\", count: 300_000)\n_ = s.components(separatedBy: s + \"b\")",
        "let e = \"e\" + String(repeating: \"\\u{301}\\u{316}\\u{334}\", count: 40_000)\n"
            + "_ = e + \"x\" == e + \"y\"",
        "let f = String(repeating: \"\\u{1F1E9}\", count: 100_000)\n_ = f.reversed().count",
        "let a: [Any] = Array(repeating: 0, count: 100_000)\nfor _ in 0..<10_000 { _ = a as? [Int] }",
        "let a = Array(repeating: 0, count: 100_000)\n"
            + "for _ in 0..<10_000 { switch a { case a + [1]: break; default: break } }",
        "var s = \"\"\nfor _ in 0..<100_000 { s = s + \"abcdefgh\" }",
        "let s = String(repeating: \"a\", count: 900_000)\nfor _ in 0..<10_000 { _ = \"\\(s)\" }",
        "let s = String(repeating: \"a\", count: 900_000)\nprint(\"\\(s)\\(s)\")",
        "let a = (0..<100_000).map { $0 }\nfor _ in 0..<10_000 { _ = a.sorted() }",
    ]

    @Test("Copies, keys, sets, casts and texts draw from the budget", arguments: costly.indices)
    func drawn(number: Int) { expectLimit(Self.costly[number]) }

    @Test("What a run keeps draws a unit for every eight bytes",
        arguments: [
            ("all.append(Array(repeating: 0, count: 90_000))", 90_000 * 40),
            ("all.append(Array(0..<90_000))", 90_000 * 40),
            ("var b = large; b[0] = all.count; all.append(b)", 90_000 * 40),
            ("all.append(large + [1])", 90_000 * 40), ("all.append(large.reversed())", 90_000 * 40),
            ("all.append(Set(some))", 20_000 * 160),
            ("all.append(Dictionary(uniqueKeysWithValues: zip(some, some)))", 20_000 * 160),
            ("all.append(String(repeating: \"ab\", count: 400_000))", 800_000), ("print(long)", 800_000),
            ("wide.f7 += 1; all.append(wide)", 200 * 40), ("pair.3 += 1; all.append(pair)", 60 * 40),
        ])
    func kept(code: String, bytes: Int) {
        let fields = (0..<200).map { "var f\($0) = 0" }.joined(separator: "; ")
        let head = "let large = Array(0..<90_000)\nlet some = Array(0..<20_000)\n"
            + "struct Wide { \(fields) }\nvar wide = Wide()\n"
            + "var pair = (\((0..<60).map(String.init).joined(separator: ", ")))\n"
            + "let long = String(repeating: \"ab\", count: 400_000)\nvar all: [Any] = []\n"
        let work = [2, 5].map { turns in
            let program = head + "for _ in 0..<\(turns) { \(code) }"
            let text = EmbeddedText(wholeOf: SourceFile(path: "kept.swift", text: program))
            let run = ScenarioRunner().run(ScenarioCode(name: "kept", text: text))
            #expect(run.diagnostics.isEmpty, "\(code): \(run.diagnostics.map(\.message))")
            return run.work
        }
        #expect(work[1] - work[0] >= 3 * bytes / 8, "\(code): \(work)")
    }

    @Test("A name of more than 250 bytes is refused, for a log may have it in each line")
    func longNames() {
        let name = String(repeating: "n", count: 251)
        #expect(run("let \(name) = 1") == ["error 1:5: a name of more than 250 bytes"])
        #expect(run("let \(name.dropLast()) = 1\nprint(\(name.dropLast()))") == [])
    }

    @Test("What grows in place costs what is added")
    func growth() {
        #expect(run("""
            var (s, a) = ("", [Int]())
            for number in 0..<40_000 { s += "abcdefgh"; a += [number]; a.append(number) }
            print(s.isEmpty, a.count)
            """) == [])
        #expect(run("let a = (0..<1_000).flatMap { n in (0..<90).map { $0 + n } }\nprint(a.count)") == [])
    }

    // MARK: Text

    /// A text made of many like ones.
    private static func times(_ count: Int, _ make: (Int) -> String) -> String {
        (0..<count).map(make).joined()
    }

    /// Programs that are only large.
    private static let large: [String] = {
        var programs: [String] = []
        programs.append("let a: Int? = nil\nlet b = " + times(4_000) { _ in "a ?? " } + "1")
        programs.append("let b = " + times(5_000) { _ in "true ? 1 : " } + "2")
        programs.append("let b = " + times(3_000) { _ in "1 + " } + "2")
        programs.append(times(50_000) { _ in "x\n" })
        programs.append("let v = view" + times(5_000) { _ in ".superview!" })
        programs.append("let s = \"\"" + times(5_000) { _ in ".lowercased()" })
        programs.append("let a = 1\n" + times(5_000) { _ in "_ = a == \"\"\n" })
        programs.append("let a0 = 1\n" + times(60) { "let a\($0 + 1) = (a\($0), a\($0))\n" })
        let aliases = times(60) { "typealias A\($0 + 1) = (A\($0)) -> (A\($0), A\($0))\n" }
        programs.append("typealias A0 = Int\n" + aliases + "let x: A60? = nil")
        programs.append("class A0 {}\n" + times(3_000) { "class A\($0 + 1): A\($0) { func f() {} }\n" })
        programs.append(times(500_000) { _ in "a" })
        programs.append(times(2_000) { _ in "- " } + "1")
        programs.append("let x = " + times(2_000) { _ in "!" } + "true")
        programs.append("if true {} " + times(3_000) { _ in "else if true {} " })
        programs.append("let x: Int" + times(3_000) { _ in "?" })
        programs.append("enum E { " + times(20_000) { "case c\($0)\n" } + "}")
        programs.append(times(5_000) { "func f(_ a: Int) -> Int { \($0) }\n" } + "_ = f(1)")
        programs.append(times(20_000) { _ in "defer {}\n" })
        return programs
    }()

    @Test("Programs that are only large end soon, with errors that have a place", arguments: large.indices)
    func largePrograms(number: Int) {
        let file = SourceFile(path: "large.swift", text: Self.large[number])
        let run = ScenarioRunner().run(ScenarioCode(name: "large", text: EmbeddedText(wholeOf: file)))
        #expect(run.diagnostics.allSatisfy { $0.span != nil })
        #expect(run.diagnostics.count <= 101, "\(run.diagnostics.count)")
    }

    @Test("Of more than a hundred errors the others are not shown")
    func manyErrors() {
        let errors = run(String(repeating: "x\n", count: 1_000))
        #expect(errors.count == 101)
        #expect(errors.last == "error 101:1: there are more than 100 errors; the others are not shown")
    }
}
