import Diagrams
import EventEngine
import Foundation

/// A log as its page shows it: rows with a number, an indentation and the words of the call in parts, and
/// what the page tells of each besides.
package struct LogListing: Sendable {
    /// One line of the log.
    package struct Row: Sendable {
        /// The number of the trace entry, from 1: the same in every log of the scenario.
        package var number: Int
        /// Whether the row says what the call returned rather than that it began.
        package var isReturn: Bool
        /// The milliseconds in front, padded; empty unless the fence asks for `times`.
        package var time: Substring
        /// How many blanks are before the call.
        package var indentation: Int
        /// Who got the message; empty for a print and in the style of device logs.
        package var receiver: Substring
        /// The message, with what separates it from the receiver.
        package var message: Substring
        /// ` -> red`, or empty.
        package var answer: Substring
        /// The rule behind it; `.none` where the author's code decided.
        package var rule: RuleID
        /// The object that got the message, `.none` for a print.
        package var object: ObjectID
        /// When it happened, in microseconds from the first touch-down.
        package var moment: Int64
        /// The line of the scenario's whole text, from 0, that caused it; nil for the engine's own doing.
        package var line: Int?
        /// The fingers that are down, in order of their touches.
        package var fingers: [Finger] = []
        /// Why it happened, and what happened without a call of its own until the next row.
        package var notes: [Note] = []
        /// How many calls the selection leaves out between the row before and this one.
        package var leftOut = 0
    }

    /// A finger at the moment of a row.
    package struct Finger: Hashable, Sendable {
        /// In screen points.
        package var location: CGPoint
        package var state: FingerState
    }

    /// A remark on a row, with the rule behind it.
    package struct Note: Hashable, Sendable {
        package var rule: RuleID
        /// `excluded by pan`
        package var words: String
    }

    package var rows: [Row]

    /// Takes the lines of a log apart.
    init(_ figure: LogFigure, of recording: Recording, hasTimes: Bool) {
        rows = figure.lines.map { line in
            LogListing.row(figure.text(of: line)[...], line: line, of: recording, hasTimes: hasTimes)
        }
        addFingers(of: recording)
        addNotes(of: recording)
        countLeftOut(of: recording)
    }

    /// Counts what a log without any selection would show between two rows.
    private mutating func countLeftOut(of recording: Recording) {
        var last: Int?
        for index in rows.indices where !rows[index].isReturn {
            let entry = rows[index].number - 1
            if let last, last < entry {
                rows[index].leftOut = recording.entries[(last + 1)..<entry].count {
                    LogOptions.usualKinds.contains($0.kind)
                }
            }
            last = entry
        }
    }

    private static func row(
        _ text: Substring, line: LogFigure.Line, of recording: Recording, hasTimes: Bool
    ) -> Row {
        let call = TraceCall(recording: recording, number: line.entry)
        var rest = text
        var time = rest.prefix(0)
        if hasTimes {
            let end = rest.drop { $0 == " " }.drop { $0 != " " }.dropFirst(2).startIndex
            time = rest[..<end]
            rest = rest[end...]
        }
        let words = Substring(rest.utf8.drop { $0 == UInt8(ascii: " ") })
        let indentation = rest.utf8.count - words.utf8.count
        let receiver =
            words.utf8.starts(with: call.receiver.utf8)
            ? words.utf8.prefix(call.receiver.utf8.count) : words.utf8.prefix(0)
        var message = words[receiver.endIndex...]
        var answer = message[message.endIndex...]
        if !line.isReturn, let value = call.answer {
            let ending = " -> " + value
            let tail = message.utf8.suffix(ending.utf8.count)
            if tail.elementsEqual(ending.utf8) {
                answer = Substring(tail)
                message = message[..<tail.startIndex]
            }
        }
        let entry = recording.entries[line.entry]
        return Row(
            number: line.entry + 1, isReturn: line.isReturn, time: time, indentation: indentation,
            receiver: Substring(receiver), message: message, answer: answer, rule: entry.rule,
            object: entry.receiver, moment: entry.time - recording.epoch,
            line: entry.line < 0 ? nil : Int(entry.line))
    }
}
