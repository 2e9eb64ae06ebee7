import Foundation
@testable import EventEngine

/// Builds a recording with one snapshot of a scene, from views given by their frames.
struct SceneBuilder {
    var recorder = RecordingBuilder()
    var snapshot = SceneSnapshot(time: 0, entry: 0, views: [])

    /// Adds a window of a size, at the screen's origin, and returns its index in the snapshot.
    mutating func window(_ name: String, _ width: Double, _ height: Double) -> Int {
        let id = recorder.object(name, "UIWindow", kit: "UIWindow")
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        snapshot.views.append(SceneBuilder.view(id, nil, frame, corners: SceneBuilder.corners(of: frame)))
        return snapshot.views.count - 1
    }

    /// Adds a view on top of a view's subviews; call in painter's order.
    @discardableResult
    mutating func view(
        _ name: String, _ className: String = "UIView", in parent: Int,
        _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        change: (inout SceneSnapshot.View) -> Void = { _ in }
    ) -> Int {
        let id = recorder.object(name, className)
        let frame = CGRect(x: x, y: y, width: width, height: height)
        let above = snapshot.views[parent]
        let origin = CGPoint(
            x: above.corners[0].x + x - above.bounds.origin.x,
            y: above.corners[0].y + y - above.bounds.origin.y)
        let onScreen = CGRect(origin: origin, size: frame.size)
        var view = SceneBuilder.view(id, parent, frame, corners: SceneBuilder.corners(of: onScreen))
        change(&view)
        snapshot.views.append(view)
        return snapshot.views.count - 1
    }

    func id(_ name: String) -> ObjectID {
        let index = recorder.recording.objects.firstIndex { $0.name == name }
        return index.map { ObjectID(rawValue: Int32($0)) } ?? .none
    }

    /// Records a touch that goes through places at times in milliseconds; the last one ends it.
    mutating func touch(_ number: Int, on hit: String?, _ path: [(ms: Int64, x: Double, y: Double)]) {
        let view = hit.map(id) ?? .none
        for (index, place) in path.enumerated() {
            let isLast = index == path.count - 1
            let phase: Recording.TouchSample.Phase = index == 0 ? .began : isLast ? .ended : .moved
            recorder.edit {
                $0.touches.append(Recording.TouchSample(
                    touch: number, time: place.ms * 1000, location: CGPoint(x: place.x, y: place.y),
                    phase: phase, hitView: view, window: ObjectID(rawValue: 0), entry: $0.entries.count))
            }
        }
    }

    mutating func tap(on hit: String?, _ x: Double, _ y: Double) {
        touch(1, on: hit, [(0, x, y), (50, x, y)])
    }

    /// The recording, with the scene as its only snapshot.
    var recording: Recording {
        var recording = recorder.recording
        recording.snapshots = [snapshot]
        return recording
    }

    private static func corners(of rect: CGRect) -> [CGPoint] {
        let right = rect.origin.x + rect.size.width
        let bottom = rect.origin.y + rect.size.height
        return [
            rect.origin, CGPoint(x: right, y: rect.origin.y), CGPoint(x: right, y: bottom),
            CGPoint(x: rect.origin.x, y: bottom),
        ]
    }

    private static func view(
        _ id: ObjectID, _ parent: Int?, _ frame: CGRect, corners: [CGPoint]
    ) -> SceneSnapshot.View {
        SceneSnapshot.View(
            id: id, parent: parent, isWindow: parent == nil, frame: frame,
            bounds: CGRect(origin: .zero, size: frame.size), corners: corners, isHidden: false, alpha: 1,
            isUserInteractionEnabled: true, clipsToBounds: false, rotation: 0, hasTransform: false,
            isScrollView: false)
    }
}

