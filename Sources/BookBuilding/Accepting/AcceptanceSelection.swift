import Reporting

/// Which fences an author wants to accept: all, or those of the scenarios that were named.
package struct AcceptanceSelection: Sendable {
    /// The full names of the scenarios; nil for all.
    private let chosen: Set<String>?
    /// Names that are no scenario of the book, and endings that more than one scenario has.
    package let problems: [Diagnostic]

    /// - Parameters:
    ///   - names: `01-who-is-hit/tap-red`, or an ending of that: `tap-red`. None means all.
    ///   - pruned: of fences that go because their scenario was removed: their names are known too.
    package init(names: [String], in build: BookBuild, pruned: [OrphanPruning] = []) {
        let scenarios = ScenarioNames(all: build.scenarios.map(\.name))
        let found = names.compactMap { name -> String? in
            guard case .found(let full) = scenarios.find(name) else { return nil }
            return full
        }
        chosen = names.isEmpty ? nil : Set(found)
        problems = names.compactMap { name in
            let isPruned = scenarios.find(name) == .unknown && pruned.contains { $0.isNamed(name) }
            return isPruned ? nil : scenarios.problem(with: name)
        }
    }

    /// Whether a scenario, by its full name, is among those wanted.
    func contains(_ name: String) -> Bool { chosen?.contains(name) ?? true }
}

extension ChapterAcceptance {
    /// Only what an author chose; nil when that is nothing.
    package func choosing(_ selection: AcceptanceSelection) -> ChapterAcceptance? {
        choosing(fences.indices.filter { selection.contains(fences[$0].name) })
    }
}
