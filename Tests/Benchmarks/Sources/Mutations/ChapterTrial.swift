import BookBuilding
import CommonMark
import Foundation
import Reporting

/// A chapter under trial: each scenario is changed in every small way, and what is written about it (the
/// fences and the claims) has to notice.
struct ChapterTrial {
    /// The file's name inside Chapters.
    let name: String
    private let file: SourceFile
    private let settings: SourceFile?

    /// What came of it.
    struct Verdict {
        /// Changes after which the scenarios still ran.
        var ran = 0
        /// Those among them that a fence or a claim noticed.
        var noticed = 0
        /// What no change altered: `the log of tap-red at line 40`, `anything about tap-red`.
        var idle: [String] = []
    }

    init(_ name: String, in folder: URL) throws {
        self.name = name
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        file = SourceFile(path: "Chapters/\(name)", bytes: [UInt8](data))
        settings = (try? Data(contentsOf: folder.appendingPathComponent("Book.json"))).map {
            SourceFile(path: "Chapters/Book.json", bytes: [UInt8]($0))
        }
    }

    func verdict() throws -> Verdict {
        let chapter = Chapter(try MarkdownDocument(file), path: name)
        let known = Set(build(file).diagnostics.map(\.message))
        var verdict = Verdict()
        var altered: Set<String> = []
        for scenario in chapter.scenarios where !scenario.fails {
            for mutation in mutations(of: scenario) {
                guard let notices = notices(of: mutation, known) else { continue }
                verdict.ran += 1
                verdict.noticed += notices.isEmpty ? 0 : 1
                altered.formUnion(notices)
            }
        }
        verdict.idle = idle(chapter, altered)
        return verdict
    }

    /// What notices a change: `tap-red log` for a fence, `tap-red` for a scenario with a fence or a claim.
    /// Nil when the scenarios do not run with it.
    private func notices(of mutation: Mutation, _ known: Set<String>) -> Set<String>? {
        let changed = mutation.applied(to: file)
        let build = build(changed)
        var notices = Set(build.falseClaims.map { scenario($0.scenario) })
        for fence in build.staleFences {
            notices.formUnion([scenario(fence.name), "\(scenario(fence.name)) \(fence.kind)"])
        }
        let problems = build.diagnostics.filter { $0.severity == .error && !known.contains($0.message) }
        guard !problems.isEmpty else { return notices }
        // A figure that cannot be drawn any more has noticed; code that does not run has not.
        guard let document = try? MarkdownDocument(changed) else { return nil }
        let outputs = Chapter(document, path: name).outputs
        for problem in problems {
            guard let place = problem.span?.range.lowerBound,
                let fence = outputs.first(where: { $0.fence.range.contains(place) })
            else { return nil }
            notices.formUnion([fence.of, "\(fence.of) \(fence.word)"])
        }
        return notices
    }

    /// The name inside the chapter.
    private func scenario(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private func idle(_ chapter: Chapter, _ altered: Set<String>) -> [String] {
        let sound = chapter.scenarios.filter { !$0.fails && !$0.isSetup }.map(\.name)
        let fences = chapter.outputs.filter { fence in
            sound.contains(fence.of) && !altered.contains("\(fence.of) \(fence.word)")
        }
        return fences.map { "the \($0.word) of \($0.of) at line \($0.fence.line)" }
            + sound.filter { !altered.contains($0) }.map { "anything about \($0)" }
    }

    /// The changes to a scenario's own block, placed in the file.
    private func mutations(of scenario: ScenarioBlock) -> [Mutation] {
        let code = scenario.fence.embeddedText
        return MutationFinder.mutations(of: code.text).compactMap { mutation in
            guard let start = code.fileOffset(mutation.range.lowerBound),
                let end = code.fileOffset(mutation.range.upperBound)
            else { return nil }
            return Mutation(range: start..<end, replacement: mutation.replacement)
        }
    }

    private func build(_ file: SourceFile) -> BookBuild {
        let summary = SourceFile(path: "Chapters/SUMMARY.md", text: "# Trial\n\n- [Chapter](\(name))\n")
        let source = BookSource(summary: summary, settings: settings, chapters: [name: file])
        return BookPipeline.build(source, scheduler: SerialScheduler())
    }
}

extension EmbeddedText {
    /// Where a byte of the text stands in its file.
    fileprivate func fileOffset(_ offset: Int) -> Int? {
        lineIndex(at: offset).map { lines[$0].origin + offset - lineStarts[$0] }
    }
}
