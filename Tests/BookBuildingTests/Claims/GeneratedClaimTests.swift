import CommonMark
import EventEngine
import Reporting
import ScenarioLanguage
import Testing

@testable import BookBuilding

/// Claims made by a generator about one real trace, against a judge that is too simple to be wrong.
@Suite struct GeneratedClaimTests {
    private struct Numbers {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func pick(_ items: [String]) -> String { items[next(items.count)] }
    }

    private static let code = """
        class Desk: NSObject { @objc func tapped() { print("tapped") } }
        let desk = Desk()
        let gray = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let red = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.addSubview(gray)
        gray.addSubview(red)
        let redTap = UITapGestureRecognizer(target: desk, action: #selector(Desk.tapped))
        red.addGestureRecognizer(redTap)
        hand.tap(red)
        hand.drag(gray, from: CGPoint(x: 200, y: 200), by: CGVector(dx: 9, dy: 9), over: 0.05)
        """

    private static func run() -> ScenarioRun {
        let file = SourceFile(path: "a.swift", text: code)
        return ScenarioRunner().run(ScenarioCode(name: "a", text: EmbeddedText(wholeOf: file)))
    }

    private static func event(_ numbers: inout Numbers) -> String {
        let patterns = [
            "red.touchesBegan", "gray.touchesBegan", "UIView.hitTest", "*.touchesMoved", "gray.point",
            "desk.tapped", "redTap: possible -> ended", "redTap: possible -> failed", "print \"tapped\"",
            "print \"no\"", "window.sendEvent", "red.hitTest -> red", "*.hitTest -> nil", "gray.hitTest",
            "desk.tapped at 50 ms", "*.touchesEnded at 16.7 ms", "red.touchesCancelled",
        ]
        return numbers.pick(patterns)
    }

    private static func claim(_ numbers: inout Numbers) -> String {
        switch numbers.next(8) {
        case 0: return event(&numbers)
        case 1: return "never " + event(&numbers)
        case 2: return event(&numbers) + " x\(1 + numbers.next(4))"
        case 3: return event(&numbers) + " then " + event(&numbers) + " then " + event(&numbers)
        case 4: return "never " + event(&numbers) + " after " + event(&numbers)
        case 5: return "always " + event(&numbers) + " then " + event(&numbers)
        case 6:
            let steps = (0...numbers.next(4)).map { _ in event(&numbers) + (numbers.next(2) == 0 ? "+" : "") }
            return "only " + steps.joined(separator: ", ")
        default:
            return "touch \(1 + numbers.next(3)) hit "
                + numbers.pick(["red", "gray", "nil", "view", "UIView"])
        }
    }

    @Test("Generated claims are judged as a search by hand judges them")
    func agree() throws {
        let names = TraceNames(Self.run())
        var numbers = Numbers(state: 7)
        var counts = (true: 0, false: 0)
        for _ in 0..<3_000 {
            let text = Self.claim(&numbers)
            let title = try #require(Self.title(text))
            let claim = try #require(ClaimParser(text).claims.first, "\(text)")
            let test = try ClaimTest(claim, in: title, names: names, scenario: "a")
            let verdict = test.verdict(on: names.recording)
            let isTrue = Self.isTrue(test, names.recording)
            #expect((verdict.refutation == nil) == isTrue, "\(text): \(verdict)")
            if isTrue { counts.true += 1 } else { counts.false += 1 }
            let entries = verdict.proof + (verdict.refutation?.entry.map { [$0] } ?? [])
            #expect(entries.allSatisfy(names.recording.entries.indices.contains), "\(text)")
        }
        #expect(counts.true > 500 && counts.false > 500, "\(counts)")
    }

    private static func title(_ text: String) -> ClaimTitle? {
        let quoted = text.replacing("\"", with: "\\\"")
        let file = SourceFile(path: "a.md", text: "[x](check:a \"\(quoted)\")\n")
        guard let document = try? MarkdownDocument(file), let link = document.links.first else { return nil }
        return ClaimTitle(link, in: document)
    }

    /// The definition of each claim, word for word, at whatever cost.
    private static func isTrue(_ test: ClaimTest, _ recording: Recording) -> Bool {
        let entries = recording.entries
        func places(_ event: EventMatcher) -> [Int] { entries.indices.filter { event.matches(entries[$0]) } }
        switch test.statement {
        case let claim as NeverClaim<EventMatcher>:
            guard let after = claim.after else { return places(claim.event).isEmpty }
            guard let first = places(after).first else { return false }
            return places(claim.event).allSatisfy { $0 <= first }
        case let claim as EventClaim<EventMatcher>:
            if let count = claim.count { return places(claim.event).count == count }
            var ends: Set<Int> = [-1]
            for event in [claim.event] + claim.then {
                let found = places(event)
                ends = Set(found.filter { place in ends.contains { $0 < place } })
            }
            return !ends.isEmpty
        case let claim as AlwaysClaim<EventMatcher>:
            let found = entries.filter { entry in claim.events.contains { $0.matches(entry) } }
            return !found.isEmpty && found.count.isMultiple(of: claim.events.count)
                && found.indices.allSatisfy { claim.events[$0 % claim.events.count].matches(found[$0]) }
        case let claim as OnlyClaim<EventMatcher>:
            let steps = claim.steps
            let kinds = Set(steps.flatMap { step in places(step.event).map { entries[$0].kind } })
            if steps.contains(where: { places($0.event).isEmpty }) { return false }
            return matches(steps[...], entries.filter { kinds.contains($0.kind) }[...])
        case let claim as JudgedHit:
            let views = claim.views
            guard let sample = recording.touches.first(where: { $0.touch == claim.touch }) else {
                return false
            }
            return sample.hitView == .none ? views == nil : views?[Int(sample.hitView.rawValue)] ?? false
        default:
            Issue.record("the definition of a form is missing: \(test.words)")
            return false
        }
    }

    private static func matches(
        _ steps: ArraySlice<OnlyClaim<EventMatcher>.Step>, _ entries: ArraySlice<TraceEntry>
    ) -> Bool {
        guard let step = steps.first else { return entries.isEmpty }
        guard let entry = entries.first, step.event.matches(entry) else { return false }
        let rest = entries.dropFirst()
        return matches(steps.dropFirst(), rest) || (step.isRepeated && matches(steps, rest))
    }
}
