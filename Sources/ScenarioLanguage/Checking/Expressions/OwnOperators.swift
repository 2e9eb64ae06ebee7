import SwiftSyntax

/// Operators that the scenario defines for its own types.
extension Checker {
    /// Whether the scenario declares any function for the operator.
    func hasOwnOperator(_ name: String) -> Bool {
        declaredOperators.names.contains(name) || name == "!=" && declaredOperators.names.contains("==")
            || [">", "<=", ">="].contains(name) && declaredOperators.names.contains("<")
    }

    /// `1 + 1` where nothing asks for a type of the scenario: both are what literals are by themselves,
    /// although a type of the scenario may be made of literals and have the operator.
    func isOfPlainLiterals(
        _ name: String, _ left: OperatorTree, _ right: OperatorTree, _ expected: StaticType?
    ) -> Bool {
        guard OperatorPrecedence.of(name) != nil, isLiteralTree(left), isLiteralTree(right) else {
            return false
        }
        if case .user? = expected?.wrapped ?? expected { return false }
        return true
    }

    /// An operator function of the scenario that fits; nil when the operator means something else here.
    func checkOwnOperator(
        _ name: String, _ operands: [OperatorTree], _ expected: StaticType?, _ range: SourceRange
    ) throws -> Typed? {
        if operands.contains(where: { needsContext($0) && !isLiteralTree($0) && operands.count == 1 }) {
            return nil
        }
        if let found = try call(name, operands, range) { return found }
        switch name {
        case "!=":
            return try call("==", operands, range).map { Typed(.bool, Inversion(operand: $0.node), range) }
        case ">": return try call("<", operands.reversed(), range)
        case "<=":
            return try call("<", operands.reversed(), range).map {
                Typed(.bool, Inversion(operand: $0.node), range)
            }
        case ">=":
            return try call("<", operands, range).map { Typed(.bool, Inversion(operand: $0.node), range) }
        default: return nil
        }
    }

    /// `-a` and `a%%` with an operator of the scenario; nil when it has none that fits.
    func checkOwnOperator(
        _ token: TokenSyntax, _ fixity: OperatorFixity, _ operand: ExprSyntax, _ range: SourceRange
    ) throws -> Typed? {
        guard declaredOperators.names.contains(token.text) else { return nil }
        // `-1` is a literal, and no call of '-'.
        if token.text == "-", fixity == .prefix, operand.isNumberLiteral { return nil }
        return try call(token.text, [.leaf(operand)], range, fixity: fixity)
    }

    private func call(
        _ name: String, _ operands: [OperatorTree], _ range: SourceRange, fixity: OperatorFixity = .infix
    ) throws -> Typed? {
        var best: (cost: Int, make: () throws -> Typed)?
        let candidates = operators(named: name, operands, at: range)
            .filter { $0.0.parameters.count == operands.count && $0.0.fixity == fixity }
        for (function, candidate) in candidates {
            let make = { [self] in try call(candidate, function, operands, range) }
            guard let tried = attempt(make), tried.cost < best?.cost ?? .max else { continue }
            best = (tried.cost, make)
        }
        if let best { return try best.make() }
        guard case .infix = fixity, OperatorPrecedence.of(name) == nil,
            let (function, only) = candidates.first
        else { return nil }
        // Nothing but the scenario's functions gives such an operator a meaning.
        if candidates.count == 1 { return try call(only, function, operands, range) }
        for operand in operands where !isOpen(operand) { _ = try checkOperand(operand) }
        throw fail(.noOverload(callee: name, candidates: []), at: range)
    }

    private func call(
        _ candidate: Callable, _ function: FunctionDeclaration, _ operands: [OperatorTree],
        _ range: SourceRange
    ) throws -> Typed {
        var types = candidate.types
        var values = [Typed?](repeating: nil, count: operands.count)
        // What says its type by itself decides for literals and the like.
        for index in operands.indices.sorted(by: { (rank(operands[$0]), $0) < (rank(operands[$1]), $1) }) {
            let parameter = candidate.parameters[index]
            values[index] = try callingAtOnce(operands[index], parameter.callsAtOnce) {
                try check(operands[index], for: parameter, &types, function)
            }
        }
        // What one operand said of a placeholder is asked of the others, too.
        let known = completed(types)
        let arguments = try zip(values, candidate.parameters).map { value, parameter in
            guard let value else { throw CheckAbort() }
            return CheckedArgument(node: try convert(value, to: parameter.type.substituting(known)).node)
        }
        return try emit(candidate, arguments, types, range)
    }

    private func emit(
        _ candidate: Callable, _ arguments: [CheckedArgument], _ known: [String: StaticType],
        _ range: SourceRange
    ) throws -> Typed {
        let types = completed(known)
        for requirement in candidate.requirements { try check(requirement, types, at: range) }
        note(candidate.effect, of: candidate.name, at: range)
        var called = candidate
        called.target = try specialized(candidate, types, at: range)
        noteMeaning(of: called, at: range)
        return try makeCall(called, arguments, candidate.result.substituting(types), range)
    }

    /// A closure that is an operand runs before the operator's function returns, as an argument does.
    private func callingAtOnce<Result>(
        _ operand: OperatorTree, _ isTrue: Bool, _ body: () throws -> Result
    ) rethrows -> Result {
        guard case .leaf(let expression) = operand else { return try body() }
        return try callingAtOnce(expression, isTrue, body)
    }

