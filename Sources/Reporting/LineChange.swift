/// Lines that were taken away and the lines that came in their place. In colours, the words that differ
/// between a line and its successor stand out.
struct LineChange {
    /// Without their line ends.
    var removed: [String] = []
    var added: [String] = []

    /// `-` and `+` lines, each ended by a line feed.
    func render(_ style: TerminalStyle) -> String {
        var old = removed.map { style.apply(.removed, to: "-" + $0) }
        var new = added.map { style.apply(.added, to: "+" + $0) }
        if style == .coloured {
            for index in 0..<min(removed.count, added.count) {
                let longest = max(removed[index].utf8.count, added[index].utf8.count)
                guard longest <= WordChange.longestLine else { continue }
                let words = WordChange(from: removed[index], to: added[index])
                guard words.isWorthShowing else { continue }
                old[index] = style.apply(.removed, to: "-") + words.old(style)
                new[index] = style.apply(.added, to: "+") + words.new(style)
            }
        }
        return (old + new).map { $0 + "\n" }.joined()
    }
}

/// Two lines, word by word. A word is a stretch of letters and digits; every other character is alone.
private struct WordChange {
    private let oldWords: [Substring]
    private let newWords: [Substring]
    private let difference: SequenceDifference

    /// Nobody looks for a word in a longer line, in bytes; it bounds the work.
    static let longestLine = 4_000

    init(from old: String, to new: String) {
        oldWords = WordChange.words(of: old)
        newWords = WordChange.words(of: new)
        difference = SequenceDifference(from: oldWords, to: newWords)
    }

    /// Whether the lines share enough for the rest to stand out.
    var isWorthShowing: Bool {
        let shared = difference.steps.count { if case .same = $0 { true } else { false } }
        return 2 * shared >= max(oldWords.count, newWords.count)
    }

    func old(_ style: TerminalStyle) -> String {
        difference.steps.map { step in
            switch step {
            case .same(let index, _): style.apply(.removed, to: String(oldWords[index]))
            case .removed(let index): style.apply(.removedWords, to: String(oldWords[index]))
            case .added: ""
            }
        }.joined()
    }

    func new(_ style: TerminalStyle) -> String {
        difference.steps.map { step in
            switch step {
            case .same(_, let index): style.apply(.added, to: String(newWords[index]))
            case .added(let index): style.apply(.addedWords, to: String(newWords[index]))
            case .removed: ""
            }
        }.joined()
    }

    private static func words(of line: String) -> [Substring] {
        var words: [Substring] = []
        var rest = line[...]
        while let first = rest.first {
            let isWord = first.isLetter || first.isNumber
            let word = isWord ? rest.prefix { $0.isLetter || $0.isNumber } : rest.prefix(1)
            words.append(word)
            rest = rest.dropFirst(word.count)
        }
        return words
    }
}
