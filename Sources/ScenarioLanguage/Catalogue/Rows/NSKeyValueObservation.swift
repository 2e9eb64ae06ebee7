import EventEngine
import Foundation

extension NSKeyValueObservingOptions: BridgedOptionSet {}
extension NSKeyValueObservedChange: NativeStruct, Bridged, BridgedStruct where Value: Bridged {}

extension NativeCatalogue {
    /// What belongs to `observe(\.property)`: the token, the options, and the changes by type of property.
    func addNSKeyValueObservation() {
        addClass(
            NSKeyValueObservation.self, named: "NSKeyValueObservation", superclass: NSObject.self,
            "Keeps an observation of a property going, which ends when this is freed."
        ) { t in
            t.means("Ends the observation at once.")
            t.method("invalidate()") { (observation: NSKeyValueObservation) in observation.invalidate() }
        }
        addOptionSet(
            NSKeyValueObservingOptions.self, named: "NSKeyValueObservingOptions",
            "What who observes a property is told.", optionRows)
        for type in Self.changeTypes { addChange(of: type) }
    }

    /// The types of the values whose changes are told, that of positions first.
    private static var changeTypes: [any Bridged.Type] {
        [
            CGPoint.self, CGSize.self, CGRect.self, CGFloat.self, Bool.self, UIEdgeInsets.self,
            CGAffineTransform.self, UIGestureRecognizer.State.self, Int.self, Double.self, Float.self,
            String.self, String?.self,
        ]
    }

    /// What makes the change of a property of a type; nil for a type that no change is of.
    static func changeMaker(of type: StaticType) -> ((Value?, Value?, Bool) -> Value)? {
        func maker<Content: Bridged>(_ content: Content.Type) -> (Value?, Value?, Bool) -> Value {
            { new, old, isPrior in
                NSKeyValueObservedChange<Content>(
                    newValue: new.flatMap(Content.from), oldValue: old.flatMap(Content.from),
                    isPrior: isPrior
                ).bridged
            }
        }
        return changeTypes.first { $0.staticType == type }.map { maker($0) }
    }

    private func optionRows(_ t: MemberTable<NSKeyValueObservingOptions>) {
        t.means("The value after the change, and the one before it.")
        t.staticGetter("new") { NSKeyValueObservingOptions.new }
        t.staticGetter("old") { NSKeyValueObservingOptions.old }
        t.means("One call at the beginning, and one before each change.")
        t.staticGetter("initial") { NSKeyValueObservingOptions.initial }
        t.staticGetter("prior") { NSKeyValueObservingOptions.prior }
    }

    /// The changes of properties with values of one type.
    private func addChange<Content: Bridged>(of type: Content.Type) {
        typealias Change = NSKeyValueObservedChange<Content>
        let record = NativeType(
            NativeTypeID(Change.self), name: Self.changeName(of: Content.staticType), kind: .structure,
            superclass: nil
        ) { value in
            if case .native(let box) = value { box is Change } else { false }
        }
        if Content.self == CGPoint.self {
            add(record, "A change of a property that is observed by its key path.")
        } else {
            add(record, like: Self.changeName(of: CGPoint.staticType))
        }
        let t = MemberTable<Change>(record)
        t.means("The value after the change and the one before it, if the options ask for them.")
        t.getter("newValue", \.newValue)
        t.getter("oldValue", \.oldValue)
        t.means("Whether the change is still to come.")
        t.getter("isPrior", \.isPrior)
        t.absent(.reflection, "kind", "indexes")
    }

    /// The type of the changes of properties of a type.
    static func changeName(of type: StaticType) -> String { "NSKeyValueObservedChange<\(type)>" }
}

/// A property of which who observes it is told.
struct ObservableProperty: @unchecked Sendable {
    /// The class that has it.
    let owner: StaticType
    /// The type of its values.
    let value: StaticType
    /// Begins to observe it.
    let observe:
        (_ object: Value, NSKeyValueObservingOptions, _ handler: ClosureValue) throws
            -> NSKeyValueObservation

    /// One of a class of the scenario.
    init(
        of owner: StaticType, _ value: StaticType,
        _ observe: @escaping (Value, NSKeyValueObservingOptions, ClosureValue) throws
            -> NSKeyValueObservation
    ) {
        (self.owner, self.value, self.observe) = (owner, value, observe)
    }

    private init<Owner: KeyValueObserved & Bridged, Content: Bridged>(
        _ path: KeyPath<Owner, Content>, changedBy setter: MessageSelector
    ) {
        owner = Owner.staticType
        value = Content.staticType
        observe = { object, options, handler in
            Owner.observe(
                try Owner.unwrapping(object), path, changedBy: setter, options: options
            ) { object, change in
                _ = handler.callFromEngine([object.bridged, change.bridged])
            }
        }
    }

    /// Those of the engine: what is changed through one setter, whoever changes it.
    static let all: KeyValuePairs<String, ObservableProperty> = [
        "state": ObservableProperty(\UIGestureRecognizer.state, changedBy: .setRecognizerState),
        "contentOffset": ObservableProperty(\UIScrollView.contentOffset, changedBy: .setContentOffset),
        "contentSize": ObservableProperty(\UIScrollView.contentSize, changedBy: .setContentSize),
        "contentInset": ObservableProperty(\UIScrollView.contentInset, changedBy: .setContentInset),
        "frame": ObservableProperty(\UIView.frame, changedBy: .setFrame),
        "bounds": ObservableProperty(\UIView.bounds, changedBy: .setBounds),
        "center": ObservableProperty(\UIView.center, changedBy: .setCenter),
        "transform": ObservableProperty(\UIView.transform, changedBy: .setTransform),
        "alpha": ObservableProperty(\UIView.alpha, changedBy: .setAlpha),
        "isHidden": ObservableProperty(\UIView.isHidden, changedBy: .setIsHidden),
        "isHighlighted": ObservableProperty(\UIControl.isHighlighted, changedBy: .setIsHighlighted),
        "isSelected": ObservableProperty(\UIControl.isSelected, changedBy: .setIsSelected),
        "isEnabled": ObservableProperty(\UIControl.isEnabled, changedBy: .setIsControlEnabled),
        "isEnabled": ObservableProperty(
            \UIGestureRecognizer.isEnabled, changedBy: .setIsRecognizerEnabled),
    ]
}
