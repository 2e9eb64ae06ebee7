import SwiftSyntax

/// What one parameter of a call gets.
struct CheckedArgument {
    var node: any Node
    /// Whether the node is a place that the call may change.
    var isPlace = false
    /// Whether the call leaves it out.
    var isDefault = false
}

extension Checker {
    /// The arguments of one parameter, or its default value.
    ///
    /// - Parameter numbers: of its own among all of the call.
    func gather(
        _ parameters: [Parameter], _ index: Int, _ numbers: Range<Int>, of values: [Typed?],
        at range: SourceRange
    ) -> CheckedArgument {
        if parameters[index].isVariadic {
            let nodes = values[numbers].compactMap { $0?.node }
            return CheckedArgument(node: ArrayLiteral(elements: nodes, range: SourceRange(0, 0)))
        }
        if let first = numbers.first, let value = values[first] {
            return CheckedArgument(
                node: value.node, isPlace: parameters[index].isInout && value.place != nil)
        }
        switch parameters[index].fallback {
        case .code(let fallback):
            guard let code = fallback as? FunctionCode else {
                preconditionFailure("The checker makes fallbacks of code as functions.")
            }
            let call = FunctionCall(code: code, arguments: [], inouts: [], range: SourceRange(0, 0))
            return CheckedArgument(node: call, isDefault: true)
        case .value(let value): return CheckedArgument(node: Constant(value: value))
        case .place(let asked): return CheckedArgument(node: Constant(value: value(of: asked, at: range)))
        case nil: return CheckedArgument(node: Constant(value: Unset.value))
        }
    }

    /// Swift evaluates what the call says first, and then what it leaves out.
    func inSwiftsOrder(_ arguments: [CheckedArgument]) -> [CheckedArgument] {
        guard let first = arguments.indices.first(where: { arguments[$0].isDefault }),
            arguments[first...].contains(where: { !$0.isDefault && !($0.node is Constant) }),
            let holder = arguments.firstIndex(where: { !$0.isPlace })
        else { return arguments }
        var ordered = arguments
        var held: [(slot: Int, node: any Node)] = []
        for index in arguments.indices where !arguments[index].isDefault && !arguments[index].isPlace {
            let slot = context.reserveSlot()
            held.append((slot, arguments[index].node))
            ordered[index].node = HeldArgument(slot: slot)
        }
        ordered[holder].node = ArgumentsInOrder(held: held, rest: ordered[holder].node)
        return ordered
    }
}

extension Callable {
    /// When each argument is checked, by its number.
    func turns(of arguments: [Argument], _ numbers: [Range<Int>]) -> [Argument.Turn] {
        let values = signature.isGeneric ? keyPathValues : []
        let parameters = parameters
        var turns: [Argument.Turn] = []
        turns.reserveCapacity(arguments.count)
        for index in parameters.indices {
            for number in numbers[index] {
                turns.append(arguments[number].turn(for: parameters[index].type, values: values))
            }
        }
        return turns
    }
}

extension Argument {
    /// When it is checked where it goes to a parameter of this type.
    ///
    /// - Parameter values: the placeholders that key paths lead to: the key paths decide for them.
    fileprivate func turn(for type: StaticType, values: Set<String>) -> Turn {
        if case .keyPath = type, expression.is(KeyPathExprSyntax.self) { return .keyPaths }
        if case .parameter(let name) = type, values.contains(name) { return .ofKeyPaths }
        guard turn == .afterOthers else { return turn }
        return type.hasPlaceholder ? .afterOthers : .first
    }
}

extension Callable {
    /// The placeholders that its parameters' key paths lead to.
    var keyPathValues: Set<String> {
        let names = parameters.compactMap { parameter -> String? in
            guard case .keyPath(let path) = parameter.type, case .parameter(let name) = path.value else {
                return nil
            }
            return name
        }
        return Set(names)
    }

    /// The placeholder that a number literal would have to decide, though a closure or an operator could
    /// say more; nil when there is none.
    func openNumber(
        _ numbers: [Range<Int>], _ arguments: [Argument], _ expected: StaticType?
    ) -> String? {
        guard arguments.contains(where: { $0.turn == .last }) else { return nil }
        for index in parameters.indices {
            guard case .parameter(let name) = parameters[index].type, types[name] == nil,
                let number = numbers[index].first, arguments[number].expression.isNumberLiteral
            else { continue }
            let isDecided = expected.map { !$0.hasPlaceholder && !$0.isErased } ?? false
            return isDecided && result.hasPlaceholder ? nil : name
        }
        return nil
    }

    /// The placeholders for which one of several literals is a fraction, as in `mix(0, 10, 0.5)`.
    func fractions(_ numbers: [Range<Int>], _ arguments: [Argument]) -> [String] {
        parameters.indices.flatMap { index -> [String] in
            guard case .parameter(let name) = parameters[index].type else { return [] }
            let isFraction = numbers[index].contains { number in
                let traits = OperatorTraits(arguments[number].expression)
                return traits.isLiteral && traits.containsFloat
            }
            return isFraction ? [name] : []
        }
    }

    /// What its placeholders may be where it answers what a closure does, and an optional is expected:
    /// `let x: Int? = queue.sync { cache[key] }`. The closure says whether its result may be nil.
    func resultChoices(_ expected: StaticType?) -> [[String: StaticType]] {
        guard case .parameter(let name) = result, types[name] == nil, let expected, expected.isOptional,
            !expected.hasPlaceholder
        else { return [] }
        let isClosures = parameters.contains { parameter in
            if case .function(let function) = parameter.type { function.result == result } else { false }
        }
        return isClosures ? [types, types.merging([name: expected]) { known, _ in known }] : []
    }

    /// The placeholder that an argument is of and that a closure answers an optional of, and the argument.
    func openClass(_ numbers: [Range<Int>], _ arguments: [Argument]) -> (String, Int)? {
        for closure in parameters.indices {
            guard case .function(let function) = parameters[closure].type,
                case .optional(.parameter(let name)) = function.result, types[name] == nil,
                let index = parameters.firstIndex(where: { $0.type == .parameter(name) }),
                let number = numbers[index].first
            else { continue }
            return (name, number)
        }
        return nil
    }
}

extension Callable {
    /// A placeholder of a function of the scenario that several arguments are of, also as autoclosures, and
    /// those arguments.
    func sharedPlaceholder(_ numbers: [Range<Int>]) -> (String, [Int])? {
        guard constraintCount != nil else { return nil }
        var arguments: [String: [Int]] = [:]
        for (parameter, given) in zip(parameters, numbers) {
            guard let name = parameter.placeholder, types[name] == nil, let number = given.first else {
                continue
            }
            arguments[name, default: []].append(number)
        }
        let name = parameters.lazy.compactMap(\.placeholder).first { arguments[$0, default: []].count > 1 }
        return name.map { ($0, arguments[$0, default: []]) }
    }
}

extension Parameter {
    /// The placeholder that its argument is of.
    fileprivate var placeholder: String? {
        if case .parameter(let name) = type { return name }
        guard isAutoclosure, case .function(let function) = type,
            case .parameter(let name) = function.result
        else { return nil }
        return name
    }
}

extension Array {
    /// The elements by rank, those of one rank in their order.
    func ranked(_ rank: (Element) -> Int) -> [Element] {
        guard let first else { return self }
        let usual = rank(first)
        if allSatisfy({ rank($0) == usual }) { return self }
        let ranks = map(rank)
        return indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
    }
}
