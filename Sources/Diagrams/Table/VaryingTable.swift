import EventEngine
import Reporting

/// The runs of a scenario with varied values as a table: the body of a `table` fence.
package struct VaryingTable: Sendable {
    /// One run.
    package struct Run: Sendable {
        /// The values that were varied, in the order of the dimensions.
        package var values: [String]
        package var recording: Recording

        package init(values: [String], recording: Recording) {
            self.values = values
            self.recording = recording
        }
    }

    package let header: [String]
    /// The cells of each run.
    package let rows: [[String]]
    /// The log of each run.
    package let logs: [LogFigure]

    /// - Parameters:
    ///   - dimensions: their names, in the order in which the scenario declares them.
    ///   - declaredNames: what `only=` may name although a recording does not mention it.
    package init(
        dimensions: [String], runs: [Run], options: TableOptions, declaredNames: [String] = []
    ) {
        header = dimensions + options.columns.map(\.rawValue)
        let logs = runs.map { run in
            LogFigure(recording: run.recording, options: options.log, declaredNames: declaredNames)
        }
        self.logs = logs
        rows = zip(runs, logs).map { run, log in
            run.values + options.columns.map { VaryingTable.cell($0, run.recording, log) }
        }
    }

    /// The words of `only=` that no run knows.
    package var unknownNames: [String] {
        logs.first.map { first in
            first.unknownNames.filter { name in logs.allSatisfy { $0.unknownNames.contains(name) } }
        } ?? []
    }

    /// What `only=` could have said.
    package var knownNames: [String] { Set(logs.flatMap(\.knownNames)).sorted() }

    private static func cell(
        _ column: TableOptions.Column, _ recording: Recording, _ log: LogFigure
    ) -> String {
        switch column {
        case .hit: hits(in: recording)
        case .actions:
            list(
                recording.entries.filter { $0.kind == .actions }.map { entry in
                    let method = recording.selectors[Int(entry.selector.rawValue)].swift
                    return name(entry.receiver, recording) + "." + method.prefix { $0 != "(" }
                })
        case .received: list(receivers(of: .began, in: recording))
        case .cancelled: list(receivers(of: .cancelled, in: recording))
        case .log: log.lines.count == 1 ? "1 line" : "\(log.lines.count) lines"
        }
    }

    private static func name(_ object: ObjectID, _ recording: Recording) -> String {
        object == .none ? "nil" : recording.objects[Int(object.rawValue)].name
    }

    /// The hit view of each touch; once where it is the same for all.
    private static func hits(in recording: Recording) -> String {
        let hits = recording.touches.filter { $0.phase == .began }.map { name($0.hitView, recording) }
        guard let first = hits.first else { return nothing }
        return hits.allSatisfy { $0 == first } ? first : hits.joined(separator: ", ")
    }

    private static func receivers(of phase: Recording.TouchSample.Phase, in recording: Recording) -> [String]
    {
        recording.deliveries.filter { $0.phase == phase && recording.entries.indices.contains($0.entry) }
            .map { name(recording.entries[$0.entry].receiver, recording) }
    }

    private static let nothing = "-"

    /// `red, gray x2`
    private static func list(_ items: [String]) -> String {
        var parts: [(name: String, count: Int)] = []
        for item in items {
            if let last = parts.last, last.name == item {
                parts[parts.count - 1].count += 1
            } else {
                parts.append((item, 1))
            }
        }
        let words = parts.map { $0.count == 1 ? $0.name : "\($0.name) x\($0.count)" }
        return words.isEmpty ? nothing : words.joined(separator: ", ")
    }

    /// The fence's body: a header, a line under it, and a row for each run, in columns. Ends with a line
    /// feed.
    package var body: [UInt8] {
        let widths = header.indices.map { column in
            ([header[column]] + rows.map { $0[column] }).map { DisplayWidth.columns(of: $0) }.max() ?? 0
        }
        let line = widths.map { String(repeating: "-", count: $0) }
        let lines = [header, line] + rows
        return Array(lines.map { VaryingTable.line($0, widths) + "\n" }.joined().utf8)
    }

    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        var line = ""
        for (cell, width) in zip(cells, widths) {
            let shown = Printable.line(cell, tab: " ")
            line += shown + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: shown)) + 2)
        }
        while line.last == " " { line.removeLast() }
        return line
    }
}
