import Foundation

/// What a solver is told of lengths of a place that came out below zero: they should be zero, more than
/// anything else that does not have to hold. It is said only of them, so that other layouts pay nothing.
///
/// UIKit goes further and takes constraints for contradictory that ask for less than nothing. Here they hold,
/// and the view has no size then (our decision).
struct LengthFloors {
    /// What is that little below zero comes from rounding, in points.
    private static let tolerance: CGFloat = 0.001

    private var said: [(length: SolverSymbol, handle: LinearSolver.Handle)] = []

    var handles: [LinearSolver.Handle] { said.map(\.handle) }

    /// Takes the lengths of a place in, as the solver has them now.
    ///
    /// - Returns: whether one was below zero of which nothing was said yet: the solution has to be looked for
    ///   again.
    mutating func take(
        _ place: LayoutPlace, _ values: LayoutPlace.Values, in solver: LinearSolver
    ) -> Bool {
        let old = said.count
        if values.width < -Self.tolerance { raise(place.width, in: solver) }
        if values.height < -Self.tolerance { raise(place.height, in: solver) }
        return said.count > old
    }

    private mutating func raise(_ length: SolverSymbol, in solver: LinearSolver) {
        guard !said.contains(where: { $0.length == length }) else { return }
        var expression = SolverExpression()
        expression.add(length, times: 1)
        let floor = LinearConstraint(expression: expression, relation: .isAtLeastZero, priority: 999.9)
        if case .added(let handle) = solver.add(floor) { said.append((length, handle)) }
    }
}
