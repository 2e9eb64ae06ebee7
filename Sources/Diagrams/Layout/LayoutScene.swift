import EventEngine
import Foundation

/// What a layout picture shows, before any scale is chosen: one snapshot's views in painter's order, the
/// touches of that moment, and the part of the screen.
struct LayoutScene: Sendable {
    /// More views than this are not drawn; those that matter to a touch come first.
    static let mostViews = 30
    /// More touches than this are not drawn: `X` and the alphabet.
    static let mostTouches = 27

    private(set) var views: [LayoutView] = []
    /// How many views were left out because there are too many.
    private(set) var foldedViews = 0
    /// How many views are not drawn because a row of a table stands for them.
    private(set) var joinedViews = 0
    private(set) var touches: [LayoutTouch] = []
    /// The part of the screen to draw; nil when there is nothing to draw.
    private(set) var region: Box?

    init(recording: Recording, options: LayoutOptions) {
        guard let number = LayoutScene.snapshotNumber(in: recording, at: options.at) else { return }
        let snapshot = recording.snapshots[number]
        touches = LayoutScene.touches(of: recording, snapshot: number)
        let all = LayoutSurvey(snapshot: snapshot, touches: touches).views
        let wanted = options.views.map(Set.init)
        let chosen = all.filter { view in
            guard let wanted else { return view.index >= 0 }
            let object = recording.objects[Int(view.id.rawValue)]
            return wanted.contains(object.name) || wanted.contains(object.className)
        }
        var drawn = wanted == nil ? LayoutScene.withoutFilledWindows(chosen, in: snapshot) : chosen
        drawn = wanted == nil ? LayoutRows(snapshot, recording).joined(drawn) : drawn
        views = LayoutScene.mostImportant(drawn, in: snapshot)
        foldedViews = drawn.count - views.count
        joinedViews = views.reduce(0) { $0 + $1.parts }
        region = LayoutScene.region(of: wanted == nil ? [] : views, all: all, touches: touches, in: snapshot)
        linkEntries(of: recording)
    }

    // MARK: The moment

    /// The snapshot in force at a time: the last one taken until then, or the first one if the time is
    /// before it.
    private static func snapshotNumber(in recording: Recording, at seconds: Double?) -> Int? {
        let snapshots = recording.snapshots
        guard !snapshots.isEmpty else { return nil }
        if let seconds {
            let micros = seconds.isFinite ? min(max(seconds * 1e6, -1e15), 1e15) : 0
            let time = recording.epoch &+ Int64(micros.rounded())
            return snapshots.lastIndex { $0.time <= time } ?? 0
        }
        guard let first = recording.touches.first else { return snapshots.count - 1 }
        return snapshots.lastIndex { $0.entry <= first.entry && $0.time <= first.time } ?? 0
    }

    /// The touches that were down while a snapshot was in force, each with its whole path.
    private static func touches(of recording: Recording, snapshot number: Int) -> [LayoutTouch] {
        let snapshots = recording.snapshots
        var samples: [Int: [Recording.TouchSample]] = [:]
        for sample in recording.touches { samples[sample.touch, default: []].append(sample) }
        let alive = samples.keys.sorted().filter { touch in
            guard let first = samples[touch]?.first, let last = samples[touch]?.last else { return false }
            if number + 1 < snapshots.count, first.entry >= snapshots[number + 1].entry { return false }
            let isOver = last.phase == .ended || last.phase == .cancelled
            return !isOver || last.entry >= snapshots[number].entry
        }
        return alive.prefix(mostTouches).enumerated().map { place, touch in
            let mark = place == 0 ? UInt8(ascii: "X") : UInt8(ascii: "A") + UInt8(place - 1)
            return LayoutTouch(number: touch, mark: mark, samples: samples[touch] ?? [])
        }
    }

    // MARK: The views

    /// A window that its root view fills says nothing and is left out, unless it took a touch itself.
    private static func withoutFilledWindows(
        _ views: [LayoutView], in snapshot: SceneSnapshot
    ) -> [LayoutView] {
        var filled: Set<Int> = []
        for view in views where view.box != nil {
            guard let parent = snapshot.views[view.index].parent else { continue }
            let above = snapshot.views[parent]
            if above.isWindow, view.frame == above.bounds { filled.insert(parent) }
        }
        return views.filter { !filled.contains($0.index) || !$0.hits.isEmpty }
    }

    /// At most `mostViews` views: those that took a touch, what encloses them, then what can be seen, then
    /// the rest.
    private static func mostImportant(_ views: [LayoutView], in snapshot: SceneSnapshot) -> [LayoutView] {
        guard views.count > mostViews else { return views }
        var enclosing: Set<Int> = []
        for view in views where !view.hits.isEmpty {
            var next: Int? = view.index
            while let index = next, enclosing.insert(index).inserted { next = snapshot.views[index].parent }
        }
        func rank(_ view: LayoutView) -> Int {
            if !view.hits.isEmpty { return 0 }
            if enclosing.contains(view.index) { return 1 }
            return view.isShown && !view.flags.contains("off screen") ? 2 : 3
        }
        let ranked = views.indices.sorted { (rank(views[$0]), $0) < (rank(views[$1]), $1) }
        return ranked.prefix(mostViews).sorted().map { views[$0] }
    }

    /// The screen, or that part of it in which chosen views lie and the touches begin.
    private static func region(
        of chosen: [LayoutView], all: [LayoutView], touches: [LayoutTouch], in snapshot: SceneSnapshot
    ) -> Box? {
        let windows = all.filter { snapshot.views[$0.index].isWindow }.compactMap(\.box)
            .filter { !$0.isEmpty }
        let boxes = windows.isEmpty ? all.compactMap(\.box) : windows
        guard let first = boxes.first else { return nil }
        let screen = boxes.dropFirst().reduce(first) { $0.union($1) }
        let parts = chosen.compactMap(\.box).filter { $0.meets(screen) }.map { $0.intersection(screen) }
        guard let part = parts.first else { return screen }
        var region = parts.dropFirst().reduce(part) { $0.union($1) }
        for touch in touches where screen.contains(touch.start) { region.include(touch.start) }
        return region
    }

    /// Links each view to the first entry in which it is asked about a drawn touch.
    private mutating func linkEntries(of recording: Recording) {
        let numbers = Set(touches.map(\.number))
        var first: [ObjectID: Int] = [:]
        for (index, entry) in recording.entries.enumerated()
        where entry.kind == .hitTest && numbers.contains(Int(entry.touch)) && first[entry.receiver] == nil {
            first[entry.receiver] = index
        }
        for index in views.indices { views[index].entry = first[views[index].id] }
    }
}
