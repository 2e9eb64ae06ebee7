import EventEngine
import Foundation

extension UIInterpolatingMotionEffect.EffectType: BridgedEnum {}

extension NativeCatalogue {
    /// UIMotionEffect and its subclasses.
    func addUIMotionEffect() {
        addClass(
            UIMotionEffect.self, named: "UIMotionEffect", superclass: NSObject.self,
            "Would move a view while the device is tilted, which nobody does."
        ) { t in
            t.absent(Absence.Reason("nobody tilts the device"), "keyPathsAndRelativeValues")
        }
        addClass(
            UIInterpolatingMotionEffect.self, named: "UIInterpolatingMotionEffect",
            superclass: UIMotionEffect.self, "Would change one property between two values."
        ) { t in
            t.means("Makes one.")
            t.initializer("init(keyPath:type:)") {
                (path: String, type: UIInterpolatingMotionEffect.EffectType) in
                UIInterpolatingMotionEffect(keyPath: path, type: type)
            }
            t.means("What it would change, and when.")
            t.getter("keyPath", \.keyPath)
            t.getter("type", \.type)
            t.means("From where, and to where; only kept.")
            t.accessor("minimumRelativeValue", get: { Untyped(value: $0.minimumRelativeValue) }) {
                $0.minimumRelativeValue = $1.value
            }
            t.accessor("maximumRelativeValue", get: { Untyped(value: $0.maximumRelativeValue) }) {
                $0.maximumRelativeValue = $1.value
            }
        }
        addEnumeration(
            UIInterpolatingMotionEffect.EffectType.self, named: "UIInterpolatingMotionEffect.EffectType",
            "The way in which a device is tilted."
        ) { t in
            t.means("This one.")
            t.enumCase("tiltAlongHorizontalAxis", .tiltAlongHorizontalAxis)
            t.enumCase("tiltAlongVerticalAxis", .tiltAlongVerticalAxis)
        }
        addClass(
            UIMotionEffectGroup.self, named: "UIMotionEffectGroup", superclass: UIMotionEffect.self,
            "Several effects as one."
        ) { t in
            t.initializer("init()") { () in UIMotionEffectGroup() }
            t.means("Which ones.")
            t.property("motionEffects", \.motionEffects)
        }
    }

    /// The rows of UIView about such effects, and about the state that apps restore.
    func motionRows(_ t: MemberTable<UIView>) {
        t.means("Effects of tilting the device; only kept.")
        t.property("motionEffects", \.motionEffects)
        t.method("addMotionEffect(_:)") { (v: UIView, effect: UIMotionEffect) in v.addMotionEffect(effect) }
        t.method("removeMotionEffect(_:)") { (v: UIView, effect: UIMotionEffect) in
            v.removeMotionEffect(effect)
        }
        t.means("Its name for apps whose state is restored; only kept.")
        t.property("restorationIdentifier", \.restorationIdentifier, isKept: true)
    }
}
