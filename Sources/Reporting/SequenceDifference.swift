/// A shortest, or nearly shortest, way from one sequence to another: what both share, what only the old one
/// has, what only the new one has. Found with Myers' greedy search, whose work grows with the number of
/// differences and not with the length; after `searchLimit` differences it settles for the best way so far
/// and goes on from there.
package struct SequenceDifference: Equatable, Sendable {
    /// One element, by its index.
    package enum Step: Equatable, Sendable {
        case same(old: Int, new: Int)
        case removed(old: Int)
        case added(new: Int)
    }

    /// All elements of both sequences, in order; in a place that differs the removed ones come first.
    package private(set) var steps: [Step]

    /// Whether both sequences are equal.
    package var isEmpty: Bool {
        steps.allSatisfy { if case .same = $0 { true } else { false } }
    }

    /// Compares two sequences. The same input gives the same answer on every machine.
    package init<Element: Equatable>(from old: [Element], to new: [Element], searchLimit: Int = 800) {
        let shared = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(shared).reversed(), new.dropFirst(shared).reversed()).prefix { $0 == $1 }
            .count
        var raw = (0..<shared).map { Step.same(old: $0, new: $0) }
        var place = (old: shared, new: shared)
        let end = (old: old.count - tail, new: new.count - tail)
        while place != end {
            let leg = EditSearch.leg(from: place, to: end, limit: searchLimit) { old[$0] == new[$1] }
            raw += leg.steps
            place = leg.end
        }
        for index in 0..<tail { raw.append(.same(old: end.old + index, new: end.new + index)) }
        steps = SequenceDifference.removedFirst(raw)
    }

    private static func removedFirst(_ steps: [Step]) -> [Step] {
        var result: [Step] = []
        result.reserveCapacity(steps.count)
        var waiting: [Step] = []
        for step in steps {
            switch step {
            case .removed: result.append(step)
            case .added: waiting.append(step)
            case .same:
                result += waiting
                waiting.removeAll(keepingCapacity: true)
                result.append(step)
            }
        }
        return result + waiting
    }
}

/// One stretch of Myers' search. Diagonal k holds the places with `old - new == k`, counted from the start.
private enum EditSearch {
    typealias Place = (old: Int, new: Int)

    static func leg(
        from start: Place, to end: Place, limit: Int, equal: (Int, Int) -> Bool
    ) -> (steps: [SequenceDifference.Step], end: Place) {
        let oldCount = end.old - start.old
        let newCount = end.new - start.new
        let rounds = min(limit, oldCount + newCount)
        // furthest[k + rounds] is how far into the old sequence diagonal k has come.
        var furthest = [Int](repeating: 0, count: 2 * rounds + 3)
        var history: [ArraySlice<Int>] = []
        var best = (progress: -1, diagonal: 0)
        for round in 0...rounds {
            history.append(furthest[(rounds - round)...(rounds + round + 2)])
            best = (-1, 0)
            for diagonal in stride(from: -round, through: round, by: 2) {
                let slot = diagonal + rounds + 1
                let goesDown =
                    diagonal == -round || (diagonal != round && furthest[slot - 1] < furthest[slot + 1])
                var x = round == 0 ? 0 : goesDown ? furthest[slot + 1] : furthest[slot - 1] + 1
                while x < oldCount, x - diagonal < newCount, equal(start.old + x, start.new + x - diagonal) {
                    x += 1
                }
                furthest[slot] = x
                let isInside = x <= oldCount && x - diagonal <= newCount
                if isInside, 2 * x - diagonal > best.progress { best = (2 * x - diagonal, diagonal) }
                if x >= oldCount, x - diagonal >= newCount {
                    return (walkBack(history, furthest, diagonal, rounds, start), end)
                }
            }
        }
        let x = furthest[best.diagonal + rounds + 1]
        let steps = walkBack(history, furthest, best.diagonal, rounds, start)
        return (steps, (start.old + x, start.new + x - best.diagonal))
    }

    private static func walkBack(
        _ history: [ArraySlice<Int>], _ furthest: [Int], _ lastDiagonal: Int, _ rounds: Int, _ start: Place
    ) -> [SequenceDifference.Step] {
        var steps: [SequenceDifference.Step] = []
        var diagonal = lastDiagonal
        var x = furthest[diagonal + rounds + 1]
        for round in stride(from: history.count - 1, to: 0, by: -1) {
            let before = history[round]
            let slot = diagonal + rounds + 1
            let goesDown = diagonal == -round || (diagonal != round && before[slot - 1] < before[slot + 1])
            let previous = goesDown ? diagonal + 1 : diagonal - 1
            let previousX = before[previous + rounds + 1]
            while x > (goesDown ? previousX : previousX + 1) {
                x -= 1
                steps.append(.same(old: start.old + x, new: start.new + x - diagonal))
            }
            steps.append(
                goesDown
                    ? .added(new: start.new + previousX - previous) : .removed(old: start.old + previousX))
            (x, diagonal) = (previousX, previous)
        }
        while x > 0 {
            x -= 1
            steps.append(.same(old: start.old + x, new: start.new + x))
        }
        return steps.reversed()
    }
}
