import BookBuilding
import Reporting

/// The scenarios of a book in columns under a header.
struct ScenarioTable {
    private static let header = ["scenario", "place", "outputs", "claims", "title"]
    /// Wider cells push what follows to the right: nothing is cut.
    private static let widest = 48

    private let rows: [[String]]

    init(_ scenarios: [ScenarioListing]) {
        rows = scenarios.map { scenario in
            let start = scenario.span.start
            return [
                scenario.name, "\(scenario.span.file.path):\(start.line)",
                scenario.outputs.isEmpty ? "-" : scenario.outputs.joined(separator: ","),
                scenario.claims == 0 ? "-" : String(scenario.claims), scenario.title ?? "",
            ].map { Printable.line($0) }
        }
    }

    /// A book without scenarios has nothing to list, and no header either.
    func say(to terminal: Terminal) {
        guard !rows.isEmpty else { return }
        let style = terminal.outputStyle
        let widths = widths
        terminal.say(style.apply(.strong, to: cells(of: Self.header, widths).joined()) + "\n")
        for row in rows {
            let cells = cells(of: row, widths)
            terminal.say(style.apply(.place, to: cells[0]) + cells.dropFirst().joined() + "\n")
        }
    }

    /// The cells of a row, each but the last with the spaces behind it.
    private func cells(of row: [String], _ widths: [Int]) -> [String] {
        row.enumerated().map { column, cell in
            guard row[(column + 1)...].contains(where: { !$0.isEmpty }) else { return cell }
            let spaces = max(0, widths[column] - DisplayWidth.columns(of: cell)) + 2
            return cell + String(repeating: " ", count: spaces)
        }
    }

    private var widths: [Int] {
        Self.header.indices.map { column in
            ([Self.header] + rows).map { DisplayWidth.columns(of: $0[column]) }
                .filter { $0 <= Self.widest }.max() ?? 0
        }
    }
}
