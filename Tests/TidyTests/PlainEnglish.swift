import Foundation

/// Phrases that the book, the README and the sources do without, and the search for them.
enum PlainEnglish {
    struct Finding: Hashable, CustomStringConvertible {
        let path: String
        let line: Int
        let phrase: String

        var description: String { "\(path):\(line) says \"\(phrase)\"" }
    }

    /// Not to be written anywhere, each with what to write instead.
    static let banned = [
        "by the original": "by the default, or by UIKit",
        "of one's own": "your, or custom",
        "stands behind": "follows, or explains",
        "stands at": "is at",
        "stands on": "is on",
        "stands there": "is there",
        "stands between": "is between",
        "stands beside": "is beside",
        "stands above": "is above",
        "stands below": "is below",
        "stands in front": "is in front",
        "it is no ": "it is not a",
        "is no more": "was removed",
        "who overrides": "override all four, or none",
        "who finds that": "if you find that",
        "is nobody": "no view, no object",
        "nobody's": "dropped, ignored",
        "shall": "should, or the present tense",
        "has it that": "says that",
        "in the wild": "in public code",
        "whatever comes of it": "whether it wins or not",
        "of our articles": "nothing: state the fact",
    ]

    /// Not to be written in chapters, besides.
    static let bannedInChapters = [
        "whoever": "if you",
        "the glass (": "the screen",
        "anew": "again",
        "robbed": "does not get",
        "betrayed": "still works",
        "made up its mind": "decided",
        "makes no difference": "changes nothing",
        "once more, with": "a plain heading",
        "homemade": "your own",
        "the bargain": "what it costs",
        "no matter of course": "not every",
        "hears nothing of it, and": "two sentences",
        "makes one story": "say what happens",
        "wants nothing": "does nothing with the touch",
        "under the finger when": "hit",
        "for the sake of": "for",
        "in no line": "gets nothing",
        "the first article": "name it in the chapter about the articles only",
        "another of the articles": "name it in the chapter about the articles only",
        "one of the articles": "name it in the chapter about the articles only",
        "the article says": "name it in the chapter about the articles only",
    ]

    /// The chapters that name the articles.
    static let namingArticles = ["14-what-the-articles-got-wrong.md", "16-device-logs.md"]

    /// Where a text says one of the phrases; a line break counts as a blank, letters in either case.
    static func findings(of phrases: some Sequence<String>, in text: String, path: String) -> [Finding] {
        let flat = text.lowercased().replacingOccurrences(of: "\n", with: " ")
        return phrases.flatMap { phrase in
            places(of: phrase, in: flat).map { place in
                let before = text.unicodeScalars.prefix(place)
                return Finding(path: path, line: before.count { $0 == "\n" } + 1, phrase: phrase)
            }
        }
        .sorted { ($0.line, $0.phrase) < ($1.line, $1.phrase) }
    }

    /// Distances in Unicode scalars from the beginning of a text to each place where a phrase begins a word.
    private static func places(of phrase: String, in text: String) -> [Int] {
        let scalars = text.unicodeScalars
        var places: [Int] = []
        var rest = text.startIndex..<text.endIndex
        while let hit = text.range(of: phrase, range: rest) {
            let before = hit.lowerBound > text.startIndex ? text[text.index(before: hit.lowerBound)] : " "
            let after = hit.upperBound < text.endIndex ? text[hit.upperBound] : " "
            let isWord = !before.isLetter && (phrase.last?.isLetter != true || !after.isLetter)
            if isWord { places.append(scalars.distance(from: scalars.startIndex, to: hit.lowerBound)) }
            rest = hit.upperBound..<text.endIndex
        }
        return places
    }

    /// A chapter without the bodies of its fences; what opens a fence stays, for titles are prose.
    static func prose(of chapter: String) -> String {
        var fence: Substring?
        return chapter.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            if let mark = fence {
                if line == mark { fence = nil }
                return ""
            }
            if line.hasPrefix("```") { fence = line.prefix { $0 == "`" } }
            return line
        }
        .joined(separator: "\n")
    }
}
