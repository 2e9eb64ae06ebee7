import EventEngine
import Reporting

/// Two recordings side by side: the lines of a log that both share, and those that only one has. The body of
/// a `diff` fence.
///
/// What is compared are events, not lines of text: the same message to the same object with the same answer
/// is shared however deep it is, and a print of several lines is one event. With `times`, an event at
/// another time is another event.
package struct LogComparison: Sendable {
    /// Who has an event.
    package enum Side: Sendable, Equatable {
        case both, first, second

        /// What its lines begin with.
        package var mark: String {
            switch self {
            case .both: "  "
            case .first: "- "
            case .second: "+ "
            }
        }
    }

    /// One line: an index into the lines of the log of its side; of the second for a shared one.
    package struct Line: Sendable, Equatable {
        package var side: Side
        package var index: Int
        /// For a shared line the entry of the first recording.
        package var firstEntry: Int?
        /// For a shared line the entry of the second recording.
        package var secondEntry: Int?
    }

    package let first: LogFigure
    package let second: LogFigure
    package private(set) var lines: [Line] = []

    /// - Parameter declaredNames: of each scenario, what `only=` may name besides.
    package init(
        _ first: Recording, _ second: Recording, options: LogOptions = LogOptions(),
        declaredNames: (first: [String], second: [String]) = ([], [])
    ) {
        var figures = (
            LogFigure(recording: first, options: options, declaredNames: declaredNames.first),
            LogFigure(recording: second, options: options, declaredNames: declaredNames.second)
        )
        if figures.0.timeColumns != figures.1.timeColumns {
            // Shared lines are between both logs, so both need the same column of times.
            let columns = max(figures.0.timeColumns, figures.1.timeColumns)
            figures = (
                LogFigure(
                    recording: first, options: options, declaredNames: declaredNames.first,
                    timeColumns: columns),
                LogFigure(
                    recording: second, options: options, declaredNames: declaredNames.second,
                    timeColumns: columns)
            )
        }
        self.first = figures.0
        self.second = figures.1
        let old = LogEvent.all(of: figures.0, in: first, options)
        let new = LogEvent.all(of: figures.1, in: second, options)
        let difference = SequenceDifference(from: old.map(\.key), to: new.map(\.key))
        for step in difference.steps {
            switch step {
            case .same(let a, let b): share(old[a], new[b])
            case .removed(let a): add(.first, old[a])
            case .added(let b): add(.second, new[b])
            }
        }
    }

    private mutating func share(_ old: LogEvent, _ new: LogEvent) {
        for index in new.lines {
            lines.append(Line(side: .both, index: index, firstEntry: old.entry, secondEntry: new.entry))
        }
    }

    private mutating func add(_ side: Side, _ event: LogEvent) {
        for index in event.lines {
            lines.append(
                Line(
                    side: side, index: index, firstEntry: side == .first ? event.entry : nil,
                    secondEntry: side == .second ? event.entry : nil))
        }
    }

    /// The fence's body: each line with its mark in front, or `(nothing)`. Ends with a line feed.
    package var body: [UInt8] {
        guard !lines.isEmpty else { return Array("(nothing)\n".utf8) }
        var bytes: [UInt8] = []
        for line in lines {
            let figure = line.side == .first ? first : second
            bytes += line.side.mark.utf8
            bytes += figure.bytes(of: figure.lines[line.index])
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// The words of `only=` that neither scenario knows.
    package var unknownNames: [String] {
        first.unknownNames.filter { second.unknownNames.contains($0) }
    }

    /// What `only=` could have said.
    package var knownNames: [String] { Set(first.knownNames + second.knownNames).sorted() }
}

/// An event as it is compared with those of another recording, and its lines in the log.
private struct LogEvent {
    /// What makes two events the same: their words in the log but for indentation, and the time if it is
    /// shown.
    struct Key: Hashable {
        var receiver: String
        var selector: String
        var words: [String]
        var answer: String
        var isReturn: Bool
        var tenths: Int64?
    }

    var key: Key
    var entry: Int
    /// Indices into the lines of the log.
    var lines: Range<Int>

    static func all(of figure: LogFigure, in recording: Recording, _ options: LogOptions) -> [LogEvent] {
        var events: [LogEvent] = []
        for (index, line) in figure.lines.enumerated() {
            if let last = events.last, last.entry == line.entry, last.key.isReturn == line.isReturn {
                events[events.count - 1].lines = last.lines.lowerBound..<index + 1
            } else {
                let key = key(of: line, in: recording, options)
                events.append(LogEvent(key: key, entry: line.entry, lines: index..<index + 1))
            }
        }
        return events
    }

    private static func key(of line: LogFigure.Line, in recording: Recording, _ options: LogOptions) -> Key {
        let entry = recording.entries[line.entry]
        let isFlat = options.style == .objc
        let object = entry.receiver == .none ? nil : recording.objects[Int(entry.receiver.rawValue)]
        let selector = recording.selectors[Int(entry.selector.rawValue)]
        let showsAnswer = !isFlat && (!options.returns || line.isReturn)
        var key = Key(
            receiver: (isFlat ? object?.className : object?.name) ?? "",
            selector: isFlat ? selector.objectiveC : selector.swift, words: [],
            answer: showsAnswer ? recording.words(of: entry.answer) : "", isReturn: line.isReturn, tenths: nil
        )
        if entry.kind == .prints || !isFlat, let words = recording.shownWords(of: entry) {
            key.words = [words]
        }
        if options.times { key.tenths = recording.tenths(at: entry.time) }
        return key
    }
}

extension Recording {
    /// What a log shows of an argument: a print's text, a change of state, the value that a property got.
    fileprivate func shownWords(of entry: TraceEntry) -> String? {
        switch entry.argument {
        case .text(let text): texts[Int(text)]
        case .object(let object) where selectors[Int(entry.selector.rawValue)].swift.hasSuffix("="):
            name(of: object)
        default: nil
        }
    }

    fileprivate func words(of answer: Answer) -> String {
        switch answer {
        case .none: ""
        case .bool(let value): value ? "true" : "false"
        case .object(let object): name(of: object)
        case .null: "nil"
        case .text(let text): texts[Int(text)]
        }
    }

    private func name(of object: ObjectID) -> String {
        object == .none ? "nil" : objects[Int(object.rawValue)].name
    }
}
