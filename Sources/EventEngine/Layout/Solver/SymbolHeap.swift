/// Symbols of which the lowest is taken first, so that the simplex method never goes round in circles.
struct SymbolHeap {
    private var symbols: [SolverSymbol] = []

    mutating func insert(_ symbol: SolverSymbol) {
        symbols.append(symbol)
        var index = symbols.count - 1
        while index > 0, symbols[index] < symbols[(index - 1) / 2] {
            symbols.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func popLowest() -> SolverSymbol? {
        guard let lowest = symbols.first else { return nil }
        let last = symbols.removeLast()
        guard !symbols.isEmpty else { return lowest }
        symbols[0] = last
        var index = 0
        while let child = lowestChild(of: index), symbols[child] < symbols[index] {
            symbols.swapAt(index, child)
            index = child
        }
        return lowest
    }

    private func lowestChild(of index: Int) -> Int? {
        let left = 2 * index + 1
        guard left < symbols.count else { return nil }
        return left + 1 < symbols.count && symbols[left + 1] < symbols[left] ? left + 1 : left
    }
}
