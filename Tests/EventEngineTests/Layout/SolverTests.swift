import Testing

@testable import EventEngine

/// The solver beside one that gets the same constraints afresh and in another order.
struct SolverTests {
    private typealias Live = (constraint: LinearConstraint, handle: LinearSolver.Handle)

    @Test(arguments: 1...40)
    func `What comes and goes step by step is solved as well as all at once`(_ seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let solver = LinearSolver(work: WorkBudget(limit: .max))
        let variables = (0..<5).map { _ in solver.makeVariable(0) }
        var live: [Live] = []
        for _ in 0..<30 {
            if !live.isEmpty, Int.random(in: 0..<3, using: &numbers) == 0 {
                solver.remove(live.remove(at: .random(in: 0..<live.count, using: &numbers)).handle)
            } else {
                let constraint = Self.random(variables, &numbers)
                if case .added(let handle) = solver.add(constraint) { live.append((constraint, handle)) }
            }
            solver.optimize()
            let constraints = live.map(\.constraint)
            let fresh = LinearSolver(work: WorkBudget(limit: .max))
            for _ in variables { _ = fresh.makeVariable(0) }
            for constraint in constraints.shuffled(using: &numbers) {
                if case .contradicts = fresh.add(constraint) { Issue.record("a system without a solution") }
            }
            fresh.optimize()
            let (step, whole) = (Self.misses(solver, constraints), Self.misses(fresh, constraints))
            for (one, other) in zip(step, whole) { #expect(abs(one - other) < 1e-4) }
            #expect(step[0] < 1e-4)
        }
    }

    private static func random(
        _ variables: [SolverSymbol], _ numbers: inout SeededNumbers
    ) -> LinearConstraint {
        var expression = SolverExpression()
        for variable in variables where Bool.random(using: &numbers) {
            expression.add(variable, times: Double(Int.random(in: -2...2, using: &numbers)))
        }
        expression.constant = Double(Int.random(in: -50...50, using: &numbers))
        let relations: [LinearConstraint.Relation] = [.isZero, .isAtMostZero, .isAtLeastZero]
        return LinearConstraint(
            expression: expression, relation: relations.randomElement(using: &numbers)!,
            priority: [1_000, 750, 250].randomElement(using: &numbers)!)
    }

    /// By how much constraints of 1000, 750 and 250 are missed.
    private static func misses(_ solver: LinearSolver, _ constraints: [LinearConstraint]) -> [Double] {
        var misses: [Float: Double] = [:]
        for constraint in constraints {
            let value = constraint.expression.terms.reduce(constraint.expression.constant) {
                $0 + $1.coefficient * solver.value(of: $1.symbol)
            }
            let miss =
                switch constraint.relation {
                case .isZero: abs(value)
                case .isAtMostZero: max(0, value)
                case .isAtLeastZero: max(0, -value)
                }
            misses[constraint.priority, default: 0] += miss
        }
        return [1_000, 750, 250].map { misses[$0] ?? 0 }
    }
}
