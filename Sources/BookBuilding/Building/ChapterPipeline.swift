import CommonMark
import Reporting
import ScenarioLanguage

/// From a chapter's text to its page: the whole way, a line for each stage, each stage with its own value.
///
///     SourceFile -> Chapter -> [ScenarioCode] -> [ScenarioRun] -> [FenceOutput] -> [Freshness]
///         -> claims -> page
///
/// A stage that fails for one block goes on with the others, so that an author sees all problems of a chapter
/// at once. The pipeline reads no file, knows no time, and gives the same bytes for the same text on every
/// machine.
struct ChapterPipeline: Sendable {
    /// What the chapter shares with the others.
    let book: BookContext

    /// - Parameter path: the chapter's path inside Chapters: `advanced/hit.md`.
    func build(_ file: SourceFile, path: String) -> ChapterBuild {
        let watch = ChapterWatch(book.crashes, file, path: path)
        guard !watch.isLeftOut() else {
            let start = SourceSpan(file: file, range: 0..<0)
            return ChapterBuild(unreadable: CrashWatch.diagnostic(scenario: "", at: start))
        }
        watch.begin()
        let document: MarkdownDocument
        do {
            document = try MarkdownDocument(file)
        } catch {
            return ChapterBuild(unreadable: error.diagnostic)
        }
        let chapter = Chapter(document, path: path)
        var budget = ChapterBudget()
        let assembly = ScenarioAssembly(
            chapter.scenarios, of: path, from: book.library, budget: &budget)
        let runs = ScenarioRuns(assembly, budget: &budget, watch: watch)
        let outputs = ChapterOutputs(chapter.outputs, of: runs, budget: &budget)
        let freshness = FreshnessReport(chapter, outputs: outputs, runs: runs, record: book.record)
        let claims = ChapterClaims(chapter, runs: runs, book: book)
        let sources = SourceLines(assembly)
        let page = ChapterPage(
            chapter, sources: sources, runs: runs, outputs: outputs, freshness: freshness, claims: claims,
            book: book)
        return ChapterBuild(
            chapter, assembly: assembly, runs: runs, page: page, freshness: freshness, claims: claims,
            diagnostics: chapter.diagnostics + LookAlikeNames(chapter.scenarios).warnings
                + assembly.diagnostics + runs.diagnostics + outputs.diagnostics
                + claims.diagnostics)
    }
}
