import SwiftSyntax

/// Initializers as functions: `names.map(Item.init)`.
extension Checker {
    /// `T.init` where a function is expected whose parameters say which initializer is meant.
    func initializerReference(
        _ base: MemberBase, _ labels: DeclNameArgumentsSyntax?, _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        let (written, through): (StaticType, Typed?) =
            switch base {
            case .value(let value) where value.type.isMetatype: (base.type, value)
            default: (base.type, nil)
            }
        guard base.isStatic || through != nil, case .function(let wanted)? = expected?.wrapped ?? expected,
            !wanted.parameters.contains(where: \.hasPlaceholder),
            let type = settled(written, toTake: wanted)
        else { throw unsupported("'init' as a value here", hint: "write a closure", at: range) }
        var fitting: [Typed] = []
        if case .user(let user) = type {
            fitting = try references(to: user, type, labels, through: through, range)
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
                zip(wanted.parameters, own.parameters).allSatisfy({ takes($0, as: $1) })
            else { return false }
            return wanted.result.hasPlaceholder
                || conversionCost(from: own.result, to: wanted.result) != nil
        }
        // What takes exactly this comes before what takes any sequence.
        let exact = fitting.filter { value in
            if case .function(let own) = value.type { own.parameters == wanted.parameters } else { false }
        }
        if !exact.isEmpty { fitting = exact }
        if fitting.count > 1 {
            // What always makes something comes before what may fail.
            let certain = fitting.filter { value in
                if case .function(let own) = value.type { !own.result.isOptional } else { false }
            }
            if certain.count == 1 { fitting = certain }
        }
        guard fitting.count == 1, let only = fitting.first else {
            throw unsupported("'init' as a value here", hint: "write a closure", at: range)
        }
        return only
    }

    /// The initializers of a type of the scenario as functions.
    ///
    /// - Parameter through: the value that says at run time which type it is; nil for a type that is named.
    private func references(
        to user: UserType, _ type: StaticType, _ labels: DeclNameArgumentsSyntax?, through: Typed?,
        _ range: SourceRange
    ) throws -> [Typed] {
        let declaration = declaration(of: user)
        numberMembers(of: declaration)
        var initializers = declaration.initializers
        if user.isStandIn {
            initializers = requiredInitializers(of: user) + templatedInitializers(of: type)
        } else if user.kind == .protocol {
            guard let through else { throw fail(.abstractProtocol(user.name), at: range) }
            try checkMakesInstances(of: user, at: through.range)
            initializers = promisedInitializers(of: user)
        }
        initializers.removeAll { $0.generic != nil || labels?.fits($0.parameters.map(\.label)) == false }
        return try initializers.map { made in
            let result: StaticType = made.isFailable ? .optional(type) : type
            var node: any Node = InitializerReference(
                type: declaration.runtime, initializer: made.initializer, range: range)
            if let through, !user.isStandIn {
                try checkIsForSubclasses(made.initializer, declaration, at: range)
                node = DynamicInitializerReference(
                    type: through.node, initializer: made.initializer, range: range)
            }
            return function(made.parameters, result, made.effect, node, range)
        }
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

    /// Whether a parameter takes what is of a type, as it is.
    private func takes(_ type: StaticType, as parameter: StaticType) -> Bool {
        type == parameter || isWalked(type, as: parameter) || parameter == .any && !hidesItsType(type)
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
            parameters.map(\.type), result, isThrowing: effect.errors == .throwing, isAsync: effect.isAsync,
            thrown: effect.thrown)
        return Typed(.function(type), node, range)
    }
}
