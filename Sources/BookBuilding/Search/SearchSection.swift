import CommonMark

/// What the search finds: a section of a chapter, a scenario, a row of a log, or a rule.
struct SearchSection: Sendable {
    /// The anchor on the page; empty for what stands before the first heading.
    var anchor: String
    /// The heading or the scenario's title; empty for a row of a log.
    var title: String
    var text: String

    /// Those of a chapter, in reading order: each section, each scenario with its code, and each row of a log
    /// that has an anchor of its own.
    ///
    /// - Parameter headings: the ids of the document's headings.
    static func all(of chapter: Chapter, headings: [String], outputs: ChapterOutputs) -> [SearchSection] {
        let document = chapter.document
        let scenarios = Dictionary(uniqueKeysWithValues: chapter.scenarios.map { ($0.fence.index, $0) })
        let fences = Dictionary(
            uniqueKeysWithValues: chapter.outputs.enumerated().map { ($1.fence.index, $0) })
        let titles = Dictionary(uniqueKeysWithValues: document.headings.map { ($0.node, $0) })
        var sections = [SearchSection(anchor: "", title: "", text: "")]
        var prose = 0
        var rows: Set<String> = []
        var node = 0
        while node < document.nodes.count {
            switch document.nodes[node].kind {
            case .blockQuote, .alert, .list, .item, .task, .table, .tableRow, .footnote:
                node += 1
                continue
            case .heading:
                guard let heading = titles[node] else { break }
                prose = sections.count
                sections.append(
                    SearchSection(anchor: headings[heading.index], title: heading.text, text: ""))
            case .codeBlock(let fence?):
                if let scenario = scenarios[fence] {
                    sections.append(SearchSection(scenario))
                } else if let index = fences[fence] {
                    guard case .log(let listing)? = outputs.outputs[index]?.form else { break }
                    sections += calls(in: listing, of: chapter.outputs[index].of, known: &rows)
                } else {
                    sections[prose].add(document.fences[fence].bodyLines.joined(separator: " "))
                }
            default: sections[prose].add(document.plainText(of: node))
            }
            node = document.nodes[node].end
        }
        return sections.filter { !$0.title.isEmpty || !$0.text.isEmpty }
    }

    /// The rows of a log that no log before it has shown.
    private static func calls(
        in listing: LogListing, of scenario: String, known: inout Set<String>
    ) -> [SearchSection] {
        listing.rows.compactMap { row in
            let anchor = PageAnchors.id(row.number, in: scenario)
            guard !row.isReturn, known.insert(anchor).inserted else { return nil }
            let words = row.receiver + row.message + row.answer
            return SearchSection(anchor: anchor, title: "", text: String(words))
        }
    }

    private init(_ scenario: ScenarioBlock) {
        anchor = scenario.name
        title = scenario.title ?? scenario.name
        text = scenario.fence.bodyLines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    init(anchor: String, title: String, text: String) {
        self.anchor = anchor
        self.title = title
        self.text = text
    }

    private mutating func add(_ words: String) {
        text += text.isEmpty ? words : " " + words
    }
}

extension MarkdownDocument {
    /// The first sentence of the first paragraph; nil without one. A very long one is cut.
    var firstSentence: String? {
        let paragraph = children(of: nil).first { node in
            if case .paragraph = nodes[node].kind { true } else { false }
        }
        guard let paragraph else { return nil }
        let text = plainText(of: paragraph)
        var sentence = ""
        for character in text {
            let isEnd = character == " " && sentence.last.map { ".!?".contains($0) } ?? false
            if isEnd || sentence.count == 240 { break }
            sentence.append(character)
            if "。！？".contains(character) { break }
        }
        return sentence.isEmpty ? nil : sentence
    }
}
