/// Everything on a page that a link can lead to.
struct PageTargets: Sendable {
    /// Headings and scenarios.
    var ids: Set<String> = []
    /// By scenario: the numbers of its log rows, as in `tap-red.L13`, in order.
    var rows: [String: [Int]] = [:]
    /// The ids of the logs of tables' runs, as in `gates.T3`.
    var runs: Set<String> = []
    /// By scenario: how many lines its code has, as in `tap-red.S4`.
    var lineCounts: [String: Int] = [:]

    /// Whether the page has this anchor.
    func contains(_ anchor: String) -> Bool {
        if ids.contains(anchor) || runs.contains(anchor) { return true }
        guard let dot = anchor.lastIndex(of: ".") else { return false }
        let scenario = String(anchor[..<dot])
        let place = anchor[anchor.index(after: dot)...]
        // `L013` would be another spelling of `L13`, and no id of the page.
        guard let number = Int(place.dropFirst()), String(number) == place.dropFirst() else { return false }
        switch place.first {
        case "L": return rows[scenario]?.contains(number) == true
        case "S":
            return (1...max(1, lineCounts[scenario] ?? 0)).contains(number) && lineCounts[scenario] != nil
        default: return false
        }
    }

    /// What an author may have meant by an anchor that is not there.
    var suggestions: [String] { ids.sorted() }
}
