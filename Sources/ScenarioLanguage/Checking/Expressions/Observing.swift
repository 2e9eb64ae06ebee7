import EventEngine
import SwiftSyntax

/// `object.observe(\.property, options: [.new]) { object, change in ... }`
extension Checker {
    /// The call of the method that observes a property by its key path; nil for other calls.
    func checkObserving(
        _ name: String, _ receiver: Typed?, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange, _ nameRange: SourceRange
    ) throws -> Typed? {
        guard name == "observe", let first = arguments.first, first.label == nil,
            let receiver = receiver.map(unwrapped), let root = catalogue.type(named: "NSObject"),
            isSubclass(receiver.type, of: root)
        else { return nil }
        guard let path = first.expression.as(KeyPathExprSyntax.self) else {
            guard case .keyPath? = attempt({ try checkValue(first.expression).type })?.result else {
                return nil
            }
            throw unsupported(
                "'observe' with a key path from elsewhere", hint: "write the key path in the call",
                at: first.range)
        }
        let property = try observedProperty(path, of: receiver.type)
        let member = try observing(property, of: receiver.type, at: nameRange)
        let callable = Callable(member, on: nil, receiver: receiver)
        return try resolve([callable], arguments, named: name, expected, range, nameRange)
    }

    /// The property that a key path names, if its changes are told.
    private func observedProperty(
        _ path: KeyPathExprSyntax, of type: StaticType
    ) throws -> ObservableProperty {
        let range = SourceRange(path)
        let written = path.components.ownText.drop { $0 == "." }
        let root = try path.root.map { try resolve($0) } ?? type
        let found = ObservableProperty.all.first { $0.key == written && isSubclass(root, of: $0.value.owner) }
        if let found { return found.value }
        if let own = try dynamicProperty(String(written), of: root, at: range) { return own }
        // A misspelt name is reported as such.
        _ = try checkValue(ExprSyntax(path), .keyPath(
            KeyPathType(kind: .readOnly, root: root, value: .parameter("Value"))))
        let names = ObservableProperty.all.filter { isSubclass(root, of: $0.value.owner) }.map(\.key)
        let hint = names.isEmpty
            ? "use 'didSet', or a delegate" : "changes are posted for " + names.joined(separator: ", ")
        throw unsupported("observing '\(written)' of '\(root)' by its key path", hint: hint, at: range)
    }

    /// A property that a class of the scenario declares, if observers are told of its changes.
    private func dynamicProperty(
        _ name: String, of type: StaticType, at range: SourceRange
    ) throws -> ObservableProperty? {
        guard case .property(let property)? = members(named: name, of: type).first,
            case .user(let user) = property.owner, user.kind == .class, !files.isLibrary(property.range)
        else { return nil }
        guard property.property.isDynamic, objectiveCName(of: property) != nil else {
            throw unsupported(
                "observing '\(name)' of '\(type)' by its key path", hint: "declare it '@objc dynamic'",
                at: range)
        }
        let value = try self.type(of: property, at: range)
        guard let makeChange = NativeCatalogue.changeMaker(of: value) else {
            throw unsupported("observing a property of type '\(value)'", hint: "use 'didSet'", at: range)
        }
        let keyed = KeyedProperty(
            property: property.property, dispatch: property.dispatch, type: value, isSettable: true)
        let observation = PropertyObservation(property: keyed, makeChange: makeChange)
        return ObservableProperty(of: type, value, observation.begin)
    }

    /// The method as it is for one property of objects of one class.
    private func observing(
        _ property: ObservableProperty, of type: StaticType, at range: SourceRange
    ) throws -> NativeMember {
        let name = NativeCatalogue.changeName(of: property.value)
        guard let change = catalogue.type(named: name) else {
            throw unsupported("observing a property of type '\(property.value)'", at: range)
        }
        let handler = StaticType.function(FunctionType([type, change], .void))
        let path = KeyPathType(kind: .readOnly, root: type, value: property.value)
        let parameters = [
            NativeParameter(nil, .keyPath(path)),
            NativeParameter(
                "options", NSKeyValueObservingOptions.staticType,
                defaultValue: NSKeyValueObservingOptions().bridged),
            NativeParameter("changeHandler", handler),
        ]
        let member = NativeMember(
            .method, "observe", parameters, NSKeyValueObservation.staticType
        ) { _, receiver, arguments in
            guard case .closure(let handler) = arguments[2] else {
                preconditionFailure("The checker let a handler through that is no closure.")
            }
            let options = try NSKeyValueObservingOptions.unwrapping(arguments[1])
            return try property.observe(receiver, options, handler).bridged
        }
        member.keepsClosures = true
        member.seal()
        return member
    }
}
