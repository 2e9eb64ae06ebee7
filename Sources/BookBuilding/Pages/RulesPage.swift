import EventEngine
import Reporting

/// The appendix: every rule of the catalogue with how sure it is and where it is from, and the scenarios of
/// the book that show it. Those that none shows are folded at the end of their section.
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
        let strings = book.strings
        let frame = PageFrame(book: book, page: path, summary: strings.rulesIntroduction)
        let sections = RuleCatalogue.sections.map { section in
            PageFrame.Section(level: 2, id: id(of: section), text: "\(section.letter)  \(section.title)")
        }
        return frame.write(title: strings.rules, sections: sections) { main in
            main.element(.h1, text: strings.rules)
            main.element(.p, text: strings.rulesIntroduction)
            main.element(.p, .class("confidence"), text: "\(strings.madeBy) \(ToolVersion.text)")
            writeScale(into: &main, strings)
            let uses = Uses(scenarios)
            for section in RuleCatalogue.sections {
                main.element(.h2, .id(id(of: section)), text: "\(section.letter)  \(section.title)")
                write(section, uses, into: &main, strings)
            }
        }.file
    }

    /// What the words mean that say how sure a rule is.
    private static func writeScale(into main: inout HTMLWriter, _ strings: SiteStrings) {
        main.element(.p, text: strings.howSure)
        main.element(.dl, .class("scale")) { list in
            for step in strings.scale {
                list.element(.dt, text: step.word)
                list.element(.dd, text: step.meaning)
            }
        }
    }

    private static func write(
        _ section: RuleCatalogue.Section, _ uses: Uses, into main: inout HTMLWriter, _ strings: SiteStrings
    ) {
        for rule in section.rules where uses.show(rule) { write(rule, uses, into: &main, strings) }
        let others = section.rules.filter { !uses.show($0) }
        guard !others.isEmpty else { return }
        let count = others.count == 1
            ? strings.onceExercisedNowhere
            : strings.exercisedNowhere.replacing("#", with: String(others.count))
        main.element(.details, .class("not-shown")) { fold in
            fold.element(.summary, text: count)
            for rule in others { write(rule, uses, into: &fold, strings) }
        }
    }

    /// What the search finds on the page: each rule with its statement, its decision and its sources.
    static func sections(_ strings: SiteStrings) -> [SearchPage.Text] {
        [(path, strings.rules, sections)]
    }

    private static var sections: [SearchSection] {
        RuleCatalogue.sections.flatMap(\.rules).map { rule in
            let id = rule.id.description
            let sources = rule.sources.map(\.publication).map { "\($0.title). \($0.origin)." }
            let words = [rule.statement, rule.decision].compactMap(\.self) + sources
            return SearchSection(
                kind: .appendix, anchor: id, title: id,
                text: words.joined(separator: " ").withoutBackquotes)
        }
    }

    private static func id(of section: RuleCatalogue.Section) -> String { "section-\(section.letter)" }

    private static func write(
        _ rule: Rule, _ uses: Uses, into html: inout HTMLWriter, _ strings: SiteStrings
    ) {
        let id = rule.id.description
        html.element(.article, .class("rule-entry"), .id(id)) { entry in
            entry.element(.h3) { $0.element(.a, .href("#" + id), text: id) }
            entry.element(.p) { $0.prose(rule.statement) }
            if let decision = rule.decision {
                entry.element(.p, .class("decision")) { line in
                    line.element(.strong, text: strings.ourDecision)
                    line.text(" ")
                    line.prose(decision)
                }
            }
            entry.element(.p, .class("confidence"), text: strings.words(for: rule.confidence))
            entry.element(.ul, .class("sources")) { list in
                for source in rule.sources { write(source.publication, into: &list) }
            }
            if uses.show(rule) { write(uses.of(rule), into: &entry, strings) }
        }
    }

    /// A source with a link to it where its address is known.
    private static func write(_ source: Publication, into list: inout HTMLWriter) {
        list.element(.li) { item in
            if let address = source.address {
                item.element(.a, .href(address), text: source.title)
            } else {
                item.text(source.title)
            }
            item.text(". \(source.origin).")
        }
    }

    private static func write(
        _ uses: (first: [ScenarioListing], count: Int), into entry: inout HTMLWriter, _ strings: SiteStrings
    ) {
        entry.element(.p, .class("exercised")) { line in
            line.text(strings.exercisedBy + " ")
            for (number, use) in uses.first.enumerated() {
                if number > 0 { line.text(" \u{B7} ") }
                line.element(.a, .href(use.link), text: use.title ?? use.anchor)
            }
            let rest = uses.count - uses.first.count
            if rest > 0 { line.text(" \u{B7} \(rest) \(strings.more)") }
        }
    }

    /// Which scenarios of a book show a rule.
    private struct Uses {
        private let scenarios: [ScenarioListing]
        private let numbers: [RuleID: [Int]]

        init(_ scenarios: [ScenarioListing]) {
            self.scenarios = scenarios
            numbers = scenarios.numbersByRule
        }

        /// Whether any does.
        func show(_ rule: Rule) -> Bool { numbers[rule.id] != nil }

        /// Those that are named, and how many there are.
        func of(_ rule: Rule) -> (first: [ScenarioListing], count: Int) {
            let numbers = numbers[rule.id, default: []]
            return (numbers.prefix(mostScenarios).map { scenarios[$0] }, numbers.count)
        }
    }
}
