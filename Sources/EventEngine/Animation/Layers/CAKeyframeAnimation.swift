import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Points one after the other, in place of values. Each step of the path takes the same time.
    open var path: CGPath?
    /// When each value comes, as a part of the whole; evenly without.
    open var keyTimes: [NSNumber]?
    /// The course between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between are found. Cubic ones are mixed linearly: our decision.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns with the path. It is kept: what is seen does not turn here.
    open var rotationMode: CAAnimationRotationMode?

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        rotationMode = other.rotationMode
    }

    override func value(at part: Double, of length: Double, from base: AnimatedValue) -> AnimatedValue? {
        let part = timingFunction?.curve.progress(after: part) ?? part
        if let path {
            let steps = PathSteps(path)
            guard steps.count > 0, base.shape == .point else { return nil }
            let (index, rest) = step(at: part, among: (0...steps.count).map { steps.corner($0) })
            return AnimatedValue(steps.point(of: index, at: rest))
        }
        let frames = (values ?? []).compactMap { AnimatedValue($0, like: base) }
        guard let last = frames.last, Simulator.current.work.draw(frames.count) else { return nil }
        guard frames.count > 1 else { return last }
        if calculationMode == .discrete { return frames[discreteIndex(at: part, of: frames.count)] }
        let (index, rest) = step(at: part, among: frames)
        return frames[index].mixed(with: frames[index + 1], rest)
    }

    /// Between which values it is, and how much of the way from one to the next is done.
    private func step(at part: Double, among frames: [AnimatedValue]) -> (Int, Double) {
        let times = self.times(frames)
        let index = max(0, min(frames.count - 2, (times.lastIndex { $0 <= part }) ?? 0))
        let length = times[index + 1] - times[index]
        let rest = length > 0 ? min(max((part - times[index]) / length, 0), 1) : 1
        let functions = timingFunctions ?? []
        guard functions.indices.contains(index) else { return (index, rest) }
        return (index, functions[index].curve.progress(after: rest))
    }

    private func times(_ frames: [AnimatedValue]) -> [Double] {
        let count = frames.count
        if calculationMode == .paced || calculationMode == .cubicPaced {
            var ways = [0.0]
            for (one, next) in zip(frames, frames.dropFirst()) {
                ways.append(ways[ways.count - 1] + one.way(to: next))
            }
            if let whole = ways.last, whole > 0 { return ways.map { $0 / whole } }
        }
        if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    /// With discrete values each holds until the next one comes; there is one time more than values.
    private func discreteIndex(at part: Double, of count: Int) -> Int {
        let times = keyTimes.map { $0.map(\.doubleValue) } ?? (0..<count).map { Double($0) / Double(count) }
        return max(0, min(count - 1, times.lastIndex { $0 <= part } ?? 0))
    }
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns with its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The lines and curves of a path, as an animation goes along them.
struct PathSteps {
    private var steps: [(start: CGPoint, element: PathElement)] = []

    init(_ path: CGPath) {
        Simulator.current.work.draw(path.elements.count)
        var (here, first) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let end): (here, first) = (end, end)
            case .close:
                if here != first { steps.append((here, .line(first))) }
                here = first
            default:
                steps.append((here, element))
                here = element.end ?? here
            }
        }
    }

    var count: Int { steps.count }

    /// Where a step begins, or the last one ends.
    func corner(_ index: Int) -> AnimatedValue {
        AnimatedValue(index < count ? steps[index].start : point(of: count - 1, at: 1))
    }

    func point(of index: Int, at t: Double) -> CGPoint {
        let (start, element) = steps[index]
        let u = 1 - t
        func sum(_ parts: (Double, CGPoint)...) -> CGPoint {
            parts.reduce(into: CGPoint.zero) { point, part in
                point.x += CGFloat(part.0) * part.1.x
                point.y += CGFloat(part.0) * part.1.y
            }
        }
        switch element {
        case .quadCurve(let control, let end): return sum((u * u, start), (2 * u * t, control), (t * t, end))
        case .curve(let one, let two, let end):
            return sum((u * u * u, start), (3 * u * u * t, one), (3 * u * t * t, two), (t * t * t, end))
        default: return sum((u, start), (t, element.end ?? start))
        }
    }
}
