import CommonMark
import EventEngine
import Foundation
import Reporting
import ScenarioLanguage

/// The code of each scenario of a chapter: with everything that it extends in front, and with the Swift files
/// that it is compiled with.
struct ScenarioAssembly: Sendable {
    /// A block whose code is a part of a scenario.
    struct Link: Sendable {
        var block: ScenarioBlock
        /// The path inside Chapters of the chapter that it is from; nil for the scenario's own.
        var chapter: String?

        /// `three-views`, or `01-who-is-hit/three-views` for one of another chapter.
        var name: String {
            chapter.map { Chapter.name(ofPath: $0) + "/" + block.name } ?? block.name
        }
    }

    /// A scenario that is ready to run.
    struct Scenario: Sendable {
        /// Its own block.
        var block: ScenarioBlock
        /// What it extends, first the one that is first in the code; then itself.
        var chain: [Link]
        /// The files that it is compiled with, in order.
        var sources: [SourceFile]
        var code: ScenarioCode
    }

    /// In the chapter's order; a scenario whose base or source is missing is not among them.
    private(set) var scenarios: [Scenario] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The chapters that were looked into, by path inside Chapters.
    var consulted: Set<String> { shelf.consulted }
    /// The sources that were asked for, found or not, by path from the book's folder.
    private(set) var usedSources: Set<String> = []

    private var shelf: ChapterShelf
    private let library: ScenarioLibrary

    /// A chain of `extends` may be so long.
    static let longestChain = 32

    /// - Parameters:
    ///   - path: of the blocks' chapter, inside Chapters.
    ///   - name: the only scenario that is wanted; all of them for nil.
    ///   - budget: what the chapter may cost.
    init(
        _ blocks: [ScenarioBlock], of path: String = "", from library: ScenarioLibrary,
        only name: String? = nil, budget: inout ChapterBudget
    ) {
        self.library = library
        shelf = ChapterShelf(path, blocks, library.chapters)
        for block in blocks where name == nil || block.name == name {
            guard let chain = chain(endingWith: block), let sources = sources(of: chain) else { continue }
            let size = chain.reduce(0) { $0 + $1.block.fence.body.count }
            guard budget.takeCode(bytes: sources.reduce(size) { $0 + $1.bytes.count }) else {
                diagnostics.append(
                    ChapterBudget.problem(
                        with: block.name, at: block.nameSpan,
                        "make the scenarios shorter, or put them into several chapters"))
                return
            }
            var text = EmbeddedText()
            var start = 0
            for link in chain {
                start = text.text.utf8.count
                text.append(link.block.fence.embeddedText)
            }
            let screen = chain.reversed().compactMap(\.block.screen).first ?? library.screen
            let code = ScenarioCode(
                name: block.name, text: text, shownFrom: start,
                sources: sources.map { EmbeddedText(wholeOf: $0) }, screen: screen)
            scenarios.append(Scenario(block: block, chain: chain, sources: sources, code: code))
        }
    }

    // MARK: Sources

    /// The files of a scenario, each once: those of the settings first, then in the order in which the blocks
    /// name them. Nil when one cannot be used; a block reports those that it names itself.
    private mutating func sources(of chain: [Link]) -> [SourceFile]? {
        var known: Set<String> = []
        var files: [SourceFile] = []
        var isWhole = chain.allSatisfy(\.block.hasAllSources)
        let own = chain.last?.block.sources ?? []
        for name in library.sharedSources + chain.flatMap(\.block.sources) {
            guard known.insert(name.path).inserted else { continue }
            usedSources.insert(name.path)
            guard case .file(let file)? = library.sources[name.path] else {
                isWhole = false
                continue
            }
            files.append(file)
        }
        diagnostics += own.compactMap(library.problem)
        return isWhole ? files : nil
    }

    // MARK: What is extended

