/// Which line of which block or source of a page is a line of a scenario's whole text, in which the sources
/// come first, then the blocks that it extends.
struct SourceLines {
    /// By scenario: the parts of its text, in order, with the number of their lines; the name is that of the
    /// part's lines on the page, and nil for a block of another chapter.
    private var parts: [String: [(name: String?, count: Int)]] = [:]
    /// What a scenario that extends another is made of: the names of what comes before its own lines.
    struct Part: Equatable {
        /// The figure or the fold that has its code on the page, or else the template that has it.
        var name: String
        /// Its code, where the page shows it nowhere: a block of another chapter.
        var hiddenCode: String?
    }

    /// By scenario: what comes before its own lines; nothing for one that extends none.
    private(set) var basesOfScenario: [String: [Part]] = [:]
    /// The sources of the page's scenarios, each once, in the order of their first use.
    private(set) var sources: [(path: String, text: String)] = []
    /// By scenario: the places of its sources among all.
    private(set) var sourcesOfScenario: [String: [Int]] = [:]

    init(_ assembly: ScenarioAssembly) {
        var numbers: [String: Int] = [:]
        for scenario in assembly.scenarios {
            var parts: [(name: String?, count: Int)] = []
            for (file, text) in zip(scenario.sources, scenario.code.sources) {
                let number = numbers[file.path] ?? sources.count
                if number == sources.count {
                    numbers[file.path] = number
                    sources.append((file.path, text.text))
                }
                sourcesOfScenario[scenario.block.name, default: []].append(number)
                parts.append((Self.name(ofSource: number), text.lines.count))
            }
            parts += scenario.chain.map { link in
                (link.chapter == nil ? link.block.name : nil, link.block.fence.bodyLines.count)
            }
            self.parts[scenario.block.name] = parts
            guard scenario.chain.count > 1 else { continue }
            basesOfScenario[scenario.block.name] = (sourcesOfScenario[scenario.block.name] ?? []).map {
                Part(name: Self.name(ofSource: $0))
            } + scenario.chain.dropLast().map(Self.part)
        }
    }

    private static func part(_ link: ScenarioAssembly.Link) -> Part {
        guard link.chapter != nil else { return Part(name: link.block.name) }
        let code = link.block.fence.bodyLines.map { $0 + "\n" }.joined()
        return Part(name: "~" + link.name, hiddenCode: code)
    }

    /// What the lines of a source are called on the page. No scenario has such a name.
    static func name(ofSource number: Int) -> String { "source_\(number + 1)" }

    /// The id of a line of a block or source, counted from 1: `tap-red.S4`.
    static func id(ofLine number: Int, of part: String) -> String { "\(part).S\(number)" }

    /// What a row of a log says of the line that caused it: its number in the figure's own code, else the id
    /// of the line; nil for one that is not on the page.
    ///
    /// - Parameters:
    ///   - line: from 0, of the scenario's whole text.
    ///   - isHere: whether the figure has the scenario's own code.
    func mark(ofLine line: Int, in scenario: String, isHere: Bool) -> String? {
        place(ofLine: line, in: scenario).map { place in
            isHere && place.part == scenario
                ? String(place.number) : Self.id(ofLine: place.number, of: place.part)
        }
    }

    /// The block or source that has a line, and the line's number in it, from 1.
    private func place(ofLine line: Int, in scenario: String) -> (part: String, number: Int)? {
        var rest = line
        for part in parts[scenario] ?? [] {
            if rest < part.count { return part.name.map { ($0, rest + 1) } }
            rest -= part.count
        }
        return nil
    }

    /// By block or source, the ids of the lines that need one: those that rows of logs light, and those that
    /// links lead to.
    ///
    /// - Parameter linked: the ids that links of the book lead to.
    func ids(
        of logs: [(scenario: String, listing: LogListing)], linked: Set<String>
    ) -> [String: [Int: String]] {
        var ids: [String: [Int: String]] = [:]
        for log in logs {
            for line in Set(log.listing.rows.compactMap(\.line)) {
                guard let place = place(ofLine: line, in: log.scenario) else { continue }
                ids[place.part, default: [:]][place.number] = Self.id(ofLine: place.number, of: place.part)
            }
        }
        for id in linked {
            guard let dot = id.lastIndex(of: "."), let number = Int(id[dot...].dropFirst(2)) else { continue }
            let part = String(id[..<dot])
            if id == Self.id(ofLine: number, of: part) { ids[part, default: [:]][number] = id }
        }
        return ids
    }
}
