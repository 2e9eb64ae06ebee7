import SwiftSyntax

/// Calls of `.init`: of a type, of the superclass, and of `self`.
extension Checker {
    /// `super.init(...)`, `self.init(...)`, `T.init(...)`
    func callInitializer(
        on base: MemberBase, _ syntax: ExprSyntax, _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        switch base {
        case .type(let type, _): return try create(type, arguments, expected, range, name: "init")
        case .superclass(let own, let type):
            guard context.construction != nil else {
                throw unsupported("'super.init' outside an initializer", at: range)
            }
            try checkAllInitialized("when 'super.init' is called", at: range)
            return try delegate(to: type, own, isSuper: true, arguments, range)
        case .value(let own):
            guard context.construction != nil, own.isSelf else {
                throw unsupported("'init' on an instance", at: range)
            }
            return try delegate(to: own.type, own, isSuper: false, arguments, range)
        }
    }

    /// What stands in front of `.init`.
    func baseOfInitializer(_ syntax: ExprSyntax) throws -> MemberBase {
        do {
            return try assumingSelf { try checkBase(syntax) }
        } catch {
            // In a type that is wrong; that what follows comes too early is no further error.
            if syntax.is(SuperExprSyntax.self) { flow.isDelegated = true }
            throw error
        }
    }

    private func delegate(
        to type: StaticType, _ own: Typed, isSuper: Bool, _ arguments: [Argument], _ range: SourceRange
    ) throws -> Typed {
        // What a wrong call would have made possible is no further error.
        defer { flow.isDelegated = true }
        let candidates: [Callable]
        if let construction = context.construction, isBroken(construction.owner.staticType) {
            throw CheckAbort()
        }
        if case .user(let user) = type {
            let declaration = declaration(of: user)
            numberMembers(of: declaration)
            let known = try accessible(declaration.initializers, of: type, at: range)
            candidates = known.filter { !isSuper || !$0.isConvenience }.map {
                Callable(
                    name: $0.fullName, $0.parameters, .void, .delegation($0, own: own, isSuper: isSuper),
                    effect: $0.effect)
            }
        } else {
            candidates = nativeInitializers(of: type).filter { !isSuper || !$0.isConvenience }.map {
                Callable(
                    name: $0.fullName, $0.parameters, .void, .delegation($0, own: own, isSuper: isSuper),
                    effect: $0.effect)
            }
        }
        let result = try resolve(
            candidates, arguments, named: isSuper ? "super.init" : "self.init", nil, range)
        if !isSuper {
            for property in context.construction?.pending ?? [] {
                flow.initialized.insert(ObjectIdentifier(property))
            }
        }
        return result
    }
}
