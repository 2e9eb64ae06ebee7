import EventEngine

/// The words of a log as bytes, made once for each object and selector that occurs rather than for each line.
struct LogWords {
    /// A selector's spellings.
    struct Message {
        /// Behind the receiver; a property's setter is without its `=`.
        var swift: [UInt8]
        var isSetter: Bool
        var objectiveC: [UInt8]
    }

    /// By object.
    let names: [[UInt8]]
    let classNames: [[UInt8]]
    private let selectors: [Recording.Selector]
    /// By selector, once it was asked for: a recording knows many more than a log shows.
    private var messages: [Message?]
    private let texts: [String]

    init(_ recording: Recording) {
        names = recording.objects.map { Array($0.name.utf8) }
        classNames = recording.objects.map { Array($0.className.utf8) }
        selectors = recording.selectors
        messages = Array(repeating: nil, count: selectors.count)
        texts = recording.texts
    }

    /// A selector's spellings.
    mutating func message(_ selector: SelectorID) -> Message {
        let index = Int(selector.rawValue)
        if let known = messages[index] { return known }
        var swift = Array(selectors[index].swift.utf8)
        let isSetter = swift.last == UInt8(ascii: "=")
        if isSetter { swift.removeLast() }
        let objectiveC = Array(selectors[index].objectiveC.utf8)
        let message = Message(swift: swift, isSetter: isSetter, objectiveC: objectiveC)
        messages[index] = message
        return message
    }

    /// The lines of a text that the author's code made.
    func lines(_ number: Int32) -> [[UInt8]] {
        let lines = Array(texts[Int(number)].utf8)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            let hasReturn = index < lines.count - 1 && line.last == UInt8(ascii: "\r")
            return LogWords.escaped(hasReturn ? line.dropLast() : line)
        }
    }

    /// A text that the author's code made, in one line.
    func text(_ number: Int32) -> [UInt8] {
        LogWords.escaped(Array(texts[Int(number)].utf8)[...])
    }

    /// Control characters become visible, so that a line stays a line.
    private static func escaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return Array(text) }
        var result: [UInt8] = []
        for byte in text {
            switch byte {
            case UInt8(ascii: "\t"): result += "\\t".utf8
            case UInt8(ascii: "\n"): result += "\\n".utf8
            case UInt8(ascii: "\r"): result += "\\r".utf8
            case 0..<0x20, 0x7F: result += ("\\u{" + String(byte, radix: 16, uppercase: true) + "}").utf8
            default: result.append(byte)
            }
        }
        return result
    }
}
