import CommonMark
import Reporting

/// What checking a book found, for people and for programs: everything that is wrong, in reading order, and
/// what was looked at.
package struct Verification: Sendable {
    /// One thing that is wrong.
    package struct Finding: Sendable {
        package var diagnostic: Diagnostic
        /// The scenario it is about, as commands take it: `01-who-is-hit/tap-red`; nil when it is about none.
        package var scenario: String?
        /// The difference between what is written and what the engine does; empty where there is none.
        package var difference: String
        /// What would mend it: the word that was meant, or the body that a fence must have.
        package var replacement: Replacement?

        package init(_ diagnostic: Diagnostic, scenario: String? = nil, difference: String = "") {
            self.diagnostic = diagnostic
            self.scenario = scenario
            self.difference = difference
            replacement = diagnostic.replacement
        }
    }

    /// The scenarios that were looked at, in reading order.
    package var scenarios: [ScenarioListing]
    package var findings: [Finding]
    /// What is in front of the book's paths for those who are where the command was typed: `docs/`;
    /// empty for a book in that folder, and for one whose place was given from the root.
    package var folder: String
    /// The part of the book that it is about; nil for all of it.
    package var part: ReportedPart?

    package init(scenarios: [ScenarioListing], findings: [Finding], folder: String = "") {
        self.scenarios = scenarios
        self.findings = findings
        self.folder = folder
    }

    /// - Parameters:
    ///   - build: of what was selected.
    ///   - pages: a sentence for each file of the site that is not what the book gives.
    ///   - book: as it was typed.
    ///   - way: how the tool was started.
    package init(
        _ build: BookBuild, pages: [String], book: String = ".", way: BookCommand.Way = .tool
    ) {
        let commands = BookCommand.forReports(of: book, way: way)
        let scenarioBlocks = Dictionary(grouping: build.scenarios, by: \.span.file.path)
        scenarios = build.scenarios
        part = build.part
        folder = Self.folder(of: book)
        findings = DiagnosticRenderer.sorted(build.diagnostics).map { diagnostic in
            let scenario = diagnostic.span.flatMap { span in
                scenarioBlocks[span.file.path]?.first { $0.block.contains(span.range.lowerBound) }
            }
            return Finding(diagnostic, scenario: scenario?.name)
        }
        findings += build.falseClaims.map { Finding($0.diagnostic(.error, commands), scenario: $0.scenario) }
        var blocks = FenceBlocks()
        findings += build.staleFences.map { fence in
            var finding = Finding(
                fence.diagnostic(.error, commands), scenario: fence.name,
                difference: fence.difference.render())
            let body = Array(fence.produced.map { $0 + "\n" }.joined().utf8)
            finding.replacement = blocks.block(of: fence).flatMap {
                FenceSplice.replacement(of: $0, by: body)
            }
            return finding
        }
        findings += pages.map { Finding(Diagnostic(code: .stalePage, $0, at: nil)) }
    }

    private static func folder(of book: String) -> String {
        guard book.utf8.first != SitePath.slash else { return "" }
        let parts = SitePath.parts(of: book).filter { $0 != "." }
        return parts.map { $0 + "/" }.joined()
    }

    /// Whether something keeps the book from being as it should.
    package var hasErrors: Bool { findings.contains { $0.diagnostic.severity == .error } }
}

/// The forms in which a verification is told to programs. None of them holds a date, a host or an absolute
/// path.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// Sentences with places and differences, as on a terminal.
    case text
    /// The shape of DocC's diagnostics file.
    case json
    /// Annotations of GitHub's workflows.
    case github
    /// Test cases as JUnit writes them.
    case junit
    /// SARIF 2.1.0, which code scanners and editors read.
    case sarif

    /// The whole report, ended by a line feed where it is not empty.
    package func text(of verification: Verification) -> String {
        switch self {
        case .text: TextReport.text(of: verification)
        case .json: DiagnosticsFile.text(of: verification)
        case .github: GitHubAnnotations.text(of: verification)
        case .junit: JUnitReport.text(of: verification)
        case .sarif: SARIFReport.text(of: verification)
        }
    }
}

/// Sentences with places and differences, without colours.
enum TextReport {
    static func text(of verification: Verification) -> String {
        let renderer = DiagnosticRenderer(limit: .max)
        let parts = verification.findings.map { renderer.render($0.diagnostic) + $0.difference }
        let summary = DiagnosticRenderer.summary(of: verification.findings.map(\.diagnostic))
        return (parts + (summary.isEmpty ? [] : [summary + "\n"])).joined(separator: "\n")
    }
}

/// The blocks of chapters, by where they begin; each chapter is read once.
private struct FenceBlocks {
    private var known: [String: [Int: FencedBlock]] = [:]

    /// The block of a fence that was found in its chapter.
    mutating func block(of fence: StaleFence) -> FencedBlock? {
        let file = fence.span.file
        if known[file.path] == nil {
            let fences = (try? MarkdownDocument(file))?.fences ?? []
            known[file.path] = Dictionary(
                fences.map { ($0.opening.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return known[file.path]?[fence.span.range.lowerBound]
    }
}