extension SceneBuilder {
    /// The scene of the specification's samples: window 320x200, `root` > (`gray` > `red`, `blue`, `badge`;
    /// `yellow` > `tip`, hidden), and a tap at (100, 90).
    static func sample() -> SceneBuilder {
        var scene = SceneBuilder()
        let window = scene.window("window", 320, 200)
        let root = scene.view("root", in: window, 0, 0, 320, 200)
        let gray = scene.view("gray", "GrayView", in: root, 20, 30, 160, 120)
        scene.view("red", in: gray, 10, 20, 80, 50)
        scene.view("blue", in: gray, 70, 50, 80, 50)
        scene.view("badge", in: gray, 140, -20, 50, 50)
        let yellow = scene.view("yellow", in: root, 200, 110, 100, 70)
        scene.view("tip", in: yellow, 60, 20, 60, 30) { $0.isHidden = true }
        scene.tap(on: "blue", 100, 90)
        return scene
    }
}

extension SceneBuilder {
    /// What an author's `hitTest` answers (a view's name), and whether it calls `super` first.
    struct Override {
        var answer: String?
        var asksSuper = true
    }

    /// Records one pass of the default search for a touch, as the engine's rules B-01 to B-07 have it, with
    /// what overrides say in place of the search. Upright views only.
    mutating func walk(
        touch: Int = 1, pass: Int, at point: CGPoint,
        overrides: [String: Override] = [:]
    ) {
        recorder.touch = UInt8(touch)
        recorder.pass = UInt8(pass)
        for window in snapshot.views.indices.reversed() where snapshot.views[window].isWindow {
            if ask(window, point, overrides) != .none { break }
        }
        recorder.touch = 0
        recorder.pass = 0
    }

    private mutating func ask(
        _ index: Int, _ screen: CGPoint, _ overrides: [String: Override]
    ) -> ObjectID {
        let view = snapshot.views[index]
        let point = CGPoint(
            x: screen.x - view.corners[0].x + view.bounds.origin.x,
            y: screen.y - view.corners[0].y + view.bounds.origin.y)
        var found = ObjectID.none
        var outcome = HitOutcome.outside
        let name = recorder.recording.objects[Int(view.id.rawValue)].name
        let override = overrides[name]
        var inner = self
        let entry = inner.recorder.open(
            view.id, "hitTest(_:with:)", "hitTest:withEvent:", .hitTest, .point(point))
        if override?.asksSuper ?? true {
            (found, outcome) = inner.search(index, point, screen, overrides)
        }
        let usual = found
        if let override { found = override.answer.map(id) ?? .none }
        inner.recorder.close(entry) {
            $0.answer = found == .none ? .null : .object(found)
            $0.outcome = override?.asksSuper ?? true ? outcome : .undecided
            $0.isOverridden = override != nil
            if let override, override.asksSuper { $0.defaultAnswer = usual == .none ? .null : .object(usual) }
        }
        self = inner
        return found
    }

    private mutating func search(
        _ index: Int, _ point: CGPoint, _ screen: CGPoint,
        _ overrides: [String: Override]
    ) -> (ObjectID, HitOutcome) {
        let view = snapshot.views[index]
        if view.isHidden { return (.none, .hidden) }
        if !view.isUserInteractionEnabled { return (.none, .interactionDisabled) }
        if Double(view.alpha) < 0.01 { return (.none, .transparent) }
        let (x, y) = (point.x - view.bounds.origin.x, point.y - view.bounds.origin.y)
        let isInside = x >= 0 && x < view.bounds.size.width && y >= 0 && y < view.bounds.size.height
        recorder.message(
            view.id, "point(inside:with:)", "pointInside:withEvent:", .hitTest, argument: .point(point),
            answer: .bool(isInside))
        guard isInside else { return (.none, .outside) }
        let subviews = snapshot.views.indices.filter { snapshot.views[$0].parent == index }
        for subview in subviews.reversed() {
            let found = ask(subview, screen, overrides)
            if found != .none { return (found, .descendant) }
        }
        return (view.id, subviews.isEmpty ? .itselfAsLeaf : .itself)
    }

    /// The sample with the two passes that its tap causes.
    static func sampleWalk() -> SceneBuilder {
        var scene = sample()
        for pass in 1...2 { scene.walk(pass: pass, at: CGPoint(x: 100, y: 90)) }
        return scene
    }
}

extension SceneBuilder {
    mutating func change(_ index: Int, _ change: (inout SceneSnapshot.View) -> Void) {
        change(&snapshot.views[index])
    }
}
