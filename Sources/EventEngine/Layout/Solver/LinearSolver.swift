/// Solves linear equations and inequalities of which some have to hold and others should: the Cassowary
/// algorithm of Badros, Borning and Stuckey, which changes its solution step by step as constraints come and
/// go. Free quantities keep the value that they had (S-11).
final class LinearSolver {
    /// A constraint that is in the system.
    struct Handle {
        /// The symbol that stands for the constraint in the rows.
        let marker: SolverSymbol
        /// The other symbol of an optional one.
        fileprivate let partner: SolverSymbol?
        fileprivate let errors: [SolverSymbol]
        fileprivate let cost: PriorityCost
    }

    enum Outcome {
        case added(Handle)
        /// Those that it contradicts, by their markers.
        case contradicts([SolverSymbol])
    }

    /// Differences below this count as none.
    private static let tolerance = 1e-6

    private let tableau: Tableau
    /// By symbol, the last value of a free quantity.
    private var held: [Double] = []

    init(work: WorkBudget) {
        tableau = Tableau(work: work)
    }

    // MARK: Quantities

    /// Makes a quantity that has this value as long as nothing else is said of it.
    func makeVariable(_ value: Double) -> SolverSymbol {
        let symbol = tableau.makeSymbol(.external)
        while held.count <= Int(symbol) { held.append(0) }
        held[Int(symbol)] = value
        return symbol
    }

    /// Gives a quantity back; all constraints about it are gone already.
    func release(_ variable: SolverSymbol) { tableau.release(variable) }

    /// Sets what a quantity is as long as it is free.
    func hold(_ variable: SolverSymbol, at value: Double) { held[Int(variable)] = value }

    /// The value of a quantity in the present solution; kept for the time when it is free.
    func value(of variable: SolverSymbol) -> Double {
        guard let row = tableau.row(of: variable) else { return held[Int(variable)] }
        var value = row.constant
        for cell in row.cells {
            let isFree = tableau.kind(cell.symbol) == .external
            let unit = isFree ? held[Int(cell.symbol)] : tableau.row(of: cell.symbol)?.constant ?? 0
            value += cell.coefficient * unit
        }
        held[Int(variable)] = value
        return value
    }

    /// Whether nothing decides about a quantity, or about one that it depends on.
    func isFree(_ variable: SolverSymbol) -> Bool {
        guard let row = tableau.row(of: variable) else { return true }
        return row.cells.contains { tableau.kind($0.symbol) == .external }
    }

    // MARK: Constraints

    /// Adds a constraint; one that has to hold and cannot is left out.
    func add(_ constraint: LinearConstraint) -> Outcome {
        var row = TableauRow(constant: constraint.expression.constant)
        for term in constraint.expression.terms {
            tableau.add(term.symbol, times: term.coefficient, to: &row)
        }
        tableau.resolve(&row)
        let handle = addMarkers(of: constraint, to: &row)
        if row.constant < 0 { row.multiply(by: -1) }
        if let subject = subject(of: row, constraint, handle) {
            row.solve(for: subject)
            tableau.substitute(subject, by: row)
            tableau.insert(row, for: subject)
        } else if let rivals = addWithArtificialSymbol(row) {
            discard(handle)
            return .contradicts(rivals.filter { $0 != handle.marker })
        }
        for error in handle.errors { tableau.addCost(handle.cost, of: error, times: 1) }
        return .added(handle)
    }

    /// Takes a constraint out.
    func remove(_ handle: Handle) {
        for error in handle.errors { tableau.addCost(handle.cost, of: error, times: -1) }
        if tableau.row(of: handle.marker) == nil, let leaving = rowToLeave(for: handle.marker) {
            tableau.pivot(handle.marker, for: leaving)
        }
        if let row = tableau.removeRow(of: handle.marker) {
            tableau.substituteInFreeRows(handle.marker, by: row)
        }
        discard(handle)
    }

    /// Makes the misses of optional constraints as small as they can be.
    func optimize() {
        while !tableau.isStopped, let entering = tableau.popCandidate() {
            guard let leaving = leavingRow(for: entering) else { continue }
            tableau.pivot(entering, for: leaving)
        }
    }

    // MARK: Adding

