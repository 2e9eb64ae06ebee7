import Foundation

/// What a solver is told of lengths that came out below zero: that they are at least zero, which has to hold
/// as in UIKit (S-10). It is said only of them, so that other layouts pay nothing.
struct LengthFloors {
    /// What is that little below zero comes from rounding, in points.
    private static let tolerance: CGFloat = 0.001

    private var said: [SolverSymbol: LinearSolver.Handle] = [:]

    /// Takes the lengths of a place in, as a solver has them now.
    ///
    /// - Parameter add: tells the solver; nil when it is left out.
    /// - Returns: whether one was below zero of which nothing was said yet: the solution has to be looked for
    ///   again.
    mutating func take(
        _ place: LayoutPlace, _ values: LayoutPlace.Values, add: (LinearConstraint) -> LinearSolver.Handle?
    ) -> Bool {
        guard min(values.width, values.height) < -Self.tolerance else { return false }
        let old = said.count
        if values.width < -Self.tolerance { raise(place.width, add) }
        if values.height < -Self.tolerance { raise(place.height, add) }
        return said.count > old
    }

    /// Takes all back, in an order that is always the same.
    mutating func clear(in solver: LinearSolver) {
        for length in said.keys.sorted() { drop(length, in: solver) }
    }

    /// Takes back what was said of a length.
    mutating func drop(_ length: SolverSymbol, in solver: LinearSolver) {
        if let handle = said.removeValue(forKey: length) { solver.remove(handle) }
    }

    private mutating func raise(
        _ length: SolverSymbol, _ add: (LinearConstraint) -> LinearSolver.Handle?
    ) {
        guard said[length] == nil else { return }
        var expression = SolverExpression()
        expression.add(length, times: 1)
        said[length] = add(LinearConstraint(expression: expression, relation: .isAtLeastZero))
    }
}
