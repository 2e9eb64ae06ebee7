import CommonMark

/// What the search finds: a section of a chapter, a scenario, a row of a log, or a rule.
struct SearchSection: Sendable {
    /// What it is, which decides what comes first where words alone do not.
    enum Kind: String, Sendable {
        /// The beginning of a chapter, up to its first heading.
        case title
        case section
        case scenario
        /// A row of a log.
        case call
        /// A part of a page that belongs to no chapter.
        case appendix
        /// Where the facts of a chapter come from: names of everything, and explanations of nothing.
        case sources

        /// By how much finding a word in it weighs.
        var factor: Double {
            switch self {
            case .title, .section, .call: 1
            case .scenario: 0.5
            case .appendix: 0.5
            case .sources: 0.1
            }
        }
    }

    var kind = Kind.section
    /// Of its heading: 1 is the title of a chapter.
    var level = 2
    /// The anchor on the page; empty for what is before the first heading.
    var anchor: String
    /// The heading or the scenario's title; empty for a row of a log.
    var title: String
    var text: String
    /// The paragraph under the heading, which says what the section is about, often in other words.
    var lead = ""
    /// What readers type who mean this section; no page shows it.
    var phrases: [String] = []
    /// The heading above its own.
    var above = ""
    /// The titles of its scenarios, their code, and what it shows of their logs; a section is found before
    /// its scenarios, and they before their calls.
    var scenarios: [String] = []
    var code = ""
    var trace = ""

    /// Those of a chapter, in reading order: each section, each scenario with its code, and each row of a log
    /// that has an anchor of its own.
    ///
    /// - Parameter headings: the ids of the document's headings.
    /// - Parameter sources: the heading of sections about where facts come from.
    static func all(
        of chapter: Chapter, headings: [String], outputs: ChapterOutputs, sources: String
    ) -> [SearchSection] {
        let document = chapter.document
        let scenarios = Dictionary(uniqueKeysWithValues: chapter.scenarios.map { ($0.fence.index, $0) })
        let fences = Dictionary(
            uniqueKeysWithValues: chapter.outputs.enumerated().map { ($1.fence.index, $0) })
        let titles = Dictionary(uniqueKeysWithValues: document.headings.map { ($0.node, $0) })
        var sections = [SearchSection(anchor: "", title: "", text: "")]
        var prose = 0
        var above: [(level: Int, title: String)] = []
        var rows: Set<String> = []
        var node = 0
        while node < document.nodes.count {
            switch document.nodes[node].kind {
            case .blockQuote, .alert, .list, .item, .task, .table, .tableRow, .footnote:
                node += 1
                continue
            case .htmlBlock:
                let markup = String(decoding: document.file.bytes[document.nodes[node].range], as: UTF8.self)
                sections[prose].phrases += SearchPhrases.read(markup)
            case .heading:
                guard let heading = titles[node] else { break }
                prose = sections.count
                above.removeAll { $0.level >= heading.level }
                let kind: Kind = heading.level == 1 ? .title : heading.text == sources ? .sources : .section
                var section = SearchSection(
                    kind: kind, anchor: headings[heading.index], title: heading.text, text: "",
                    above: above.last?.title ?? "")
                section.level = heading.level
                sections.append(section)
                above.append((heading.level, heading.text))
            case .codeBlock(let fence?):
                if let scenario = scenarios[fence] {
                    let found = SearchSection(scenario)
                    sections[prose].scenarios.append(found.title)
                    sections[prose].code += found.text + " "
                    sections.append(found)
                } else if let index = fences[fence] {
                    guard case .log(let listing)? = outputs.outputs[index]?.form else { break }
                    let found = calls(in: listing, of: chapter.outputs[index].of, known: &rows)
                    for call in found { sections[prose].trace += call.text + " " }
                    sections += found
                } else {
                    sections[prose].add(document.fences[fence].bodyLines.joined(separator: " "))
                }
            default:
                let words = document.plainText(of: node)
                if sections[prose].text.isEmpty { sections[prose].lead = words }
                sections[prose].add(words)
            }
            node = document.nodes[node].end
        }
        return sections.filter { !$0.title.isEmpty || !$0.text.isEmpty }
    }

    /// The rows of a log that no log before it has shown; of rows with the same words the first.
    private static func calls(
        in listing: LogListing, of scenario: String, known: inout Set<String>
    ) -> [SearchSection] {
        listing.rows.compactMap { row in
            let anchor = PageAnchors.id(row.number, in: scenario)
            guard !row.isReturn, known.insert(anchor).inserted else { return nil }
            let words = String(row.receiver + row.message + row.answer)
            // No anchor has a blank in it.
            guard known.insert(" " + words).inserted else { return nil }
            return SearchSection(kind: .call, anchor: anchor, title: "", text: words)
        }
    }

    private init(_ scenario: ScenarioBlock) {
        self.init(
            kind: .scenario, anchor: scenario.name, title: scenario.title ?? scenario.name,
            text: scenario.fence.bodyLines.map { $0.drop { $0 == " " } }.joined(separator: " "))
    }

    init(kind: Kind = .section, anchor: String, title: String, text: String, above: String = "") {
        self.kind = kind
        self.anchor = anchor
        self.title = title
        self.text = text
        self.above = above
    }

    private mutating func add(_ words: String) {
        text += text.isEmpty ? words : " " + words
    }
}

extension String {
    /// The words of a sentence in which code is in backquotes.
    var withoutBackquotes: String {
        String(decoding: utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
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
        let sentence = text[..<text.unicodeScalars.endOfSentence].prefix(240)
        return sentence.isEmpty ? nil : String(sentence)
    }
}

extension String.UnicodeScalarView {
    /// The end of the first sentence: behind a full stop of Chinese, or in front of the blank behind one of
    /// English.
    fileprivate var endOfSentence: Index {
        var isPossible = false
        for index in indices {
            switch self[index] {
            case " " where isPossible: return index
            case "。", "！", "？": return self.index(after: index)
            case let scalar: isPossible = scalar == "." || scalar == "!" || scalar == "?"
            }
        }
        return endIndex
    }
}
