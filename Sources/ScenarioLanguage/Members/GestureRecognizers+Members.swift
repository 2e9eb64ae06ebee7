import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UITapGestureRecognizer.
    func tapRows(_ t: MemberTable<UITapGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UITapGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UITapGestureRecognizer() }
        t.required("init(coder:)") { (coder: NSCoder) in UITapGestureRecognizer(coder: coder) }
        t.property("numberOfTapsRequired", \.numberOfTapsRequired)
        t.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }

    /// The rows of UILongPressGestureRecognizer.
    func longPressRows(_ t: MemberTable<UILongPressGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UILongPressGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UILongPressGestureRecognizer() }
        t.required("init(coder:)") { (coder: NSCoder) in UILongPressGestureRecognizer(coder: coder) }
        t.property("minimumPressDuration", \.minimumPressDuration)
        t.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
        t.property("numberOfTapsRequired", \.numberOfTapsRequired)
        t.property("allowableMovement", \.allowableMovement)
    }

    /// The rows of UIPanGestureRecognizer.
    func panRows(_ t: MemberTable<UIPanGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIPanGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIPanGestureRecognizer() }
        t.required("init(coder:)") { (coder: NSCoder) in UIPanGestureRecognizer(coder: coder) }
        t.property("minimumNumberOfTouches", \.minimumNumberOfTouches)
        t.property("maximumNumberOfTouches", \.maximumNumberOfTouches)
        t.method("translation(in:)") { (g: UIPanGestureRecognizer, v: UIView?) in g.translation(in: v) }
        t.method("setTranslation(_:in:)") { (g: UIPanGestureRecognizer, p: CGPoint, v: UIView?) in
            g.setTranslation(p, in: v)
        }
        t.method("velocity(in:)") { (g: UIPanGestureRecognizer, v: UIView?) in g.velocity(in: v) }
    }

    /// The rows of UIScreenEdgePanGestureRecognizer.
    func edgePanRows(_ t: MemberTable<UIScreenEdgePanGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIScreenEdgePanGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIScreenEdgePanGestureRecognizer() }
        t.required("init(coder:)") { (coder: NSCoder) in UIScreenEdgePanGestureRecognizer(coder: coder) }
        t.property("edges", \.edges)
    }

    /// The rows of UISwipeGestureRecognizer.
    func swipeRows(_ t: MemberTable<UISwipeGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UISwipeGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UISwipeGestureRecognizer() }
        t.required("init(coder:)") { (coder: NSCoder) in UISwipeGestureRecognizer(coder: coder) }
        t.property("direction", \.direction)
        t.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }

    /// The rows of UIPinchGestureRecognizer.
    func pinchRows(_ t: MemberTable<UIPinchGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIPinchGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIPinchGestureRecognizer() }
        t.required("init(coder:)") { (coder: NSCoder) in UIPinchGestureRecognizer(coder: coder) }
        t.property("scale", \.scale)
        t.getter("velocity", \.velocity)
    }

    /// The rows of UIRotationGestureRecognizer.
    func rotationRows(_ t: MemberTable<UIRotationGestureRecognizer>) {
        t.initializer("init(target:action:)") { (target: Untyped, action: Selector?) in
            UIRotationGestureRecognizer(target: target.value, action: action)
        }
        t.convenience("init()", through: .action) { () in UIRotationGestureRecognizer() }
        t.required("init(coder:)") { (coder: NSCoder) in UIRotationGestureRecognizer(coder: coder) }
        t.property("rotation", \.rotation)
        t.getter("velocity", \.velocity)
    }
}
