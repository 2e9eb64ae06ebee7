import EventEngine

/// A run-time subclass made of closures.
final class StandIn: DynamicSubclass {
    let className: String
    var overrides: [MessageSelector: ([Any?]) -> Any?] = [:]
    var actions: [Selector: ActionMethod] = [:]

    init(_ className: String) { self.className = className }

    var classIdentity: ObjectIdentifier { ObjectIdentifier(self) }
    func overrides(_ selector: MessageSelector) -> Bool { overrides[selector] != nil }
    func call(_ selector: MessageSelector, _ arguments: [Any?]) -> Any? { overrides[selector]?(arguments) }
    func isSubclass(ofClassNamed name: String) -> Bool { name == className }
    func action(named name: Selector) -> ActionMethod? { actions[name] }
}
