import EventEngine

/// The snapshot before a touch, so arranged that a view's subviews can be looked up.
struct HitScene: Sendable {
    let views: [SceneSnapshot.View]
    private var indices: [ObjectID: Int] = [:]
    private var children: [[Int]]

    init(before touch: Int, of recording: Recording) {
        views = recording.snapshot(before: touch)?.views ?? []
        children = Array(repeating: [], count: views.count)
        for (index, view) in views.enumerated() {
            indices[view.id] = index
            if let parent = view.parent { children[parent].append(index) }
        }
    }

    /// The windows, back to front.
    var windows: [ObjectID] { views.filter(\.isWindow).map(\.id) }

    func alpha(of view: ObjectID) -> Float { indices[view].map { views[$0].alpha } ?? 0 }

    /// The subviews, back to front.
    func subviews(of view: ObjectID) -> [ObjectID] {
        indices[view].map { children[$0].map { views[$0].id } } ?? []
    }

    /// A number that is higher for subviews further in front; nil when `view` is no subview of the other one.
    func place(of view: ObjectID, in superview: ObjectID) -> Int? {
        guard let index = indices[view], let parent = indices[superview] else { return nil }
        return views[index].parent == parent ? index : nil
    }

    /// The number of views inside a view, at any depth, that are not among `asked`.
    func viewsInside(_ view: ObjectID, without asked: Set<ObjectID>) -> Int {
        guard let index = indices[view] else { return 0 }
        var count = 0
        var pending = children[index]
        while let next = pending.popLast() {
            if !asked.contains(views[next].id) { count += 1 }
            pending += children[next]
        }
        return count
    }
}

extension Recording {
    /// The scene as it was when a touch began; nil when there is neither such a touch nor any snapshot
    /// before it.
    func snapshot(before touch: Int) -> SceneSnapshot? {
        guard let began = touches.first(where: { $0.touch == touch }) else { return snapshots.first }
        return snapshots.last { $0.entry <= began.entry && $0.time <= began.time } ?? snapshots.first
    }
}
