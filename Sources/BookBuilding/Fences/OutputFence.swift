import CommonMark
import Reporting

/// A fence that shows what a scenario does: `log, of=tap-red`. Its body is the output that the author
/// accepted.
package struct OutputFence: Sendable {
    package var fence: FencedBlock
    /// The name of the scenario.
    package var of: String
    /// The name in the info string.
    package var ofSpan: SourceSpan
    /// The scenario that a `diff` compares it with; nil for all other fences.
    package var other: (name: String, span: SourceSpan)?
    /// What it shows, with its options.
    var kind: any FenceKind
    /// Where the info string names objects of the scenario (`only=`, `views=`).
    package var namesSpan: SourceSpan?
    /// Where the info string chooses a touch, a time or a phase, in that order; nil where it chooses none.
    package var momentSpan: SourceSpan?
    /// Whether its options are wrong, which is reported: what it would show is not what its author meant.
    package var isBroken: Bool

    /// The word that begins the info string: `log`.
    package var word: String { type(of: kind).word }

    /// Reads the options; nil when there is nothing that can be shown.
    init?(_ fence: FencedBlock, _ info: FenceInfo, problems: inout [FenceProblem]) {
        guard let word = info.language else {
            problems.append(.missingKind(fence.infoSpan))
            return nil
        }
        guard let kind = FenceKinds.named(word.text) else {
            problems.append(.unknownKind(word))
            return nil
        }
        var options = FenceOptions(info, of: "\(kind.article) '\(kind.word)' fence")
        let names = OutputFence.scenarios(of: kind, &options)
        self.kind = kind.init(&options)
        options.finish()
        if !info.has("of") { options.report(.missingOf(word)) }
        problems += info.problems + options.problems
        isBroken = !info.problems.isEmpty || !options.problems.isEmpty
        guard let first = names.first else { return nil }
        self.fence = fence
        of = first.text
        ofSpan = first.span
        other = names.dropFirst().first.map { ($0.text, $0.span) }
        let moments = ["touch", "at", "phase"].lazy.compactMap { key in
            info.options.first { $0.key.text == key }?.value?.span
        }
        momentSpan = moments.first
        namesSpan = info.options.first { $0.key.text == kind.namesOption }?.value?.span
    }

    /// The names that `of=` has, as many as the kind takes; none when they are wrong, which is reported.
    private static func scenarios(
        of kind: any FenceKind.Type, _ options: inout FenceOptions
    ) -> [FenceInfo.Word] {
        guard kind.scenarioCount == 2 else {
            return options.word("of", example: "tap-red").map { [$0] } ?? []
        }
        guard let list = options.list("of", example: "[tap, drag]") else { return [] }
        guard list.words.count == 2, list.words[0].text != list.words[1].text else {
            options.report(.notTwoScenarios(list.span))
            return []
        }
        return list.words
    }
}
