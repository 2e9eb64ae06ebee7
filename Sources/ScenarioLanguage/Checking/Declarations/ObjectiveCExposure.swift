import EventEngine
import SwiftSyntax

/// Which methods of the scenario's classes Objective-C knows, and by which names: those can be actions.
extension Checker {
    /// Exposes a method of a type if the author, or what it overrides, asks for it.
    func expose(_ method: FunctionDeclaration, in declaration: TypeDeclaration) {
        guard let syntax = method.syntax else { return }
        let wish = syntax.objectiveCWish
        if wish != nil, declaration.type.kind != .class {
            return report(.objectiveCOutsideClass, at: method.range)
        }
        guard declaration.type.kind == .class, method.overriddenNative == nil else { return }
        if wish != nil, method.objectiveCName == nil {
            guard isInObjectiveC(method) else { return }
            method.objectiveCName = wish?.name ?? method.usualObjectiveCName
        } else if method.objectiveCName == nil, hasExposedMembers(declaration), syntax.isVisible,
            unknownInObjectiveC(method) == nil
        {
            method.objectiveCName = method.usualObjectiveCName
        }
        register(method, in: declaration)
    }

    /// Exposes a method that an extension adds to a class of the engine, if the author asks for it.
    func expose(_ method: FunctionDeclaration, of type: StaticType) {
        guard let wish = method.syntax?.objectiveCWish else { return }
        guard isClass(type) else { return report(.objectiveCOutsideClass, at: method.range) }
        guard isInObjectiveC(method) else { return }
        method.objectiveCName = wish.name ?? method.usualObjectiveCName
        method.isMessage = !method.isStatic
    }

    /// Exposes what `@objc` protocols of the scenario ask for.
    func exposeWitnesses(of declaration: TypeDeclaration) {
        if declaration.type.kind == .protocol { return nameRequirements(of: declaration) }
        guard declaration.type.kind == .class else { return }
        for case .user(let user) in declaration.type.protocols {
            let wanted = self.declaration(of: user)
            guard wanted.syntax.isObjectiveC else { continue }
            nameRequirements(of: wanted)
            for case .method(let required) in wanted.order where required.requirement != nil {
                for case .method(let own) in declaration.members[required.name] ?? []
                where own.hasSameSignature(as: required) && own.objectiveCName == nil {
                    own.objectiveCName = required.objectiveCName
                    register(own, in: declaration)
                }
            }
        }
    }

    /// The names that an `@objc` protocol gives to its methods, whoever has them.
    private func nameRequirements(of declaration: TypeDeclaration) {
        guard declaration.syntax.isObjectiveC else { return }
        for case .method(let required) in declaration.order where required.requirement != nil {
            required.objectiveCName = required.syntax?.objectiveCWish?.name ?? required.usualObjectiveCName
        }
    }

    /// Whether Objective-C knows a property.
    func isInObjectiveC(_ syntax: VariableDeclSyntax, _ declaration: TypeDeclaration?) -> Bool {
        if syntax.isExposed { return true }
        guard let declaration, declaration.type.kind == .class, syntax.mayBeExposed else { return false }
        return hasExposedMembers(declaration)
    }

    private func register(_ method: FunctionDeclaration, in declaration: TypeDeclaration) {
        guard let name = method.objectiveCName, !method.isStatic, method.requirement == nil else { return }
        let own = declaration.order.lazy.compactMap { member -> FunctionDeclaration? in
            if case .method(let other) = member, other.objectiveCName == name { other } else { nil }
        }
        if let first = own.first, first !== method {
            report(.sameSelector(name, first: first.fullName), at: method.range)
        }
        declaration.runtime.actions[name] = ActionCode(method)
    }

    /// Whether `@objcMembers` is in front of the class or of a superclass.
    func hasExposedMembers(_ declaration: TypeDeclaration) -> Bool {
        if declaration.syntax.attributes.has("objcMembers") { return true }
        guard case .user(let superclass)? = declaration.type.superclass else { return false }
        return hasExposedMembers(self.declaration(of: superclass))
    }

