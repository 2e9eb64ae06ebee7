import EventEngine

/// One row of a responder chain.
struct ResponderRow: Equatable, Sendable {
    /// The responder; of folded rows the first one.
    var object: ObjectID
    /// What it did with the message of the drawing.
    var handling: ResponderHandling
    /// What it did in each phase of the touch, in the order of `RespondersFigure.phases`.
    var phases: [ResponderHandling]
    /// The message to it; nil when none came.
    var entry: Int?
    /// How often the message came.
    var count = 1
    /// How many responders the row stands for, if the drawing does not list them.
    var folded: Fold?

    enum Fold: Equatable, Sendable {
        /// So many of which the same can be said.
        case alike(Int)
        /// So many for which there is no room.
        case mixed(Int)
    }

    /// The number of responders that the row stands for.
    var responders: Int {
        switch folded {
        case nil: 1
        case .alike(let count), .mixed(let count): count
        }
    }

    /// Whether the next row got the message from this one.
    var passesOn: Bool { [.passesOn, .handlesAndPassesOn].contains(handling.symbol) }

    /// Whether nothing of the author's happened here, in any phase.
    fileprivate var isDull: Bool {
        ([handling] + phases).allSatisfy { [.passesOn, .unreached, .absent].contains($0) } && count < 2
    }
}

/// Ways to make a responder chain shorter.
enum ResponderFolding {
    /// Makes one row of three or more in a line of which the same can be said.
    static func withoutRepeats(_ rows: [ResponderRow]) -> [ResponderRow] {
        var result: [ResponderRow] = []
        var start = 0
        while start < rows.count {
            let row = rows[start]
            var end = start + 1
            while end < rows.count, row.isDull, rows[end].isDull, rows[end].handling == row.handling,
                rows[end].phases == row.phases
            {
                end += 1
            }
            if end - start < 3 {
                result += rows[start..<end]
            } else {
                var one = row
                one.folded = .alike(end - start)
                result.append(one)
            }
            start = end
        }
        return result
    }

    /// Keeps so many rows: the first ones, and those around the place where the chain is cut.
    static func around(_ cut: Int?, _ rows: [ResponderRow], most: Int) -> [ResponderRow] {
        guard rows.count > most else { return rows }
        let head = 3
        let window = most - head - 2
        let end = min(rows.count, max((cut ?? rows.count - 1) + 2, head + window))
        let start = end - window
        return rows[..<head] + folded(rows[head..<start]) + rows[start..<end] + folded(rows[end...])
    }

    private static func folded(_ rows: ArraySlice<ResponderRow>) -> [ResponderRow] {
        guard rows.count > 1, var one = rows.first else { return Array(rows) }
        one.folded = .mixed(rows.reduce(0) { $0 + $1.responders })
        return [one]
    }
}
