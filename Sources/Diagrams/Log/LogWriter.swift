import EventEngine

/// Writes the shown entries as lines. It appends bytes to one array; a string for each line would cost many
/// times that.
struct LogWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var lines: [LogFigure.Line] = []

    private let entries: [TraceEntry]
    private let epoch: Int64
    private var words: LogWords
    private let options: LogOptions
    /// The shown calls that enclose the next line, outermost first.
    private var enclosing: [Int] = []
    /// The columns that the longest time takes.
    private(set) var timeColumns: Int
    /// The latest time and how it is written: most lines have the time of the line above.
    private var time: (tenths: Int64, digits: [UInt8]) = (0, [UInt8(ascii: "0")])
    private var lineStart = 0

    /// - Parameter timeColumns: the columns that times take at least.
    init(recording: Recording, options: LogOptions, timeColumns: Int = 0) {
        self.timeColumns = timeColumns
        entries = recording.entries
        epoch = recording.epoch
        words = LogWords(recording)
        self.options = options
    }

    /// Writes one or two lines for each of `shown`, the numbers of entries in ascending order.
    mutating func write(_ shown: [Int]) {
        bytes.reserveCapacity(shown.count * 48)
        lines.reserveCapacity(shown.count)
        if options.times { timeColumns = max(timeColumns, columnsOfTimes(shown)) }
        for index in shown {
            closeCalls(before: index)
            let entry = entries[index]
            writeEntry(index, entry)
            if returnNumber(of: index) > index + 1 || hasReturnLine(entry) { enclosing.append(index) }
        }
        closeCalls(before: .max)
    }

    // MARK: Nesting

    /// The number of the first entry that is not inside call `index`; no entry's number if it never returned.
    private func returnNumber(of index: Int) -> Int {
        let end = Int(entries[index].end)
        return end > index ? end : Int.max
    }

    private mutating func closeCalls(before index: Int) {
        while let call = enclosing.last, index >= returnNumber(of: call) {
            enclosing.removeLast()
            let entry = entries[call]
            guard hasReturnLine(entry), returnNumber(of: call) != .max else { continue }
            beginLine(time: timeOfReturn(of: call))
            appendMessage(entry)
            append(" returns ")
            appendAnswer(entry.answer)
            endLine(entry: call, isReturn: true)
        }
    }

    private func hasReturnLine(_ entry: TraceEntry) -> Bool {
        options.returns && options.style == .swift && hasAnswer(entry)
    }

    // MARK: Lines

    private mutating func writeEntry(_ index: Int, _ entry: TraceEntry) {
        if entry.kind == .prints { return writePrint(index, entry) }
        beginLine(time: entry.time)
        switch options.style {
        case .objc:
            append("-[")
            bytes += words.classNames[Int(entry.receiver.rawValue)]
            bytes.append(UInt8(ascii: " "))
            bytes += words.message(entry.selector).objectiveC
            bytes.append(UInt8(ascii: "]"))
        case .swift:
            appendMessage(entry)
            if !options.returns, hasAnswer(entry), returnNumber(of: index) != .max {
                append(" -> ")
                appendAnswer(entry.answer)
            }
        }
        endLine(entry: index, isReturn: false)
    }

    private mutating func writePrint(_ index: Int, _ entry: TraceEntry) {
        guard case .text(let number) = entry.argument else { return }
        for line in words.lines(number) {
            beginLine(time: entry.time)
            append("print: ")
            bytes += line
            endLine(entry: index, isReturn: false)
        }
    }

    /// `red.touchesBegan(_:with:)`, `redTap: possible -> ended`, `button.isHighlighted = true`.
    private mutating func appendMessage(_ entry: TraceEntry) {
        if entry.receiver != .none {
            bytes += words.names[Int(entry.receiver.rawValue)]
            if entry.isStateChange {
                append(": ")
                return appendArgument(entry.argument)
            }
            bytes.append(UInt8(ascii: "."))
        }
        let message = words.message(entry.selector)
        bytes += message.swift
        guard message.isSetter else { return }
        append(" = ")
        appendArgument(entry.argument)
    }

    private mutating func appendArgument(_ argument: Argument) {
        switch argument {
        case .text(let number): bytes += words.text(number)
        case .object(let object): appendName(object)
        case .none, .point, .touches: break
        }
    }

    private func hasAnswer(_ entry: TraceEntry) -> Bool {
        if case .none = entry.answer { return false }
        return true
    }

    private mutating func appendAnswer(_ answer: Answer) {
        switch answer {
        case .none: break
        case .bool(let value): append(value ? "true" : "false")
        case .object(let object): appendName(object)
        case .null: append("nil")
        case .text(let number): bytes += words.text(number)
        }
    }

    private mutating func appendName(_ object: ObjectID) {
        if object == .none { append("nil") } else { bytes += words.names[Int(object.rawValue)] }
    }

    // MARK: Times

    /// Milliseconds since the first touch-down, in tenths.
    private func tenths(_ time: Int64) -> Int64 { Recording.tenths(time, since: epoch) }

    private func timeOfReturn(of call: Int) -> Int64 {
        entries[max(call, min(returnNumber(of: call), entries.count) - 1)].time
    }

    private mutating func columnsOfTimes(_ shown: [Int]) -> Int {
        var columns = 1
        for index in shown {
            columns = max(columns, digits(of: entries[index].time).count)
            guard hasReturnLine(entries[index]) else { continue }
            columns = max(columns, digits(of: timeOfReturn(of: index)).count)
        }
        return columns
    }

    /// `16.7`, `50`, `-350`
    private mutating func digits(of time: Int64) -> [UInt8] {
        let tenths = tenths(time)
        if tenths == self.time.tenths { return self.time.digits }
        var digits = tenths < 0 ? [UInt8(ascii: "-")] : []
        digits += String(tenths.magnitude / 10).utf8
        let decimal = UInt8(tenths.magnitude % 10)
        if decimal != 0 { digits += [UInt8(ascii: "."), UInt8(ascii: "0") + decimal] }
        self.time = (tenths, digits)
        return digits
    }

    // MARK: Bytes

    private mutating func beginLine(time: Int64) {
        lineStart = bytes.count
        if options.times {
            let digits = digits(of: time)
            appendBlanks(timeColumns - digits.count)
            bytes += digits
            appendBlanks(2)
        }
        if options.style == .swift { appendBlanks(2 * enclosing.count) }
    }

    private mutating func endLine(entry: Int, isReturn: Bool) {
        while bytes.count > lineStart, bytes[bytes.count - 1] == UInt8(ascii: " ") { bytes.removeLast() }
        lines.append(LogFigure.Line(entry: entry, isReturn: isReturn, range: lineStart..<bytes.count))
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func appendBlanks(_ count: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
    }
}
