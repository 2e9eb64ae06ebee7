import SwiftSyntax

/// Initializers as functions: `names.map(Item.init)`.
extension Checker {
    /// `T.init` where a function is expected whose parameters say which initializer is meant.
    func initializerReference(
        _ base: MemberBase, _ labels: DeclNameArgumentsSyntax?, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        guard case .type(let type, _) = base, !type.hasPlaceholder,
            case .function(let wanted)? = expected?.wrapped ?? expected,
            !wanted.parameters.contains(where: \.hasPlaceholder)
        else { throw unsupported("'init' as a value here", hint: "write a closure", at: range) }
        var fitting: [Typed] = []
        if case .user(let user) = type {
            if user.kind == .protocol { throw fail(.abstractProtocol(user.name), at: range) }
            let declaration = declaration(of: user)
            numberMembers(of: declaration)
            for made in declaration.initializers
            where made.generic == nil && labels?.fits(made.parameters.map(\.label)) ?? true {
                let result: StaticType = made.isFailable ? .optional(type) : type
                let node = InitializerReference(
                    type: declaration.runtime, initializer: made.initializer, range: range)
                fitting.append(function(made.parameters, result, made.effect, node, range))
            }
        } else {
            for row in catalogue.initializers(of: type)
            where labels?.fits(row.parameters.map(\.label)) ?? true {
                let node = NativeReference(member: row, receiver: nil, range: range)
                fitting.append(function(row.signature, row.result, .none, node, range))
            }
        }
        fitting = fitting.filter { value in
            guard case .function(let own) = value.type, own.parameters == wanted.parameters else {
                return false
            }
            return wanted.result.hasPlaceholder
                || conversionCost(from: own.result, to: wanted.result) != nil
        }
        guard fitting.count == 1, let only = fitting.first else {
            throw unsupported("'init' as a value here", hint: "write a closure", at: range)
        }
        return only
    }

    private func function(
        _ parameters: [Parameter], _ result: StaticType, _ effect: Effect, _ node: any Node,
        _ range: SourceRange
    ) -> Typed {
        let type = FunctionType(
            parameters.map(\.type), result, isThrowing: effect.errors == .throwing, isAsync: effect.isAsync)
        return Typed(.function(type), node, range)
    }
}
