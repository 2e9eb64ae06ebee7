import Reporting

/// One of several parts of a book that are checked apart from each other, perhaps on several machines:
/// `2/5`. Which chapters it has depends on their content alone, so every machine comes to the same parts.
package struct BookPart: Equatable, Sendable {
    /// From 1.
    package let number: Int
    package let count: Int

    /// So many parts a book may have.
    package static let mostParts = 1_000

    /// Nil for a part that there cannot be.
    package init?(_ number: Int, of count: Int) {
        guard (1...BookPart.mostParts).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// As it is written: `2/5`; nil for anything else.
    package init?(_ text: some StringProtocol) {
        let words = text.split(separator: "/", omittingEmptySubsequences: false)
        guard words.count == 2, let number = BookPart.number(words[0]), let count = BookPart.number(words[1])
        else { return nil }
        self.init(number, of: count)
    }

    /// Digits alone: no sign, no blank.
    private static func number(_ word: some StringProtocol) -> Int? {
        word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
    }

    /// `2/5`
    package var text: String { "\(number)/\(count)" }

    /// The places of its chapters in the plan, in reading order. Each chapter goes to the part that has the
    /// fewest bytes so far, the longest first.
    func chapters(of plan: BookPlan) -> [Int] {
        let order = plan.chapters.indices.map { place in
            (place: place, size: plan.chapters[place].file.count, path: plan.chapters[place].path)
        }.sorted { one, other in
            if one.size != other.size { return one.size > other.size }
            return one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
        }
        var sizes = [Int](repeating: 0, count: count)
        var own: [Int] = []
        for chapter in order {
            let smallest = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
            sizes[smallest] += chapter.size
            if smallest == number - 1 { own.append(chapter.place) }
        }
        return own.sorted()
    }
}

/// What the report of a part says of itself, so that parts are only joined with the others of their book.
package struct ReportedPart: Codable, Hashable, Sendable {
    /// From 1.
    package var number: Int
    package var of: Int
    /// A number for all chapters together: parts of books that differ do not belong together.
    package var book: String
    /// Whether the part could be built; what differs or is false keeps none from that.
    package var isBuilt: Bool

    private enum CodingKeys: String, CodingKey {
        case number, of, book
        case isBuilt = "built"
    }

    /// What the text has behind the rest for a part that could not be built.
    private static let unbuilt = "unbuilt"

    package init(_ part: BookPart, of source: BookSource, isBuilt: Bool) {
        self.isBuilt = isBuilt
        number = part.number
        of = part.count
        var fingerprint = Fingerprint()
        for path in source.chapters.keys.sorted() {
            fingerprint.add(path.utf8)
            fingerprint.add(source.chapters[path]?.bytes ?? [])
        }
        fingerprint.add(source.settings?.bytes ?? [])
        fingerprint.add(source.summary?.bytes ?? [])
        book = fingerprint.hexadecimal
    }

    /// `2/5/0123456789abcdef`, perhaps with `/unbuilt`; nil for anything else.
    init?(_ text: some StringProtocol) {
        var words = text.split(separator: "/", omittingEmptySubsequences: false)
        isBuilt = words.count != 4 || words[3] != Self.unbuilt
        if !isBuilt { words.removeLast() }
        guard words.count == 3, let part = BookPart("\(words[0])/\(words[1])"),
            let fingerprint = Fingerprint(hexadecimal: words[2].utf8)
        else { return nil }
        number = part.number
        of = part.count
        book = fingerprint.hexadecimal
    }

    /// `2/5/0123456789abcdef`
    var text: String { "\(number)/\(of)/\(book)" + (isBuilt ? "" : "/" + Self.unbuilt) }
}
