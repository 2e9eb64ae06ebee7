import EventEngine
import SwiftSyntax

/// `#selector(ViewController.tapped(_:))`
extension Checker {
    func checkSelector(_ macro: MacroExpansionExprSyntax) throws -> Typed {
        let range = SourceRange(macro)
        guard let argument = macro.arguments.first?.expression, macro.arguments.count == 1,
            macro.arguments.first?.label == nil
        else {
            throw unsupported("this '#selector'", at: range)
        }
        guard let type = catalogue.type(named: "Selector") else {
            throw unsupported("'#selector'", at: range)
        }
        let name = try selectorName(argument)
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
    private func selectorName(_ syntax: ExprSyntax) throws -> String {
        let range = SourceRange(syntax)
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
        let fitting = found.filter { reference.argumentNames?.fits($0.labels) ?? true }
        guard let only = fitting.first else {
            if found.isEmpty, let absence = catalogue.absence(ofMember: name, in: type) {
                throw fail(.absent(absence), at: range)
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
