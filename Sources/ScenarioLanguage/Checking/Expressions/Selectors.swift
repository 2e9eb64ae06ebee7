import EventEngine
import SwiftSyntax

/// `#selector(ViewController.tapped(_:))`
extension Checker {
    func checkSelector(_ macro: MacroExpansionExprSyntax) throws -> Typed {
        let range = SourceRange(macro)
        if let accessor = macro.arguments.first?.label?.text, ["getter", "setter"].contains(accessor) {
            throw unsupported(
                "the selector of a \(accessor)", hint: "read or set the property itself", at: range)
        }
        guard let argument = macro.arguments.first?.expression, macro.arguments.count == 1,
            macro.arguments.first?.label == nil
        else {
            throw unsupported("this '#selector'", at: range)
        }
        guard let type = catalogue.type(named: "Selector") else {
            throw unsupported("'#selector'", at: range)
        }
        let name = try selectorName(argument.withoutParentheses)
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
        let owner: StaticType
        let reference: DeclReferenceExprSyntax
        if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
            reference = member.declName
            owner = try checkBase(base).type
        } else if let bare = syntax.as(DeclReferenceExprSyntax.self) {
            reference = bare
            guard let own = currentSelf else { throw fail(.selfOutsideType, at: range) }
            owner = own.type.wrapped ?? own.type
        } else {
            throw unsupported("this '#selector'", at: range)
        }
        let type: StaticType
        if case .metatype(let instance) = owner { type = instance } else { type = owner.wrapped ?? owner }
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
                    reference.trimmedDescription, owner: type.description, candidates: candidates),
                at: range)
        }
        if fitting.count > 1 { throw fail(.ambiguous(name, fitting.map(\.fullName)), at: range) }
        return try objectiveCName(of: only, at: range)
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