    /// Reports what keeps Objective-C from knowing a method.
    private func isInObjectiveC(_ method: FunctionDeclaration) -> Bool {
        guard let type = unknownInObjectiveC(method) else { return true }
        report(.notInObjectiveC(method.fullName, type: type.description), at: method.range)
        refused.actions.insert(ObjectIdentifier(method))
        return false
    }

    /// The first type in a method's signature that Objective-C does not have.
    private func unknownInObjectiveC(_ method: FunctionDeclaration) -> StaticType? {
        let types = method.parameters.map(\.type) + (method.result == .void ? [] : [method.result])
        return types.first { !isInObjectiveC($0) }
    }

    private func isInObjectiveC(_ type: StaticType) -> Bool {
        switch type {
        case .any, .anyObject, .bool, .int, .double, .float, .cgFloat, .string, .metatype: true
        case .optional(let wrapped): isObject(wrapped)
        case .array(let element), .set(let element): isInObjectiveC(element)
        case .dictionary(let key, let value): isInObjectiveC(key) && isInObjectiveC(value)
        case .function(let function):
            function.parameters.allSatisfy { isInObjectiveC($0) }
                && (function.result == .void || isInObjectiveC(function.result))
        case .user(let user):
            user.kind == .class || declarations[ObjectIdentifier(user)]?.syntax.isObjectiveC == true
                || isBridged(type)
        case .native: true
        default: false
        }
    }

    /// Whether a value of the type is an object for Objective-C, so that it may be nil.
    private func isObject(_ type: StaticType) -> Bool {
        switch type {
        case .any, .anyObject, .string, .array, .set, .dictionary, .function, .metatype: isInObjectiveC(type)
        case .user, .native: isClass(type) && isInObjectiveC(type) || isBridged(type)
        default: false
        }
    }

    /// Whether it is a value of Foundation's that Objective-C has an object for: `Date` is NSDate there.
    private func isBridged(_ type: StaticType) -> Bool {
        if case .user(let user) = type, !files.isLibrary(declaration(of: user).range) { return false }
        return Self.bridged.contains(type.description)
    }

    private static let bridged: Set<String> = [
        "Date", "URL", "UUID", "IndexPath", "IndexSet", "Notification", "Notification.Name",
    ]
}

extension FunctionDeclaration {
    /// The name that Swift gives it for Objective-C.
    fileprivate var usualObjectiveCName: String {
        ObjectiveCName.of(name, labels: parameters.map { $0.label ?? "_" })
    }
}

/// `@objc` or `@IBAction` in front of a function.
struct ObjectiveCWish {
    /// The name that the author gives it; nil for the usual one.
    var name: String?
}

extension FunctionDeclSyntax {
    /// That the author wants Objective-C to know the function; nil when nothing says so.
    var objectiveCWish: ObjectiveCWish? {
        for case .attribute(let attribute) in attributes {
            switch attribute.attributeName.ownText {
            case "objc":
                let name = attribute.arguments?.ownText
                return ObjectiveCWish(name: name.map { $0.filter { !$0.isWhitespace } })
            case "IBAction": return ObjectiveCWish(name: nil)
            default: continue
            }
        }
        return isInExposedExtension && !attributes.has("nonobjc") ? ObjectiveCWish(name: nil) : nil
    }

    /// Whether it is a member of an `@objc extension`, which exposes its private members too.
    private var isInExposedExtension: Bool {
        parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.isObjectiveC ?? false
    }

    fileprivate var isVisible: Bool {
        !attributes.has("nonobjc")
            && !modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}

extension DeclGroupSyntax {
    /// Whether `@objc` is in front of it.
    var isObjectiveC: Bool { attributes.has("objc") }
}

extension AttributeListSyntax {
    func has(_ name: String) -> Bool {
        contains { element in
            if case .attribute(let attribute) = element {
                attribute.attributeName.ownText == name
            } else {
                false
            }
        }
    }
}

extension ActionCode {
    /// That of a method which Objective-C knows.
    init(_ method: FunctionDeclaration) {
        self.init(
            swiftName: method.fullName, code: method.code, parameters: method.parameters.map(\.type),
            result: method.result)
    }
}
