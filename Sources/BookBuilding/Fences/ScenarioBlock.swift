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
    /// The chapter of that scenario, by its path inside Chapters; nil for the block's own.
    package var extendsChapter: String?
    /// The Swift files that it is compiled with, besides those of the settings and of what it extends.
    package var sources: [SourceName]
    /// Whether each word of `sources=` can be the path of one; the others are reported.
    let hasAllSources: Bool
    /// Whether the page shows it folded.
    package var isSetup: Bool
    /// The screen in points, when the block names one.
    package var screen: CGSize?
    /// Whether it must be rejected.
    package var fails: Bool
    /// What is known to be wrong with it today: it must do the contrary of what it says, or the mark must go.
    package var knownIssue: String?
    /// Whether its options are wrong, which is reported: what it would do is not what its author meant.
    var isBroken: Bool
    /// The lines that the page shows folded, from 1, ascending and apart.
    package var hiddenLines: [ClosedRange<Int>]

    /// The names of its options.
    static let optionNames = [
        "scenario", "name", "title", "extends", "setup", "screen", "fails", "known-issue", "hide",
    ]

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
        let named = options.list("sources", example: "[Sources/Sheet.swift]")?.words ?? []
        sources = Self.sources(named, &options)
        hasAllSources = sources.count == named.count
        options.finish()
        let slash = extends?.text.lastIndex(of: "/")
        let base = extends.map { word in
            FenceInfo.Word(
                text: slash.map { String(word.text[word.text.index(after: $0)...]) } ?? word.text,
                span: word.span)
        }
        for word in [name, base].compactMap(\.self) where !ScenarioName.isValid(word.text) {
            options.report(ScenarioName.problem(word))
        }
        if !info.has("name") {
            options.report(
                .missingName(info.options.first { $0.key.text == "scenario" }?.key.span ?? fence.infoSpan))
        }
        problems += info.problems + options.problems
        isBroken = !info.problems.isEmpty || !options.problems.isEmpty
        let areNamesValid = [name, base].allSatisfy { $0.map { ScenarioName.isValid($0.text) } ?? true }
        guard let name, areNamesValid else { return nil }
        self.fence = fence
        self.name = name.text
        nameSpan = name.span
        self.title = title?.text
        self.extends = base?.text
        extendsSpan = extends?.span
        if let slash, let path = extends?.text[..<slash] { extendsChapter = path + ".md" }
    }

    /// The files that `sources=[...]` names; a path that cannot be one is reported.
    private static func sources(_ words: [FenceInfo.Word], _ options: inout FenceOptions) -> [SourceName] {
        words.compactMap { word in
            if let problem = SourceName.problem(with: word.text) {
                options.report(.badValue(word, why: problem.why, hint: problem.hint))
                return nil
            }
            return SourceName(path: word.text, span: word.span)
        }
    }
}

extension FencedBlock {
    /// The info string's place.
    var infoSpan: SourceSpan { SourceSpan(file: file, range: info) }

    /// The line behind which a block that is never closed may have been meant to end: the last one before an
    /// empty line with more text behind it.
    var likelyEnd: SourceSpan? {
        func isEmpty(_ line: FencedBlock.Line) -> Bool {
            file.bytes[line.range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        }
        guard let gap = lines.firstIndex(where: isEmpty), gap > 0,
            lines[gap...].contains(where: { !isEmpty($0) })
        else { return nil }
        return SourceSpan(file: file, range: lines[gap - 1].range)
    }

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
