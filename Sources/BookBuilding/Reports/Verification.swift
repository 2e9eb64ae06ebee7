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

        package init(_ diagnostic: Diagnostic, scenario: String? = nil, difference: String = "") {
            self.diagnostic = diagnostic
            self.scenario = scenario
            self.difference = difference
        }
    }

    /// The scenarios that were looked at, in reading order.
    package var scenarios: [ScenarioListing]
    package var findings: [Finding]

    package init(scenarios: [ScenarioListing], findings: [Finding]) {
        self.scenarios = scenarios
        self.findings = findings
    }

    /// - Parameters:
    ///   - build: of what was selected.
    ///   - pages: a sentence for each file of the site that is not what the book gives.
    package init(_ build: BookBuild, pages: [String]) {
        scenarios = build.scenarios
        findings = DiagnosticRenderer.sorted(build.diagnostics).map { Finding($0) }
        findings += build.falseClaims.map { Finding($0.diagnostic(.error), scenario: $0.scenario) }
        findings += build.staleFences.map {
            Finding($0.diagnostic(.error), scenario: $0.name, difference: $0.difference.render())
        }
        findings += pages.map { Finding(Diagnostic(code: .stalePage, $0, at: nil)) }
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

    /// The whole report, ended by a line feed where it is not empty.
    package func text(of verification: Verification) -> String {
        switch self {
        case .text: TextReport.text(of: verification)
        case .json: DiagnosticsFile.text(of: verification)
        case .github: GitHubAnnotations.text(of: verification)
        case .junit: JUnitReport.text(of: verification)
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
