import Reporting

/// Which scenarios of a book are looked at: all, or those that some names match, but for those that others
/// do.
package struct ScenarioSelection: Sendable {
    /// A chapter, `01-who-is-hit`; a scenario of it, `01-who-is-hit/tap-red`; or a scenario alone, `tap-red`.
    /// `*` and `?` stand for any characters and for any one. None means all.
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
        let isKnown = { (name: String) in
            all.contains { Self.matches(name, $0) }
                || build.chapterNames.contains { $0 == name || $0.hasPrefix(name + "/") }
        }
        let unknown = (wanted + skipped).filter { !isKnown($0) }
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
        if ScenarioNames.matches(name, scenario) || scenario.hasPrefix(name + "/") { return true }
        guard name.contains("*") || name.contains("?") else { return false }
        let own = scenario.split(separator: "/").last.map(String.init) ?? scenario
        return matches(pattern: name, scenario) || matches(pattern: name, own)
            || matches(pattern: name + "/*", scenario)
    }

    /// Words as somebody types them, with commas between names; a chapter's name may have a comma in it.
    package static func names(_ words: [String], in build: BookBuild) -> [String] {
        words.flatMap { word -> [String] in
            let isOne =
                build.chapterNames.contains(word) || build.scenarios.contains { matches(word, $0.name) }
            guard !isOne else { return [word] }
            return word.split(separator: ",").map { part in
                String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
    }

    /// Whether a whole text matches a pattern; a star goes over slashes, too. Where the pattern does not go
    /// on, the last star takes one more character.
    private static func matches(pattern: String, _ text: String) -> Bool {
        let pattern = Array(pattern.unicodeScalars)
        let text = Array(text.unicodeScalars)
        var (at, place) = (0, 0)
        var lastStar: (at: Int, place: Int)?
        while place < text.count {
            if at < pattern.count, pattern[at] == "*" {
                lastStar = (at, place)
                at += 1
            } else if at < pattern.count, pattern[at] == "?" || pattern[at] == text[place] {
                at += 1
                place += 1
            } else if let star = lastStar {
                lastStar = (star.at, star.place + 1)
                (at, place) = (star.at + 1, star.place + 1)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == "*" }
    }
}

extension BookBuild {
    /// The build with only the scenarios of a selection, and what was found about them. What is wrong with
    /// the book itself stays.
    package func choosing(_ selection: ScenarioSelection) -> BookBuild {
        guard !selection.isEverything else { return self }
        var build = self
        build.listings = MadeOnce { [listings] in listings.value.filter { selection.contains($0.name) } }
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
