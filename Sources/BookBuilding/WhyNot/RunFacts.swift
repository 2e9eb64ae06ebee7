import Diagrams
import EventEngine
import Foundation

/// What a recording knows, in the form in which questions about it are answered.
struct RunFacts {
    /// One finger from down to up.
    struct Touch {
        var number: Int
        var began: Recording.TouchSample
        /// All samples in order, with the first one.
        var samples: [Recording.TouchSample]

        var hit: ObjectID { began.hitView }
        /// The lift; nil for a touch that never ended, or was cancelled.
        var ended: Recording.TouchSample? { samples.first { $0.phase == .ended } }
        /// The system took it.
        var cancelled: Recording.TouchSample? { samples.first { $0.phase == .cancelled } }
        var hasMoved: Bool { samples.contains { $0.phase == .moved } }
        /// How far the finger got from where it came down (points).
        var reach: Double {
            samples.map { $0.location }.map { place in
                let (x, y) = (place.x - began.location.x, place.y - began.location.y)
                return (x * x + y * y).squareRoot()
            }.max() ?? 0
        }
    }

    let recording: Recording
    /// The first touches, at most `mostTouches`: each is looked for in the whole trace.
    let touches: [Touch]
    /// How many there were in all.
    let touchCount: Int
    private let settings: [ObjectID: Recording.Arrangement.Recognizer]

    init(_ recording: Recording) {
        self.recording = recording
        var order: [Int] = []
        var samples: [Int: [Recording.TouchSample]] = [:]
        for sample in recording.touches {
            if samples[sample.touch] == nil { order.append(sample.touch) }
            samples[sample.touch, default: []].append(sample)
        }
        touchCount = order.count
        touches = order.prefix(Self.mostTouches).compactMap { number in
            guard let all = samples[number], let first = all.first, first.phase == .began else {
                return nil
            }
            return Touch(number: number, began: first, samples: all)
        }
        let last = recording.arrangements.last?.recognizers ?? []
        settings = Dictionary(last.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    var entries: [TraceEntry] { recording.entries }

    /// So many touches are told of.
    static let mostTouches = 24

    // MARK: Words

    func name(_ object: ObjectID) -> String {
        let index = Int(object.rawValue)
        return recording.objects.indices.contains(index) ? recording.objects[index].name : "nobody"
    }

    /// `50 ms`, from the first touch-down.
    func time(_ time: Int64) -> String {
        Recording.milliseconds(tenths: recording.tenths(at: time)) + " ms"
    }

    func time(of entry: Int) -> String { time(entries[entry].time) }

    /// `(-5, 12)`
    static func words(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    /// `(0, 0, 187, 400)`
    static func words(_ rect: CGRect) -> String {
        let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        return "(\(parts.map { number(Double($0)) }.joined(separator: ", ")))"
    }

    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : "inf" }
        let tenths = Int((value * 10).rounded())
        let whole = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)"
        return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
    }

    func text(_ index: Int32) -> String? {
        recording.texts.indices.contains(Int(index)) ? recording.texts[Int(index)] : nil
    }

    // MARK: What objects are

    func kitClass(_ object: ObjectID) -> String {
        let index = Int(object.rawValue)
        return recording.objects.indices.contains(index) ? recording.objects[index].kitClassName : ""
    }

    /// How a recognizer was set up at the end of the run; nil for anything else.
    func recognizer(_ object: ObjectID) -> Recording.Arrangement.Recognizer? { settings[object] }

    func control(_ object: ObjectID) -> Recording.Arrangement.Control? {
        recording.arrangements.last?.controls.first { $0.id == object }
    }

    func scrollView(_ object: ObjectID) -> Recording.Arrangement.ScrollView? {
        recording.arrangements.last?.scrollViews.first { $0.id == object }
    }

    // MARK: The scene at a moment

    /// How things were set up when a touch came down.
    func arrangement(at touch: Touch) -> Recording.Arrangement? {
        recording.arrangements.last { $0.entry <= touch.began.entry && $0.time <= touch.began.time }
            ?? recording.arrangements.first
    }

    /// The recognizer as it was when a touch came down.
    func recognizer(_ object: ObjectID, at touch: Touch) -> Recording.Arrangement.Recognizer? {
        arrangement(at: touch)?.recognizers.first { $0.id == object } ?? settings[object]
    }

    /// Where views were when a touch came down.
    func snapshot(at touch: Touch) -> SceneSnapshot? {
        recording.snapshots.last { $0.entry <= touch.began.entry && $0.time <= touch.began.time }
            ?? recording.snapshots.first
    }

    /// A view and what it is in, up to its window; nil for a view that is in no window then.
    func path(to view: ObjectID, in snapshot: SceneSnapshot) -> [SceneSnapshot.View]? {
        guard var index = snapshot.views.firstIndex(where: { $0.id == view }) else { return nil }
        var path = [snapshot.views[index]]
        while let parent = snapshot.views[index].parent {
            path.append(snapshot.views[parent])
            index = parent
        }
        return path
    }

    /// Whether a view was in another one, or is it, when a touch came down.
    func isInside(_ view: ObjectID, _ other: ObjectID, at touch: Touch) -> Bool {
        if view == other { return view != .none }
        guard let snapshot = snapshot(at: touch), let path = path(to: view, in: snapshot) else {
            return false
        }
        return path.contains { $0.id == other }
    }

    /// A point of the screen in a view's coordinates; nil for a view without area.
    static func local(_ point: CGPoint, in view: SceneSnapshot.View) -> CGPoint? {
        let (origin, right, down) = (view.corners[0], view.corners[1], view.corners[3])
        let (ux, uy) = (right.x - origin.x, right.y - origin.y)
        let (vx, vy) = (down.x - origin.x, down.y - origin.y)
        let area = ux * vy - uy * vx
        guard area != 0, area.isFinite else { return nil }
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        return CGPoint(
            x: view.bounds.origin.x + (x * vy - y * vx) / area * view.bounds.size.width,
            y: view.bounds.origin.y + (ux * y - uy * x) / area * view.bounds.size.height)
    }

    // MARK: The trace

    /// The method that an entry is about, in Swift's spelling.
    func method(_ entry: TraceEntry) -> String {
        recording.selectors[Int(entry.selector.rawValue)].swift
    }

    /// The numbers of the touches that an entry is about.
    func touches(of entry: TraceEntry) -> [Int] {
        if entry.touch != 0 { return [Int(entry.touch)] }
        guard case .touches(let range) = entry.argument else { return [] }
        return recording.touchLists[Int(range.lowerBound)..<Int(range.upperBound)].map { Int($0) }
    }

    /// The first entry of a message to an object about a touch.
    func first(_ selector: MessageSelector, to object: ObjectID, about touch: Int) -> Int? {
        entries.indices.first { index in
            entries[index].selector == selector.id && entries[index].receiver == object
                && touches(of: entries[index]).contains(touch)
        }
    }

    /// What a view was told of a touch: the delivery of a phase; nil when it was not told.
    func delivery(_ phase: Recording.TouchSample.Phase, of touch: Int) -> Recording.Delivery? {
        recording.deliveries.first { $0.touch == touch && $0.phase == phase }
    }

    /// The responders that messages about a touch may reach: none when its view was never told of it.
    func chain(of touch: Int) -> [ObjectID] {
        guard let delivery = recording.deliveries.first(where: { $0.touch == touch }),
            recording.chains.indices.contains(delivery.chain)
        else { return [] }
        return recording.chains[delivery.chain].responders
    }
}
