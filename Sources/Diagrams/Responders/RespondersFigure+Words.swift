import EventEngine

/// The chain in words and as a table, with the scenario's names as they are.
extension RespondersFigure {
    private func name(_ object: ObjectID) -> String {
        let index = Int(object.rawValue)
        return recording.objects.indices.contains(index) ? recording.objects[index].name : "?"
    }

    /// `touchesBegan of touch 1 starts at red: red does not override, passes on; gray handles, does NOT call
    /// super. view and window never see it.`
    package var accessibleDescription: String {
        if let problem { return "No responder chain: " + problem + "." }
        let chain = rows.filter { $0.handling != .absent }
        let heard = chain.filter { $0.handling != .unreached }.map {
            name($0.object) + " " + $0.handling.words(.wide, name: name)
        }
        var sentence = options.phase.method + " of touch \(options.touch) starts at "
        sentence += name(chain[0].object) + ": " + RespondersFigure.list(heard, "; ")
        let others = chain.filter { $0.handling == .unreached }.map { name($0.object) }
        guard !others.isEmpty else { return sentence + "." }
        let end = RespondersFigure.list(others, ", ")
        return sentence + ". Never reached: " + end + "."
    }

    /// Of more than twelve only the first ten.
    private static func list(_ items: [String], _ separator: String) -> String {
        guard items.count > 12 else { return items.joined(separator: separator) }
        return items.prefix(10).joined(separator: separator) + separator + "\(items.count - 10) more"
    }

    package var table: FigureTable {
        let others = phasesDiffer ? phases : []
        return FigureTable(
            caption: options.phase.method + " of touch \(options.touch), from next to next",
            header: ["responder", "class", "what it does"] + others.map(\.rawValue),
            rows: rows.filter { phasesDiffer || $0.handling != .absent }.map { row in
                FigureTable.Row(
                    cells: cells(of: row) + (phasesDiffer ? row.phases.map { $0.symbol.meaning(.wide) } : []),
                    object: row.object, entry: row.entry)
            })
    }

    private func cells(of row: ResponderRow) -> [String] {
        let index = Int(row.object.rawValue)
        let className = recording.objects.indices.contains(index) ? recording.objects[index].className : "?"
        var words = row.handling.words(.wide, name: name)
        if words.isEmpty { words = row.handling.symbol.meaning(.wide) }
        return [name(row.object), className, words]
    }
}
