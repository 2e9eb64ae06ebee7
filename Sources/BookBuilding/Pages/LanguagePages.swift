import Reporting
import ScenarioLanguage

/// The appendix about the language of scenarios: what of Swift there is, and each member of each type, with
/// the scenario of the book that uses it first, as the interpreter saw it; or else with a line of code.
struct LanguagePages: AppendixPage {
    /// The path of the first one inside the site.
    static let path = "language.html"

    let book: BookContext
    private let scenarios: [ScenarioListing]
    /// By the number of a member: that of the first scenario that uses it.
    private let firstUse: [Int: Int]

    /// - Parameter scenarios: in reading order.
    private init(_ book: BookContext, _ scenarios: [ScenarioListing]) {
        self.book = book
        self.scenarios = scenarios
        var firstUse: [Int: Int] = [:]
        for (number, scenario) in scenarios.enumerated() {
            for member in scenario.uses where firstUse[member] == nil { firstUse[member] = number }
        }
        self.firstUse = firstUse
    }

    /// The paths of all of them.
    static var paths: [String] { [path] + ReferenceTable.paths }

    static var menuTitle: KeyPath<SiteStrings, String> { \.language }

    static func files(_ material: AppendixMaterial) -> [SiteFile] {
        LanguagePages(material.book, material.scenarios).files
    }

    /// The scenarios that they may name, each with the member that names it.
    static func basis(_ material: AppendixMaterial) -> [UInt8]? {
        let pages = LanguagePages(material.book, material.scenarios)
        var writer = KeptWriter(SourceFile(path: "", bytes: []))
        for (member, number) in pages.firstUse.sorted(by: { $0.key < $1.key }) {
            writer.add(member)
            writer.add(pages.scenarios[number].link)
            writer.add(pages.scenarios[number].words)
        }
        return writer.bytes
    }

    /// All of them.
    private var files: [SiteFile] { [overview] + ReferenceTable.standard.pages.map(file) }

    private var strings: SiteStrings { book.strings }

    /// What the search finds on them: each part of the language, and each type with its members.
    static func sections(_ strings: SiteStrings) -> [SearchPage.Text] {
        let features = LanguageFeature.all.enumerated().map { number, feature in
            SearchSection(
                kind: .appendix, anchor: anchor(ofFeature: number), title: feature.title,
                text: feature.meaning.withoutBackquotes)
        }
        return [(path, strings.language, features)]
            + ReferenceTable.standard.pages.map { page in
                (page.path, page.title, page.groups.map(section))
            }
    }

    private static func section(of group: ReferenceTable.Group) -> SearchSection {
        let rows = group.rows.flatMap { $0.shown.map(\.declaration) + [$0.meaning] }
        let text = ([group.summary] + rows).joined(separator: " ").withoutBackquotes
        return SearchSection(kind: .appendix, anchor: group.id, title: group.title, text: text)
    }

    private static func anchor(ofFeature number: Int) -> String { "feature-\(number + 1)" }

    // MARK: The first page

    private var overview: SiteFile {
        let frame = frame(Self.path, summary: strings.languageIntroduction)
        let sections = LanguageFeature.all.enumerated().map { number, feature in
            PageFrame.Section(level: 2, id: Self.anchor(ofFeature: number), text: feature.title)
        }
        return frame.write(title: strings.language, sections: sections) { main in
            main.element(.h1, text: strings.language)
            main.element(.p, text: strings.languageIntroduction)
            main.element(.ul) { list in
                for page in ReferenceTable.standard.pages {
                    list.element(.li) { item in
                        let types = page.groups.map(\.title).joined(separator: ", ")
                        item.element(.a, .href(page.path), text: page.title)
                        item.text(": \(types)")
                    }
                }
            }
            for (number, feature) in LanguageFeature.all.enumerated() {
                main.element(.h2, .id(Self.anchor(ofFeature: number)), text: feature.title)
                main.element(.p) { $0.marked(feature.meaning, on: Self.path) }
                main.swift(feature.program)
            }
        }.file
    }

    // MARK: Members

