import EventEngine

/// A lane's column on the sheet: its title and the texts of its cells.
struct TimelineColumn {
    /// One event as words: those before the cause do not leave it alone in a line unless they must.
    struct Phrase {
        /// What cannot be broken.
        var atoms: [String]
        /// Whether the last atoms are a remark that is apart; where it begins.
        var remark: Int?

        /// All in one line.
        var line: String {
            guard let remark else { return atoms.joined(separator: " ") }
            return atoms[..<remark].joined(separator: " ") + "   " + atoms[remark...].joined(separator: " ")
        }

        /// In lines of at most so many columns, all but the first indented by one.
        func lines(columns: Int) -> [String] {
            if line.columns <= columns { return [line] }
            var lines: [String] = []
            var current = ""
            for (index, atom) in atoms.enumerated() {
                if current.isEmpty {
                    current = (lines.isEmpty ? "" : " ") + atom
                } else if index != remark, current.columns + 1 + atom.columns <= columns {
                    current += " " + atom
                } else {
                    lines.append(current)
                    current = " " + atom
                }
            }
            return lines + [current]
        }
    }

    let lane: Int
    let title: String
    let owner: ObjectID
    /// By row: the events, in order.
    let cells: [[Phrase]]

    /// The columns that it needs with every event in a line of its own, and with all broken.
    let natural: Int
    let least: Int

    /// No column is narrower, so that lanes look alike.
    private static let usual = 10

    init(lane: Int, title: String, owner: ObjectID, cells: [[Phrase]]) {
        self.lane = lane
        self.title = title
        self.owner = owner
        self.cells = cells
        let phrases = cells.flatMap { $0 }
        natural = max(TimelineColumn.usual, title.columns, phrases.map(\.line.columns).max() ?? 0)
        let atoms = phrases.flatMap { phrase in
            phrase.atoms.enumerated().map { $0.offset == 0 ? $0.element.columns : $0.element.columns + 1 }
        }
        least = max(8, title.columns, atoms.max() ?? 0)
    }
}
