import EventEngine
import Foundation

extension NativeCatalogue {
    /// UILayoutGuide.
    func addUILayoutGuide() {
        addClass(
            UILayoutGuide.self, named: "UILayoutGuide", superclass: NSObject.self,
            "A rectangle of a view for constraints. It is not a view: nobody sees or hits it.", guideRows)
        addClass(
            UIKeyboardLayoutGuide.self, named: "UIKeyboardLayoutGuide", superclass: UILayoutGuide.self,
            "What the keyboard covers of a view: a strip at its lower edge, as high as the safe area asks "
                + "for while there is no keyboard."
        ) { t in
            t.means("Whether it would follow a keyboard that floats; none does here.")
            t.property("followsUndockedKeyboard", \.followsUndockedKeyboard)
            t.means("Whether it ends at the safe area while there is no keyboard, as it does unless told.")
            t.property("usesBottomSafeArea", \.usesBottomSafeArea)
        }
        addClass(
            BarGuide.self, named: "UILayoutSupport", superclass: NSObject.self,
            "What a bar covers of a controller's view. The safe area has replaced it."
        ) { t in
            t.means("How high it is, in points.")
            t.getter("length", \.length)
            t.means("Its edges and its height.")
            t.getter("topAnchor", \.topAnchor)
            t.getter("bottomAnchor", \.bottomAnchor)
            t.getter("heightAnchor", \.heightAnchor)
        }
    }

    private func guideRows(_ t: MemberTable<UILayoutGuide>) {
        t.initializer("init()") { () in UILayoutGuide() }
        t.means("The view that it was added to.")
        t.property("owningView", \.owningView)
        t.means("A name, which warnings show.")
        t.property("identifier", \.identifier)
        t.means("Where it is in its view, as of the last layout pass.")
        t.getter("layoutFrame", \.layoutFrame)
        t.means("Its edges. `leading` is left here, and `trailing` right.")
        t.getter("leadingAnchor", \.leadingAnchor)
        t.getter("trailingAnchor", \.trailingAnchor)
        t.getter("leftAnchor", \.leftAnchor)
        t.getter("rightAnchor", \.rightAnchor)
        t.getter("topAnchor", \.topAnchor)
        t.getter("bottomAnchor", \.bottomAnchor)
        t.means("Its lengths.")
        t.getter("widthAnchor", \.widthAnchor)
        t.getter("heightAnchor", \.heightAnchor)
        t.means("Its middle.")
        t.getter("centerXAnchor", \.centerXAnchor)
        t.getter("centerYAnchor", \.centerYAnchor)
        t.means("The constraints about it, and whether they leave open where it is.")
        t.method("constraintsAffectingLayout(for:)") { (g: UILayoutGuide, axis: NSLayoutConstraint.Axis) in
            g.constraintsAffectingLayout(for: axis)
        }
        t.getter("hasAmbiguousLayout", \.hasAmbiguousLayout)
    }
}
