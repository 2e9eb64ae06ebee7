import Foundation
@testable import EventEngine

/// Writes recordings by hand, so that figures can be tested without running the engine.
struct RecordingBuilder {
    private(set) var recording = Recording()
    private var depth = 0
    /// The time of what is recorded next, in microseconds.
    var time: Int64 = 0
    /// The automatic pass and touch that the next entries belong to.
    var pass: UInt8 = 0
    var touch: UInt8 = 0

    mutating func object(_ name: String, _ className: String = "UIView", kit: String = "UIView") -> ObjectID {
        recording.objects.append(.init(name: name, className: className, kitClassName: kit))
        return ObjectID(rawValue: Int32(recording.objects.count - 1))
    }

    mutating func selector(_ swift: String, _ objectiveC: String) -> SelectorID {
        let selector = Recording.Selector(swift: swift, objectiveC: objectiveC)
        if let known = recording.selectors.firstIndex(of: selector) {
            return SelectorID(rawValue: Int32(known))
        }
        recording.selectors.append(selector)
        return SelectorID(rawValue: Int32(recording.selectors.count - 1))
    }

    mutating func text(_ text: String) -> Int32 {
        recording.texts.append(text)
        return Int32(recording.texts.count - 1)
    }

    /// Records a message; `body` records what happens inside it and may set its answer.
    @discardableResult
    mutating func message(
        _ receiver: ObjectID, _ swift: String, _ objectiveC: String, _ kind: EntryKind,
        argument: Argument = .none, answer: Answer = .none, overridden: Bool = false,
        inside body: (inout RecordingBuilder) -> Void = { _ in }
    ) -> Int {
        let index = open(receiver, swift, objectiveC, kind, argument)
        body(&self)
        close(index) {
            $0.answer = answer
            $0.isOverridden = overridden
        }
        return index
    }

    /// Begins a call; `close` ends it.
    mutating func open(
        _ receiver: ObjectID, _ swift: String, _ objectiveC: String, _ kind: EntryKind, _ argument: Argument
    ) -> Int {
        recording.entries.append(TraceEntry(
            time: time, receiver: receiver, selector: selector(swift, objectiveC), kind: kind, line: 0,
            rule: .none, argument: argument))
        recording.entries[recording.entries.count - 1].depth = UInt16(depth)
        recording.entries[recording.entries.count - 1].pass = pass
        recording.entries[recording.entries.count - 1].touch = touch
        depth += 1
        return recording.entries.count - 1
    }

    /// Ends the innermost open call.
    mutating func close(_ index: Int, _ finish: (inout TraceEntry) -> Void) {
        depth -= 1
        recording.entries[index].end = Int32(recording.entries.count)
        finish(&recording.entries[index])
    }

    mutating func print(_ words: String) {
        let number = text(words)
        message(.none, "print", "print", .prints, argument: .text(number))
    }

    mutating func stateChange(_ recognizer: ObjectID, _ words: String) {
        let number = text(words)
        message(recognizer, "state", "state", .states, argument: .text(number))
    }

    mutating func edit(_ index: Int, _ change: (inout TraceEntry) -> Void) {
        change(&recording.entries[index])
    }

    mutating func edit(_ change: (inout Recording) -> Void) { change(&recording) }
}

extension RecordingBuilder {
    mutating func touches(
        _ phase: String, _ receiver: ObjectID, inside: (inout RecordingBuilder) -> Void = { _ in }
    ) {
        message(receiver, "touches\(phase)(_:with:)", "touches\(phase):withEvent:", .touches, inside: inside)
    }

    mutating func hitTest(
        _ view: ObjectID, answer: Answer, inside: (inout RecordingBuilder) -> Void = { _ in }
    ) {
        message(view, "hitTest(_:with:)", "hitTest:withEvent:", .hitTest, answer: answer, inside: inside)
    }

    mutating func pointInside(_ view: ObjectID, answer: Bool) {
        message(view, "point(inside:with:)", "pointInside:withEvent:", .hitTest, answer: .bool(answer))
    }
}