    private func rank(_ operand: OperatorTree) -> Int { isOpen(operand) ? 1 : 0 }

    /// An operand, which may say what the placeholders of a generic operator stand for.
    private func check(
        _ operand: OperatorTree, for parameter: Parameter, _ types: inout [String: StaticType],
        _ function: FunctionDeclaration
    ) throws -> Typed {
        let wanted = parameter.type.substituting(types)
        if parameter.isAutoclosure, case .function(let closure) = wanted {
            let value = try checkAutoclosure(closure, isKept: parameter.keepsClosure, operand.range) {
                try check(operand, $0)
            }
            infer(wanted, from: value.type, &types)
            return try convert(value, to: wanted.substituting(types))
        }
        guard wanted.hasPlaceholder else {
            return try convert(try check(operand, wanted), to: wanted)
        }
        var hint: StaticType? = wanted.isParameter ? nil : wanted
        if case .parameter(let name) = wanted, isLiteralTree(operand),
            function.generic?.signature.asks(name, for: .floatingPoint) == true
        {
            hint = .double
        }
        var value = try checkOperand(operand, hint)
        if !wanted.isOptional { value = unwrapped(value) }
        infer(wanted, from: value.type, &types)
        let settled = wanted.substituting(types)
        return settled.hasPlaceholder ? value : try convert(value, to: settled)
    }

    /// `a += b` through an operator of the scenario: its own `+=`, or nothing.
    func checkOwnCompound(
        _ name: String, _ place: Typed, _ storage: any Place, _ right: OperatorTree, _ range: SourceRange
    ) throws -> Typed? {
        var fitting: [() throws -> Typed] = []
        for (function, candidate) in operators(named: name, [], at: range, of: place.type)
        where function.parameters.count == 2 && function.parameters[0].isInout {
            var types = candidate.types
            infer(candidate.parameters[0].type, from: place.type, &types)
            guard candidate.parameters[0].type.substituting(types) == place.type else { continue }
            fitting.append { [self] in
                var types = types
                let value = try check(right, for: candidate.parameters[1], &types, function)
                let arguments = [
                    CheckedArgument(node: storage, isPlace: true), CheckedArgument(node: value.node),
                ]
                return try emit(candidate, arguments, types, range)
            }
        }
        // What is on the right decides between several.
        let costs = fitting.count > 1 ? fitting.map { attempt($0)?.cost } : []
        let cheapest = costs.compactMap { $0 }.min()
        let best = cheapest.flatMap { costs.firstIndex(of: $0) } ?? 0
        return try fitting.isEmpty ? nil : fitting[best]()
    }

    /// `a += b` of a type that says what `a + b` is, and that it is `AdditiveArithmetic`: the protocol has
    /// `+=` and `-=` for all its types. Nil for others.
    func checkPromisedCompound(
        _ name: String, _ place: Typed, _ storage: any Place, _ right: OperatorTree, _ range: SourceRange
    ) throws -> CompoundAssignment? {
        guard name == "+" || name == "-", case .user(let user) = place.type, !user.isStandIn,
            conformances.conforms(place.type, to: .numeric),
            let own = ownOperators(named: name).first(where: {
                $0.parameters.map(\.type) == [place.type, place.type] && $0.result == place.type
            })
        else { return nil }
        let value = try convert(try checkRight(right, place.type), to: place.type)
        let owner = own.owner.map { [Value.type($0)] } ?? []
        let code = own.code
        return CompoundAssignment(place: storage, value: value.node) { old, new, execution in
            old = try code.call(owner + [old, new], execution, at: range)
        }
    }

    /// All functions of the scenario for an operator: global ones, static members, and those that protocols
    /// ask for and their extensions have, where an operand conforms to one.
    private func operators(
        named name: String, _ operands: [OperatorTree], at range: SourceRange, of type: StaticType? = nil
    ) -> [(FunctionDeclaration, Callable)] {
        var found = ownOperators(named: name).map { function in
            (function, function.owner.map { Callable(function, on: .type($0, range)) } ?? Callable(function))
        }
        guard protocolsDeclare(name) else { return found }
        let known = type.map { [$0] } ?? operands.filter { !isOpen($0) }.compactMap { operand in
            attempt { unwrapped(try checkOperand(operand)).type }?.result
        }
        var seen: Set<StaticType> = []
        for type in known where seen.insert(type).inserted {
            for case .method(let method) in statics(named: name, of: type)
            where !found.contains(where: { $0.0 === method }) {
                found.append((method, Callable(method, on: .type(type, range))))
            }
        }
        return found
    }

    private func protocolsDeclare(_ name: String) -> Bool {
        declarationOrder.contains { $0.type.kind == .protocol && $0.statics[name] != nil }
            || extensions.templates.contains { $0.names.contains(name) }
    }

    /// The global functions for an operator, and the static members of types.
    func ownOperators(named name: String) -> [FunctionDeclaration] {
        var found: [FunctionDeclaration] = []
        for case .functions(let functions) in topLevel.entries(named: name) { found += functions }
        for declaration in declarationOrder where declaration.type.kind != .protocol {
            for case .method(let method) in declaration.statics[name] ?? [] { found.append(method) }
        }
        for type in extensions.order {
            for case .method(let method) in extensions.ofNative[type]?.statics[name] ?? [] {
                found.append(method)
            }
        }
        return found
    }
}
