import Reporting
import SwiftSyntax

/// Chooses among overloads, checks arguments against parameters, and makes the call's node.
extension Checker {
    /// More speculation inside speculation than this means an expression no author writes.
    private static let deepestSpeculation = 24

    func resolve(
        _ candidates: [Callable], _ arguments: [Argument], named name: String, _ expected: StaticType?,
        _ range: SourceRange, _ nameRange: SourceRange? = nil
    ) throws -> Typed {
        draw(candidates.count * (arguments.count + 1))
        if refused.names.contains(name) {
            // One of that name was refused, and may be the one that is meant.
            let made = attempt {
                try resolveKnown(candidates, arguments, named: name, expected, range, nameRange)
            }
            if made == nil { throw CheckAbort() }
        }
        return try resolveKnown(candidates, arguments, named: name, expected, range, nameRange)
    }

    private func resolveKnown(
        _ candidates: [Callable], _ arguments: [Argument], named name: String, _ expected: StaticType?,
        _ range: SourceRange, _ nameRange: SourceRange?
    ) throws -> Typed {
        var arguments = arguments
        for index in arguments.indices
        where arguments[index].isName && isOpenFunction(arguments[index].expression) {
            arguments[index].turn = .last
        }
        var fitting: [Candidate] = []
        fitting.reserveCapacity(candidates.count)
        for index in candidates.indices {
            let signature = candidates[index].signature
            if let numbers = ArgumentMatch.numbers(of: arguments, for: signature) {
                fitting.append(Candidate(index, numbers, of: signature))
            }
        }
        if fitting.count == 1 {
            let only = fitting[0]
            return try emit(candidates[only.index], only.numbers, arguments, expected, range)
        }
        if fitting.isEmpty { throw try noneFits(candidates, arguments, named: name, range, nameRange) }
        // Of two that fit equally well Swift takes the one that leaves less out.
        let ranked = fitting.ranked { $0.leftOut }
        return try chooseOverload(
            ranked, among: candidates, arguments, named: name, expected, range, nameRange)
    }

    /// What is wrong with a call of which no candidate takes as many arguments with such labels.
    private func noneFits(
        _ candidates: [Callable], _ arguments: [Argument], named name: String, _ range: SourceRange,
        _ nameRange: SourceRange?
    ) throws -> CheckAbort {
        let failures = candidates.map { ArgumentMatch.failure(of: arguments, to: $0) }
        let values = arguments.map { argument in
            let isAlone = !needsContext(argument.expression) || argument.expression.isClosureOfNothing
            return isAlone ? attempt { try check(argument.expression, nil) }?.result : nil
        }
        if failures.count > 1 { try checkAreKnown(arguments) }
        let slip = failures.first(where: { $0.0.isSlip }) ?? mislabelled(candidates, failures, values)
        if failures.count > 1, let slip, let index = slip.1 {
            return fail(slip.0, at: arguments[index].place(of: slip.0))
        }
        guard failures.count == 1 else {
            let names = candidates.map(\.name).unique
            // Of many those are worth reading that take as much as is given here.
            let near = names.filter { $0.count { $0 == ":" } == arguments.count }
            return fail(
                .noOverload(callee: name, candidates: near.isEmpty ? names : near), at: nameRange ?? range)
        }
        let (problem, index) = failures[0]
        return fail(problem, at: index.map { arguments[$0].place(of: problem) } ?? nameRange ?? range)
    }

    /// What is wrong with the labels for the only candidate that takes values of these types; nil when there
    /// is none, or more than one.
    private func mislabelled(
        _ candidates: [Callable], _ failures: [(CheckProblem, Int?)], _ values: [Typed?]
    ) -> (CheckProblem, Int?)? {
        let fitting = candidates.indices.filter { number in
            let parameters = candidates[number].parameters
            guard parameters.count >= values.count, !values.isEmpty,
                parameters.dropFirst(values.count).allSatisfy({ $0.fallback != nil })
            else { return false }
            return zip(parameters, values).allSatisfy { parameter, value in
                value.map { conversionCost(from: $0.type, to: parameter.type) != nil } ?? false
            }
        }
        let names = Set(fitting.map { candidates[$0].name })
        return names.count == 1 ? fitting.first.map { failures[$0] } : nil
    }

