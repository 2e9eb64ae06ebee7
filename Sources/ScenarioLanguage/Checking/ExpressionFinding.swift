/// An expression at its place in the program, and what was expected of it.
struct ExpressionKey: Hashable {
    var range: SourceRange
    var expected: StaticType?
    var scope: ObjectIdentifier
    var context: ObjectIdentifier
}

/// What checking an expression came to, with all that it changed.
struct ExpressionFinding {
    var result: Result<Typed, CheckAbort>
    var problems: [ProblemLog.Entry]
    var ofClosures: [ProblemLog.Entry]
    var cost: Int
    var flow: FlowState
    /// What the calls in it mean, where that is asked for.
    var meanings: [SourceRange: CallMeaning]?
    /// Kept, so that no other scope and no other function take their identities.
    var scope: Scope
    var context: FunctionContext
}

/// Overloads inside overloads: each candidate asks the same of the same arguments, so an expression is
/// checked once for each type that is expected of it. Without this, calls inside calls cost a power of the
/// number of candidates.
extension Checker {
    /// Checks an expression, or answers what an earlier check of it found in the same speculation.
    func remembering(
        _ range: @autoclosure () -> SourceRange, _ expected: StaticType?, _ check: () throws -> Typed
    ) throws -> Typed {
        guard speculationDepth > 0 else { return try check() }
        let key = ExpressionKey(
            range: range(), expected: expected, scope: ObjectIdentifier(scope),
            context: ObjectIdentifier(context))
        if let known = found[key] {
            cost += known.cost
            flow = known.flow
            for entry in known.problems { report(entry.problem, at: entry.range) }
            problems.ofClosures += known.ofClosures
            noteMeanings(known.meanings)
            return try known.result.get()
        }
        let (count, ofClosures, before) = (problems.count, problems.ofClosures.count, cost)
        let meaningsBefore = state.meanings
        if meaningsBefore != nil { state.meanings = [:] }
        let result = Result { try check() }.mapError { _ in CheckAbort() }
        let own = state.meanings
        found[key] = ExpressionFinding(
            result: result, problems: Array(problems.entries[count...]),
            ofClosures: Array(problems.ofClosures[ofClosures...]), cost: cost - before, flow: flow,
            meanings: own, scope: scope, context: context)
        state.meanings = meaningsBefore
        noteMeanings(own)
        return try result.get()
    }

    private func noteMeanings(_ meanings: [SourceRange: CallMeaning]?) {
        guard let meanings, !meanings.isEmpty else { return }
        state.meanings?.merge(meanings) { _, later in later }
    }
}
