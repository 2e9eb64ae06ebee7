/// Damages texts as a careless or hostile author might; the same seed gives the same damage.
struct TextMutation {
    private var state: UInt64
    /// What is put in: pieces of all texts, and what often breaks parsers.
    private let pool: [String]

    private static let oddities = [
        "0", "-1", "nil", ".infinity", ".nan", "Int.max", "Int.min", "99999999999999999999", "1e309",
        "\"", "\\(",
        "{", "}", "(", ")", "[", "]", "<", ">", "!", "?", "_", "&", "self", "super", "try", "throw", "defer",
        "`", "```", "~~~", "#selector(", "\u{0}", "\u{200B}", "👩‍👩‍👧", "é", "\r\n", "\t", "]]>",
        "&#0;", "</script>", "](check:", "when", "...", "..<", "$0", "$9", "@objc", "indirect",
        "extends=", "select=[", "of=[a, a]",
    ]

    init(seed: UInt64, texts: [String]) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        pool = Self.oddities + texts.flatMap { Self.pieces(of: $0) }.filter { $0.first?.isWhitespace != true }
    }

    /// One text, cut from one or two of `texts` and damaged in a few places.
    mutating func next(from texts: [String]) -> String {
        var pieces = Self.pieces(of: texts[below(texts.count)])
        if below(3) == 0 { pieces += Self.pieces(of: texts[below(texts.count)]) }
        for _ in 0..<[1, 1, 2, 3, 6, 20][below(6)] where !pieces.isEmpty { damage(&pieces) }
        return pieces.joined()
    }

    private mutating func damage(_ pieces: inout [String]) {
        let place = below(pieces.count)
        switch below(10) {
        case 0, 1: pieces.remove(at: place)
        case 2, 3: pieces[place] = pool[below(pool.count)]
        case 4, 5: pieces.insert(pool[below(pool.count)], at: place)
        case 6: pieces.insert(Self.oddities[below(Self.oddities.count)], at: place)
        case 7: pieces.swapAt(place, below(pieces.count))
        case 8: pieces.removeSubrange(place..<min(pieces.count, place + 1 + below(40)))
        default:
            let part = pieces[place..<min(pieces.count, place + 1 + below(12))]
            let times = below(20) == 0 ? 200 : 1 + below(4)
            pieces.insert(contentsOf: Array(repeating: part, count: times).joined(), at: place)
        }
    }

    private mutating func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    /// Words, blanks, and every other character by itself.
    static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber {
                word.append(character)
            } else {
                if !word.isEmpty { pieces.append(word) }
                word = ""
                pieces.append(String(character))
            }
        }
        if !word.isEmpty { pieces.append(word) }
        return pieces
    }
}
