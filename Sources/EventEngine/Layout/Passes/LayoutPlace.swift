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

    /// What the solver says, at whole pixels; what nothing decides about stays as it was (S-11).
    func frame(in solver: LinearSolver, before: CGRect) -> CGRect {
        let (x, y) = (Self.value(of: self.x, solver), Self.value(of: self.y, solver))
        let right = x + Self.value(of: width, solver)
        let bottom = y + Self.value(of: height, solver)
        let (left, top) = (Self.round(x, before.minX), Self.round(y, before.minY))
        let (far, low) = (Self.round(right, before.maxX), Self.round(bottom, before.maxY))
        return CGRect(x: left, y: top, width: max(0, far - left), height: max(0, low - top))
    }

    func hold(_ frame: CGRect, in solver: LinearSolver) {
        solver.hold(x, at: Double(frame.origin.x))
        solver.hold(y, at: Double(frame.origin.y))
        solver.hold(width, at: Double(frame.size.width))
        solver.hold(height, at: Double(frame.size.height))
    }

    private static func value(of symbol: SolverSymbol, _ solver: LinearSolver) -> CGFloat {
        CGFloat(solver.value(of: symbol))
    }

    private static func round(_ value: CGFloat, _ before: CGFloat) -> CGFloat {
        if abs(value - before) < 1e-6 { return before }
        guard abs(value) < 1e9 else { return before }
        return (value * EngineConstants.pixelsPerPoint).rounded() / EngineConstants.pixelsPerPoint
    }
}
