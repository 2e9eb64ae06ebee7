import EventEngine
import Foundation

extension CATransitionType: BridgedStruct {}
extension CATransitionSubtype: BridgedStruct {}

/// The delegate of an animation as it travels between the engine and a scenario.
private typealias AnimationDelegate = Conforming<any CAAnimationDelegate>

extension NativeCatalogue {
    /// Animations of layers.
    func addCAAnimation() {
        addClass(
            CAAnimation.self, named: "CAAnimation", superclass: NSObject.self,
            "An animation of a layer. What is seen moves with the virtual clock, what was set does not: "
                + "`presentation()` shows it, and touches go by what was set (B-14). A layer keeps a copy."
        ) { t in
            t.initializer("init()") { () in CAAnimation() }
            animationRows(t)
            mediaTimingRows(t)
        }
        addClass(
            CAPropertyAnimation.self, named: "CAPropertyAnimation", superclass: CAAnimation.self,
            "An animation of one property of a layer.", propertyAnimationRows)
        addValueFunction()
        addClass(
            CABasicAnimation.self, named: "CABasicAnimation", superclass: CAPropertyAnimation.self,
            "An animation between two values.", basicAnimationRows)
        addClass(
            CASpringAnimation.self, named: "CASpringAnimation", superclass: CABasicAnimation.self,
            "An animation that swings as a weight on a spring does.", springAnimationRows)
        addClass(
            CAAnimationGroup.self, named: "CAAnimationGroup", superclass: CAAnimation.self,
            "Animations that run together, on the group's clock."
        ) { t in
            t.initializer("init()") { () in CAAnimationGroup() }
            t.means("Those that run; their delegates hear nothing.")
            t.property("animations", \.animations)
        }
        addCATransition()
        addProtocol(
            (any CAAnimationDelegate).self, named: "CAAnimationDelegate",
            "Hears of an animation of a layer."
        ) { t in
            t.means("It begins.")
            t.news("animationDidStart(_:)", .animationDidStart) { (_: CAAnimation) in }
            t.means("It reached its end (true), or was taken away before.")
            t.news("animationDidStop(_:finished:)", .animationDidStop) { (_: CAAnimation, _: Bool) in }
        }
    }

    private func animationRows(_ t: MemberTable<CAAnimation>) {
        t.means("Its course of speed; without one that of its transaction, else it goes evenly.")
        t.property("timingFunction", \.timingFunction)
        t.means("Who hears that it begins and ends. The animation holds it.")
        t.accessor("delegate", get: { $0.delegateObject.map(AnimationDelegate.init(object:)) }) {
            animation, delegate in
            animation.delegateObject = delegate?.object
        }
        t.means("Whether the layer lets go of it when it is over.")
        t.property("isRemovedOnCompletion", \.isRemovedOnCompletion)
        t.means("Keeps a value of your own under a name; the layer's copy has it too.")
        t.method("setValue(_:forKey:)") { (animation: CAAnimation, value: AnyValue?, key: String) in
            animation.setValue(value, forKey: key)
        }
        t.method("value(forKey:)") { (animation: CAAnimation, key: String) in
            animation.value(forKey: key) as? AnyValue
        }
        t.absent(.layerAnimation, "run", "defaultValue", "shouldArchiveValue")
    }

    private func propertyAnimationRows(_ t: MemberTable<CAPropertyAnimation>) {
        t.initializer("init()") { () in CAPropertyAnimation() }
        t.means("Makes one for a property: `position`, `bounds.size.width`, `transform.rotation.z`.")
        t.convenience("init(keyPath:)") { (path: String?) in CAPropertyAnimation(keyPath: path) }
        t.means("The property. What is no property of its layer is not seen.")
        t.property("keyPath", \.keyPath)
        t.means("Whether its values are added to what is seen without it.")
        t.property("isAdditive", \.isAdditive)
        t.means("Whether each round begins where the last one ended.")
        t.property("isCumulative", \.isCumulative)
        t.means("What makes transforms of its values, which are numbers then.")
        t.property("valueFunction", \.valueFunction)
    }

    private func basicAnimationRows(_ t: MemberTable<CABasicAnimation>) {
        t.initializer("init()") { () in CABasicAnimation() }
        t.means("Makes one for a property.")
        t.convenience("init(keyPath:)") { (path: String?) in CABasicAnimation(keyPath: path) }
        t.means("What it begins and ends with, and how far it goes; what is left out is what is seen now.")
        t.accessor("fromValue", get: { $0.fromValue as? AnyValue }) { $0.fromValue = $1 }
        t.accessor("toValue", get: { $0.toValue as? AnyValue }) { $0.toValue = $1 }
        t.accessor("byValue", get: { $0.byValue as? AnyValue }) { $0.byValue = $1 }
    }

    private func springAnimationRows(_ t: MemberTable<CASpringAnimation>) {
        t.initializer("init()") { () in CASpringAnimation() }
        t.means("Makes one for a property.")
        t.convenience("init(keyPath:)") { (path: String?) in CASpringAnimation(keyPath: path) }
        t.means("The weight, the spring, and what slows them down.")
        t.property("mass", \.mass)
        t.property("stiffness", \.stiffness)
        t.property("damping", \.damping)
        t.means("How fast it begins, in ways per second.")
        t.property("initialVelocity", \.initialVelocity)
        t.means("The seconds until it is within a thousandth of its end.")
        t.getter("settlingDuration", \.settlingDuration)
        t.absent(.layerAnimation, "allowsOverdamping", "perceptualDuration", "bounce")
    }

    private func addCATransition() {
        addClass(
            CATransition.self, named: "CATransition", superclass: CAAnimation.self,
            "A change of a layer as a whole. It takes its time and tells its delegate; nothing moves."
        ) { t in
            t.initializer("init()") { () in CATransition() }
            t.means("How one page follows the other; only kept here.")
            t.property("type", \.type)
            t.property("subtype", \.subtype)
            t.property("startProgress", \.startProgress)
            t.property("endProgress", \.endProgress)
            t.absent(.drawing, "filter")
        }
        addStructure(
            CATransitionType.self, named: "CATransitionType", conformances: .hashable,
            "How one page of a layer follows another."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CATransitionType(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("So.")
            t.staticGetter("fade") { CATransitionType.fade }
            t.staticGetter("moveIn") { CATransitionType.moveIn }
            t.staticGetter("push") { CATransitionType.push }
            t.staticGetter("reveal") { CATransitionType.reveal }
        }
        addStructure(
            CATransitionSubtype.self, named: "CATransitionSubtype", conformances: .hashable,
            "From where a page comes."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CATransitionSubtype(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("From there.")
            t.staticGetter("fromRight") { CATransitionSubtype.fromRight }
            t.staticGetter("fromLeft") { CATransitionSubtype.fromLeft }
            t.staticGetter("fromTop") { CATransitionSubtype.fromTop }
            t.staticGetter("fromBottom") { CATransitionSubtype.fromBottom }
        }
    }
}
