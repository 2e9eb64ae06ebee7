import Foundation

/// Where a view or a guide is, as quantities of a solver: its upper left corner in the coordinates of the
/// view that it is in, and its size.
struct LayoutPlace {
    let x: SolverSymbol
    let y: SolverSymbol
    let width: SolverSymbol
    let height: SolverSymbol

    init(in solver: LinearSolver, _ frame: CGRect) {
        x = solver.makeVariable(Double(frame.origin.x))
        y = solver.makeVariable(Double(frame.origin.y))
        width = solver.makeVariable(Double(frame.size.width))
        height = solver.makeVariable(Double(frame.size.height))
    }

    var symbols: [SolverSymbol] { [x, y, width, height] }

    /// What the solver says, in points.
    struct Values {
        let x, y, width, height: CGFloat

        /// At whole pixels; what nothing decides about stays as it was (S-11).
        func frame(before: CGRect) -> CGRect {
            let (left, top) = (Self.round(x, before.minX), Self.round(y, before.minY))
            let (far, low) = (Self.round(x + width, before.maxX), Self.round(y + height, before.maxY))
            return CGRect(x: left, y: top, width: max(0, far - left), height: max(0, low - top))
        }

        private static func round(_ value: CGFloat, _ before: CGFloat) -> CGFloat {
            if abs(value - before) < 1e-6 { return before }
            guard abs(value) < 1e9 else { return before }
            return (value * EngineConstants.pixelsPerPoint).rounded() / EngineConstants.pixelsPerPoint
        }
    }

    func values(in solver: LinearSolver) -> Values {
        Values(
            x: CGFloat(solver.value(of: x)), y: CGFloat(solver.value(of: y)),
            width: CGFloat(solver.value(of: width)), height: CGFloat(solver.value(of: height)))
    }

    func hold(_ frame: CGRect, in solver: LinearSolver) {
        solver.hold(x, at: Double(frame.origin.x))
        solver.hold(y, at: Double(frame.origin.y))
        solver.hold(width, at: Double(frame.size.width))
        solver.hold(height, at: Double(frame.size.height))
    }
}
