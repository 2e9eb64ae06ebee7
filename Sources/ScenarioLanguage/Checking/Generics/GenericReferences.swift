import SwiftSyntax

/// Generic functions of the scenario as values: what is expected says what their placeholders are.
extension Checker {
    /// `numbers.map(twice)`, `let make: (Int) -> [Int] = twice`
    ///
    /// - Parameter receiver: what a method is called on.
    func reference(
        to function: FunctionDeclaration, _ generic: GenericFunction, of receiver: (any Node)?,
        _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        let what = receiver == nil ? "a generic function" : "a generic method"
        guard !function.isMutating, !function.parameters.contains(where: { $0.isInout || $0.isVariadic })
        else {
            throw unsupported(
                "\(what) that changes something or takes any number of values as a value",
                hint: "write a closure", at: range)
        }
        guard case .function(let wanted)? = expected?.wrapped ?? expected,
            wanted.parameters.count == function.parameters.count
        else {
            throw fail(.unresolvedGeneric(function.name), at: range)
        }
        var types: [String: StaticType] = [:]
        let own = function.functionType
        for (pattern, type) in zip(function.parameters.map(\.type), wanted.parameters)
        where !type.hasPlaceholder {
            infer(pattern, from: type, &types)
        }
        if !wanted.result.hasPlaceholder { infer(own.result, from: wanted.result, &types) }
        let made = try instance(of: function, generic, completed(types), at: range)
        if let value = try localVersion(made, generic, at: range) { return value }
        let node = FunctionReference(code: made.code, receiver: receiver, dispatch: nil, range: range)
        return Typed(.function(made.functionType), node, range)
    }
}

extension Checker {
    /// `Pair.make(1, "a")`: a method of a generic type itself, of the type that the arguments showed.
    func settledStatic(
        _ method: FunctionDeclaration, _ base: MemberBase, _ types: [String: StaticType],
        at range: SourceRange
    ) throws -> Callable.Target {
        let type = try settle(base.type, types, at: range)
        let found = statics(named: method.name, of: type).compactMap { member -> FunctionDeclaration? in
            guard case .method(let made) = member, made.range == method.range else { return nil }
            return made
        }
        guard let made = found.first else { throw fail(.unresolvedGeneric(base.type.description), at: range) }
        let target = Callable.Target.method(made, .type(type, range))
        guard made.generic != nil else { return target }
        var callable = Callable(made, on: .type(type, range))
        callable.target = target
        return try specialized(callable, types, at: range)
    }

    /// `max`, or a generic function of the scenario, as a value: only what is expected of it says which
    /// function it is.
    func isOpenFunction(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.spelling else { return false }
        switch scope.innermost(name) {
        case .functions(let own)?: return own.contains { $0.generic != nil }
        case .local?: return false
        case .global? where !files.areSeveral: return false
        default: break
        }
        guard !catalogue.functions(named: name).isEmpty,
            case .natives(let natives)? = try? meaning(of: name, at: SourceRange(expression))
        else { return false }
        return natives.count > 1 || natives.contains { $0.functionType.hasPlaceholder }
    }
}
