/// The ids of log rows on one page: `tap-red.L13` is the row that shows entry 13 of `tap-red`, in the first
/// figure that shows it.
struct PageAnchors {
    /// By scenario: the numbers of the rows that have an id.
    private(set) var numbers: [String: Set<Int>] = [:]

    /// The id for a row; nil when it is taken, and for a return, which shares the number of its call.
    mutating func id(of row: LogListing.Row, in scenario: String) -> String? {
        guard !row.isReturn, numbers[scenario, default: []].insert(row.number).inserted else { return nil }
        return "\(scenario).L\(row.number)"
    }
}
