import CommonMark
import Reporting

/// Reads an info string from left to right. Where the grammar is broken it notes a problem and goes on at the
/// next comma, so that several problems of one fence are found together.
struct FenceInfoScanner {
    private let file: SourceFile
    private let end: Int
    private var at: Int
    private(set) var problems: [FenceProblem] = []

    init(_ fence: FencedBlock) {
        file = fence.file
        at = fence.info.lowerBound
        end = fence.info.upperBound
    }

    /// The word at the beginning.
    mutating func language() -> FenceInfo.Word? {
        let word = bareWord(endedBy: [","])
        return word.text.isEmpty ? nil : word
    }

    /// The next flag or key with value; nil at the end.
    mutating func option() -> FenceInfo.Option? {
        skipSpaces()
        guard at < end else { return nil }
        var isStray = false
        if peek() == "," {
            let comma = at
            at += 1
            skipSpaces()
            if at == end || peek() == "," {
                problems.append(.emptyOption(span(comma..<comma + 1)))
                return option()
            }
        } else {
            isStray = true
            problems.append(.missingComma(before: bareWordAhead()))
        }
        let start = at
        let key = bareWord(endedBy: [",", "="])
        skipSpaces()
        var option = FenceInfo.Option(key: key, value: nil, isStray: isStray)
        if peek() == "=" {
            at += 1
            skipSpaces()
            option.value = valueWithSpaces(of: key.text)
        }
        precondition(at > start, "an option is at least one character")
        return option
    }

    /// A value, with the words behind it that can only belong to it: names of scenarios are checked by those
    /// who read them, all others are reported.
    private mutating func valueWithSpaces(of key: String) -> FenceInfo.Value {
        let start = at
        let first = value()
        guard case .word(let word) = first, !word.text.isEmpty else { return first }
        var last = at
        while true {
            skipSpaces()
            guard at < end, peek() != "," else { break }
            var copy = self
            let next = copy.bareWord(endedBy: [",", "="])
            copy.skipSpaces()
            guard copy.peek() != "=", !Self.flags.contains(next.text), !next.text.isEmpty else { break }
            at = copy.at
            last = next.span.range.upperBound
        }
        let whole = self.word(start..<last)
        guard whole.text != word.text else { return first }
        if !Self.naming.contains(key) { problems.append(.spaceInValue(whole, key: key)) }
        return .word(whole)
    }

    /// Words that are options by themselves: before them a comma is missing.
    private static let flags: Set<String> = ["scenario", "setup", "fails", "times", "returns"]
    /// Options whose value is the name of a scenario.
    private static let naming: Set<String> = ["name", "of", "extends"]

    private mutating func value() -> FenceInfo.Value {
        switch peek() {
        case "[": list()
        case "\"": .quoted(quoted())
        default: .word(bareWord(endedBy: [","]))
        }
    }

    private mutating func list() -> FenceInfo.Value {
        let start = at
        at += 1
        var words: [FenceInfo.Word] = []
        while true {
            skipSpaces()
            guard at < end else {
                problems.append(.unclosedBracket(span(start..<start + 1)))
                break
            }
            if peek() == "]" {
                at += 1
                break
            }
            if peek() == "," {
                problems.append(.emptyOption(span(at..<at + 1)))
                at += 1
                continue
            }
            words.append(peek() == "\"" ? quoted() : bareWord(endedBy: [",", "]"]))
            skipSpaces()
            if peek() == "," {
                at += 1
            } else if at < end, peek() != "]" {
                problems.append(.missingComma(before: bareWordAhead()))
            }
        }
        return .list(words, span(start..<at))
    }

    private mutating func quoted() -> FenceInfo.Word {
        let start = at
        var bytes: [UInt8] = []
        at += 1
        while at < end, peek() != "\"" {
            if peek() == "\\", at + 1 < end, file.bytes[at + 1] == 0x22 || file.bytes[at + 1] == 0x5C {
                at += 1
            }
            bytes.append(file.bytes[at])
            at += 1
        }
        if at < end { at += 1 } else { problems.append(.unclosedQuote(span(start..<start + 1))) }
        return FenceInfo.Word(text: String(decoding: bytes, as: UTF8.self), span: span(start..<at))
    }

    /// A word without quotes: up to a space or one of the given characters.
    private mutating func bareWord(endedBy stops: [Unicode.Scalar]) -> FenceInfo.Word {
        let start = at
        while at < end, let next = peek(), next != " ", next != "\t", !stops.contains(next) { at += 1 }
        return word(start..<at)
    }

    private func bareWordAhead() -> FenceInfo.Word {
        var copy = self
        let word = copy.bareWord(endedBy: [",", "]"])
        return word.text.isEmpty ? self.word(at..<min(at + 1, end)) : word
    }

    private func word(_ range: Range<Int>) -> FenceInfo.Word {
        FenceInfo.Word(text: String(decoding: file.bytes[range], as: UTF8.self), span: span(range))
    }

    private func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(file: file, range: range)
    }

    private func peek() -> Unicode.Scalar? {
        at < end ? Unicode.Scalar(file.bytes[at]) : nil
    }

    private mutating func skipSpaces() {
        while let next = peek(), next == " " || next == "\t" { at += 1 }
    }
}