    private mutating func chain(endingWith block: ScenarioBlock) -> [Link]? {
        var chain = [Link(block: block)]
        while let name = chain[0].block.extends {
            let first = chain[0]
            let home = first.block.extendsChapter ?? first.chapter ?? shelf.path
            let isOwn = chain.count == 1
            guard let base = base(named: name, in: home, of: first, isOwn: isOwn) else { return nil }
            let link = Link(block: base, chapter: home == shelf.path ? nil : home)
            if chain.contains(where: { $0.name == link.name }) {
                let circle = (chain.map(\.name).reversed() + [link.name]).joined(separator: " -> ")
                diagnostics.append(
                    Diagnostic(
                        code: .circularExtends, "'\(block.name)' extends itself: \(circle)",
                        at: first.chapter == nil ? first.block.extendsSpan : block.extendsSpan))
                return nil
            }
            guard chain.count < Self.longestChain else {
                diagnostics.append(
                    Diagnostic(
                        code: .longExtends, "more than \(Self.longestChain) scenarios extend each other",
                        at: block.extendsSpan))
                return nil
            }
            chain.insert(link, at: 0)
        }
        return chain
    }

    /// The block that another one extends; nil when there is none.
    ///
    /// - Parameter isOwn: whether the block that says so is reported: those that extend it would only repeat
    ///   it.
    private mutating func base(
        named name: String, in chapter: String, of link: Link, isOwn: Bool
    ) -> ScenarioBlock? {
        let span = link.block.extendsSpan
        guard let shelved = shelf.chapter(chapter) else {
            let known = library.chapters.keys.sorted().map(Chapter.name)
            let wanted = Chapter.name(ofPath: chapter)
            if isOwn, library.chapters[chapter] == nil {
                diagnostics.append(
                    Diagnostic(
                        code: .unknownChapter, "the book has no chapter '\(wanted)'", at: span,
                        hint: Suggestion.hint(for: wanted, among: known)))
            }
            return nil
        }
        if let found = shelved.blocks[name] { return found }
        guard isOwn, !shelved.isBroken(name) else { return nil }
        let names = shelved.blocks.keys.sorted()
        let isHere = chapter == shelf.path
        let place = isHere ? "the chapter" : "the chapter '\(Chapter.name(ofPath: chapter))'"
        diagnostics.append(
            Diagnostic(
                code: .unknownScenario, "\(place) has no scenario '\(name)'", at: span,
                hint: Suggestion.hint(for: name, among: names)
                    ?? Self.scenarios(names.filter { !isHere || $0 != link.block.name })))
        return nil
    }

    /// What a scenario can extend; nil when there is too much of it to list.
    private static func scenarios(_ names: [String]) -> String? {
        guard !names.isEmpty else { return "of another chapter write extends=chapter/name" }
        guard names.count <= 8 else { return nil }
        return "its scenarios are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }
}

/// The chapters whose scenarios others extend, each read once.
private struct ChapterShelf: Sendable {
    struct Shelved: Sendable {
        var blocks: [String: ScenarioBlock]
        var chapter: Chapter?

        /// Whether a block of this name is there and could not be read, which is reported with its chapter.
        func isBroken(_ name: String) -> Bool { chapter?.isBroken(name) ?? false }
    }

    /// The path of the chapter that is put together.
    let path: String
    /// The other chapters that were looked into.
    private(set) var consulted: Set<String> = []
    private let files: [String: SourceFile]
    private var known: [String: Shelved] = [:]

    init(_ path: String, _ blocks: [ScenarioBlock], _ files: [String: SourceFile]) {
        self.path = path
        self.files = files
        known[path] = Shelved(blocks: Self.byName(blocks))
    }

    /// Nil when there is none, or when it is not text, which is reported with it.
    mutating func chapter(_ path: String) -> Shelved? {
        if let found = known[path] { return found }
        consulted.insert(path)
        guard let file = files[path], let document = try? MarkdownDocument(file) else { return nil }
        let chapter = Chapter(document, path: path)
        let shelved = Shelved(blocks: Self.byName(chapter.scenarios), chapter: chapter)
        known[path] = shelved
        return shelved
    }

    private static func byName(_ blocks: [ScenarioBlock]) -> [String: ScenarioBlock] {
        Dictionary(blocks.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
