import EventEngine
import Foundation
import Reporting
@testable import ScenarioLanguage
import Testing

@Suite struct ScenarioRunnerTests {
    private static let taps = """
        class RedView: UIView {
            var taps = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                taps += 1
                print("tap", taps)
            }
        }
        let red = RedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(red)
        hand.tap(red)
        hand.tap(red)
        """

    private func run(_ source: String, limits: ScenarioLimits = .standard) -> ScenarioRun {
        let file = SourceFile(path: "test.swift", text: source)
        return ScenarioRunner(limits: limits).run(
            ScenarioCode(name: "test", text: EmbeddedText(wholeOf: file)))
    }

    private func prints(_ run: ScenarioRun) -> [String] {
        run.recording.entries.compactMap { entry in
            guard entry.kind == .prints, case .text(let index) = entry.argument else { return nil }
            return run.recording.texts[Int(index)]
        }
    }

    @Test("What is alive where a run stops is let go without its deinit")
    func deinitBehindTrap() {
        let stopped = run("""
            class Node {
                let name: String
                init(_ name: String) { self.name = name }
                deinit { print("deinit", name) }
            }
            func join(_ node: Node, _ number: Int) {}
            func fail() {
                let local = Node("local")
                do { let gone = Node("gone") }
                let none: Int? = nil
                join(Node("argument"), none!)
            }
            Task { fail() }
            """)
        #expect(prints(stopped) == ["deinit gone"])
        #expect(stopped.diagnostics.map(\.code.rawValue) == ["unwrapped-nil"])
    }

    @Test("Two runs of the same code leave the same entries")
    func runsAreEqual() {
        let (first, second) = (run(Self.taps), run(Self.taps))
        #expect(first.diagnostics.isEmpty)
        #expect(first.recording.entries.count == second.recording.entries.count)
        #expect(first.recording.objects.map(\.name) == second.recording.objects.map(\.name))
        #expect(prints(first) == ["tap 1", "tap 2"])
    }

    @Test("An entry names the line of the scenario that caused it")
    func entriesHaveLines() throws {
        let run = run(Self.taps)
        let entry = try #require(run.recording.entries.first { $0.kind == .prints })
        #expect(entry.line == 4)
        let touch = try #require(run.recording.entries.first { $0.kind == .touches })
        #expect(touch.line == 9)
        #expect(touch.isOverridden == false)
    }

