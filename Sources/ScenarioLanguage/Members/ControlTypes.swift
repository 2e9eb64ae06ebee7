import EventEngine
import Foundation

extension UIControl.Event: BridgedOptionSet {}
extension UIControl.State: BridgedOptionSet {}
extension UIAction.Identifier: BridgedStruct {}
extension UIButton.ButtonType: BridgedEnum {}

extension NativeCatalogue {
    /// Controls, and what they send.
    func addControlTypes() {
        addOptionSet(UIControl.Event.self, named: "UIControl.Event", controlEventRows)
        addOptionSet(UIControl.State.self, named: "UIControl.State") { t in
            t.enumCase("normal", .normal)
            t.enumCase("highlighted", .highlighted)
            t.enumCase("disabled", .disabled)
            t.enumCase("selected", .selected)
            t.enumCase("focused", .focused)
            t.enumCase("application", .application)
            t.enumCase("reserved", .reserved)
        }
        addClass(UIAction.self, named: "UIAction", superclass: NSObject.self, actionRows)
        addStructure(
            UIAction.Identifier.self, named: "UIAction.Identifier",
            conformances: [.equatable, .hashable, .rawRepresentable]
        ) { t in
            t.initializer("init(_:)") { (name: String) in UIAction.Identifier(name) }
            t.initializer("init(rawValue:)") { (name: String) in UIAction.Identifier(rawValue: name) }
            t.getter("rawValue", \.rawValue)
        }
        addClass(UIControl.self, named: "UIControl", superclass: UIView.self) { t in
            controlRows(t)
            trackingRows(t)
            targetRows(t)
        }
        addEnumeration(UIButton.ButtonType.self, named: "UIButton.ButtonType") { t in
            t.enumCase("custom", .custom)
            t.enumCase("system", .system)
            t.enumCase("detailDisclosure", .detailDisclosure)
            t.enumCase("infoLight", .infoLight)
            t.enumCase("infoDark", .infoDark)
            t.enumCase("contactAdd", .contactAdd)
            t.enumCase("close", .close)
        }
        let base = UIControl.self
        addClass(UIButton.self, named: "UIButton", superclass: base, buttonRows)
        addClass(UISwitch.self, named: "UISwitch", superclass: base, switchRows)
        addClass(UISlider.self, named: "UISlider", superclass: base, sliderRows)
        addClass(UIStepper.self, named: "UIStepper", superclass: base, stepperRows)
        addClass(
            UISegmentedControl.self, named: "UISegmentedControl", superclass: base, segmentedControlRows)
        addClass(UIPageControl.self, named: "UIPageControl", superclass: base, pageControlRows)
    }

    private func controlEventRows(_ t: MemberTable<UIControl.Event>) {
        t.enumCase("touchDown", .touchDown)
        t.enumCase("touchDownRepeat", .touchDownRepeat)
        t.enumCase("touchDragInside", .touchDragInside)
        t.enumCase("touchDragOutside", .touchDragOutside)
        t.enumCase("touchDragEnter", .touchDragEnter)
        t.enumCase("touchDragExit", .touchDragExit)
        t.enumCase("touchUpInside", .touchUpInside)
        t.enumCase("touchUpOutside", .touchUpOutside)
        t.enumCase("touchCancel", .touchCancel)
        t.enumCase("valueChanged", .valueChanged)
        t.enumCase("primaryActionTriggered", .primaryActionTriggered)
        t.enumCase("editingDidBegin", .editingDidBegin)
        t.enumCase("editingChanged", .editingChanged)
        t.enumCase("editingDidEnd", .editingDidEnd)
        t.enumCase("editingDidEndOnExit", .editingDidEndOnExit)
        t.enumCase("allTouchEvents", .allTouchEvents)
        t.enumCase("allEditingEvents", .allEditingEvents)
        t.enumCase("applicationReserved", .applicationReserved)
        t.enumCase("systemReserved", .systemReserved)
        t.enumCase("allEvents", .allEvents)
    }

    private func actionRows(_ t: MemberTable<UIAction>) {
        let defaults: KeyValuePairs<String, Value> = [
            "title": .string(""), "image": nil, "identifier": nil,
        ]
        t.initializer("init(title:image:identifier:handler:)", defaults: defaults) {
            (title: String, image: UIImage?, identifier: UIAction.Identifier?, handler: Block<UIAction>) in
            UIAction(title: title, image: image, identifier: identifier) { handler($0) }
        }
        t.property("title", \.title)
        t.property("image", \.image)
        t.getter("identifier", \.identifier)
        t.getter("sender", \.performer)
    }
}

extension UIAction {
    fileprivate var performer: Untyped { Untyped(value: sender) }
}
