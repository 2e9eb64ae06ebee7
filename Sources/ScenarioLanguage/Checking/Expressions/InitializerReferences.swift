import SwiftSyntax

/// Initializers as functions: `names.map(Item.init)`.
extension Checker {
    /// `T.init` where a function is expected whose parameters say which initializer is meant.
    func initializerReference(
        _ base: MemberBase, _ labels: DeclNameArgumentsSyntax?, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        guard case .type(let written, _) = base,
            case .function(let wanted)? = expected?.wrapped ?? expected,
            !wanted.parameters.contains(where: \.hasPlaceholder),
            let type = settled(written, toTake: wanted)
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
                let callable = Callable(row, on: .type(type, range), receiver: nil)
                let result = callable.result.substituting(type.placeholders)
                fitting.append(function(callable.parameters, result, .none, node, range))
            }
        }
        fitting = fitting.filter { value in
            guard case .function(let own) = value.type, own.parameters.count == wanted.parameters.count,
                zip(wanted.parameters, own.parameters).allSatisfy({ $0 == $1 || isWalked($0, as: $1) })
            else { return false }
            return wanted.result.hasPlaceholder
                || conversionCost(from: own.result, to: wanted.result) != nil
        }
        // What takes exactly this comes before what takes any sequence.
        let exact = fitting.filter { value in
            if case .function(let own) = value.type { own.parameters == wanted.parameters } else { false }
        }
        if !exact.isEmpty { fitting = exact }
        guard fitting.count == 1, let only = fitting.first else {
            throw unsupported("'init' as a value here", hint: "write a closure", at: range)
        }
        return only
    }

    /// `words.map(Array.init)`: what the elements of a collection are is what it is made of.
    private func settled(_ type: StaticType, toTake wanted: FunctionType) -> StaticType? {
        guard type.hasPlaceholder else { return type }
        let result = wanted.result.wrapped ?? wanted.result
        if !result.hasPlaceholder, !type.isUserType, result.extensionKey == type.extensionKey {
            return result
        }
        guard wanted.parameters.count == 1, let element = wanted.parameters[0].element else { return nil }
        switch type {
        case .array: return .array(element)
        case .set: return conformances.conforms(element, to: .hashable) ? .set(element) : nil
        default: return nil
        }
    }

    /// Whether a parameter takes any sequence of what a value holds, as it is.
    private func isWalked(_ type: StaticType, as parameter: StaticType) -> Bool {
        guard case .sequence(let element, .any) = parameter else { return false }
        return type.element == element
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
