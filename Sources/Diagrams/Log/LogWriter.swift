import EventEngine

/// Writes the shown entries as lines. It appends bytes to one array; a string for each line would cost many
/// times that.
struct LogWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var lines: [LogFigure.Line] = []

    private let recording: Recording
    private let options: LogOptions
    /// The shown calls that enclose the next line, outermost first.
    private var enclosing: [Int] = []
    /// The columns that the longest time takes.
    private var timeColumns = 0
    private var lineStart = 0

    init(recording: Recording, options: LogOptions) {
        self.recording = recording
        self.options = options
    }

    /// Writes one or two lines for each of `shown`, the numbers of entries in ascending order.
    mutating func write(_ shown: [Int]) {
        bytes.reserveCapacity(shown.count * 48)
        lines.reserveCapacity(shown.count)
        if options.times { timeColumns = columnsOfTimes(shown) }
        for index in shown {
            closeCalls(before: index)
            let entry = recording.entries[index]
            writeEntry(index, entry)
            if returnNumber(of: index) > index + 1 || hasReturnLine(entry) { enclosing.append(index) }
        }
        closeCalls(before: .max)
    }

    // MARK: Nesting

    /// The number of the first entry that is not inside call `index`; no entry's number if it never returned.
    private func returnNumber(of index: Int) -> Int {
        let end = Int(recording.entries[index].end)
        return end > index ? end : Int.max
    }

    private mutating func closeCalls(before index: Int) {
        while let call = enclosing.last, index >= returnNumber(of: call) {
            enclosing.removeLast()
            let entry = recording.entries[call]
            guard hasReturnLine(entry), returnNumber(of: call) != .max else { continue }
            beginLine(time: timeOfReturn(of: call))
            appendMessage(entry)
            append(" returns ")
            appendAnswer(entry.answer)
            endLine(entry: call, isReturn: true)
        }
    }

    private func hasReturnLine(_ entry: TraceEntry) -> Bool {
        options.returns && options.style == .swift && entry.answer != .none
    }

    // MARK: Lines

    private mutating func writeEntry(_ index: Int, _ entry: TraceEntry) {
        if entry.kind == .prints { return writePrint(index, entry) }
        beginLine(time: entry.time)
        switch options.style {
        case .objc:
            append("-[")
            append(className(of: entry.receiver))
            append(" ")
            append(selector(of: entry).objectiveC)
            append("]")
        case .swift:
            appendMessage(entry)
            if entry.answer != .none, !options.returns, returnNumber(of: index) != .max {
                append(" -> ")
                appendAnswer(entry.answer)
            }
        }
        endLine(entry: index, isReturn: false)
    }

    private mutating func writePrint(_ index: Int, _ entry: TraceEntry) {
        guard case .text(let number) = entry.argument else { return }
        var text = Array(self.text(number).utf8)[...]
        while true {
            let lineFeed = text.firstIndex(of: UInt8(ascii: "\n"))
            var line = text[..<(lineFeed ?? text.endIndex)]
            if lineFeed != nil, line.last == UInt8(ascii: "\r") { line.removeLast() }
            beginLine(time: entry.time)
            append("print: ")
            appendEscaped(line)
            endLine(entry: index, isReturn: false)
            guard let lineFeed else { return }
            text = text[(lineFeed + 1)...]
        }
    }

    /// `red.touchesBegan(_:with:)`, `redTap: possible -> ended`, `button.isHighlighted = true`.
    private mutating func appendMessage(_ entry: TraceEntry) {
        if entry.receiver != .none { append(name(of: entry.receiver)) }
        if entry.isStateChange {
            append(": ")
            return appendArgument(entry)
        }
        if entry.receiver != .none { append(".") }
        let selector = selector(of: entry).swift
        guard selector.utf8.last == UInt8(ascii: "=") else { return append(selector) }
        bytes.append(contentsOf: selector.utf8.dropLast())
        append(" = ")
        appendArgument(entry)
    }

    private mutating func appendArgument(_ entry: TraceEntry) {
        switch entry.argument {
        case .text(let number): appendEscaped(Array(text(number).utf8)[...])
        case .object(let object): append(name(of: object))
        case .none, .point, .touches: break
        }
    }

    private mutating func appendAnswer(_ answer: Answer) {
        switch answer {
        case .none: break
        case .bool(let value): append(value ? "true" : "false")
        case .object(let object): append(name(of: object))
        case .null: append("nil")
        case .text(let number): appendEscaped(Array(text(number).utf8)[...])
        }
    }

    // MARK: Times

    /// Milliseconds since the first touch-down, in tenths.
    private func tenths(_ time: Int64) -> Int64 {
        let micros = time &- recording.epoch
        return (micros / 50 + (micros < 0 ? -1 : 1)) / 2
    }

    private func timeOfReturn(of call: Int) -> Int64 {
        recording.entries[max(call, min(returnNumber(of: call), recording.entries.count) - 1)].time
    }

    private func columnsOfTimes(_ shown: [Int]) -> Int {
        var columns = 1
        for index in shown {
            columns = max(columns, Self.digits(ofTenths: tenths(recording.entries[index].time)).count)
            guard hasReturnLine(recording.entries[index]) else { continue }
            columns = max(columns, Self.digits(ofTenths: tenths(timeOfReturn(of: index))).count)
        }
        return columns
    }

    private static func digits(ofTenths tenths: Int64) -> [UInt8] {
        var digits = tenths < 0 ? [UInt8(ascii: "-")] : []
        digits.append(contentsOf: String(tenths.magnitude / 10).utf8)
        let decimal = UInt8(tenths.magnitude % 10)
        if decimal != 0 { digits += [UInt8(ascii: "."), UInt8(ascii: "0") + decimal] }
        return digits
    }

    // MARK: Bytes

    private mutating func beginLine(time: Int64) {
        lineStart = bytes.count
        if options.times {
            let digits = Self.digits(ofTenths: tenths(time))
            appendBlanks(timeColumns - digits.count)
            bytes.append(contentsOf: digits)
            appendBlanks(2)
        }
        if options.style == .swift { appendBlanks(2 * enclosing.count) }
    }

    private mutating func endLine(entry: Int, isReturn: Bool) {
        while bytes.count > lineStart, bytes[bytes.count - 1] == UInt8(ascii: " ") { bytes.removeLast() }
        lines.append(LogFigure.Line(entry: entry, isReturn: isReturn, range: lineStart..<bytes.count))
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func appendBlanks(_ count: Int) {
        for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
    }

    /// Text that the author's code made: control characters become visible, so that a line stays a line.
    private mutating func appendEscaped(_ text: ArraySlice<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "\t"): append("\\t")
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\r"): append("\\r")
            case 0..<0x20, 0x7F: append("\\u{" + String(byte, radix: 16, uppercase: true) + "}")
            default: bytes.append(byte)
            }
        }
    }

    private func name(of object: ObjectID) -> String { recording.objects[Int(object.rawValue)].name }
    private func className(of object: ObjectID) -> String {
        recording.objects[Int(object.rawValue)].className
    }

    private func selector(of entry: TraceEntry) -> Recording.Selector {
        recording.selectors[Int(entry.selector.rawValue)]
    }
    private func text(_ number: Int32) -> String { recording.texts[Int(number)] }
}
