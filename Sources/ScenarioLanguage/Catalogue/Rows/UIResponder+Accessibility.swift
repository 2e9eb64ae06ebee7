import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIResponder: what it is and holds for assistive apps, which only ask in a scenario where
    /// `device.voiceOver` does.
    func elementRows(_ t: MemberTable<UIResponder>) {
        t.means("The language in which it is read aloud.")
        t.property("accessibilityLanguage", \.accessibilityLanguage, isKept: true)
        t.means("What it holds for assistive apps, in the order of reading; how many, which, and where.")
        t.accessor("accessibilityElements", get: \.elementValues) { $0.elementValues = $1 }
        t.method("accessibilityElementCount()") { (r: UIResponder) in r.accessibilityElementCount() }
        t.method("accessibilityElement(at:)") { (r: UIResponder, index: Int) in
            Untyped(value: r.accessibilityElement(at: index))
        }
        t.method("index(ofAccessibilityElement:)") { (r: UIResponder, element: AnyValue) in
            Untyped.from(element.bridged)?.value.map { r.index(ofAccessibilityElement: $0) } ?? NSNotFound
        }
        t.means("Whether VoiceOver passes over what is in it, or over what is beside it.")
        t.property("accessibilityElementsHidden", \.accessibilityElementsHidden, isKept: true)
        t.property("accessibilityViewIsModal", \.accessibilityViewIsModal, isKept: true)
        t.means("Whether what is in it is read before what is beside it; only kept.")
        t.property("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren, isKept: true)
        t.means("What VoiceOver offers for it beside a tap: `device.voiceOver.perform(_:on:)`.")
        t.property(
            "accessibilityCustomActions", \.accessibilityCustomActions, override: .accessibilityCustomActions)
        t.means("Answers a Z or a double tap of two fingers; after false the next responder is asked.")
        t.method("accessibilityPerformEscape()", override: .accessibilityPerformEscape) {
            (r: UIResponder) in r.accessibilityPerformEscape()
        }
        t.method("accessibilityPerformMagicTap()", override: .accessibilityPerformMagicTap) {
            (r: UIResponder) in r.accessibilityPerformMagicTap()
        }
        t.means("Answers a swipe of three fingers, which is not made here.")
        t.method("accessibilityScroll(_:)") { (r: UIResponder, direction: UIAccessibilityScrollDirection) in
            r.accessibilityScroll(direction)
        }
        t.means("Hears that VoiceOver's cursor comes and goes, which it does not here.")
        t.method("accessibilityElementDidBecomeFocused()") { (r: UIResponder) in
            r.accessibilityElementDidBecomeFocused()
        }
        t.method("accessibilityElementDidLoseFocus()") { (r: UIResponder) in
            r.accessibilityElementDidLoseFocus()
        }
        t.kept(
            "accessibilityElements", "accessibilityElementCount()", "accessibilityElement(at:)",
            "index(ofAccessibilityElement:)", "accessibilityScroll(_:)",
            "accessibilityElementDidBecomeFocused()", "accessibilityElementDidLoseFocus()")
    }

    /// UIAccessibilityCustomAction, and the directions of scrolling.
    func addAccessibilityActions() {
        addEnumeration(
            UIAccessibilityScrollDirection.self, named: "UIAccessibilityScrollDirection",
            "The way in which an assistive app scrolls."
        ) { t in
            t.means("This one.")
            t.enumCase("right", .right)
            t.enumCase("left", .left)
            t.enumCase("up", .up)
            t.enumCase("down", .down)
            t.enumCase("next", .next)
            t.enumCase("previous", .previous)
        }
        addClass(
            UIAccessibilityCustomAction.self, named: "UIAccessibilityCustomAction", superclass: NSObject.self,
            "What an assistive app can be told to do with an element.", actionRows)
        addClass(
            UIAccessibilityElement.self, named: "UIAccessibilityElement", superclass: UIResponder.self,
            "Something for assistive apps that is no view: a part of a drawing, a link in a text."
        ) { t in
            t.means("Makes one in a view, or in another element.")
            t.initializer("init(accessibilityContainer:)") { (container: AnyValue) in
                UIAccessibilityElement(
                    accessibilityContainer: Untyped.from(container.bridged)?.value as Any)
            }
            t.means("What it is in.")
            t.accessor(
                "accessibilityContainer",
                get: { $0.accessibilityContainer.map { Reference(object: $0) } },
                set: { $0.accessibilityContainer = $1?.object })
            t.kept("accessibilityContainer")
            t.means("Whether assistive apps stop at it.")
            t.property("isAccessibilityElement", \.isAccessibilityElement, isKept: true)
            t.means("Where it is on the screen, and in the coordinates of its container.")
            t.property("accessibilityFrame", \.accessibilityFrame, isKept: true)
            t.property(
                "accessibilityFrameInContainerSpace", \.accessibilityFrameInContainerSpace, isKept: true)
        }
    }

    private func actionRows(_ t: MemberTable<UIAccessibilityCustomAction>) {
        t.means("Makes one: with a closure that says whether it was done, or with a target and its message.")
        t.initializer("init(name:actionHandler:)") {
            (name: String, handler: Question<Bool, UIAccessibilityCustomAction>?) in
            let own = handler.map { ask in { (action: UIAccessibilityCustomAction) in ask(action) ?? false } }
            return UIAccessibilityCustomAction(name: name, actionHandler: own)
        }
        t.initializer("init(name:target:selector:)") { (name: String, target: Untyped, selector: Selector) in
            UIAccessibilityCustomAction(name: name, target: target.value as AnyObject?, selector: selector)
        }
        t.means("How it is read aloud.")
        t.property("name", \.name)
        t.means("What it calls.")
        t.accessor("target", get: { $0.target.map { Reference(object: $0) } }) { $0.target = $1?.object }
        t.property("selector", \.selector)
    }
}

extension UIAccessibilityScrollDirection: BridgedEnum {}

extension UIResponder {
    /// Its elements as values of the scenario.
    fileprivate var elementValues: [AnyValue]? {
        get { accessibilityElements?.map { AnyValue(bridged: Untyped.bridge(untyped: $0)) } }
        set { accessibilityElements = newValue?.compactMap { Untyped.from($0.bridged)?.value } }
    }
}
