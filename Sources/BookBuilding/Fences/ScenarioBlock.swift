import CommonMark
import Foundation
import Reporting

/// A `swift, scenario` block: code that runs.
package struct ScenarioBlock: Sendable {
    package var fence: FencedBlock
    /// Unique in the chapter.
    package var name: String
    /// The name in the info string.
    package var nameSpan: SourceSpan
    /// What the page calls it.
    package var title: String?
    /// The scenario whose code comes first.
    package var extends: String?
    package var extendsSpan: SourceSpan?
    /// Whether the page shows it folded.
    package var isSetup: Bool
    /// The screen in points, when the block names one.
    package var screen: CGSize?
    /// Whether it must be rejected.
    package var fails: Bool
    /// What is known to be wrong with it today: it must do the contrary of what it says, or the mark must go.
    package var knownIssue: String?
    /// The lines that the page shows folded, from 1, ascending and apart.
    package var hiddenLines: [ClosedRange<Int>]

    /// Reads the options; nil when there is no name to call it by.
    init?(_ fence: FencedBlock, _ info: FenceInfo, problems: inout [FenceProblem]) {
        var options = FenceOptions(info, of: "a scenario")
        _ = options.flag("scenario")
        let name = options.word("name", example: "tap-red")
        let title = options.word("title", example: "\"Who is hit?\"")
        let extends = options.word("extends", example: "three-views")
        isSetup = options.flag("setup")
        screen = options.value(
            "screen", example: "390x844", why: "is no screen size",
            hint: ScreenSize.hint, ScreenSize.read)
        fails = options.flag("fails")
        knownIssue = options.word("known-issue", example: "\"scrolling inside scrolling\"")?.text
        hiddenLines = options.lines("hide", upTo: fence.lines.count)
        options.finish()
        for word in [name, extends].compactMap(\.self) where !ScenarioName.isValid(word.text) {
            options.report(
                word.text.contains("/")
                    ? .badValue(
                        word, why: "is in another chapter",
                        hint: "a scenario extends one of its own chapter: write the code again here")
                    : ScenarioName.problem(word))
        }
        if !info.has("name") {
            options.report(
                .missingName(info.options.first { $0.key.text == "scenario" }?.key.span ?? fence.infoSpan))
        }
        problems += info.problems + options.problems
        let areNamesValid = [name, extends].allSatisfy { $0.map { ScenarioName.isValid($0.text) } ?? true }
        guard let name, areNamesValid else { return nil }
        self.fence = fence
        self.name = name.text
        nameSpan = name.span
        self.title = title?.text
        self.extends = extends?.text
        extendsSpan = extends?.span
    }
}

extension FencedBlock {
    /// The info string's place.
    var infoSpan: SourceSpan { SourceSpan(file: file, range: info) }

    /// The first line of the body that would close a fence of fewer characters.
    var shorterClosing: SourceSpan? {
        let mark = opening.lowerBound < file.bytes.count ? file.bytes[opening.lowerBound] : 0
        let line = lines.first { line in
            let bytes = file.bytes[line.range]
            let marks = bytes.drop { $0 == UInt8(ascii: " ") }
            return marks.count >= 3 && marks.allSatisfy { $0 == mark }
        }
        return line.map { SourceSpan(file: file, range: $0.range) }
    }
}
