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
            guard syntax.is(DeclReferenceExprSyntax.self) else {
                throw unsupported("this '#keyPath'", at: range)
            }
            let type = try checkBase(syntax).type
            if case .metatype(let instance) = type { return ([], instance) }
            return ([], type)
        }
        let (names, owner) = try keyPathNames(base)
        let type = owner.wrapped ?? owner
        let name = member.declName.baseName.identifierText
        let found = members(named: name, of: type)
        guard case .native(let native, _)? = found.first(where: { !$0.isFunction }) else {
            if let absence = catalogue.absence(ofMember: name, in: type) {
                throw fail(.absent(absence), at: range)
            }
            guard found.isEmpty else { throw unsupported("'#keyPath' of '\(name)'", at: range) }
            if isRefused(name, type) { throw CheckAbort() }
            let candidates = memberNames(of: type, isStatic: false)
            throw fail(
                .unknownMember(name, owner: type.description, candidates: candidates), at: range)
        }
        return (names + [native.result == .bool ? name.withoutIs : name], native.result)
    }
}

extension String {
    /// `hidden` for `isHidden`: Objective-C's properties have no `is`.
    fileprivate var withoutIs: String {
        guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return self }
        return first.lowercased() + dropFirst(3)
    }
}