    /// Adds what turns a relation into an equation.
    private func addMarkers(of constraint: LinearConstraint, to row: inout TableauRow) -> Handle {
        let sign = constraint.relation == .isAtLeastZero ? -1.0 : 1.0
        if constraint.isRequired {
            let marker = tableau.makeSymbol(constraint.relation == .isZero ? .dummy : .slack)
            row.add(marker, times: sign)
            return Handle(marker: marker, partner: nil, errors: [], cost: PriorityCost())
        }
        let marker = tableau.makeSymbol(constraint.relation == .isZero ? .error : .slack)
        let partner = tableau.makeSymbol(.error)
        row.add(marker, times: sign)
        row.add(partner, times: -sign)
        return Handle(
            marker: marker, partner: partner,
            errors: constraint.relation == .isZero ? [marker, partner] : [partner],
            cost: PriorityCost(priority: constraint.priority, amount: constraint.weight))
    }

    /// The symbol that a new row is solved for: a quantity, first that which the constraint names first; else
    /// a symbol of the constraint's own that becomes positive. Nil when there is none.
    private func subject(
        of row: TableauRow, _ constraint: LinearConstraint, _ handle: Handle
    ) -> SolverSymbol? {
        for term in constraint.expression.terms
        where tableau.row(of: term.symbol) == nil && row[term.symbol] != 0 {
            return term.symbol
        }
        if let free = row.cells.first(where: { tableau.kind($0.symbol) == .external }) { return free.symbol }
        for symbol in [handle.marker, handle.partner].compactMap({ $0 })
        where tableau.kind(symbol).isRestricted && row[symbol] < 0 {
            return symbol
        }
        let isFixed = row.cells.allSatisfy { tableau.kind($0.symbol) == .dummy }
        // It says what others say already.
        return isFixed && row.constant < Self.tolerance ? handle.marker : nil
    }

    /// Looks for a solution in which the new row holds, by making what is missing from it as small as it can
    /// be.
    ///
    /// - Returns: nil when there is one, else the markers of those that contradict it.
    private func addWithArtificialSymbol(_ row: TableauRow) -> [SolverSymbol]? {
        let missing = tableau.makeSymbol(.slack)
        defer { tableau.release(missing) }
        tableau.insert(row, for: missing)
        while !tableau.isStopped, let row = tableau.row(of: missing) {
            if row.constant < Self.tolerance {
                settle(missing, row)
                return nil
            }
            let entering = row.cells.first {
                $0.coefficient < 0 && tableau.kind($0.symbol).isRestricted
            }
            guard let entering, let leaving = leavingRow(for: entering.symbol) else {
                return row.cells.map(\.symbol)
            }
            tableau.pivot(entering.symbol, for: leaving)
        }
        return nil
    }

    /// Nothing is missing: another symbol takes over the row.
    private func settle(_ missing: SolverSymbol, _ row: TableauRow) {
        let heir = row.cells.first { tableau.kind($0.symbol).isRestricted } ?? row.cells.first
        if let heir { tableau.pivot(heir.symbol, for: missing) }
    }

    private func discard(_ handle: Handle) {
        tableau.release(handle.marker)
        if let partner = handle.partner { tableau.release(partner) }
    }

    // MARK: Choosing rows

    /// The row that becomes zero first when a symbol grows; of several, that of the lowest symbol.
    private func leavingRow(for entering: SolverSymbol) -> SolverSymbol? {
        var best: (ratio: Double, symbol: SolverSymbol)?
        tableau.forEachRow(with: entering) { basic, row, coefficient in
            guard coefficient < 0, tableau.kind(basic).isRestricted else { return }
            let ratio = max(0, row.constant) / -coefficient
            if best == nil || (ratio, basic) < (best!.ratio, best!.symbol) { best = (ratio, basic) }
        }
        return best?.symbol
    }

    /// The row that a constraint's marker takes over before it is removed, so that all others stay as they
    /// should be.
    private func rowToLeave(for marker: SolverSymbol) -> SolverSymbol? {
        var best: (rank: Int, ratio: Double, symbol: SolverSymbol)?
        tableau.forEachRow(with: marker) { basic, row, coefficient in
            let candidate = (coefficient < 0 ? 0 : 1, max(0, row.constant) / abs(coefficient), basic)
            if best == nil || candidate < (best!.rank, best!.ratio, best!.symbol) { best = candidate }
        }
        return best?.symbol ?? tableau.freeHolder(of: marker)
    }
}
