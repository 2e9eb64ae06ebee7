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
    /// The word that begins the info string: `log`.
    package var kind: String
    package var request: FigureRequest
    /// Where the info string names objects of the scenario (`only=`, `views=`).
    package var namesSpan: SourceSpan?

    /// Reads the options; nil when there is nothing that can be shown.
    init?(_ fence: FencedBlock, _ info: FenceInfo, problems: inout [FenceProblem]) {
        guard let word = info.language else {
            problems.append(.missingKind(fence.infoSpan))
            return nil
        }
        guard let kind = OutputKind(rawValue: word.text) else {
            problems.append(.unknownKind(word))
            return nil
        }
        var options = FenceOptions(info, of: "\(kind.article) '\(kind.rawValue)' fence")
        let (of, other) = OutputFence.scenarios(of: kind, &options)
        let request = FigureRequest(kind, &options)
        options.finish()
        if !info.has("of") { options.report(.missingOf(word)) }
        problems += info.problems + options.problems
        guard let of else { return nil }
        self.fence = fence
        self.of = of.text
        ofSpan = of.span
        self.other = other.map { ($0.text, $0.span) }
        self.kind = kind.rawValue
        self.request = request
        namesSpan = info.options.first { $0.key.text == FigureRequest.namesOption(of: kind) }?.value?.span
    }

    /// The names that `of=` has: one, and for a `diff` two.
    private static func scenarios(
        of kind: OutputKind, _ options: inout FenceOptions
    ) -> (FenceInfo.Word?, FenceInfo.Word?) {
        guard kind == .diff else { return (options.word("of", example: "tap-red"), nil) }
        guard let list = options.list("of", example: "[tap, drag]") else { return (nil, nil) }
        guard list.words.count == 2, list.words[0].text != list.words[1].text else {
            options.report(.notTwoScenarios(list.span))
            return (nil, nil)
        }
        return (list.words[0], list.words[1])
    }
}
