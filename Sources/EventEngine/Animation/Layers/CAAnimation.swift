import Foundation

/// An animation of a layer. What is seen moves on the virtual clock, what was set does not (B-14): only
/// `presentation()` shows it. A layer copies the animation that it is given.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
    var timing = MediaTiming()
    private var held: [String: Any] = [:]

    /// An animation without a course of its own takes that of its transaction, else goes evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// Who hears that it began and ended; it is held, other than most delegates.
    open var delegate: (any CAAnimationDelegate)? {
        get { delegateObject as? any CAAnimationDelegate }
        set { delegateObject = newValue }
    }
    package final var delegateObject: AnyObject?
    /// Whether the layer lets go of it when it is over.
    open var isRemovedOnCompletion = true

    public override init() {
        super.init()
        Simulator.current.work.draw(WorkCost.object)
    }

    open var beginTime: CFTimeInterval { get { timing.beginTime } set { timing.beginTime = newValue } }
    /// With 0 it takes as long as its transaction says: 0.25 s.
    open var duration: CFTimeInterval { get { timing.duration } set { timing.duration = newValue } }
    open var speed: Float { get { timing.speed } set { timing.speed = newValue } }
    open var timeOffset: CFTimeInterval { get { timing.timeOffset } set { timing.timeOffset = newValue } }
    open var repeatCount: Float { get { timing.repeatCount } set { timing.repeatCount = newValue } }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool { get { timing.autoreverses } set { timing.autoreverses = newValue } }
    open var fillMode: CAMediaTimingFillMode { get { timing.fillMode } set { timing.fillMode = newValue } }

    /// Keeps a value of the author's own under a name; copies have it too.
    open func setValue(_ value: Any?, forKey key: String) { held[key] = value }
    /// The value under a name.
    open func value(forKey key: String) -> Any? { held[key] }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmpty()
        copy.take(from: self)
        return copy
    }

    /// An animation of the same class.
    func makeEmpty() -> CAAnimation { CAAnimation() }

    func take(from other: CAAnimation) {
        (timing, held, timingFunction) = (other.timing, other.held, other.timingFunction)
        (delegateObject, isRemovedOnCompletion) = (other.delegateObject, other.isRemovedOnCompletion)
    }

    /// Seconds of one round, where the transaction or the group around has a say.
    func roundLength(within other: Double) -> Double {
        timing.duration > 0 && timing.duration.isFinite ? timing.duration : other
    }

    /// Shows what is seen after a part of a round, in a copy of the layer.
    func show(part: Double, round: Int, of length: Double, on layer: CALayer) {}
}

/// Hears of an animation of a layer.
public protocol CAAnimationDelegate: AnyObject {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It reached its end (true), or was taken away before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    private var world: Simulator { Simulator.current }

    public func animationDidStart(_ anim: CAAnimation) { world.answeredByDefault(()) }
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { world.answeredByDefault(()) }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The property: `position`, `transform.scale`.
    open var keyPath: String?
    /// Whether its values are added to what is seen without it.
    open var isAdditive = false
    /// Whether each round begins where the last one ended.
    open var isCumulative = false
    /// What makes transforms of its values, which are numbers then.
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        valueFunction = other.valueFunction
    }

    override func show(part: Double, round: Int, of length: Double, on layer: CALayer) {
        guard let keyPath, let key = LayerKey(keyPath), let base = key.value(of: layer) else { return }
        let begin = valueFunction.map { $0.numbers(in: base) } ?? base
        guard let begin, var value = value(at: part, of: length, from: begin) else { return }
        if isCumulative, round > 0, let last = self.value(at: 1, of: length, from: begin) {
            value = value.adding(last, times: Double(round))
        }
        if let valueFunction { value = AnimatedValue(valueFunction.transform(of: value)) }
        key.set(isAdditive ? base.adding(value, times: 1) : value, on: layer)
    }

    /// What the property is after a part of a round.
    func value(at part: Double, of length: Double, from base: AnimatedValue) -> AnimatedValue? { nil }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
    /// What it begins with; without it and `byValue`, what is seen now.
    open var fromValue: Any?
    /// What it ends with; without it and `byValue`, what is seen now.
    open var toValue: Any?
    /// How far it goes.
    open var byValue: Any?

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func value(at part: Double, of length: Double, from base: AnimatedValue) -> AnimatedValue? {
        let (from, to) = (AnimatedValue(fromValue, like: base), AnimatedValue(toValue, like: base))
        let by = AnimatedValue(byValue, like: base)
        let rest = isAdditive ? base.zero : base
        let start = from ?? (to != nil ? by.flatMap { to?.adding($0, times: -1) } : nil) ?? rest
        let end = to ?? by.map { start.adding($0, times: 1) } ?? rest
        return start.mixed(with: end, progress(part, of: length))
    }

    func progress(_ part: Double, of length: Double) -> Double {
        timingFunction?.curve.progress(after: part) ?? part
    }
}

/// Animations that run together, on the group's clock. Their delegates hear nothing.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func show(part: Double, round: Int, of length: Double, on layer: CALayer) {
        let seconds = (timingFunction?.curve.progress(after: part) ?? part) * length
        for animation in animations ?? [] where layer.world.work.draw(WorkCost.block) {
            animation.show(at: seconds, since: animation.beginTime, within: length, on: layer)
        }
    }
}

/// A change of a layer as a whole, as one page follows another. Nothing of it is modelled but its time.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    /// Where it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// Where it ends, from 0 to 1.
    open var endProgress: Float = 1

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }
}

/// The key that a layer's transition has, whatever it is added for.
public let kCATransition = "transition"

/// How one page of a layer follows another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where it comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
