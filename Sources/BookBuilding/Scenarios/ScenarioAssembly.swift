import CommonMark
import EventEngine
import Foundation
import Reporting
import ScenarioLanguage

/// The code of each scenario of a chapter, with everything that it extends in front.
struct ScenarioAssembly: Sendable {
    /// A scenario that is ready to run.
    struct Scenario: Sendable {
        /// Its own block.
        var block: ScenarioBlock
        /// What it extends, first the one that stands first in the code; then itself.
        var chain: [ScenarioBlock]
        var code: ScenarioCode
    }

    /// In the chapter's order; a scenario whose base is missing is not among them.
    private(set) var scenarios: [Scenario] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// A chain of `extends` may be so long.
    static let longestChain = 32

    /// - Parameters:
    ///   - screen: the screen of scenarios that name none.
    ///   - name: the only scenario that is wanted; all of them for nil.
    ///   - budget: what the chapter may cost.
    init(
        _ blocks: [ScenarioBlock], screen: CGSize, only name: String? = nil,
        budget: inout ChapterBudget
    ) {
        let byName = Dictionary(blocks.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for block in blocks where name == nil || block.name == name {
            guard let chain = chain(endingWith: block, byName: byName) else { continue }
            guard budget.takeCode(bytes: chain.reduce(0) { $0 + $1.fence.body.count }) else {
                diagnostics.append(
                    ChapterBudget.problem(
                        with: block.name, at: block.nameSpan,
                        "make the scenarios shorter, or put them into several chapters"))
                return
            }
            var text = EmbeddedText()
            for link in chain { text.append(link.fence.embeddedText) }
            let size = chain.reversed().compactMap(\.screen).first ?? screen
            let code = ScenarioCode(name: block.name, text: text, screen: size)
            scenarios.append(Scenario(block: block, chain: chain, code: code))
        }
    }

    /// What a scenario can extend; nil when there is too much of it to list, or nothing.
    private static func scenarios(_ names: [String]) -> String? {
        guard !names.isEmpty else { return "a scenario extends one of its own chapter" }
        guard names.count <= 8 else { return nil }
        return "its scenarios are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }

    private mutating func chain(
        endingWith block: ScenarioBlock, byName: [String: ScenarioBlock]
    ) -> [ScenarioBlock]? {
        var chain = [block]
        while let name = chain[0].extends {
            let span = chain[0].extendsSpan
            guard let base = byName[name] else {
                // The block that says so reports it; those that extend it would only repeat it.
                if chain.count == 1 {
                    diagnostics.append(
                        Diagnostic(
                            code: .unknownScenario, "the chapter has no scenario '\(name)'", at: span,
                            hint: Suggestion.hint(for: name, among: byName.keys.sorted())
                                ?? Self.scenarios(byName.keys.filter { $0 != block.name }.sorted())))
                }
                return nil
            }
            if chain.contains(where: { $0.name == name }) {
                let circle = (chain.map(\.name).reversed() + [name]).joined(separator: " -> ")
                diagnostics.append(
                    Diagnostic(
                        code: .circularExtends, "'\(block.name)' extends itself: \(circle)", at: span))
                return nil
            }
            guard chain.count < Self.longestChain else {
                diagnostics.append(
                    Diagnostic(
                        code: .longExtends, "more than \(Self.longestChain) scenarios extend each other",
                        at: block.extendsSpan))
                return nil
            }
            chain.insert(base, at: 0)
        }
        return chain
    }
}
