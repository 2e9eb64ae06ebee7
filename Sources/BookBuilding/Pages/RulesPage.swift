import EventEngine

/// The appendix: every rule of the catalogue with its grounds, and the scenarios of the book that show it.
package enum RulesPage: AppendixPage {
    /// Its path inside the site.
    package static let path = "rules.html"
    /// So many scenarios are named for each rule.
    private static let mostScenarios = 8

    static let paths = [path]
    static var menuTitle: KeyPath<SiteStrings, String> { \.rules }

    static func files(_ material: AppendixMaterial) -> [SiteFile] {
        [write(material.scenarios, material.book)]
    }

    private static func write(_ scenarios: [ScenarioListing], _ book: BookContext) -> SiteFile {
        let frame = PageFrame(book: book, page: path, summary: book.strings.rulesIntroduction)
        let sections = RuleCatalogue.sections.map { section in
            PageFrame.Section(level: 2, id: id(of: section), text: "\(section.letter)  \(section.title)")
        }
        return frame.write(title: book.strings.rules, sections: sections) { main in
            main.element(.h1, text: book.strings.rules)
            main.element(.p, text: book.strings.rulesIntroduction)
            for section in RuleCatalogue.sections {
                main.element(.h2, .id(id(of: section)), text: "\(section.letter)  \(section.title)")
                for rule in section.rules {
                    let uses = scenarios.filter { $0.rules.contains(rule.id) }
                    write(rule, uses, into: &main, book.strings)
                }
            }
        }.file
    }

    /// What the search finds on the page: each rule with its statement, its decision and its sources.
    static func sections(
        _ strings: SiteStrings
    ) -> [(page: String, title: String, sections: [SearchSection])] {
        [(path, strings.rules, sections)]
    }

    private static var sections: [SearchSection] {
        RuleCatalogue.sections.flatMap(\.rules).map { rule in
            let id = rule.id.description
            let words = [rule.statement, rule.decision].compactMap(\.self) + rule.sources.map(\.citation)
            return SearchSection(
                kind: .appendix, anchor: id, title: id,
                text: words.joined(separator: " ").replacing("`", with: ""))
        }
    }

    private static func id(of section: RuleCatalogue.Section) -> String { "section-\(section.letter)" }

    private static func write(
        _ rule: Rule, _ uses: [ScenarioListing], into html: inout HTMLWriter, _ strings: SiteStrings
    ) {
        let id = rule.id.description
        html.element(.article, .class("rule-entry"), .id(id)) { entry in
            entry.element(.h3) { $0.element(.a, .href("#" + id), text: id) }
            entry.element(.p) { $0.prose(rule.statement) }
            if let decision = rule.decision {
                entry.element(.p, .class("decision")) { line in
                    line.element(.strong, text: strings.inTheEngine)
                    line.text(" ")
                    line.prose(decision)
                }
            }
            entry.element(.p, .class("confidence"), text: rule.confidence.description)
            entry.element(.ul, .class("sources")) { list in
                for source in rule.sources { list.element(.li, text: source.citation) }
            }
            write(uses, into: &entry, strings)
        }
    }

    private static func write(
        _ uses: [ScenarioListing], into entry: inout HTMLWriter, _ strings: SiteStrings
    ) {
        entry.element(.p, .class("exercised")) { line in
            guard !uses.isEmpty else { return line.text(strings.exercisedNowhere) }
            line.text(strings.exercisedBy + " ")
            for (number, use) in uses.prefix(mostScenarios).enumerated() {
                if number > 0 { line.text(" \u{B7} ") }
                line.element(.a, .href(use.link), text: use.title ?? use.anchor)
            }
            let rest = uses.count - mostScenarios
            if rest > 0 { line.text(" \u{B7} \(rest) \(strings.more)") }
        }
    }
}
