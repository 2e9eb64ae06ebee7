import Foundation

/// The keyframes of one animation: changes that take a part of its time (S-26).
struct KeyframeTrack {
    private struct Keyframe {
        /// When it begins, as a part of the whole.
        let start: Double
        /// How long it takes, as a part of the whole.
        let length: Double
        var starts: [ObjectIdentifier: SeenValues] = [:]
        var ends: [ObjectIdentifier: SeenValues] = [:]
    }

    private var frames: [Keyframe] = []
    /// Whether changes belong to a keyframe now.
    private(set) var isCollecting = false

    var isEmpty: Bool { frames.isEmpty }

    mutating func begin(at start: Double, lasting length: Double) {
        let start = min(max(start, 0), 1)
        frames.append(Keyframe(start: start, length: min(max(length, 0), 1 - start)))
        isCollecting = true
    }

    /// A property of the view is about to change.
    mutating func note(_ view: UIView) {
        guard isCollecting, let last = frames.indices.last else { return }
        let id = ObjectIdentifier(view)
        if frames[last].starts[id] == nil { frames[last].starts[id] = SeenValues(of: view) }
    }

    /// The changes of the last keyframe are made.
    mutating func end(_ views: [UIView]) {
        isCollecting = false
        guard let last = frames.indices.last else { return }
        for view in views where frames[last].starts[ObjectIdentifier(view)] != nil {
            frames[last].ends[ObjectIdentifier(view)] = SeenValues(of: view)
        }
    }

    /// What is seen of a view after a part of the whole. Each property goes by the keyframe that changes it
    /// and began last.
    ///
    /// - Parameter whole: what is seen without keyframes.
    func values(of id: ObjectIdentifier, from first: SeenValues, whole: SeenValues, at part: Double)
        -> SeenValues
    {
        var values = whole
        let own = frames.filter { $0.starts[id] != nil }
        guard !own.isEmpty else { return values }
        values.keep(first, whereChangedBy: own.compactMap { change($0, id) })
        for frame in own.sorted(by: { $0.start < $1.start }) where frame.start <= part {
            guard let (start, end) = change(frame, id) else { continue }
            let done = frame.length > 0 ? min(1, (part - frame.start) / frame.length) : 1
            values.take(start.mixed(with: end, done), whereChanged: start, end)
        }
        return values
    }

    private func change(_ frame: Keyframe, _ id: ObjectIdentifier) -> (SeenValues, SeenValues)? {
        guard let start = frame.starts[id], let end = frame.ends[id] else { return nil }
        return (start, end)
    }
}

extension SeenValues {
    /// Takes the properties over that differ between a start and an end.
    fileprivate mutating func take(_ other: SeenValues, whereChanged start: SeenValues, _ end: SeenValues) {
        if start.bounds != end.bounds { bounds = other.bounds }
        if start.center != end.center { center = other.center }
        if start.transform != end.transform { transform = other.transform }
        if start.alpha != end.alpha { alpha = other.alpha }
    }

    /// Takes the first values of all properties that some change is about.
    fileprivate mutating func keep(
        _ first: SeenValues, whereChangedBy changes: [(SeenValues, SeenValues)]
    ) {
        for (start, end) in changes { take(first, whereChanged: start, end) }
    }
}