    private func chooseOverload(
        _ fitting: [Candidate], among candidates: [Callable], _ arguments: [Argument], named name: String,
        _ expected: StaticType?, _ range: SourceRange, _ nameRange: SourceRange?
    ) throws -> Typed {
        guard speculationDepth < Self.deepestSpeculation else {
            throw unsupported(
                "an expression of so many nested calls", hint: "use a variable for a part", at: range)
        }
        var best: Trial?
        let failures = silentFailures
        let (order, leastCost) = exactFirst(fitting, among: candidates, arguments)
        for index in order {
            let trial = attempt(fitting[index], among: candidates, arguments, expected, range)
            guard let trial else { continue }
            if let best, trial.cost == best.cost {
                try checkIsSpecial(trial, best, named: name, at: range)
                try checkIsClear(trial, best, named: name, at: nameRange ?? range)
            }
            if trial.precedes(best) { best = trial }
            if let best, best.isPerfect(for: expected, leastCost),
                !best.overloadsResult(ofAny: fitting, among: candidates)
            {
                break
            }
        }
        if best == nil, expected != nil {
            for candidate in fitting {
                let trial = attempt(
                    candidate, among: candidates, arguments, expected, range, isConverting: false)
                if let trial, trial.cost < best?.cost ?? .max { best = trial }
            }
        }
        if let best { return commit(best) }
        // What follows from something that is refused elsewhere says nothing.
        if silentFailures > failures, problems.count > 0 { throw CheckAbort() }
        try checkAreKnown(arguments)
        let names = fitting.map { candidates[$0.index].name }.unique
        throw fail(.noOverload(callee: name, candidates: names), at: nameRange ?? range)
    }

    /// The mistake may be inside one argument; then it is there that it is reported, or was before.
    private func checkAreKnown(_ arguments: [Argument]) throws {
        let isAnyWrong = arguments.reduce(false) { found, argument in isWrong(argument) || found }
        if isAnyWrong { throw CheckAbort() }
    }

    /// Whether something is wrong in an argument whatever the call is; that is reported.
    func isWrong(_ argument: Argument) -> Bool {
        let syntax = argument.expression
        if needsContext(syntax), !syntax.isClosureOfNothing { return false }
        let before = problems.count
        do {
            _ = try check(syntax, nil)
            return problems.count > before
        } catch {
            let own = problems.entries[before...].map(\.problem)
            // Alone it lacks what a parameter would say.
            guard !own.isEmpty, own.allSatisfy(\.asksForContext) else { return true }
            _ = problems.cut(to: before)
            return false
        }
    }

    private func attempt(
        _ candidate: Candidate, among candidates: [Callable], _ arguments: [Argument],
        _ expected: StaticType?, _ range: SourceRange, isConverting: Bool = true
    ) -> Trial? {
        let callable = candidates[candidate.index]
        let tried = attempt {
            let value = try emit(callable, candidate.numbers, arguments, expected, range)
            let trial = Trial(
                value: value, cost: 0, state: state, constraintCount: callable.constraintCount,
                leftOut: candidate.leftOut, costOfArguments: cost, function: callable.target.function)
            if isConverting, let expected { try checkFits(value, expected) }
            return trial
        }
        guard case (var trial, let cost)? = tried else { return nil }
        trial.cost = cost
        return trial
    }

    /// Counts what it costs that a result becomes what is expected.
    private func checkFits(_ value: Typed, _ expected: StaticType) throws {
        if expected == .someOptional, !value.type.isOptional {
            throw fail(.notOptional(value.type.description, use: "if let"), at: value.range)
        }
        guard !expected.hasPlaceholder, expected != .void else { return }
        _ = try convert(value, to: expected)
    }

    /// Makes a trial count.
    private func commit(_ trial: Trial) -> Typed {
        let before = cost
        state = trial.state
        cost += before
        return trial.value
    }

