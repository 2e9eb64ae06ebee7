/// What the symbols of a layout picture mean; only those that occur.
struct LayoutLegend {
    private(set) var items: [String] = []

    init(painter: LayoutPainter) {
        let outlines = painter.grid.outlines
        func used(_ characters: String) -> String {
            let used = characters.utf8.filter(outlines.contains)
            return used.map { String(UnicodeScalar($0)) }.joined(separator: " ")
        }
        let hit = used("#")
        if !hit.isEmpty {
            let isOne = painter.scene.touches.allSatisfy { $0.hitView == painter.scene.touches[0].hitView }
            items.append(hit + (isOne ? " hit view" : " hit by X"))
        }
        let outside = used("~!")
        if !outside.isEmpty { items.append(outside + " outside its superview") }
        let dots = used(".:")
        if !dots.isEmpty {
            let hasTurned = painter.scene.views.contains { $0.isTurned }
            items.append(dots + (hasTurned ? " covered, not shown, or turned" : " covered or not shown"))
        }
        let small = used("o")
        if !small.isEmpty { items.append(small + " too small to draw") }
        for index in painter.unsaidTurns {
            let view = painter.scene.views[index]
            items.append(painter.names[view.id] + " is " + (view.turn ?? ""))
        }
        guard painter.moments > 0 else { return }
        let digits = (1...painter.moments).map(String.init)
        let path = digits.count > 4 ? "1 2 .. \(digits.count)" : digits.joined(separator: " ")
        items.append(path + (painter.scene.touches.count > 1 ? " paths, same moments" : " its path"))
    }
}
