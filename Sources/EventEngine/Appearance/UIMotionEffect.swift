import Foundation

/// Moves a view a little while the device is tilted. Nobody tilts it here (our decision): effects are kept
/// and nothing moves.
open class UIMotionEffect: NSObject {}

/// Changes one property, between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The way in which the device is tilted.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
}

/// Several effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// The effects that it was given, in their order. Kept, without effect.
    public var motionEffects: [UIMotionEffect] {
        get { appearance.more?.motionEffects ?? [] }
        set { rare.motionEffects = newValue }
    }

    public func addMotionEffect(_ effect: UIMotionEffect) {
        world.work.draw(compared: motionEffects.count)
        motionEffects.append(effect)
    }

    public func removeMotionEffect(_ effect: UIMotionEffect) {
        world.work.draw(compared: motionEffects.count)
        motionEffects.removeAll { $0 === effect }
    }

    /// Its name for apps whose state is restored. Kept, without effect.
    public var restorationIdentifier: String? {
        get { appearance.more?.restorationIdentifier }
        set { rare.restorationIdentifier = newValue }
    }
}
