import EventEngine
import SwiftSyntax

/// `#selector(ViewController.tapped(_:))`
extension Checker {
    func checkSelector(_ macro: MacroExpansionExprSyntax) throws -> Typed {
        let range = SourceRange(macro)
        guard let argument = macro.arguments.first, macro.arguments.count == 1,
            [nil, "getter", "setter"].contains(argument.label?.text)
        else {
            throw unsupported("this '#selector'", at: range)
        }
        guard let type = catalogue.type(named: "Selector") else {
            throw unsupported("'#selector'", at: range)
        }
        let named = argument.expression.withoutParentheses
        let name =
            try argument.label.map { try accessorName($0.text, of: named) } ?? selectorName(named)
        parts.selectors.insert(name)
        guard
            let make = catalogue.initializers(of: type).first(where: {
                $0.parameters.map(\.type) == [.string]
            })
        else {
            throw unsupported("'#selector'", at: range)
        }
        let node = NativeCall(
            receiver: nil, member: make, arguments: [Constant(value: .string(name))], message: nil,
            range: range)
        return Typed(type, node, range)
    }

    /// Objective-C's name of the method that an expression names.
    private func selectorName(_ syntax: ExprSyntax, as wanted: FunctionType? = nil) throws -> String {
        let range = SourceRange(syntax)
        if wanted == nil, let (method, type) = syntax.converted {
            guard case .function(let function) = try resolve(type) else {
                throw unsupported("this '#selector'", at: range)
            }
            return try selectorName(method, as: function)
        }
        let (reference, type) = try namedMember(syntax)
        let name = reference.baseName.text
        let found =
            members(named: name, of: type).filter { $0.isFunction }
            + protocolMethods(named: name, of: type).map { .native($0, on: type) }
        let fitting = found.filter { member in
            (reference.argumentNames?.fits(member.labels) ?? true)
                && (wanted.map { member.isMethod(of: type, like: $0) } ?? true)
        }
        guard let only = fitting.first else {
            if found.isEmpty, let absence = catalogue.absence(ofMember: name, in: type) {
                throw fail(.absent(absence), at: range)
            }
            if let wanted, !found.isEmpty {
                let expected = StaticType.function(wanted).description
                throw fail(.mismatch(expected: expected, found: "'\(found[0].fullName)'"), at: range)
            }
            let candidates = found.isEmpty ? memberNames(of: type, isStatic: false) : found.map(\.fullName)
            throw fail(
                .unknownMember(
                    reference.ownText, owner: type.description, candidates: candidates),
                at: range)
        }
        if fitting.count > 1 { throw fail(.ambiguous(name, fitting.map(\.fullName)), at: range) }
        return try objectiveCName(of: only, at: range)
    }

    /// What an expression names, and the type that has it.
    private func namedMember(
        _ syntax: ExprSyntax
    ) throws -> (reference: DeclReferenceExprSyntax, owner: StaticType) {
        let range = SourceRange(syntax)
        let reference: DeclReferenceExprSyntax
        let owner: StaticType
        if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
            reference = member.declName
            owner = try checkBase(base).type
        } else if let bare = syntax.as(DeclReferenceExprSyntax.self) {
            reference = bare
            guard let own = currentSelf else { throw fail(.selfOutsideType, at: range) }
            owner = own.type
        } else {
            throw unsupported("this '#selector'", at: range)
        }
        if case .metatype(let instance) = owner { return (reference, instance) }
        return (reference, owner.wrapped ?? owner)
    }

    /// Objective-C's name of the getter or setter of a property of the engine.
    private func accessorName(_ accessor: String, of syntax: ExprSyntax) throws -> String {
        let range = SourceRange(syntax)
        let (reference, type) = try namedMember(syntax)
        let name = reference.baseName.identifierText
        let found = members(named: name, of: type)
        guard case .native(let property, _)? = found.first(where: { !$0.isFunction }) else {
            if let absence = catalogue.absence(ofMember: name, in: type) {
                throw fail(.absent(absence), at: range)
            }
            if found.isEmpty {
                let candidates = memberNames(of: type, isStatic: false)
                throw fail(
                    .unknownMember(name, owner: type.description, candidates: candidates), at: range)
            }
            if let method = found.first, found.allSatisfy(\.isFunction) {
                throw fail(.wrongKind(expected: "a property", found: method.fullName), at: range)
            }
            throw unsupported(
                "the selector of the \(accessor) of '\(name)'", hint: "read or set the property itself",
                at: range)
        }
        if accessor == "getter" { return property.name }
        guard property.isSettable else {
            throw fail(.notAssignable(name, reason: "it can only be read"), at: range)
        }
        return property.setterName
    }

    private func objectiveCName(of member: Member, at range: SourceRange) throws -> String {
        switch member {
        case .method(let method):
            if let name = method.objectiveCName { return name }
            if let native = method.overriddenNative { return try objectiveCName(of: native, at: range) }
            if refused.actions.contains(ObjectIdentifier(method)) { throw CheckAbort() }
            throw fail(.notExposed(method.fullName), at: range)
        case .native(let native, _): return try objectiveCName(of: native, at: range)
        default: throw unsupported("this '#selector'", at: range)
        }
    }

    private func objectiveCName(of native: NativeMember, at range: SourceRange) throws -> String {
        if let name = native.objectiveCName { return name }
        throw unsupported("'#selector' of '\(native.fullName)'", at: range)
    }
}

extension Member {
    /// Whether it is a method of a function's type; the object may come before what it takes.
    fileprivate func isMethod(of owner: StaticType, like wanted: FunctionType) -> Bool {
        var wanted = wanted
        if wanted.parameters == [owner], case .function(let inner) = wanted.result { wanted = inner }
        switch self {
        case .method(let method):
            return method.parameters.map(\.type) == wanted.parameters && method.result == wanted.result
        case .native(let native, _):
            return native.parameters.map(\.type) == wanted.parameters && native.result == wanted.result
        default: return false
        }
    }
}

extension ExprSyntax {
    /// The two sides of `method as type`.
    fileprivate var converted: (method: ExprSyntax, type: TypeSyntax)? {
        if let whole = self.as(AsExprSyntax.self) { return (whole.expression, whole.type) }
        guard let parts = self.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count == 3,
            let mark = parts[1].as(UnresolvedAsExprSyntax.self), mark.questionOrExclamationMark == nil,
            let type = parts[2].as(TypeExprSyntax.self)
        else { return nil }
        return (parts[0], type.type)
    }
}
