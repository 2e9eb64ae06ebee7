/// The names by which Objective-C knows methods that are written in Swift: those that Swift's compiler gives
/// them.
package enum ObjectiveCName {
    /// `tapped` for `tapped()`, `tapped:` for `tapped(_:)`, `handleWithTap:` for `handle(tap:)`, and
    /// `move:to:` for `move(_:to:)`. Between the name and the first label there is `With`, unless one of them
    /// has a preposition there: `moveTo:` for `move(to:)`.
    ///
    /// - Parameter labels: of the parameters in order; `_` for none.
    package static func of(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let isJoined = isPreposition(words(of: first).first) || isPreposition(words(of: base).last)
            name += (isJoined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return ([name] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }

    private static func isPreposition(_ word: String?) -> Bool {
        word.map { prepositions.contains($0.lowercased()) } ?? false
    }

    /// The words of `likeThisURLHere`: like, This, URL, Here.
    private static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
            let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
            if words.isEmpty || letter.isUppercase && (isAfterSmall || isBeforeSmall) {
                words.append(String(letter))
            } else {
                words[words.count - 1].append(letter)
            }
        }
        return words
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding",
        "since", "to", "until", "using", "via", "when", "with", "within",
    ]
}
