@testable import BookBuilding
@testable import EventEngine
import Foundation
import Testing

@Suite struct TraceJSONTests {
    /// One call with everything, one print with next to nothing.
    private var recording: Recording {
        var recording = Recording()
        recording.objects = [.init(name: "red", className: "RedView", kitClassName: "UIView")]
        recording.selectors = [
            .init(swift: "hitTest(_:with:)", objectiveC: "hitTest:withEvent:"),
            .init(swift: "print", objectiveC: "print"),
        ]
        recording.texts = ["say \"hi\"\n\\"]
        recording.epoch = 1_000
        let red = ObjectID(rawValue: 0)
        recording.entries = [
            entry(
                red, 0, .hitTest, at: 17_667, line: 2, rule: RuleID("B", 6), .point(CGPoint(x: 1.25, y: -3)),
                .object(red)),
            entry(.none, 1, .prints, at: 0, line: -1, rule: .none, .text(0), .none),
        ]
        return recording
    }

    private func entry(
        _ receiver: ObjectID, _ selector: Int32, _ kind: EntryKind, at time: Int64, line: Int32, rule: RuleID,
        _ argument: Argument, _ answer: Answer
    ) -> TraceEntry {
        var entry = TraceEntry(
            time: time, receiver: receiver, selector: SelectorID(rawValue: selector), kind: kind, line: line,
            rule: rule, argument: argument)
        entry.answer = answer
        return entry
    }

    @Test("Every field of the contract is there, and a JSON parser reads it")
    func fields() throws {
        let bytes = TraceJSON.bytes(of: recording, scenario: "tap-red") { line in
            TraceJSON.Place(line: line + 1, file: line == 2 ? "Sources/Red.swift" : nil)
        }
        let json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(json["version"] as? Int == 1)
        #expect(json["scenario"] as? String == "tap-red")
        let entries = try #require(json["entries"] as? [[String: Any]])
        #expect(entries.count == 2)
        let call = entries[0]
        #expect(call["n"] as? Int == 1)
        #expect(call["time"] as? Double == 16.667)
        #expect(call["kind"] as? String == "hit-test")
        #expect(call["receiver"] as? String == "red")
        #expect(call["class"] as? String == "RedView")
        #expect(call["selector"] as? String == "hitTest(_:with:)")
        #expect(call["arguments"] as? [String] == ["(1.3, -3)"])
        #expect(call["answer"] as? String == "red")
        #expect(call["rule"] as? String == "B-06")
        #expect(call["line"] as? Int == 3)
        #expect(call["file"] as? String == "Sources/Red.swift")
        let print = entries[1]
        #expect(print["time"] as? Double == -1)
        #expect(print["receiver"] is NSNull)
        #expect(print["rule"] is NSNull)
        #expect(print["line"] is NSNull)
        #expect(print["arguments"] as? [String] == ["say \"hi\"\n\\"])
    }

    @Test("A trace without entries is JSON too")
    func empty() throws {
        let bytes = TraceJSON.bytes(of: Recording(), scenario: "x") { _ in nil }
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "{\"version\": 1, \"scenario\": \"x\", \"entries\": []}\n")
    }
}