    /// Checks the arguments of the chosen candidate and makes the node.
    private func emit(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange
    ) throws -> Typed {
        guard callable.signature.isGeneric else {
            return try emit(callable, numbers, arguments, expected, range, callable.types)
        }
        if let name = callable.openNumber(numbers, arguments, expected),
            speculationDepth < Self.deepestSpeculation
        {
            return try emit(callable, numbers, arguments, expected, range, choosing: name)
        }
        if let (name, number) = callable.openClass(numbers, arguments),
            speculationDepth < Self.deepestSpeculation
        {
            return try emit(callable, numbers, arguments, expected, range, widening: name, from: number)
        }
        if speculationDepth < Self.deepestSpeculation,
            let grown = grownCollection(callable, numbers, arguments, expected),
            let made = tryEmitting(callable, numbers, arguments, expected, range, grown)
        {
            return commit(made)
        }
        if speculationDepth < Self.deepestSpeculation,
            let kept = keptElements(callable, numbers, arguments),
            let made = tryEmitting(callable, numbers, arguments, expected, range, kept)
        {
            return commit(made)
        }
        for types in callable.resultChoices(expected) where speculationDepth < Self.deepestSpeculation {
            let made = tryEmitting(callable, numbers, arguments, expected, range, types)
            if let made { return commit(made) }
        }
        if let (name, shared) = callable.sharedPlaceholder(numbers),
            speculationDepth < Self.deepestSpeculation
        {
            return try emit(
                callable, numbers, arguments, expected, range, optional: name, among: shared)
        }
        return try emit(callable, numbers, arguments, expected, range, callable.types)
    }

    /// `assertEqual(view, found)`: where one of several arguments of a placeholder's type may be nil, it
    /// stands for the optional.
    private func emit(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange, optional name: String, among shared: [Int]
    ) throws -> Typed {
        let made = tryEmitting(callable, numbers, arguments, expected, range, callable.types)
        if let made { return commit(made) }
        let types = shared.compactMap { number in
            attempt { try checkValue(arguments[number].expression).type }?.result
        }
        // An argument that is `nil` has no type by itself.
        let optional = types.first(where: \.isOptional)
        if let type = optional ?? (types.count < shared.count ? types.first.map(StaticType.optional) : nil) {
            let known = callable.types.merging([name: type]) { known, _ in known }
            let made = tryEmitting(callable, numbers, arguments, expected, range, known)
            if let made { return commit(made) }
        }
        return try emit(callable, numbers, arguments, expected, range, callable.types)
    }

    /// `reduce(0) { $0 + $1.width }`: the closure decides which number type the literal is of.
    private func emit(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange, choosing name: String
    ) throws -> Typed {
        var best: Trial?
        let own = callable.types["Element"].flatMap { IntegerBounds.of($0) == nil ? nil : $0 }
        for type in [.int, .cgFloat, .double, .float] + (own.map { [$0] } ?? []) where best?.cost != 0 {
            var types = callable.types
            types[name] = type
            let tried = tryEmitting(callable, numbers, arguments, expected, range, types)
            if let tried, tried.cost < best?.cost ?? .max { best = tried }
        }
        if let best { return commit(best) }
        return try emit(callable, numbers, arguments, expected, range, callable.types)
    }

    /// `sequence(first: self) { $0.next }`: the closure may ask for a superclass of what the argument is.
    private func emit(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange, widening name: String, from number: Int
    ) throws -> Typed {
        var types = callable.types
        var current: StaticType?
        repeat {
            let tried = tryEmitting(callable, numbers, arguments, expected, range, types)
            if let tried { return commit(tried) }
            current = current ?? attempt { try checkValue(arguments[number].expression).type }?.result
            current = current.flatMap { superclass(of: $0) }
            types[name] = current
        } while current != nil
        return try emit(callable, numbers, arguments, expected, range, callable.types)
    }

