import EventEngine

/// The picture in words and as a table.
extension LayoutFigure {
    private func name(_ object: ObjectID) -> String {
        let index = Int(object.rawValue)
        return recording.objects.indices.contains(index) ? recording.objects[index].name : "?"
    }

    private func name(of view: LayoutView) -> String { view.title?.long ?? name(view.id) }

    /// `7 views on 320 x 200 points; touch 1 at (100, 90) hits blue; badge: sticks out; tip: hidden.`
    package var accessibleDescription: String {
        guard let region = scene.region, !scene.views.isEmpty else { return "No views." }
        let count = scene.views.count + scene.foldedViews + scene.joinedViews
        let size = PointText.number(region.width) + " x " + PointText.number(region.height)
        var parts = ["\(count) view\(count == 1 ? "" : "s") on \(size) points"]
        for touch in scene.touches {
            let taker = touch.hitView == .none ? "hits nothing" : "hits " + name(touch.hitView)
            parts.append("touch \(touch.number) at " + PointText.point(touch.start) + " " + taker)
        }
        let special = scene.views.compactMap { view -> String? in
            let flags = view.flags.filter { !$0.hasPrefix("#") && !$0.hasPrefix("hit by") }
            return flags.isEmpty ? nil : name(of: view) + ": " + flags.joined(separator: ", ")
        }
        parts += special.prefix(8)
        if special.count > 8 { parts.append("\(special.count - 8) more views are special") }
        return parts.joined(separator: "; ") + "."
    }

    package var table: FigureTable {
        FigureTable(
            caption: "Views, back to front",
            header: ["z", "view", "frame in its superview", "origin in window", "flags"],
            nameColumn: 1,
            rows: scene.views.enumerated().map { index, view in
                let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
                let frame = "(" + numbers.map { PointText.number($0) }.joined(separator: ", ") + ")"
                let flags = view.flags.map { $0.hasPrefix("# ") ? String($0.dropFirst(2)) : $0 }
                return FigureTable.Row(
                    cells: [
                        String(index + 1), name(of: view), frame, PointText.point(view.origin),
                        flags.joined(separator: ", "),
                    ],
                    object: view.id, entry: view.entry)
            })
    }
}
