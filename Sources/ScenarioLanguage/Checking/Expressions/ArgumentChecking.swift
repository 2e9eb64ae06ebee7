import SwiftSyntax

/// Arguments against parameters: in which turn, as which type, and what placeholders stand for.
extension Checker {
    private static let allTurns = Argument.Turn.allCases
    private static let onlyTurn = [Argument.Turn.first]

    /// What each parameter gets, in their order.
    func checkArguments(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument],
        _ types: inout [String: StaticType],
        _ expected: StaticType?, _ range: SourceRange
    ) throws -> [CheckedArgument] {
        // `Array(repeating:count:)` would look for its own type, each time.
        var values: [Typed?] = []
        values.reserveCapacity(arguments.count)
        for _ in arguments { values.append(nil) }
        var failed = false
        let (parameters, isGeneric) = (callable.parameters, callable.signature.isGeneric)
        if isGeneric { inferFromClosures(callable, numbers, arguments, &types) }
        // Where nothing decides for anything else, all of them are checked in one go.
        let isPlain = !isGeneric && arguments.indices.allSatisfy { arguments[$0].turn != .last }
        let turns = isPlain ? [] : callable.turns(of: arguments, numbers)
        for turn in isPlain ? Self.onlyTurn : Self.allTurns {
            // What the result is expected to be decides for literals, as in `let x: CGFloat = max(1, 2)`.
            if turn == .afterOthers, let expected, callable.result.hasPlaceholder, !expected.hasPlaceholder,
                !(expected.wrapped ?? expected).isErased
            {
                var hinted = types
                infer(callable.result, from: expected.wrapped ?? expected, &hinted)
                types.merge(hinted) { known, _ in known }
            }
            if isGeneric, turn == .afterOthers {
                for name in callable.fractions(numbers, arguments) where types[name] == nil {
                    types[name] = .double
                }
            }
            guard isPlain || turns.contains(turn) else { continue }
            for index in parameters.indices {
                for number in numbers[index] where isPlain || turns[number] == turn {
                    do {
                        values[number] = try checkNoting(
                            arguments[number], for: parameters[index], of: callable, expected, &types)
                    } catch {
                        failed = true
                    }
                }
            }
            if failed, turn == .first, parameters.contains(where: { $0.type.hasPlaceholder }) {
                throw CheckAbort()
            }
        }
        if failed { throw CheckAbort() }
        return parameters.indices.map { index in
            gather(parameters, index, numbers[index], of: values, at: range)
        }
    }

    /// Checks an argument, and notes what its parameter says of a closure.
    private func checkNoting(
        _ argument: Argument, for parameter: Parameter, of callable: Callable, _ expected: StaticType?,
        _ types: inout [String: StaticType]
    ) throws -> Typed {
        if let builder = parameter.builder {
            closures.builders[argument.expression.withoutParentheses.id] = builder
        }
        if parameter.sharesSelf {
            closures.sharingSelf.insert(argument.expression.withoutParentheses.id)
        }
        return try callingAtOnce(argument.expression, parameter.callsAtOnce) {
            try check(argument, for: parameter, of: callable, expected, &types)
        }
    }

    /// `reduce([]) { sum, x -> [Int] in ... }`: what the closure says that it returns decides for literals
    /// that alone say nothing.
    private func inferFromClosures(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument],
        _ types: inout [String: StaticType]
    ) {
        for (parameter, given) in zip(callable.parameters, numbers) {
            guard case .function(let function) = parameter.type, case .parameter(let name) = function.result,
                types[name] == nil, let number = given.first,
                let closure = arguments[number].expression.as(ClosureExprSyntax.self),
                let written = closure.signature?.returnClause?.type,
                let value = zip(callable.parameters, numbers)
                    .first(where: { $0.0.type == function.result })?.1.first,
                attempt({ try checkValue(arguments[value].expression) }) == nil,
                let type = attempt({ try resolve(written) })?.result
            else { continue }
            types[name] = type
        }
    }

    private func check(
        _ argument: Argument, for parameter: Parameter, of callable: Callable, _ expected: StaticType?,
        _ types: inout [String: StaticType]
    ) throws -> Typed {
        let callee = callable.name
        let wanted = parameter.type.substituting(types)
        if parameter.isInout, wanted.hasPlaceholder {
            let value = try check(argument.expression, nil)
            infer(wanted, from: value.type, &types)
            return try checkInout(argument, wanted.substituting(types), parameter)
        }
        if parameter.isInout { return try checkInout(argument, wanted, parameter) }
        if argument.isInout, isPlace(wanted.wrapped ?? wanted) {
            let pointer = try checkPointer(argument.expression, wanted.wrapped ?? wanted, argument.range)
            return try convert(pointer, to: wanted, for: callee)
        }
        if argument.isInout { throw fail(.unexpectedInout, at: argument.range) }
        if parameter.isAutoclosure, case .function(let function) = wanted {
            let value = try checkAutoclosure(argument, function, isKept: parameter.keepsClosure)
            noteEffect(of: value)
            infer(wanted, from: value.type, &types)
            return try convert(value, to: wanted.substituting(types), for: callee)
        }
        if isInsidePattern(wanted.wrapped ?? wanted) {
            if let inner = settled(nested: wanted.wrapped ?? wanted, types) {
                let target: StaticType = wanted.isOptional ? .optional(inner) : inner
                let value = try check(argument.expression, target)
                noteEffect(of: value)
                return try convert(value, to: target, for: callee)
            }
            throw unsupported(
                "this argument of a generic type that is not named in full",
                hint: "write what its placeholders are", at: argument.range)
        }
        if !wanted.hasPlaceholder {
            var value = try check(argument.expression, wanted)
            if value.isBareTypeName {
                throw fail(.needsTypeOrValue(value.type.description), at: value.range)
            }
            noteEffect(of: value)
            if let place = try placeOfText(value, wanted, callable) { return place }
            if case .parameter(let name) = parameter.type, callable.types[name] == nil,
                isSubclass(wanted, of: value.type)
            {
                // What came before is of a subclass: the placeholder stands for the superclass.
                types[name] = value.type
                return value
            }
            value = try convert(value, to: wanted, for: callee)
            return value
        }
        let isBound = expected == .someOptional && wanted == callable.result
        var value = try checkValue(
            argument.expression, isBound ? expected : wanted.isParameter ? nil : wanted)
        if !wanted.isOptional, !takesAnything(wanted, callable) { value = unwrapped(value) }
        noteEffect(of: value)
        infer(wanted, from: value.type, &types)
        let settled = wanted.substituting(types)
        return settled.hasPlaceholder ? value : try convert(value, to: settled, for: callee)
    }

    /// Whether a placeholder may stand for an optional as well: nothing is asked of its type.
    private func takesAnything(_ wanted: StaticType, _ callable: Callable) -> Bool {
        guard case .parameter(let name) = wanted else { return false }
        return !callable.requirements.contains { $0.placeholder == name }
    }

    /// `&key` where a pointer is expected: only global and static variables stay at one place.
    func checkPointer(
        _ expression: ExprSyntax, _ wanted: StaticType?, _ range: SourceRange
    ) throws -> Typed {
        let value = try check(expression, nil)
        guard let variable = value.node as? GlobalVariable, value.place != nil else {
            throw unsupported(
                "a pointer to anything but a global or static variable", hint: "declare a 'static var'",
                at: range)
        }
        let number = variable.global.index
        guard wanted == MutableVariablePlace.staticType else {
            let place = VariablePlace(number: number)
            return Typed(VariablePlace.staticType, Constant(value: place.bridged), range)
        }
        let place = MutableVariablePlace(number: number)
        return Typed(MutableVariablePlace.staticType, Constant(value: place.bridged), range)
    }

    /// `objc_setAssociatedObject(self, "[\(id)]", ...)`: a text is passed as the place of its letters during
    /// the call, so nobody finds again what hangs there. Nil where something else is passed.
    private func placeOfText(_ value: Typed, _ wanted: StaticType, _ callable: Callable) throws -> Typed? {
        guard value.type == .string, wanted == VariablePlace.staticType else { return nil }
        guard callable.name.hasPrefix("objc_setAssociatedObject(") else {
            throw unsupported(
                "the place of a text", hint: "declare a 'static var', and write '&' in front of it",
                at: value.range)
        }
        return Typed(VariablePlace.staticType, PlaceOfText(text: value.node), value.range)
    }

    /// Whether values of a type are places of variables.
    func isPlace(_ type: StaticType) -> Bool {
        type == VariablePlace.staticType || type == MutableVariablePlace.staticType
    }

    private func noteEffect(of argument: Typed) {
        if case .function(let function) = argument.type, function.isThrowing {
            enclosing.sawThrowingArgument = true
        }
    }

    private func checkInout(_ argument: Argument, _ wanted: StaticType, _ parameter: Parameter) throws
        -> Typed
    {
        if parameter.acceptsNil, argument.expression.is(NilLiteralExprSyntax.self) {
            return Typed(wanted, Constant(value: Unset.value), argument.range)
        }
        guard argument.isInout else { throw fail(.notInout(parameter: parameter.name), at: argument.range) }
        let value = try check(argument.expression, wanted)
        guard value.place != nil else {
            let immutability = value.immutability ?? Typed.value
            throw fail(
                .notAssignable(immutability.name, reason: immutability.reason, fix: immutability.fix),
                at: argument.range)
        }
        guard value.type == wanted else {
            throw fail(
                .mismatch(expected: wanted.description, found: value.type.description), at: argument.range)
        }
        return value
    }
}