    private func tryEmitting(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange, _ types: [String: StaticType]
    ) -> Trial? {
        let tried = attempt {
            let value = try emit(callable, numbers, arguments, expected, range, types)
            return Trial(value: value, cost: cost, state: state)
        }
        guard case (var trial, let cost)? = tried else { return nil }
        trial.cost = cost
        return trial
    }

    private func emit(
        _ callable: Callable, _ numbers: [Range<Int>], _ arguments: [Argument], _ expected: StaticType?,
        _ range: SourceRange, _ known: [String: StaticType]
    ) throws -> Typed {
        var types = known
        let opening = enclosing.opening
        enclosing.opening = callable.ownNames.isEmpty ? nil : callable
        defer { enclosing.opening = opening }
        let sawThrowing = enclosing.sawThrowingArgument
        enclosing.sawThrowingArgument = false
        defer { enclosing.sawThrowingArgument = sawThrowing }
        inferSame(of: callable, &types)
        let checked = try checkArguments(callable, numbers, arguments, &types, expected, range)
        inferSame(of: callable, &types)
        takeSuperclasses(for: callable, &types)
        types = completed(types)
        let result = callable.result.substituting(types)
        if result.hasPlaceholder { throw fail(.unresolvedGeneric(callable.name), at: range) }
        for requirement in callable.requirements { try check(requirement, types, at: range) }
        let (errors, thrown) = (callable.effect.errors, callable.effect.thrown?.substituting(types))
        if errors == .throwing && thrown != .never || errors == .rethrowing && enclosing.sawThrowingArgument {
            let only = thrown?.hasPlaceholder == true ? nil : thrown?.onlyThrown
            noteThrow(by: callable.name, of: only, at: range)
        }
        if callable.effect.isAsync { noteWait(by: callable.name, at: range) }
        var called = callable
        called.target = try specialized(callable, types, at: range)
        noteMeaning(of: called, at: range)
        let settled = settlingDefaults(checked, callable, called.target, at: range)
        return try makeCall(called, inSwiftsOrder(settled), result, range)
    }

    /// What is known of a placeholder says what those inside of it are that a requirement names.
    private func inferSame(of callable: Callable, _ types: inout [String: StaticType]) {
        for case .same(let name, let pattern) in callable.requirements where pattern.hasPlaceholder {
            if let known = types[name] { infer(pattern, from: known, &types) }
        }
    }

    /// What only the result names stands for the class that it has to inherit from.
    private func takeSuperclasses(for callable: Callable, _ types: inout [String: StaticType]) {
        guard callable.result.hasPlaceholder else { return }
        for case .inherits(let name, let bound) in callable.requirements where types[name] == nil {
            let type = bound.substituting(types)
            guard !type.hasPlaceholder, isClassItself(type) else { continue }
            types[name] = type
        }
    }

    /// Whether a type is a class, and no protocol for classes.
    private func isClassItself(_ type: StaticType) -> Bool {
        switch type {
        case .user(let user): user.kind == .class
        case .native: catalogue.record(of: type)?.kind == .class
        default: false
        }
    }

    /// Default values of parameters of a placeholder's type are those of the version that is called.
    private func settlingDefaults(
        _ checked: [CheckedArgument], _ callable: Callable, _ target: Callable.Target, at range: SourceRange
    ) -> [CheckedArgument] {
        guard let own = target.parameters, own.count == checked.count else { return checked }
        var settled = checked
        for index in checked.indices
        where checked[index].isDefault && callable.parameters[index].type.hasPlaceholder {
            settled[index] = gather(own, index, 0..<0, of: [], at: range)
        }
        return settled
    }
}

extension Argument {
    /// Where it is wrong: at its label, if that is what is wrong.
    fileprivate func place(of problem: CheckProblem) -> SourceRange {
        guard case .wrongLabel = problem else { return range }
        return labelRange ?? range
    }
}

extension CheckProblem {
    /// Whether it is a label that was meant to be another.
    fileprivate var isSlip: Bool {
        guard case .wrongLabel(_, let found?, let expected?) = self else { return false }
        return Suggestion.closest(to: found, among: [expected]) != nil
    }
}

extension Array where Element: Hashable {
    /// The different elements in order.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
