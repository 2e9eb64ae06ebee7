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
        let receiver = words.utf8.starts(with: call.receiver.utf8)
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
        return Row(
            number: line.entry + 1, isReturn: line.isReturn, time: time, indentation: indentation,
            receiver: Substring(receiver), message: message, answer: answer, rule: call.rule)
    }
}