    private func file(_ page: ReferenceTable.Page) -> SiteFile {
        let frame = frame(page.path, summary: page.introduction)
        let sections = page.groups.map {
            PageFrame.Section(level: 2, id: $0.id, text: $0.title)
        }
        return frame.write(title: page.title, sections: sections) { main in
            main.element(.h1, text: page.title)
            main.element(.p) { $0.marked(page.introduction, on: frame.page) }
            for group in page.groups { write(group, on: frame.page, into: &main) }
        }.file
    }

    /// - Parameter path: of one of the pages, each of which leads to the one before and the one after it.
    private func frame(_ path: String, summary: String) -> PageFrame {
        let all = [(title: strings.language, path: Self.path)]
            + ReferenceTable.standard.pages.map { (title: $0.title, path: $0.path) }
        var frame = PageFrame(book: book, page: path, summary: summary)
        guard let place = all.firstIndex(where: { $0.path == path }) else { return frame }
        frame.neighbours = [place - 1, place + 1].filter(all.indices.contains).map { other in
            PageFrame.Neighbour(title: all[other].title, page: all[other].path, isNext: other > place)
        }
        return frame
    }

    private func write(_ group: ReferenceTable.Group, on page: String, into main: inout HTMLWriter) {
        main.element(.h2, .id(group.id)) { heading in
            heading.element(.a, .href("#" + group.id)) { link in
                link.text(group.title)
                guard let kind = group.kind else { return }
                link.text(" ")
                link.element(.small, text: kind)
            }
        }
        let rules = MemberRules.standard
        main.element(.p) { $0.marked(rules.named(in: group.summary, about: "\(page)#\(group.id)"), on: page) }
        guard !group.rows.isEmpty else { return }
        var ids: Set<String> = []
        main.element(.dl, .class("members")) { list in
            for row in group.rows { write(row, of: group, on: page, ids: &ids, into: &list) }
        }
    }

    /// - Parameter ids: those that members of the group have; the first of several overloads has it.
    private func write(
        _ row: ReferenceTable.Row, of group: ReferenceTable.Group, on page: String, ids: inout Set<String>,
        into list: inout HTMLWriter
    ) {
        var seen: Set<String> = []
        for member in row.shown {
            let declaration = member.declaration
            guard seen.insert(declaration).inserted else { continue }
            let id = group.key(of: member.fullName)
            list.element(.dt, attributes: ids.insert(id).inserted ? [.id(id)] : []) { term in
                term.element(.code, text: declaration)
                guard member.override != nil, group.kind != "protocol" else { return }
                term.text(" ")
                term.element(.small, text: strings.overridable)
            }
        }
        list.element(.dd) { words in
            let place = row.shown.first.map { "\(page)#\(group.key(of: $0.fullName))" } ?? page
            words.marked(MemberRules.standard.named(in: row.meaning, about: place), on: page)
            writeUse(of: row, in: group, into: &words)
        }
    }

    /// The first scenario that uses a row, or else a line of code.
    private func writeUse(
        of row: ReferenceTable.Row, in group: ReferenceTable.Group, into words: inout HTMLWriter
    ) {
        if let number = row.members.compactMap({ firstUse[$0.number] }).min() {
            let scenario = scenarios[number]
            words.text(" ")
            words.element(.small) { use in
                use.text(strings.usedBy + " ")
                use.element(.a, .href(scenario.link), text: scenario.words)
            }
        } else if let line = MemberExamples.standard.line(for: row, of: group) {
            words.text(" ")
            words.element(.small) { $0.element(.code, text: line) }
        }
    }
}

extension ScenarioListing {
    /// What the pages call it.
    fileprivate var words: String { title ?? anchor }
}

extension HTMLWriter {
    /// A sentence with code between backticks and ids of rules that lead to their page.
    fileprivate mutating func marked(_ sentence: String, on page: String) {
        var words = HTMLWriter()
        words.prose(sentence)
        let markup = String(decoding: words.bytes, as: UTF8.self)
        var links = ProseLinks(on: page)
        append(rendered: links.linked(markup))
    }

    /// A program in its colours.
    fileprivate mutating func swift(_ program: String) {
        swift(Array(program.utf8), spans: SwiftHighlighter.spans(of: program))
    }
}
