/// Which line of which block of a chapter is a line of a scenario's whole text, in which the blocks that it
/// extends come first.
struct SourceLines {
    /// By scenario: the blocks of its text, in order, with the number of their lines.
    private var blocks: [String: [(name: String, count: Int)]] = [:]

    init(_ assembly: ScenarioAssembly) {
        for scenario in assembly.scenarios {
            blocks[scenario.block.name] = scenario.chain.map { ($0.name, $0.fence.bodyLines.count) }
        }
    }

    /// The id of a line on the page: `tap-red.S4`.
    ///
    /// - Parameter line: from 0, of the scenario's whole text.
    func id(ofLine line: Int, in scenario: String) -> String? {
        var rest = line
        for block in blocks[scenario] ?? [] {
            if rest < block.count { return "\(block.name).S\(rest + 1)" }
            rest -= block.count
        }
        return nil
    }
}
