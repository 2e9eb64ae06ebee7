import SwiftSyntax

/// `#keyPath(CALayer.position)`: the names of properties of the engine as Objective-C spells them.
extension Checker {
    func checkKeyPathName(_ macro: MacroExpansionExprSyntax) throws -> Typed {
        let range = SourceRange(macro)
        guard let argument = macro.arguments.first?.expression, macro.arguments.count == 1 else {
            throw unsupported("this '#keyPath'", at: range)
        }
        let names = try keyPathNames(argument).names
        return Typed(.string, Constant(value: .string(names.joined(separator: "."))), range)
    }

    /// The names of the properties, and the type of the last one.
    private func keyPathNames(_ syntax: ExprSyntax) throws -> (names: [String], type: StaticType) {
        let range = SourceRange(syntax)
        guard let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base else {
            guard let bare = syntax.as(DeclReferenceExprSyntax.self) else {
                throw unsupported("this '#keyPath'", at: range)
            }
            // A bare name is that of a property first, of an instance also where there is none.
            if let (name, type) = try ownProperty(bare.baseName.identifierText, at: range) {
                return ([name], type)
            }
            let type = try checkBase(syntax).type
            if case .metatype(let instance) = type { return ([], instance) }
            return ([], type)
        }
        let (names, owner) = try keyPathNames(base)
        let name = member.declName.baseName.identifierText
        let (own, value) = try keyedProperty(name, of: owner.wrapped ?? owner, at: range)
        return (names + [own], value)
    }

    /// A property of a type around this place.
    private func ownProperty(_ name: String, at range: SourceRange) throws -> (String, StaticType)? {
        var current: Scope? = scope
        while let here = current {
            if case .type(let owner) = here.kind,
                members(named: name, of: owner).contains(where: { !$0.isFunction })
            {
                return try keyedProperty(name, of: owner, at: range)
            }
            current = here.parent
        }
        return nil
    }

    /// Objective-C's name of a property, and its type.
    private func keyedProperty(
        _ name: String, of owner: StaticType, at range: SourceRange
    ) throws -> (String, StaticType) {
        // Objective-C asks each element of a list.
        let type = owner.keyedElement ?? owner
        let found = members(named: name, of: type)
        switch found.first(where: { !$0.isFunction }) {
        case .native(let native, _)?:
            return (native.result == .bool ? name.withoutIs : name, native.result)
        case .property(let property)?:
            guard let own = objectiveCName(of: property) else {
                throw fail(.notExposed(name), at: range)
            }
            return (own, try self.type(of: property, at: range))
        default: break
        }
        if let absence = catalogue.absence(ofMember: name, in: type) {
            throw fail(.absent(absence), at: range)
        }
        guard found.isEmpty else { throw unsupported("'#keyPath' of '\(name)'", at: range) }
        if isRefused(name, type) { throw CheckAbort() }
        let candidates = memberNames(of: type, isStatic: false)
        throw fail(.unknownMember(name, owner: type.description, candidates: candidates), at: range)
    }
}

extension String {
    /// `hidden` for `isHidden`: Objective-C's properties have no `is`.
    fileprivate var withoutIs: String {
        guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return self }
        return first.lowercased() + dropFirst(3)
    }
}

extension StaticType {
    /// What the elements of a list are; nil for what is no list.
    fileprivate var keyedElement: StaticType? {
        switch self {
        case .array(let element), .set(let element): element
        default: nil
        }
    }
}
