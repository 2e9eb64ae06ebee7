import Foundation

extension Simulator {
    /// Takes a snapshot if anything that it shows has changed since the last one.
    func takeSnapshotIfChanged() {
        guard isTracing, sceneHasChanged, !isHalted else { return }
        sceneHasChanged = false
        var views: [SceneSnapshot.View] = []
        for window in application.windows {
            append(window, parent: nil, depth: 0, row: nil, toScreen: { $0 }, to: &views)
        }
        if let window = keyboard.window {
            append(window, parent: nil, depth: 0, row: nil, toScreen: { $0 }, to: &views)
        }
        trace.snapshots.append(
            SceneSnapshot(time: clock.now, entry: trace.entries.count, views: views))
    }

    private func append(
        _ view: UIView, parent: Int?, depth: Int, row: IndexPath?, toScreen: (CGPoint) -> CGPoint,
        to views: inout [SceneSnapshot.View]
    ) {
        // Each corner goes up through all views around this one.
        guard work.draw(WorkCost.snapshotView + depth) else { return }
        let model = view.model
        let bounds = model.pointee.bounds
        let map = { toScreen(model.pointee.toSuperview($0)) }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        let transform = model.pointee.transform
        let index = views.count
        views.append(
            SceneSnapshot.View(
                id: names.id(of: view), parent: parent, isWindow: view is UIWindow,
                frame: model.pointee.frame, bounds: bounds, corners: corners.map(map),
                isHidden: model.pointee.isHidden, alpha: model.pointee.alpha,
                isUserInteractionEnabled: model.pointee.isUserInteractionEnabled,
                clipsToBounds: view.appearance.clipsToBounds,
                rotation: Double(atan2(transform.b, transform.a)) * 180 / .pi,
                hasTransform: model.pointee.hasTransform, isScrollView: view is UIScrollView,
                row: row))
        let rows = rows(of: view)
        for subview in model.pointee.subviews {
            append(
                subview, parent: index, depth: depth + 1, row: rows[ObjectIdentifier(subview)],
                toScreen: map, to: &views)
        }
    }

    /// The rows that a table shows, or the items of a collection view, by their cells.
    private func rows(of view: UIView) -> [ObjectIdentifier: IndexPath] {
        var cells: [(ObjectIdentifier, IndexPath)] = []
        if let table = view as? UITableView {
            cells = table.table.cells.map { (ObjectIdentifier($0.cell), $0.path) }
        } else if let items = view as? UICollectionView {
            cells = items.collection.cells.map { (ObjectIdentifier($0.cell), $0.path) }
        }
        return Dictionary(cells, uniquingKeysWith: { first, _ in first })
    }

    /// Notes where a finger is, for the drawings.
    func recordSample(of touch: UITouch) {
        guard isTracing, let phase = Recording.TouchSample.Phase(touch.phase) else { return }
        work.draw(WorkCost.event)
        trace.touches.append(
            Recording.TouchSample(
                touch: touch.number, time: clock.now, location: touch.location, phase: phase,
                hitView: touch.view.map { names.id(of: $0) } ?? .none,
                window: touch.window.map { names.id(of: $0) } ?? .none,
                entry: trace.entries.count))
    }
}

extension Recording.TouchSample.Phase {
    /// The phases that a finger on the screen can have.
    init?(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .stationary: self = .stationary
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        default: return nil
        }
    }
}
