import EventEngine
import Foundation

/// Touches: `X`, `A`, `B` where they begin, `1 2 3` along their paths.
extension LayoutPainter {
    /// The most numbered moments of a path.
    private static var mostMoments: Int { 9 }

    mutating func paintTouches() {
        paintPaths()
        // The first touch is painted last, so that `X` is always to be seen.
        for touch in scene.touches.reversed() {
            guard let region = scene.region, region.encloses(Box(at: touch.start)) else { continue }
            let place = honestPlace(for: touch)
            starts.append((touch.start, place.column, place.row))
            let view = hitIndex(of: touch)
            grid[place.column, place.row] = LayoutGrid.Cell(touch.mark, .text, view: view)
        }
    }

    /// The view that a touch hit, or that stands for it; -1 when it is not drawn.
    private func hitIndex(of touch: LayoutTouch) -> Int {
        let place = scene.touches.firstIndex { $0.number == touch.number } ?? -1
        return scene.views.firstIndex { $0.hits.contains(place) } ?? -1
    }

    // MARK: Paths

    /// Numbers the same moments on the paths of all touches: times of samples in which a finger had moved, so
    /// many that the longest path has about three cells between two numbers, the last one always.
    private mutating func paintPaths() {
        let moving = scene.touches.filter(\.hasMoved)
        let times = Set(moving.flatMap(\.timesOfMoves)).sorted()
        let length = moving.map(cellsOfPath).max() ?? 0
        guard length > 0, !times.isEmpty else { return }
        moments = min(max(1, length / 3), LayoutPainter.mostMoments, times.count)
        for touch in moving.reversed() {
            for moment in 1...moments {
                let time = times[times.count * moment / moments - 1]
                guard let location = touch.location(at: time), location != touch.start else { continue }
                let digit = UInt8(ascii: "0") + UInt8(moment)
                let cell = LayoutGrid.Cell(digit, .text, view: hitIndex(of: touch))
                grid[scale.column(location.x), scale.row(location.y)] = cell
            }
        }
    }

    /// The farthest that a touch gets from its start, in columns or rows.
    private func cellsOfPath(_ touch: LayoutTouch) -> Int {
        let column = scale.column(touch.start.x)
        let row = scale.row(touch.start.y)
        return touch.samples.map {
            max(abs(scale.column($0.location.x) - column), abs(scale.row($0.location.y) - row))
        }.max() ?? 0
    }

    // MARK: Starts

    /// The cell of a touch's start, moved by one where rounding would put it on an edge, or on the wrong
    /// side of one.
    private func honestPlace(for touch: LayoutTouch) -> (column: Int, row: Int) {
        let column = scale.column(touch.start.x)
        let row = scale.row(touch.start.y)
        var best = (column: column, row: row)
        var least = Int.max
        for (x, y) in [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)] {
            guard grid.contains(column + x, row + y) else { continue }
            let cost = 4 * falsehood(of: column + x, row + y, for: touch) + abs(x) + abs(y)
            if cost < least {
                least = cost
                best = (column + x, row + y)
            }
        }
        return best
    }

    /// How many outlines would lie about where the touch is; the hit view's counts most.
    private func falsehood(of column: Int, _ row: Int, for touch: LayoutTouch) -> Int {
        var count = 0
        let hit = hitIndex(of: touch)
        for (index, view) in scene.views.enumerated() {
            guard let cells = boxes[index], let box = view.box else { continue }
            let isTrue: Bool
            if !cells.isDrawable {
                let centre = LayoutPainter.centre(of: cells)
                isTrue = (column, row) != (centre.column, centre.row)
            } else if box.contains(touch.start) {
                isTrue = cells.containsInside(column, row)
            } else {
                isTrue = !cells.contains(column, row)
            }
            if !isTrue { count += index == hit ? 100 : 1 }
        }
        return count
    }
}

extension Box {
    /// A box without area.
    init(at point: CGPoint) {
        self.init(left: point.x, top: point.y, right: point.x, bottom: point.y)
    }
}
