import EventEngine
import Foundation

/// Works out, from a snapshot, where each view lies on the screen, what of it can be seen and reached, and
/// what is special about it. It only puts together what the snapshot says.
struct LayoutSurvey {
    private(set) var views: [LayoutView] = []

    private let snapshot: SceneSnapshot
    private let touches: [LayoutTouch]
    private let screen: Box?
    /// By view: the window that it is in.
    private var windows: [Int] = []
    /// By view: whether it or a view above it is hidden or transparent.
    private var isVeiled: [Bool] = []

    init(snapshot: SceneSnapshot, touches: [LayoutTouch]) {
        self.snapshot = snapshot
        self.touches = touches
        let boxes = snapshot.views.filter(\.isWindow).compactMap { Box(around: $0.corners) }
        screen = boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
        for index in snapshot.views.indices {
            let view = snapshot.views[index]
            windows.append(view.parent.map { windows[$0] } ?? index)
            isVeiled.append(LayoutSurvey.veils(view) || view.parent.map { isVeiled[$0] } ?? false)
            views.append(survey(index))
        }
    }

    private func survey(_ index: Int) -> LayoutView {
        let view = snapshot.views[index]
        let box = Box(around: view.corners)
        var result = LayoutView(
            id: view.id, index: index, frame: view.frame, origin: view.frame.origin, box: box, isShown: true,
            isTurned: isTurned(view))
        if let box, let window = Box(around: snapshot.views[windows[index]].corners) {
            result.origin = CGPoint(x: box.left - window.left, y: box.top - window.top)
        }
        result.isShown = !isVeiled[index] && box.map { !$0.isEmpty } ?? false
        if let parent = view.parent { limit(&result, by: parent) }
        result.turn = turn(of: view, result)
        result.hits = touches.indices.filter { touches[$0].hitView == view.id }
        result.flags = flags(of: view, result)
        return result
    }

    /// Takes over what the superview and all above it do to a view.
    private func limit(_ view: inout LayoutView, by parent: Int) {
        let above = views[parent]
        guard let box = above.box else { return }
        view.reach = above.reach?.intersection(box) ?? box
        view.clip = above.clip
        if snapshot.views[parent].clipsToBounds { view.clip = above.clip?.intersection(box) ?? box }
    }

    /// Whether a view keeps itself and all in it from being seen (and touched, B-01).
    private static func veils(_ view: SceneSnapshot.View) -> Bool {
        view.isHidden || Double(view.alpha) < 0.01
    }

    /// Whether the corners do not form an upright rectangle, here or because of a superview.
    private func isTurned(_ view: SceneSnapshot.View) -> Bool {
        guard view.corners.count == 4 else { return false }
        let side = CGPoint(x: view.corners[1].x - view.corners[0].x, y: view.corners[1].y - view.corners[0].y)
        return min(abs(side.x), abs(side.y)) > 0.01
    }

    /// How a view lies on the screen, if not upright: by its own transform, and by those of all above it.
    private func turn(of view: SceneSnapshot.View, _ surveyed: LayoutView) -> String? {
        var angle = 0.0
        var isTransformed = false
        var next: SceneSnapshot.View? = view
        while let current = next {
            angle += current.rotation
            let isPlain = abs(current.rotation) < 0.05 && current.hasTransform
            isTransformed = isTransformed || (isPlain && current.id == view.id)
            next = current.parent.map { snapshot.views[$0] }
        }
        angle = angle.remainder(dividingBy: 360)
        if abs(angle) >= 0.05 { return "rotated " + PointText.number(angle) }
        return isTransformed || surveyed.isTurned ? "transformed" : nil
    }

    // MARK: Flags

    private func flags(of view: SceneSnapshot.View, _ surveyed: LayoutView) -> [String] {
        var flags: [String] = []
        if !surveyed.hits.isEmpty { flags.append(hitFlag(surveyed.hits)) }
        if view.isHidden { flags.append("hidden") }
        if Double(view.alpha) < 0.01 { flags.append("alpha " + PointText.hundredths(view.alpha)) }
        if let parent = view.parent {
            let above = snapshot.views[parent]
            if isVeiled[parent] {
                flags.append("not shown")
            } else if surveyed.isShown, sticksOut(view, of: above) {
                flags.append(above.clipsToBounds ? "clipped" : "sticks out")
            }
        }
        if !view.isUserInteractionEnabled { flags.append("no touch") }
        if abs(view.rotation) >= 0.05 {
            flags.append("rotated " + PointText.number(view.rotation))
        } else if view.hasTransform {
            flags.append("transformed")
        }
        if view.bounds.origin != .zero { flags.append("offset " + PointText.point(view.bounds.origin)) }
        return flags + placeFlags(surveyed.box)
    }

    private func placeFlags(_ box: Box?) -> [String] {
        guard let box else { return ["no place"] }
        if box.isEmpty { return ["empty"] }
        guard let screen, !box.overlaps(screen) else { return [] }
        return ["off screen"]
    }

    private func hitFlag(_ hits: [Int]) -> String {
        if touches.allSatisfy({ $0.hitView == touches[hits[0]].hitView }) { return "# hit" }
        let marks = hits.map { String(UnicodeScalar(touches[$0].mark)) }
        return (hits[0] == 0 ? "# hit by " : "hit by ") + marks.joined(separator: " ")
    }

    /// Whether a view's frame reaches beyond its superview's bounds, by more than a hundredth of a point.
    private func sticksOut(_ view: SceneSnapshot.View, of superview: SceneSnapshot.View) -> Bool {
        let frame = view.frame
        let bounds = superview.bounds
        return frame.minX < bounds.minX - 0.01 || frame.minY < bounds.minY - 0.01
            || frame.maxX > bounds.maxX + 0.01 || frame.maxY > bounds.maxY + 0.01
    }
}
