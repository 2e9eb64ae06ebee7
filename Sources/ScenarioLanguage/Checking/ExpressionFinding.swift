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
        // Meanings are noted on the way, which an answer from memory would leave out.
        guard speculationDepth > 0, state.meanings == nil else { return try check() }
        let key = ExpressionKey(
            range: range(), expected: expected, scope: ObjectIdentifier(scope),
            context: ObjectIdentifier(context))
        if let known = found[key] {
            cost += known.cost
            flow = known.flow
            for entry in known.problems { report(entry.problem, at: entry.range) }
            problems.ofClosures += known.ofClosures
            return try known.result.get()
        }
        let (count, ofClosures, before) = (problems.count, problems.ofClosures.count, cost)
        let result = Result { try check() }.mapError { _ in CheckAbort() }
        found[key] = ExpressionFinding(
            result: result, problems: Array(problems.entries[count...]),
            ofClosures: Array(problems.ofClosures[ofClosures...]), cost: cost - before, flow: flow,
            scope: scope, context: context)
        return try result.get()
    }
}
