import EventEngine

/// A recording's trace as lines of text: the body of a `log` fence, and the numbered list of the site.
///
/// Decisions where the contract is silent:
/// - A print of several lines is several log lines, each with `print: ` in front. Characters that a fence
///   cannot carry are written as Swift escapes (`\t`, `\r`, `\u{1B}`), and a line never ends in a blank.
/// - `times` puts the milliseconds, at most one decimal, right-aligned to the longest of this log, and two
///   blanks in front of the line; what happened before the first touch-down has a negative time, and
///   without any touch time counts from the start of the world. A `returns` line has the time at which the
///   call returned.
/// - A call that never returned (the scenario was stopped inside it) has neither an answer nor a `returns`
///   line.
/// - A stage of the run loop is a line like that of a message to `runLoop`. It is not a message, so
///   `style=objc` leaves it out.
///
/// Made as bytes in one pass; the cost is linear in the trace.
package struct LogFigure: Sendable {
    /// One line of the log.
    package struct Line: Equatable, Sendable {
        /// The number of the trace entry that it shows.
        package var entry: Int
        /// Whether it says what the call returned rather than that it began.
        package var isReturn: Bool
        /// Where it is in `LogFigure.bytes`, without its line feed.
        package var range: Range<Int>
    }

    /// All lines in UTF-8, each ended by a line feed; empty when nothing was selected.
    package private(set) var bytes: [UInt8] = []
    package private(set) var lines: [Line] = []
    /// The words of `only=` that are neither an object nor a class of the recording, nor declared, in the
    /// order given.
    package let unknownNames: [String]
    /// What `only=` could have said: the names and classes of the recording's objects and what was declared,
    /// sorted, each once.
    package let knownNames: [String]

    /// How many columns the times take; 0 without `times`.
    package private(set) var timeColumns = 0

    /// - Parameters:
    ///   - declaredNames: what `only=` may name besides, as something that nothing happened to.
    ///   - timeColumns: how many columns the times take at least, to be beside another log.
    package init(
        recording: Recording, options: LogOptions = LogOptions(), declaredNames: [String] = [],
        timeColumns: Int = 0
    ) {
        let filter = LogFilter(recording: recording, options: options)
        unknownNames = filter.unknownNames.filter { !declaredNames.contains($0) }
        knownNames =
            options.only == nil ? [] : LogFilter.knownNames(of: recording, or: declaredNames)
        var writer = LogWriter(recording: recording, options: options, timeColumns: timeColumns)
        writer.write(filter.shownEntries(of: recording))
        bytes = writer.bytes
        lines = writer.lines
        self.timeColumns = writer.timeColumns
    }

    /// The fence's body: the lines, or `(nothing)` when there are none. Ends with a line feed.
    package var body: [UInt8] {
        bytes.isEmpty ? Array("(nothing)\n".utf8) : bytes
    }

    /// The bytes of one line, without its line feed.
    package func bytes(of line: Line) -> ArraySlice<UInt8> { bytes[line.range] }

    /// The text of one line.
    package func text(of line: Line) -> String { String(decoding: bytes[line.range], as: UTF8.self) }
}
