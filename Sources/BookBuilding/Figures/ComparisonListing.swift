import Diagrams
import EventEngine

/// Two logs side by side as their page shows them: rows that both scenarios share, and rows that one has.
package struct ComparisonListing: Sendable {
    /// One line of the comparison.
    package struct Row: Sendable {
        package var side: LogComparison.Side
        /// The words of the call, as in the log of the side that has it; of the second for a shared one.
        package var row: LogListing.Row
        /// The entries behind it, from 0: of the first scenario and of the second.
        package var firstEntry: Int?
        package var secondEntry: Int?
    }

    /// The names of the scenarios.
    package var first: String
    package var second: String
    package var rows: [Row]

    /// Takes the lines of a comparison apart.
    init(
        _ comparison: LogComparison, _ first: (name: String, recording: Recording),
        _ second: (name: String, recording: Recording), hasTimes: Bool
    ) {
        self.first = first.name
        self.second = second.name
        let old = LogListing(comparison.first, of: first.recording, hasTimes: hasTimes)
        let new = LogListing(comparison.second, of: second.recording, hasTimes: hasTimes)
        rows = comparison.lines.map { line in
            Row(
                side: line.side, row: line.side == .first ? old.rows[line.index] : new.rows[line.index],
                firstEntry: line.firstEntry, secondEntry: line.secondEntry)
        }
    }

    /// Stretches of rows: those that differ, and between them those that are shared.
    var stretches: [(isShared: Bool, rows: ArraySlice<Row>)] {
        var stretches: [(isShared: Bool, rows: ArraySlice<Row>)] = []
        for (index, row) in rows.enumerated() {
            if let last = stretches.last, last.isShared == (row.side == .both) {
                stretches[stretches.count - 1].rows = rows[last.rows.startIndex...index]
            } else {
                stretches.append((row.side == .both, rows[index...index]))
            }
        }
        return stretches
    }
}
