import Foundation

/// How far an animation is, after a part of its time: a cubic Bézier curve from (0, 0) to (1, 1).
struct TimingCurve {
    var first: CGPoint
    var second: CGPoint

    init(_ first: CGPoint, _ second: CGPoint) {
        // Time does not run back.
        self.first = CGPoint(x: min(max(first.x, 0), 1), y: first.y)
        self.second = CGPoint(x: min(max(second.x, 0), 1), y: second.y)
    }

    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self.init(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: self.init(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: self.init(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: self.init(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }

    private var isLinear: Bool { first.x == first.y && second.x == second.y }

    /// The part of the way after a part of the time.
    func progress(after time: Double) -> Double {
        if isLinear || time <= 0 || time >= 1 { return min(max(time, 0), 1) }
        return along(first.y, second.y, parameter { along(first.x, second.x, $0) < time })
    }

    /// The part of the time after which this part of the way is done.
    func time(of progress: Double) -> Double {
        if isLinear || progress <= 0 || progress >= 1 { return min(max(progress, 0), 1) }
        return along(first.x, second.x, parameter { along(first.y, second.y, $0) < progress })
    }

    /// The parameter up to which something is true, by bisection.
    private func parameter(upTo isBefore: (Double) -> Bool) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private func along(_ one: CGFloat, _ other: CGFloat, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * Double(one) + 3 * u * t * t * Double(other) + t * t * t
    }
}
