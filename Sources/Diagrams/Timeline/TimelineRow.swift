import EventEngine

/// What happened at one instant, or at several after each other at which the same happened.
struct TimelineRow: Sendable {
    /// What is said of a lane in which nothing happens.
    enum Presence: Equatable, Sendable { case absent, unchanged, over }

    /// Microseconds since the first touch-down.
    var from: Int64
    var to: Int64
    /// How many instants the row stands for.
    var count = 1
    /// By lane: what happened, in order.
    var cells: [[TimelineEvent]]
    /// By lane: what is said where nothing happened.
    var presences: [Presence]

    /// Whether only moves and their like happened, which may be folded.
    private var isRepeatable: Bool {
        cells.allSatisfy { $0.isEmpty || ($0.count == 1 && $0[0].isRepeatable) }
    }

    private func isLike(_ other: TimelineRow) -> Bool {
        isRepeatable && other.isRepeatable && presences == other.presences
            && cells.map(\.first?.word) == other.cells.map(\.first?.word)
    }

    /// The entry that the row is about: of the most telling event, a finger's only if it is alone.
    var entry: Int? {
        let events = cells.flatMap { $0 }
        let others = events.filter { !$0.isFinger }
        return (others.filter(\.isTransition) + others + events).compactMap(\.entry).first
    }

    /// The rows of a scene with instants that are alike folded.
    static func all(of scene: TimelineScene, lanes: [Int], epoch: Int64) -> [TimelineRow] {
        var presences = [Presence](repeating: .absent, count: lanes.count)
        let places = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, $0) })
        var rows: [TimelineRow] = []
        var index = 0
        while index < scene.events.count {
            let time = scene.events[index].time
            var cells = [[TimelineEvent]](repeating: [], count: lanes.count)
            let before = presences
            while index < scene.events.count, scene.events[index].time == time {
                let event = scene.events[index]
                index += 1
                guard let place = places[event.lane] else { continue }
                if !event.word.isEmpty { cells[place].append(event) }
                switch event.effect {
                case .joins: presences[place] = .unchanged
                case .leaves: presences[place] = .over
                case .none: break
                }
            }
            guard cells.contains(where: { !$0.isEmpty }) else { continue }
            // A lane that joins without a word is there from now on.
            let shown = zip(before, presences).map { $0 == .absent || $1 == .unchanged ? $1 : $0 }
            rows.append(
                TimelineRow(from: time - epoch, to: time - epoch, cells: cells, presences: shown))
        }
        return folded(rows)
    }

    private static func folded(_ rows: [TimelineRow]) -> [TimelineRow] {
        var result: [TimelineRow] = []
        for row in rows {
            guard let last = result.last, last.isLike(row) else {
                result.append(row)
                continue
            }
            result[result.count - 1].to = row.to
            result[result.count - 1].count += 1
        }
        return result
    }
}
