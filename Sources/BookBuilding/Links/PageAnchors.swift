/// The ids of log rows on one page: `tap-red.L13` is the row that shows entry 13 of `tap-red`, in the first
/// figure that shows it.
struct PageAnchors {
    /// By scenario: the numbers of the rows that the page's logs show, and that so have an id.
    let numbers: [String: Set<Int>]
    /// Those whose id has been written.
    private var written: [String: Set<Int>] = [:]
    /// By scenario: how many of its tables have been written.
    private var tables: [String: Int] = [:]
    /// The ids of the logs of tables' runs that have been written.
    private(set) var runs: Set<String> = []

    /// - Parameter logs: all logs of the page, each with its scenario.
    init(logs: [(scenario: String, listing: LogListing)]) {
        var numbers: [String: Set<Int>] = [:]
        for log in logs {
            for row in log.listing.rows where !row.isReturn {
                numbers[log.scenario, default: []].insert(row.number)
            }
        }
        self.numbers = numbers
    }

    /// The id to write at a row; nil when it is written already, and for a return, which shares the number of
    /// its call.
    mutating func newID(of row: LogListing.Row, in scenario: String) -> String? {
        guard !row.isReturn, written[scenario, default: []].insert(row.number).inserted else { return nil }
        return PageAnchors.id(row.number, in: scenario)
    }

    /// The ids of the logs of a table's runs, by the number of the run from 0: `gates.T3`, in a second table
    /// `gates.T2.3`.
    mutating func newTable(of scenario: String, runs count: Int) -> [String] {
        let number = (tables[scenario] ?? 0) + 1
        tables[scenario] = number
        let prefix = number == 1 ? "\(scenario).T" : "\(scenario).T\(number)."
        let ids = (0..<count).map { "\(prefix)\($0 + 1)" }
        runs.formUnion(ids)
        return ids
    }

    /// The id of the row that shows a trace entry, counted from 0; nil when no log of the page shows it.
    func id(ofEntry entry: Int, in scenario: String) -> String? {
        numbers[scenario]?.contains(entry + 1) == true ? PageAnchors.id(entry + 1, in: scenario) : nil
    }

    /// The id of a row; its number counts from 1.
    static func id(_ number: Int, in scenario: String) -> String { "\(scenario).L\(number)" }
}
