/// The tableau of the simplex method: each basic symbol is a row, a sum of the others, which are zero or
/// free.
///
/// The rows of external symbols decide nothing, since those may have any value. They are brought up to date
/// only as far as external symbols and removed constraints are concerned; for the rest, a restricted symbol
/// in them may be basic itself.
final class Tableau {
    private let work: WorkBudget
    private var kinds: [SymbolKind] = []
    private var unused: [SolverSymbol] = []
    /// By symbol; nil for one that is not basic.
    private var rows: [TableauRow?] = []
    /// By symbol, the basic symbols whose rows it may occur in; some may be there twice, or without need.
    private var columns: [[SolverSymbol]] = []
    /// The same of external basic symbols.
    private var freeColumns: [[SolverSymbol]] = []
    /// By symbol, how long its column was when it was last cleaned.
    private var cleanLengths: [Int] = []
    /// By symbol, what a unit of it adds to the misses.
    private var costs: [PriorityCost] = []
    /// Symbols whose cost became negative.
    private var candidates = SymbolHeap()

    init(work: WorkBudget) {
        self.work = work
    }

    /// Whether the run may do no more: every loop ends.
    var isStopped: Bool { work.isExhausted }

    // MARK: Symbols

    func makeSymbol(_ kind: SymbolKind) -> SolverSymbol {
        if let symbol = unused.popLast() {
            kinds[Int(symbol)] = kind
            return symbol
        }
        kinds.append(kind)
        rows.append(nil)
        columns.append([])
        freeColumns.append([])
        cleanLengths.append(0)
        costs.append(PriorityCost())
        return SolverSymbol(kinds.count - 1)
    }

    /// Gives a symbol back that no constraint is about any more.
    func release(_ symbol: SolverSymbol) {
        rows[Int(symbol)] = nil
        erase(symbol)
        kinds[Int(symbol)] = .unused
        unused.append(symbol)
    }

    /// Takes a symbol that is not basic out of all rows, and out of the misses.
    func erase(_ symbol: SolverSymbol) {
        for holder in columns[Int(symbol)] + freeColumns[Int(symbol)] { _ = rows[Int(holder)]?.take(symbol) }
        (columns[Int(symbol)], freeColumns[Int(symbol)]) = ([], [])
        costs[Int(symbol)] = PriorityCost()
    }

    func kind(_ symbol: SolverSymbol) -> SymbolKind { kinds[Int(symbol)] }

    func row(of symbol: SolverSymbol) -> TableauRow? { rows[Int(symbol)] }

    // MARK: Rows

    /// Makes a symbol basic that occurs in no other row.
    func insert(_ row: TableauRow, for symbol: SolverSymbol) {
        for cell in row.cells { note(cell.symbol, in: symbol) }
        rows[Int(symbol)] = row
    }

    @discardableResult
    func removeRow(of symbol: SolverSymbol) -> TableauRow? {
        defer { rows[Int(symbol)] = nil }
        return rows[Int(symbol)]
    }

    /// Adds a multiple of a symbol to a row that is not in the tableau yet.
    func add(_ symbol: SolverSymbol, times coefficient: Double, to row: inout TableauRow) {
        guard let basic = rows[Int(symbol)] else { return row.add(symbol, times: coefficient) }
        work.draw(cells: basic.cells.count + row.cells.count)
        row.add(basic, times: coefficient) { _ in }
    }

    /// Expresses a row that is not in the tableau by symbols that are not basic.
    func resolve(_ row: inout TableauRow) {
        for cell in row.cells {
            guard let basic = rows[Int(cell.symbol)] else { continue }
            work.draw(cells: basic.cells.count + row.cells.count)
            row.add(basic, times: row.take(cell.symbol)) { _ in }
        }
    }

    /// Puts what a symbol is equal to in its place everywhere; in the rows of external symbols only if it is
    /// external itself.
    func substitute(_ symbol: SolverSymbol, by row: TableauRow) {
        substitute(symbol, by: row, in: columns[Int(symbol)])
        columns[Int(symbol)] = []
        if kinds[Int(symbol)] == .external { substituteInFreeRows(symbol, by: row) }
        let cost = costs[Int(symbol)]
        costs[Int(symbol)] = PriorityCost()
        addCost(cost, of: row, times: 1)
    }

