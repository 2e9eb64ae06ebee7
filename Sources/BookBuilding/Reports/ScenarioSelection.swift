import Reporting

/// Which scenarios of a book are looked at: all, or those that some names match, but for those that others
/// do.
package struct ScenarioSelection: Sendable {
    /// A chapter, `01-who-is-hit`; a scenario of it, `01-who-is-hit/tap-red`; or a scenario alone, `tap-red`.
    /// None means all.
    package var wanted: [String]
    package var skipped: [String]

    package init(wanted: [String] = [], skipped: [String] = []) {
        self.wanted = wanted
        self.skipped = skipped
    }

    /// Whether every scenario is looked at.
    package var isEverything: Bool { wanted.isEmpty && skipped.isEmpty }

    package func contains(_ scenario: String) -> Bool {
        isWanted(scenario) && !skipped.contains { Self.matches($0, scenario) }
    }

    private func isWanted(_ scenario: String) -> Bool {
        wanted.isEmpty || wanted.contains { Self.matches($0, scenario) }
    }

    /// Names that match nothing, and a selection that chooses nothing: whoever checks nothing must not be
    /// told that all is well.
    package func problems(in build: BookBuild) -> [Diagnostic] {
        let all = build.scenarios.map(\.name)
        let unknown = (wanted + skipped).filter { name in
            !all.contains { Self.matches(name, $0) }
                && !build.chapterNames.contains { $0 == name || $0.hasPrefix(name + "/") }
        }
        guard unknown.isEmpty else {
            let parts = all.flatMap { $0.split(separator: "/").map(String.init) }
            let known = build.chapterNames + all
            return unknown.map { name in
                Diagnostic(
                    code: .unknownScenario, "the book has no chapter or scenario '\(name)'", at: nil,
                    hint: Suggestion.hint(for: name, among: name.contains("/") ? known : known + parts))
            }
        }
        guard !isEverything, !all.contains(where: contains) else { return [] }
        return [
            Diagnostic(
                code: .nothingSelected, "no scenario is left to look at", at: nil,
                hint: all.contains(where: isWanted)
                    ? "--skip leaves out all that there would be"
                    : "there is none in \(wanted.map { "'\($0)'" }.joined(separator: ", "))")
        ]
    }

    private static func matches(_ name: String, _ scenario: String) -> Bool {
        ScenarioNames.matches(name, scenario) || scenario.hasPrefix(name + "/")
    }
}

extension BookBuild {
    /// The build with only the scenarios of a selection, and what was found about them. What is wrong with
    /// the book itself stays.
    package func choosing(_ selection: ScenarioSelection) -> BookBuild {
        guard !selection.isEverything else { return self }
        var build = self
        build.scenarios = scenarios.filter { selection.contains($0.name) }
        build.staleFences = staleFences.filter { selection.contains($0.name) }
        build.falseClaims = falseClaims.filter { selection.contains($0.scenario) }
        return build
    }

    /// The build with every warning as an error.
    package var withWarningsAsErrors: BookBuild {
        var build = self
        for index in build.diagnostics.indices where build.diagnostics[index].severity == .warning {
            build.diagnostics[index].severity = .error
        }
        return build
    }
}
