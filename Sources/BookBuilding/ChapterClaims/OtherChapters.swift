import CommonMark
import Reporting
import ScenarioLanguage

/// The scenarios of other chapters that the claims of one are about. Each runs once more for the chapter that
/// speaks of it: the traces of a chapter do not outlive its page, and chapters are built side by side.
struct OtherChapters: Sendable {
    /// A scenario that ran, with what its page shows of it.
    struct Subject: Sendable {
        /// `01-who-is-hit/tap-red`
        var name: String
        var run: ScenarioRun
        /// The numbers, from 1, of the entries that the logs of its page show.
        var rows: Set<Int>
    }

    /// What became of looking for a scenario.
    enum Finding {
        case found(Subject)
        case unknownChapter(candidates: [String])
        case unknownScenario(candidates: [String])
        case rejected
        /// Its chapter, or the scenario, has errors that are reported there.
        case brokenElsewhere
    }

    /// The paths of the chapters that were looked into.
    private(set) var consulted: Set<String> = []
    /// The sources that their scenarios are compiled with.
    private(set) var usedSources: Set<String> = []

    private let book: BookContext
    private var chapters: [String: Chapter] = [:]
    private var findings: [String: Finding] = [:]

    init(_ book: BookContext) { self.book = book }

    /// Looks for a scenario in the chapter with this path inside Chapters.
    mutating func find(_ name: String, in path: String) -> Finding {
        let key = path + "/" + name
        if let known = findings[key] { return known }
        let finding = search(name, path)
        findings[key] = finding
        return finding
    }

    private mutating func search(_ name: String, _ path: String) -> Finding {
        guard let file = book.chapters[path] else {
            return .unknownChapter(candidates: book.chapters.keys.sorted().map { String($0.dropLast(3)) })
        }
        consulted.insert(path)
        if chapters[path] == nil {
            guard let document = try? MarkdownDocument(file) else { return .brokenElsewhere }
            chapters[path] = Chapter(document, path: path)
        }
        guard let chapter = chapters[path] else { return .brokenElsewhere }
        guard chapter.scenarios.contains(where: { $0.name == name }) else {
            return chapter.isBroken(name)
                ? .brokenElsewhere : .unknownScenario(candidates: chapter.scenarios.map(\.name))
        }
        var budget = ChapterBudget()
        let assembly = ScenarioAssembly(
            chapter.scenarios, of: path, from: book.library, only: name, budget: &budget)
        consulted.formUnion(assembly.consulted)
        usedSources.formUnion(assembly.usedSources)
        let watch = ChapterWatch(book.crashes, file, path: path)
        let runs = ScenarioRuns(assembly, only: name, budget: &budget, watch: watch)
        switch runs.outcomes[name] {
        case .ran(let run):
            let rows = PageAnchors.rows(of: name, in: chapter, runs)
            return .found(Subject(name: chapter.scenarioPath(name), run: run, rows: rows))
        case .rejected: return .rejected
        case .wrong, nil: return .brokenElsewhere
        }
    }
}

extension PageAnchors {
    /// The numbers of the entries that the logs of a chapter show of one scenario.
    fileprivate static func rows(of name: String, in chapter: Chapter, _ runs: ScenarioRuns) -> Set<
        Int
    > {
        let logs = chapter.outputs.filter { fence in
            fence.kind is LogFence && fence.of == name
        }
        var budget = ChapterBudget()
        let shown = ChapterOutputs(logs, of: runs, budget: &budget).outputs.compactMap {
            output -> (String, LogListing)? in
            guard case .log(let listing)? = output?.form else { return nil }
            return (name, listing)
        }
        return PageAnchors(logs: shown).numbers[name] ?? []
    }
}
