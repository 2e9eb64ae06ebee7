import EventEngine

/// The walk in words and as a table, with the scenario's names as they are.
extension HitTestFigure {
    private func name(_ object: ObjectID) -> String {
        let index = Int(object.rawValue)
        return recording.objects.indices.contains(index) ? recording.objects[index].name : "?"
    }

    private func text(_ answer: Answer) -> String {
        if case .object(let view) = answer { return name(view) }
        return "nil"
    }

    /// `Hit-testing (100, 90) asks window, root, yellow, gray, badge and blue in this order and returns
    /// blue; tip and red are not asked.`
    package var accessibleDescription: String {
        if let problem { return "No hit-test: " + problem + "." }
        let asked = walk.rows.filter(\.isAsked).map { name($0.object) }
        let others = walk.rows.filter { !$0.isAsked }.map { name($0.object) }
        let place = point.map(PointText.point) ?? "a point"
        var sentence = "Hit-testing " + place + " asks " + Self.list(asked)
        if asked.count > 1 { sentence += " in this order" }
        sentence += " and returns " + text(walk.result)
        if !others.isEmpty {
            sentence += "; " + Self.list(others) + (others.count == 1 ? " is" : " are") + " not asked"
        }
        return sentence + "."
    }

    /// `a, b and c`; of more than twelve only the first ten.
    private static func list(_ names: [String]) -> String {
        if names.count > 12 {
            return names.prefix(10).joined(separator: ", ") + " and \(names.count - 10) more"
        }
        guard names.count > 1 else { return names.first ?? "nobody" }
        return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }

    package var table: FigureTable {
        FigureTable(
            caption: "Hit-test, in the order asked",
            header: ["#", "view", "point in view", "answer", "returns"],
            nameColumn: 1,
            rows: walk.rows.map { row in
                FigureTable.Row(cells: cells(of: row), object: row.object, entry: row.entry)
            })
    }

    private func cells(of row: HitRow) -> [String] {
        let point = row.point.map(PointText.point) ?? ""
        switch row.content {
        case .asked(let number):
            let star = row.hasStar ? " *" : ""
            return [String(number), name(row.object) + star, point, row.word.text(.wide), text(row.answer)]
        case .notAsked(let inside):
            let further = inside == 0 ? "" : ", +\(inside) inside"
            let reason = "not asked" + further + ": " + name(row.speaker) + " said " + text(row.said)
            return ["", name(row.object), "", reason, ""]
        case .named, .folded:
            return ["", name(row.object), "", "not asked: " + name(row.speaker) + " returned it", ""]
        }
    }
}
