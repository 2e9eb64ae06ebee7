/// A log as its page shows it: rows with a number, an indentation and the words of the call in parts.
package struct LogListing: Sendable {
    /// One line of the log.
    package struct Row: Sendable {
        /// The number of the trace entry, from 1: the same in every log of the scenario.
        package var number: Int
        /// Whether the row says what the call returned rather than that it began.
        package var isReturn: Bool
        /// The milliseconds in front, padded; empty unless the fence asks for `times`.
        package var time: String
        /// How many shown calls enclose it.
        package var depth: Int
        /// Who got the message; empty for a print.
        package var receiver: String
        /// The message, with what separates it from the receiver.
        package var message: String
        /// ` -> red`, or empty.
        package var answer: String
        /// The rule behind it; empty where the author's code decided.
        package var rule: String
    }

    package var rows: [Row]
}
