/// A basic symbol as a sum of multiples of others and a constant.
struct TableauRow {
    struct Cell {
        var symbol: SolverSymbol
        var coefficient: Double
    }

    /// Coefficients below this come from rounding and count as zero.
    static let tolerance = 1e-9

    var constant: Double
    /// By ascending symbol.
    private(set) var cells: [Cell] = []

    init(constant: Double = 0) {
        self.constant = constant
    }

    /// The coefficient of a symbol; zero where it does not occur.
    subscript(symbol: SolverSymbol) -> Double {
        let index = index(of: symbol)
        return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
    }

    /// Adds a multiple of one symbol.
    mutating func add(_ symbol: SolverSymbol, times coefficient: Double) {
        let index = index(of: symbol)
        guard index < cells.count, cells[index].symbol == symbol else {
            if abs(coefficient) > Self.tolerance {
                cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
            }
            return
        }
        cells[index].coefficient += coefficient
        if abs(cells[index].coefficient) <= Self.tolerance { cells.remove(at: index) }
    }

    /// Adds a multiple of another row.
    ///
    /// - Parameter gained: is given each symbol that did not occur in this row before.
    mutating func add(_ other: TableauRow, times factor: Double, gained: (SolverSymbol) -> Void) {
        constant += other.constant * factor
        var sum: [Cell] = []
        sum.reserveCapacity(cells.count + other.cells.count)
        var index = 0
        for cell in other.cells {
            while index < cells.count, cells[index].symbol < cell.symbol {
                sum.append(cells[index])
                index += 1
            }
            var coefficient = cell.coefficient * factor
            let isKnown = index < cells.count && cells[index].symbol == cell.symbol
            if isKnown {
                coefficient += cells[index].coefficient
                index += 1
            }
            guard abs(coefficient) > Self.tolerance else { continue }
            sum.append(Cell(symbol: cell.symbol, coefficient: coefficient))
            if !isKnown { gained(cell.symbol) }
        }
        sum.append(contentsOf: cells[index...])
        cells = sum
    }

    /// Takes a symbol out and returns its coefficient.
    mutating func take(_ symbol: SolverSymbol) -> Double {
        let index = index(of: symbol)
        guard index < cells.count, cells[index].symbol == symbol else { return 0 }
        return cells.remove(at: index).coefficient
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in cells.indices { cells[index].coefficient *= factor }
    }

    /// Solves `0 = row` for a symbol of the row: what it is equal to.
    mutating func solve(for symbol: SolverSymbol) {
        let coefficient = take(symbol)
        multiply(by: -1 / coefficient)
    }

    /// Solves `old = row` for a symbol of the row.
    mutating func solve(for symbol: SolverSymbol, insteadOf old: SolverSymbol) {
        add(old, times: -1)
        solve(for: symbol)
    }

    /// Where a symbol is, or would be.
    private func index(of symbol: SolverSymbol) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