    /// Puts what a symbol is equal to in its place in the rows of external symbols.
    func substituteInFreeRows(_ symbol: SolverSymbol, by row: TableauRow) {
        substitute(symbol, by: row, in: freeColumns[Int(symbol)])
        freeColumns[Int(symbol)] = []
    }

    private func substitute(_ symbol: SolverSymbol, by row: TableauRow, in holders: [SolverSymbol]) {
        for holder in holders where !isStopped {
            guard var changed = rows[Int(holder)] else { continue }
            rows[Int(holder)] = nil
            let coefficient = changed.take(symbol)
            defer { rows[Int(holder)] = changed }
            guard coefficient != 0 else { continue }
            work.draw(cells: row.cells.count + changed.cells.count)
            changed.add(row, times: coefficient) { note($0, in: holder) }
        }
    }

    /// Lets one symbol become basic in the place of another, in whose row it occurs.
    func pivot(_ entering: SolverSymbol, for leaving: SolverSymbol) {
        guard var row = removeRow(of: leaving) else { return }
        if kinds[Int(leaving)] == .external { resolve(&row) }
        row.solve(for: entering, insteadOf: leaving)
        substitute(entering, by: row)
        insert(row, for: entering)
    }

    /// The basic symbols that are not external in whose rows a symbol occurs, with its coefficients there.
    func forEachRow(
        with symbol: SolverSymbol,
        _ body: (_ basic: SolverSymbol, _ row: TableauRow, _ coefficient: Double) -> Void
    ) {
        work.draw(cells: columns[Int(symbol)].count)
        for holder in columns[Int(symbol)] {
            // The number of a symbol that is gone may have become that of an external one.
            guard kinds[Int(holder)] != .external, let row = rows[Int(holder)] else { continue }
            let coefficient = row[symbol]
            if coefficient != 0 { body(holder, row, coefficient) }
        }
    }

    /// An external basic symbol in whose row a symbol occurs: the lowest.
    func freeHolder(of symbol: SolverSymbol) -> SolverSymbol? {
        work.draw(cells: freeColumns[Int(symbol)].count)
        return freeColumns[Int(symbol)].filter { rows[Int($0)]?[symbol] ?? 0 != 0 }.min()
    }

    private func note(_ symbol: SolverSymbol, in holder: SolverSymbol) {
        let index = Int(symbol)
        if kinds[Int(holder)] == .external { return freeColumns[index].append(holder) }
        columns[index].append(holder)
        if columns[index].count > 2 * cleanLengths[index] + 16 { cleanColumn(of: symbol) }
    }

    private func cleanColumn(of symbol: SolverSymbol) {
        let newest = columns[Int(symbol)].last
        var clean: [SolverSymbol] = []
        for holder in columns[Int(symbol)].sorted() where holder != clean.last {
            // The newest one's row is being made.
            if holder == newest || rows[Int(holder)]?[symbol] ?? 0 != 0 { clean.append(holder) }
        }
        columns[Int(symbol)] = clean
        cleanLengths[Int(symbol)] = clean.count
    }

    // MARK: Costs

    /// Lets each unit of a symbol count as a miss.
    func addCost(_ cost: PriorityCost, of symbol: SolverSymbol, times factor: Double) {
        if let row = rows[Int(symbol)] { return addCost(cost, of: row, times: factor) }
        costs[Int(symbol)].add(cost, times: factor)
        if costs[Int(symbol)].isNegative { candidates.insert(symbol) }
    }

    private func addCost(_ cost: PriorityCost, of row: TableauRow, times factor: Double) {
        guard !cost.isZero else { return }
        work.draw(cells: 2 * row.cells.count)
        for cell in row.cells {
            costs[Int(cell.symbol)].add(cost, times: cell.coefficient * factor)
            if costs[Int(cell.symbol)].isNegative { candidates.insert(cell.symbol) }
        }
    }

    /// The lowest symbol more of which makes the misses smaller.
    func popCandidate() -> SolverSymbol? {
        while let symbol = candidates.popLowest() {
            let index = Int(symbol)
            if kinds[index].isRestricted, rows[index] == nil, costs[index].isNegative { return symbol }
        }
        return nil
    }
}
