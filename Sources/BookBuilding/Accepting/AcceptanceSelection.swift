import Reporting

/// Which fences an author wants to accept: all, or those of the scenarios that were named.
package struct AcceptanceSelection: Sendable {
    /// `01-who-is-hit/tap-red`, or an ending of that: `tap-red`. None means all.
    package var names: [String]

    package init(names: [String]) {
        self.names = names
    }

    /// Whether a scenario, by its full name, is among those wanted.
    func contains(_ name: String) -> Bool {
        names.isEmpty || names.contains { Self.matches($0, name) }
    }

    /// Names that are no scenario of the book, and endings that more than one scenario has.
    package func problems(in build: BookBuild) -> [Diagnostic] {
        let all = build.scenarios.map(\.name)
        return names.compactMap { name in
            let matches = all.filter { Self.matches(name, $0) }
            if matches.isEmpty {
                let shortNames = all.map { String($0.split(separator: "/").last ?? "") }
                return Diagnostic(
                    code: .unknownScenario, "the book has no scenario '\(name)'", at: nil,
                    hint: Suggestion.hint(for: name, among: name.contains("/") ? all : shortNames))
            }
            guard matches.count > 1, !matches.contains(name) else { return nil }
            return Diagnostic(
                code: .ambiguousScenario, "'\(name)' is the name of \(matches.count) scenarios", at: nil,
                hint: "say which one: \(matches.prefix(5).joined(separator: ", "))")
        }
    }

    private static func matches(_ name: String, _ full: String) -> Bool {
        full == name || full.hasSuffix("/" + name)
    }
}
