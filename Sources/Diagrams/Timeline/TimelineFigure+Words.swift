import EventEngine

/// The timeline in words and as a table, with the scenario's names as they are.
extension TimelineFigure {
    private func name(_ object: ObjectID) -> String {
        let index = Int(object.rawValue)
        return recording.objects.indices.contains(index) ? recording.objects[index].name : "?"
    }

    /// What happened in one lane at one instant or in a row of them: `moved x9`.
    func text(_ event: TimelineEvent, of row: TimelineRow, _ name: (ObjectID) -> String) -> String {
        if row.count > 1 { return event.word + " x\(row.count)" }
        guard let distance = event.distance else { return event.text(name) }
        return event.word + " " + PointText.number(distance) + "pt"
    }

    func label(_ row: TimelineRow, hasDecimal: Bool) -> String {
        let from = TimelineTimes.text(row.from, hasDecimal: hasDecimal)
        return row.count == 1 ? from : from + "-" + TimelineTimes.text(row.to, hasDecimal: hasDecimal)
    }

    func hasDecimals(_ rows: [TimelineRow]) -> Bool {
        TimelineTimes.needDecimal(rows.flatMap { [$0.from, $0.to] })
    }

    /// `Touch 1 over time. 0 ms: finger BEGAN, tap possible, red BEGAN. 50 ms: ...`
    package var accessibleDescription: String {
        if let problem { return "No timeline: " + problem + "." }
        let rows = TimelineRow.all(of: scene, lanes: candidates, epoch: epoch)
        let hasDecimal = hasDecimals(rows)
        let told = rows.filter { row in row.cells.contains { $0.contains { !$0.isRepeatable } } }
        let sentences = told.prefix(12).map { row in
            let events = zip(candidates, row.cells).flatMap { lane, events in
                events.map { title(ofLane: lane, name) + " " + text($0, of: row, name) }
            }
            return label(row, hasDecimal: hasDecimal) + " ms: " + events.joined(separator: ", ")
        }
        let start = heading.prefix(1).uppercased() + heading.dropFirst() + ", over time. "
        let rest = told.count > 12 ? "; and \(told.count - 12) more instants." : "."
        return start + sentences.joined(separator: "; ") + rest
    }

    /// One row for each event.
    package var table: FigureTable {
        let rows = problem == nil ? TimelineRow.all(of: scene, lanes: candidates, epoch: epoch) : []
        let hasDecimal = hasDecimals(rows)
        return FigureTable(
            caption: heading.prefix(1).uppercased() + heading.dropFirst() + ", over time",
            header: ["ms", "who", "what happened"], nameColumn: 1,
            rows: rows.flatMap { row in
                zip(candidates, row.cells).flatMap { lane, events in
                    events.map { event in
                        FigureTable.Row(
                            cells: [
                                label(row, hasDecimal: hasDecimal), title(ofLane: lane, name),
                                text(event, of: row, name),
                            ],
                            object: scene.lanes[lane].object, entry: event.entry)
                    }
                }
            })
    }
}
