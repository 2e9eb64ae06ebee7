import CommonMark
import EventEngine
import Reporting

/// Finds a scenario of a book by the name that commands take.
package enum ScenarioSearch {
    /// Runs the scenario: `part/01-who-is-hit/tap-red`, or an ending of that, `tap-red`, where only one
    /// scenario has it.
    package static func run(_ name: String, in source: BookSource) -> SingleRun {
        let plan = BookPlan(source)
        var found: [(path: String, file: SourceFile, scenario: String)] = []
        var names: [String] = []
        var chapters: [Chapter] = []
        for entry in plan.chapters {
            guard let document = try? MarkdownDocument(entry.file) else { continue }
            let chapter = Chapter(document, path: entry.path)
            chapters.append(chapter)
            for scenario in chapter.scenarios {
                let path = chapter.scenarioPath(scenario.name)
                names.append(path)
                if path == name || path.hasSuffix("/" + name) {
                    found.append((path, entry.file, scenario.name))
                }
            }
        }
        if let exact = found.first(where: { $0.path == name }) ?? (found.count == 1 ? found[0] : nil) {
            var run = SingleRun(
                chapter: exact.file, scenario: exact.scenario, settings: plan.context.settings,
                shownAs: exact.path)
            var claims = ScenarioClaims(about: exact.path)
            for chapter in chapters { claims.read(chapter) }
            run.claims = claims.lines
            return run
        }
        let message = found.isEmpty
            ? "the book has no scenario '\(name)'" : "several scenarios have a name that ends in '\(name)'"
        let hint = found.isEmpty
            ? self.hint(for: name, among: names) : "say which: \(found.map(\.path).joined(separator: ", "))"
        // A book whose contents cannot be read has no scenarios for that reason.
        let problems = found.isEmpty ? plan.diagnostics.filter { $0.severity == .error } : []
        return SingleRun(
            name, failedWith: problems + [Diagnostic(code: .unknownScenario, message, at: nil, hint: hint)])
    }

    /// The full names of a book's scenarios, in reading order; nothing is run.
    package static func names(in source: BookSource) -> [String] {
        BookPlan(source).chapters.flatMap { entry in
            guard let document = try? MarkdownDocument(entry.file) else { return [String]() }
            let chapter = Chapter(document, path: entry.path)
            return chapter.scenarios.map { chapter.scenarioPath($0.name) }
        }
    }

    /// The names of a chapter's scenarios, without that of the chapter; nothing is run.
    package static func names(inChapter file: SourceFile) -> [String] {
        guard let document = try? MarkdownDocument(file) else { return [] }
        return Chapter(document, path: file.path).scenarios.map(\.name)
    }

    private static func hint(for name: String, among paths: [String]) -> String? {
        let short = paths.map { String($0.split(separator: "/").last ?? "") }
        if let path = Suggestion.closest(to: name, among: paths) { return "did you mean '\(path)'?" }
        let last = String(name.split(separator: "/").last ?? "")
        if let index = short.firstIndex(where: { $0 == last }) { return "did you mean '\(paths[index])'?" }
        if let meant = Suggestion.closest(to: last, among: short), let index = short.firstIndex(of: meant) {
            return "did you mean '\(paths[index])'?"
        }
        let codes = DiagnosticCode.allCases.map(\.rawValue)
        if let code = Suggestion.closest(to: name, among: codes) { return "did you mean the code '\(code)'?" }
        return "'tracebook list' shows the book's scenarios"
    }
}
