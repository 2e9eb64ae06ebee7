import Foundation

#if !canImport(CoreGraphics)
/// Seconds.
public typealias CFTimeInterval = Double
#endif

/// What is on a line of time: layers and animations.
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds on the clock around it; for an animation, 0 is the moment when it is added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one round.
    var duration: CFTimeInterval { get set }
    /// How fast its own clock goes beside the one around it.
    var speed: Float { get set }
    /// What its own clock shows when it begins, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How many rounds there are; with 0, one.
    var repeatCount: Float { get set }
    /// Seconds of all rounds, in place of a number of them.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each round goes back as well.
    var autoreverses: Bool { get set }
    /// What is seen before it begins and after it is over.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation before it begins and after it is over.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value comes at once.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing of it.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}

/// A name of a course of speed.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A course of speed: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    let curve: TimingCurve

    /// The control points of the default curve are (0.25, 0.1) and (0.25, 1), as Apple documents; a name that
    /// nobody knows is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(
            CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
        super.init()
    }
}

/// The numbers of `CAMediaTiming`.
struct MediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Seconds of all rounds on its own clock.
    func wholeDuration(of round: Double) -> Double {
        if repeatDuration > 0 { return repeatDuration }
        let length = autoreverses ? 2 * round : round
        return length * (repeatCount > 0 ? Double(repeatCount) : 1)
    }

    /// Which round runs after some seconds on its own clock, and how much of it is done.
    func place(after seconds: Double, round: Double) -> (round: Int, part: Double) {
        guard round > 0, round.isFinite else { return (0, 1) }
        let length = autoreverses ? 2 * round : round
        let isWhole = timeOffset == 0 && seconds >= wholeDuration(of: round)
        var number = ((seconds + timeOffset) / length).rounded(.down)
        var rest = seconds + timeOffset - number * length
        // The end of all rounds belongs to the last one.
        if isWhole, rest == 0, number > 0 { (number, rest) = (number - 1, length) }
        let part = rest / round
        return (Int(min(max(number, 0), 1e9)), part > 1 ? max(0, 2 - part) : part)
    }
}