    @Test("A missing type is never taken for the class that was to inherit from it")
    func missingSuperclass() {
        let run = run("class MyKitten: UIKitten {}\nlet a: UIKitten? = nil\nlet b: MyKiten? = nil")
        #expect(run.diagnostics.map(\.message) == [
            "there is no type 'UIKitten'", "there is no type 'UIKitten'", "there is no type 'MyKiten'",
        ])
        #expect(run.diagnostics.map(\.hint) == [nil, nil, "did you mean 'MyKitten'?"])
    }

    @Test("Several threads may run scenarios at once")
    func runsInParallel() async {
        let results = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { prints(run(Self.taps)) } }
            return await group.reduce(into: [[String]]()) { $0.append($1) }
        }
        #expect(results == Array(repeating: ["tap 1", "tap 2"], count: 8))
    }

    @Test("After an error the recording is what happened before it")
    func errorKeepsWhatHappened() {
        let run = run("print(1)\nlet list: [Int] = []\nprint(list[0])\nprint(2)")
        #expect(prints(run) == ["1"])
        #expect(run.diagnostics.map(\.code) == [.indexOutOfRange])
    }

    @Test("An error in an override that the engine called ends the run at its place")
    func errorInsideOverride() {
        let run = run(
            """
            class Broken: UIView {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    let none: UIView? = nil
                    print(none!.frame)
                }
            }
            let broken = Broken(frame: view.bounds)
            view.addSubview(broken)
            hand.tap(broken)
            print("never")
            """)
        #expect(prints(run).isEmpty)
        #expect(run.diagnostics.map { $0.span?.start } == [SourcePosition(line: 4, column: 15)])
    }

    @Test("Nothing runs while there are errors in the code")
    func errorsComeFirst() {
        let run = run("print(1)\nprnt(2)")
        #expect(run.recording.entries.isEmpty)
        #expect(run.diagnostics.map(\.hint) == ["did you mean 'print'?"])
    }

    @Test("A name that belongs to the hand or the device is looked for there")
    func stageHints() {
        let run = run("hand.wait(1)\nwait(1)\nshake()\ndevice.flick(view)\nhand.nothing()\n")
        #expect(
            run.diagnostics.map(\.hint) == [
                "write 'device.wait'", "write 'device.wait'", "write 'device.shake'",
                "write 'hand.flick'", nil,
            ])
    }

    @Test("Gestures that are called otherwise elsewhere are named as the hand has them, in code that runs")
    func gesturesOfOtherTools() {
        let run = run(["swipe", "longPress", "doubleTap", "scroll", "touchDown", "move", "lift"].map {
            "hand.\($0)(view)\n"
        }.joined())
        let hints = run.diagnostics.compactMap(\.hint)
        #expect(hints.count == 7)
        for hint in hints {
            let code = String(hint.dropFirst("write '".count).dropLast())
            #expect(self.run("_ = \(code)").diagnostics.allSatisfy { $0.code == .fingerStillDown }, "\(code)")
        }
    }

    @Test("Recursion ends in an error on a small stack, too")
    func recursionOnSmallStack() async {
        let codes = await withCheckedContinuation { continuation in
            let thread = Thread {
                continuation.resume(
                    returning: run("func f(_ n: Int) -> Int { f(n + 1) }\nprint(f(0))").diagnostics.map(
                        \.code))
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(codes == [.limit])
    }

    @Test("Expressions nested beyond reason are an error, not a crash")
    func deepNesting() {
        let deep = String(repeating: "(", count: 2_000) + "1" + String(repeating: ")", count: 2_000)
        #expect(!run("print(\(deep))").diagnostics.isEmpty)
        let long = "let x = 1" + String(repeating: " + 1", count: 3_000)
        #expect(run(long + "\nprint(x)").diagnostics.isEmpty)
    }

    @Test("Overloads inside overloads, and sums of many numbers, are checked in no time")
    func manyOverloads() {
        let overloads = "func f(_ a: Int) -> Int { a }\nfunc f(_ a: Double) -> Double { a }\n"
            + "func f(_ a: String) -> String { a }\n"
        let calls = String(repeating: "f(", count: 16) + "1" + String(repeating: ")", count: 16)
        #expect(prints(run(overloads + "print(\(calls))")) == ["1"])
        let lists = String(repeating: "[", count: 8) + "1" + String(repeating: "]", count: 8)
        #expect(run("print(\(lists))").diagnostics.isEmpty)
        let sum = "print(CGFloat(1)" + String(repeating: " + 2 + 3.0", count: 30) + ")"
        #expect(prints(run(sum)) == ["151.0"])
    }

    @Test("Brackets too deep for the parser are one error with their place, and colour nothing")
    func deepBrackets() {
        for (opening, closing) in [("[", "]"), ("[(", ")]"), ("Array<[", "]>()"), ("[inout ", "]")] {
            let list = String(repeating: opening, count: 200) + "1" + String(repeating: closing, count: 200)
            #expect(run("let list = \(list)").diagnostics.map(\.code) == [.limit])
            #expect(SwiftHighlighter.spans(of: list).isEmpty)
        }
        let nine = run("let a = 1\nlet b = [" + String(repeating: "[", count: 8)).diagnostics
        #expect(nine.first?.span?.start == SourcePosition(line: 2, column: 17))
        #expect(nine.map(\.message) == ["more than 8 square brackets are open here"])
        let written = String(repeating: "[", count: 200)
        #expect(prints(run("// \(written)\n/* \(written) */\nprint(\"\(written)\".count)")) == ["200"])
    }

    @Test(
        "An invisible character beside a sign is an error with its place",
        arguments: ["\u{1}", "\u{B}", "\u{7F}"] as [Character])
    func invisible(character: Character) {
        for text in ["let a X= 1", "var a = 1; a X= 2", "let a X= X 1"] {
            let text = text.replacing("X", with: String(character))
            let found = run(text).diagnostics
            #expect(found.allSatisfy { $0.code == .syntax && $0.span != nil } && !found.isEmpty)
        }
        #expect(run("let a \(character)= 1").diagnostics.map { $0.span?.start } == [
            SourcePosition(line: 1, column: 8)
        ])
    }

    @Test("What takes too many tries to check is one error, and nothing runs")
    func tooMuchToCheck() {
        let limits = ScenarioLimits(checks: 40)
        let long = run("print(1)\nlet a = [\(String(repeating: "1, ", count: 50))2]\nprnt(3)", limits: limits)
        #expect(long.diagnostics.map(\.code) == [.limit])
        #expect(long.recording.entries.isEmpty)
    }

    @Test("Limits are parameters")
    func limitsAreParameters() {
        let run = run("for i in 0..<100 { print(i) }", limits: ScenarioLimits(steps: 50))
        #expect(run.diagnostics.map(\.code) == [.limit])
    }
}
