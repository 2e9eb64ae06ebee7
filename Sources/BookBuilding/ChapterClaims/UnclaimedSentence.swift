import CommonMark
import Reporting

/// A sentence of a chapter that no claim checks, although a run could show what it says: an order, a count,
/// a time, or that something never happens.
///
/// Questions state nothing. A paragraph that begins with the id of a rule lists the sources of that rule,
/// which no run can show. The number of a system, a session or a chapter, as in `iOS 13 to 17`, is its name.
package struct UnclaimedSentence: Equatable, Sendable {
    /// What it seems to state, in this order.
    package enum Sign: String, CaseIterable, Sendable {
        case order, count, never, time, number
    }

    package var place: SourcePosition
    package var path: String
    package var text: String
    package var signs: [Sign]

    /// `Chapters/01-x.md:12:5: order, never: The sentence.`
    package var line: String {
        "\(path):\(place.line):\(place.column): \(signs.map(\.rawValue).joined(separator: ", ")): \(text)"
    }

    /// Those of a chapter that has scenarios, and how many of its sentences look so at all.
    static func all(in chapter: Chapter) -> (unclaimed: [UnclaimedSentence], count: Int) {
        guard !chapter.scenarios.isEmpty else { return ([], 0) }
        let document = chapter.document
        var found: [UnclaimedSentence] = []
        var count = 0
        for sentence in ProseSentence.all(in: document) where !sentence.isQuestion {
            let signs = Sign.allCases.filter { $0.isIn(sentence.words) }
            guard !signs.isEmpty else { continue }
            count += 1
            guard !sentence.hasClaim else { continue }
            found.append(
                UnclaimedSentence(
                    place: document.file.position(at: sentence.start), path: document.file.path,
                    text: Printable.line(sentence.text), signs: signs))
        }
        return (found, count)
    }
}

extension UnclaimedSentence.Sign {
    /// The words that give it away, in lower case.
    private var words: Set<String> {
        switch self {
        case .order:
            ["before", "after", "first", "then", "last", "earlier", "later", "until", "afterwards"]
        case .count:
            ["once", "twice", "thrice", "times", "both", "two", "three", "four", "second", "third"]
        case .never: ["never", "nothing", "nobody", "none", "only", "neither", "nor"]
        case .time: ["ms", "milliseconds", "millisecond", "seconds", "instant", "immediately"]
        case .number: []
        }
    }

    fileprivate func isIn(_ sentence: Set<String>) -> Bool {
        guard self == .number else { return !sentence.isDisjoint(with: words) }
        return sentence.contains { $0.utf8.contains { (0x30...0x39).contains($0) } }
    }
}

/// A sentence of running text.
private struct ProseSentence {
    var text = ""
    /// Its words in lower case, without those of code.
    var words: Set<String> = []
    /// Where it begins in the file.
    var start = 0
    var hasClaim = false

    var isQuestion: Bool { text.hasSuffix("?") }

    /// The sentences of all paragraphs, in reading order, without those about the sources of a rule.
    static func all(in document: MarkdownDocument) -> [ProseSentence] {
        let claims = Set(document.links.filter { LinkTarget($0.destination) == .claim }.map(\.node))
        var found: [ProseSentence] = []
        for index in document.nodes.indices {
            guard case .paragraph = document.nodes[index].kind else { continue }
            var reader = SentenceReader()
            var claimEnd = index
            for inner in index..<document.nodes[index].end {
                let node = document.nodes[inner]
                if claims.contains(inner) { claimEnd = node.end }
                reader.read(node, isClaim: inner < claimEnd)
            }
            let sentences = reader.finish()
            if sentences.first?.text.prefixMatch(of: /[A-Z]-[0-9]+\b/) == nil { found += sentences }
        }
        return found
    }
}

/// Takes the inlines of a paragraph apart into sentences.
private struct SentenceReader {
    private var sentences: [ProseSentence] = []
    private var current = ProseSentence()
    private var prose = ""

    mutating func read(_ node: MarkdownNode, isClaim: Bool) {
        switch node.kind {
        case .text(let text):
            // Where the text is as it was written, each sentence of it has a place.
            let isLiteral = text.utf8.count == node.range.count
            var place = node.range.lowerBound
            for character in text {
                add(character, at: place, isClaim)
                if isLiteral { place += character.utf8.count }
            }
        case .softBreak, .lineBreak: add(" ", at: node.range.lowerBound, isClaim)
        case .code(let code):
            if current.text.isEmpty { current.start = node.range.lowerBound }
            current.text += code
            current.hasClaim = current.hasClaim || isClaim
        default: break
        }
    }

    private mutating func add(_ character: Character, at place: Int, _ isClaim: Bool) {
        let isBlank = character == " "
        if isBlank, current.text.last.map({ ".!?".contains($0) }) ?? false { return end() }
        if isBlank, current.text.isEmpty { return }
        if current.text.isEmpty { current.start = place }
        current.text.append(character)
        prose.append(character)
        current.hasClaim = current.hasClaim || isClaim
    }

    private mutating func end() {
        guard !current.text.isEmpty else { return }
        let words = prose.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        current.words = Set(WordFilter.withoutNames(words.map(String.init)))
        sentences.append(current)
        current = ProseSentence()
        prose = ""
    }

    mutating func finish() -> [ProseSentence] {
        end()
        return sentences
    }
}

/// Takes out the words that hold a number and state none: they are names.
private enum WordFilter {
    /// What is counted by year or version, and so called by a number.
    private static let numbered: Set<String> = [
        "ios", "ipados", "macos", "tvos", "watchos", "visionos", "xcode", "swift", "version", "versions",
        "wwdc", "session", "sessions", "chapter", "chapters",
    ]
    /// What joins two such numbers: `iOS 13 to 17`.
    private static let joints: Set<String> = ["to", "and", "or"]

    static func withoutNames(_ words: [String]) -> [String] {
        var isAfterName = false
        return words.filter { word in
            guard let first = word.first else { return false }
            // `source1`, or the id of a rule, `e-41`.
            if first.isLetter, word.contains(where: \.isNumber) { return false }
            if first.isNumber, isAfterName { return false }
            isAfterName = numbered.contains(word) || (isAfterName && joints.contains(word))
            return true
        }
    }
}
