import EventEngine
import SwiftSyntax

/// Which properties of the scenario's classes Objective-C knows, and by which names.
extension Checker {
    /// Objective-C's name of a property of instances; nil where Objective-C does not know it.
    func objectiveCName(of property: PropertyDeclaration) -> String? {
        guard !property.isStatic, isClass(property.owner) else { return nil }
        if let native = property.overriddenNative { return native.name }
        guard let syntax = property.declarationSyntax else { return nil }
        if let name = syntax.objectiveCName { return name }
        if files.isLibrary(property.range) {
            return syntax.mayBeExposed && isClassOfObjectiveC(property.owner) ? property.name : nil
        }
        if syntax.isExposed || property.versions != nil { return property.name }
        guard case .user(let user) = property.owner else { return nil }
        if property.isOverride, let inherited = overridden(property, in: user) {
            return objectiveCName(of: inherited)
        }
        return syntax.mayBeExposed && hasExposedMembers(declaration(of: user)) ? property.name : nil
    }

    /// Whether it is a class of Objective-C: those that the library writes in Swift are so elsewhere.
    private func isClassOfObjectiveC(_ type: StaticType?) -> Bool {
        type.map { isSubclass($0, of: NSObject.staticType) } ?? false
    }

    private func overridden(_ property: PropertyDeclaration, in user: UserType) -> PropertyDeclaration? {
        guard let superclass = user.superclass else { return nil }
        for case .property(let other) in members(named: property.name, of: superclass) { return other }
        return nil
    }

    /// The properties of a class by Objective-C's names for them.
    func keyedProperties(of declaration: TypeDeclaration) -> [String: KeyedProperty] {
        var found: [String: KeyedProperty] = [:]
        guard declaration.type.kind == .class else { return found }
        for case .property(let property) in declaration.order {
            guard let type = property.type, property.overriddenNative == nil,
                let name = objectiveCName(of: property)
            else { continue }
            found[name] = KeyedProperty(
                property: property.property, dispatch: property.dispatch, type: type,
                isSettable: property.isSettable && !property.isConstant)
        }
        return found
    }
}

extension PropertyDeclaration {
    /// `var a = 1` with its attributes; nil for properties that come from elsewhere.
    var declarationSyntax: VariableDeclSyntax? {
        binding?.parent?.parent?.as(VariableDeclSyntax.self)
    }
}

extension VariableDeclSyntax {
    /// The name in `@objc(name)`.
    fileprivate var objectiveCName: String? {
        for case .attribute(let attribute) in attributes
        where attribute.attributeName.ownText == "objc" {
            return attribute.arguments.map { $0.ownText.filter { !$0.isWhitespace } }
        }
        return nil
    }

    /// Whether something in front of it makes Objective-C know it.
    var isExposed: Bool {
        if ["objc", "IBOutlet", "IBInspectable"].contains(where: attributes.has) { return true }
        let isInExposed = parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.isObjectiveC ?? false
        return isInExposed && !attributes.has("nonobjc")
    }

    /// Whether `@objcMembers` in front of the class is for it, too.
    var mayBeExposed: Bool {
        !attributes.has("nonobjc")
            && !modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}
