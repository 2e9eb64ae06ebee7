import Reporting

/// The scenarios of a book by the names that commands take: `part/01-who-is-hit/tap-red`, or an ending of
/// that, `tap-red`, where only one scenario has it.
struct ScenarioNames {
    /// What a name stands for.
    enum Answer: Equatable {
        /// One scenario, by its full name.
        case found(String)
        case unknown
        /// The full names of several scenarios.
        case ambiguous([String])
    }

    /// The full names, in reading order.
    let all: [String]

    private static let mostShown = 5

    /// Whether a scenario is meant by a name: its own, or an ending of that.
    static func matches(_ name: String, _ full: String) -> Bool {
        full == name || full.hasSuffix("/" + name)
    }

    /// A full name means its own scenario, even where another one's ends in it.
    func find(_ name: String) -> Answer {
        if all.contains(name) { return .found(name) }
        let matches = all.filter { Self.matches(name, $0) }
        switch matches.count {
        case 0: return .unknown
        case 1: return .found(matches[0])
        default: return .ambiguous(matches)
        }
    }

    /// What is wrong with a name; nil when it stands for one scenario.
    func problem(with name: String) -> Diagnostic? {
        switch find(name) {
        case .found: return nil
        case .unknown:
            return Diagnostic(
                code: .unknownScenario, "the book has no scenario '\(name)'", at: nil,
                hint: meant(by: name).map { "did you mean '\($0)'?" }
                    ?? "'tracebook list' shows the book's scenarios")
        case .ambiguous(let matches):
            let rest = matches.count - Self.mostShown
            let more = rest > 0 ? " and \(rest) more" : ""
            return Diagnostic(
                code: .ambiguousScenario, "'\(name)' is the name of \(matches.count) scenarios", at: nil,
                hint: "say which one: \(matches.prefix(Self.mostShown).joined(separator: ", "))\(more)")
        }
    }

    /// The full name of the scenario that somebody may have meant.
    func meant(by name: String) -> String? {
        if let path = Suggestion.closest(to: name, among: all) { return path }
        let short = all.map { String($0.split(separator: "/").last ?? "") }
        let last = String(name.split(separator: "/").last ?? "")
        if let index = short.firstIndex(of: last) { return all[index] }
        return Suggestion.closest(to: last, among: short).flatMap(short.firstIndex).map { all[$0] }
    }
}
