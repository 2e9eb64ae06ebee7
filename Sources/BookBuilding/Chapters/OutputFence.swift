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
    /// The word that begins the info string: `log`.
    package var kind: String
    package var request: FigureRequest
    /// Where the info string names objects of the scenario (`only=`, `views=`).
    package var namesSpan: SourceSpan?

    /// Reads the options; nil when there is nothing that can be shown.
    init?(_ fence: FencedBlock, _ info: FenceInfo, problems: inout [FenceProblem]) {
        guard let word = info.language else { return nil }
        guard let kind = OutputKind(rawValue: word.text) else {
            problems.append(.unknownKind(word))
            return nil
        }
        var options = FenceOptions(info, of: "\(kind.article) '\(kind.rawValue)' fence")
        let of = options.word("of", example: "tap-red")
        guard let request = FigureRequest(kind, &options) else {
            problems.append(.unsupportedKind(word))
            return nil
        }
        options.finish()
        if !info.has("of") { options.report(.missingOf(word)) }
        problems += info.problems + options.problems
        guard let of else { return nil }
        self.fence = fence
        self.of = of.text
        ofSpan = of.span
        self.kind = kind.rawValue
        self.request = request
        namesSpan = info.options.first { $0.key.text == FigureRequest.namesOption(of: kind) }?.value?.span
    }
}
