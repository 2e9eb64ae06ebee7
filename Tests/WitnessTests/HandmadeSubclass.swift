import EventEngine

/// A run-time subclass made of closures: it stands in for what the interpreter makes of a scenario's class,
/// to hold the engine to the promise that everything rests on, without the interpreter.
final class HandmadeSubclass: DynamicSubclass {
    typealias Body = (_ view: UIView, _ arguments: [Any?]) -> Any?

    /// A class with its overrides; `superclass` is another one of the scenario's.
    final class Class {
        let name: String
        let superclass: Class?
        var overrides: [MessageSelector: Body] = [:]

        init(_ name: String, _ superclass: Class? = nil) {
            self.name = name
            self.superclass = superclass
        }

        /// The override that an instance has: its class's own, or an inherited one.
        func body(_ selector: MessageSelector) -> Body? {
            overrides[selector] ?? superclass?.body(selector)
        }

        func make(_ frame: CGRect) -> UIView {
            let view = UIView(frame: frame)
            view.dynamicSubclass = HandmadeSubclass(self, view)
            return view
        }
    }

    private let type: Class
    private unowned let view: UIView

    private init(_ type: Class, _ view: UIView) {
        self.type = type
        self.view = view
    }

    var className: String { type.name }
    var classIdentity: ObjectIdentifier { ObjectIdentifier(type) }
    func overrides(_ selector: MessageSelector) -> Bool { type.body(selector) != nil }
    func call(_ selector: MessageSelector, _ arguments: [Any?]) -> Any? {
        type.body(selector)!(view, arguments)
    }
    func isSubclass(ofClassNamed name: String) -> Bool { name == type.name }
}
