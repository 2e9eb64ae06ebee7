import Diagrams
import EventEngine

/// A log as its page shows it: rows with a number, an indentation and the words of the call in parts.
package struct LogListing: Sendable {
    /// One line of the log.
    package struct Row: Sendable {
        /// The number of the trace entry, from 1: the same in every log of the scenario.
        package var number: Int
        /// Whether the row says what the call returned rather than that it began.
        package var isReturn: Bool
        /// The milliseconds in front, padded; empty unless the fence asks for `times`.
        package var time: Substring
        /// How many blanks stand before the call.
        package var indentation: Int
        /// Who got the message; empty for a print and in the style of device logs.
        package var receiver: Substring
        /// The message, with what separates it from the receiver.
        package var message: Substring
        /// ` -> red`, or empty.
        package var answer: Substring
        /// The rule behind it; empty where the author's code decided.
        package var rule: String
    }

    package var rows: [Row]

    /// Takes the lines of a log apart.
    init(_ figure: LogFigure, of recording: Recording, hasTimes: Bool) {
        rows = figure.lines.map { line in
            LogListing.row(figure.text(of: line)[...], line: line, of: recording, hasTimes: hasTimes)
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
        let words = rest.drop { $0 == " " }
        let indentation = rest.utf8.count - words.utf8.count
        let receiver =
            !call.receiver.isEmpty && words.hasPrefix(call.receiver)
            ? words.prefix(call.receiver.count) : words.prefix(0)
        var message = words[receiver.endIndex...]
        var answer = message.suffix(0)
        if !line.isReturn, let value = call.answer, message.hasSuffix(" -> " + value) {
            answer = message.suffix(value.count + 4)
            message = message[..<answer.startIndex]
        }
        return Row(
            number: line.entry + 1, isReturn: line.isReturn, time: time, indentation: indentation,
            receiver: receiver, message: message, answer: answer, rule: call.rule)
    }
}
