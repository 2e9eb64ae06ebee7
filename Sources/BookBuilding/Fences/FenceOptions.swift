import Foundation
import Reporting

/// Reads the options of one fence by name. What was never asked for is unknown, so that the code that reads
/// an option is the only place that knows of it.
struct FenceOptions {
    private let info: FenceInfo
    /// What the fence is called in sentences: `a 'log' fence`.
    private let kind: String
    private var asked: [String] = []
    private(set) var problems: [FenceProblem] = []

    init(_ info: FenceInfo, of kind: String) {
        self.info = info
        self.kind = kind
        var seen: [String: SourceSpan] = [:]
        for option in info.options {
            if let first = seen[option.key.text] {
                problems.append(.duplicateOption(option.key, first: first))
            } else {
                seen[option.key.text] = option.key.span
            }
        }
    }

    /// The options that a fence can have, by the word that it begins with: `swift` for scenarios.
    static func names(of word: String) -> [String] {
        if word == "swift" { return ScenarioBlock.optionNames }
        guard let kind = FenceKinds.named(word) else { return [] }
        var options = FenceOptions(FenceInfo(), of: word)
        _ = kind.init(&options)
        return ["of"] + options.asked
    }

    /// Whether a flag is given.
    mutating func flag(_ key: String) -> Bool {
        guard let option = option(key) else { return false }
        if let value = option.value { problems.append(.unwantedValue(option.key, value: value.span)) }
        return true
    }

    /// A single value.
    mutating func word(_ key: String, example: String) -> FenceInfo.Word? {
        guard let option = option(key) else { return nil }
        switch option.value {
        case .word(let word) where !word.text.isEmpty: return word
        case .quoted(let word): return word
        case .list(_, let span):
            problems.append(.listForOne(span, key: key))
            return nil
        default:
            problems.append(.missingValue(option.key, example: example))
            return nil
        }
    }

    /// The words of a list; a single word is a list of one.
    mutating func list(_ key: String, example: String) -> (words: [FenceInfo.Word], span: SourceSpan)? {
        guard let option = option(key) else { return nil }
        switch option.value {
        case .word(let word) where !word.text.isEmpty: return ([word], word.span)
        case .quoted(let word): return ([word], word.span)
        case .list(let words, let span) where !words.isEmpty: return (words, span)
        case .list(_, let span):
            problems.append(.emptyList(span, key: key))
            return nil
        default:
            problems.append(.missingValue(option.key, example: example))
            return nil
        }
    }

    /// A single value that `read` understands; where it answers nil, the value is reported with `why`.
    mutating func value<Value>(
        _ key: String, example: String, why: String, hint: String? = nil, _ read: (String) -> Value?
    ) -> Value? {
        guard let word = word(key, example: example) else { return nil }
        if let value = read(word.text) { return value }
        report(.badValue(word, why: why, hint: hint))
        return nil
    }

    /// One of several words.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, example: String) -> Choice?
    where Choice.RawValue == String {
        guard let word = word(key, example: example) else { return nil }
        if let choice = Choice(rawValue: word.text) { return choice }
        let all = Choice.allCases.map(\.rawValue)
        let hint =
            Suggestion.hint(for: word.text, among: all)
            ?? (all.count > 4
                ? "it is one of \(all.joined(separator: ", "))"
                : "use \(all.map { "\(key)=\($0)" }.joined(separator: " or "))")
        report(.badValue(word, why: "is no value of '\(key)'", hint: hint))
        return nil
    }

    /// The place of an option's key; nil when it is not given.
    func place(of key: String) -> SourceSpan? {
        info.options.first { $0.key.text == key }?.key.span
    }

    /// Adds a problem that a reader of options found.
    mutating func report(_ problem: FenceProblem) {
        problems.append(problem)
    }

    /// Reports the options that nobody asked for. To be called when all were read.
    mutating func finish() {
        for option in info.options where !option.isStray && !asked.contains(option.key.text) {
            problems.append(.unknownOption(option.key, of: kind, known: asked))
        }
    }

    private mutating func option(_ key: String) -> FenceInfo.Option? {
        if !asked.contains(key) { asked.append(key) }
        return info.options.first { $0.key.text == key }
    }
}
