/// "Did you mean ...?": finds, among the names that exist, the one that somebody meant.
package enum Suggestion {
    /// The candidate nearest to `word`, nil when none is near enough to be meant. Words are compared by the
    /// edits that lead from one to the other (a letter more, less, other, two swapped; another case is half
    /// an edit), at most one edit for each three letters; a beginning of one single candidate (`sel` for
    /// `select`) counts as meant. The answer does not depend on the order of the candidates.
    package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
        let letters = Array(word)
        guard (1...longestWord).contains(letters.count) else { return nil }
        var best: Rank?
        var completions: [String] = []
        for candidate in candidates where candidate != word {
            let others = Array(candidate)
            if letters.count >= 3, candidate.lowercased().hasPrefix(word.lowercased()) {
                completions.append(candidate)
            }
            let limit = max(letters.count, others.count, 3) / 3 * editCost
            guard abs(letters.count - others.count) * editCost <= limit, others.count <= longestWord else {
                continue
            }
            let most = min(limit, max(letters.count, others.count) * editCost - 1)
            guard let cost = distance(letters, others, atMost: most) else { continue }
            let rank = Rank(
                cost: cost, unlikeBeginning: -zip(letters, others).prefix { $0 == $1 }.count,
                candidate: candidate)
            best = min(best ?? rank, rank)
        }
        if let best { return best.candidate }
        return Set(completions).count == 1 ? completions.first : nil
    }

    /// The hint for an unknown `word`: `did you mean 'select'?`; nil when there is nothing to suggest.
    package static func hint(for word: String, among candidates: some Sequence<String>) -> String? {
        closest(to: word, among: candidates).map { "did you mean '\($0)'?" }
    }

    /// The same, and where nothing is like the word, what there is: `it has 'red', 'root'`; nil when that is
    /// too much to read.
    package static func hint(
        for word: String, among candidates: some Sequence<String>, orList words: String
    ) -> String? {
        if let hint = hint(for: word, among: candidates) { return hint }
        let all = Set(candidates).sorted()
        guard (1...mostListed).contains(all.count) else { return nil }
        return "\(words) \(all.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// More candidates than these are no help.
    private static let mostListed = 12
    /// Words longer than this are no slips of the finger; it bounds the work.
    private static let longestWord = 120
    /// An edit costs two, so that another case can cost half of it.
    private static let editCost = 2

    private struct Rank: Comparable {
        var cost: Int
        var unlikeBeginning: Int
        var candidate: String

        static func < (left: Rank, right: Rank) -> Bool {
            (left.cost, left.unlikeBeginning, left.candidate) < (
                right.cost, right.unlikeBeginning, right.candidate
            )
        }
    }

    /// The cheapest way from one word to the other, in half edits; nil when it costs more than the limit.
    private static func distance(
        _ word: [Character], _ other: [Character], atMost limit: Int
    ) -> Int? {
        var beforeLast: [Int] = []
        var last = (0...other.count).map { $0 * editCost }
        for (row, letter) in word.enumerated() {
            var current = [(row + 1) * editCost]
            for (column, target) in other.enumerated() {
                var cost = min(
                    last[column + 1] + editCost, current[column] + editCost,
                    last[column] + substitution(of: letter, by: target))
                if row > 0, column > 0, letter == other[column - 1], word[row - 1] == target {
                    cost = min(cost, beforeLast[column - 1] + editCost)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
            // Each way goes through this row or, by a swap, from the one before to the next.
            guard last.contains(where: { $0 <= limit }) || beforeLast.contains(where: { $0 <= limit }) else {
                return nil
            }
        }
        return last[other.count] <= limit ? last[other.count] : nil
    }

    private static func substitution(of letter: Character, by target: Character) -> Int {
        if letter == target { return 0 }
        return letter.lowercased() == target.lowercased() ? 1 : editCost
    }
}
