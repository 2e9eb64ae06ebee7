import CommonMark
import ScenarioLanguage

/// The markup that takes the place of a chapter's code fences: figures for scenarios and their outputs,
/// coloured listings for other Swift.
///
/// Outputs that are directly behind their scenario, with nothing in between, become one figure with it.
struct ChapterFigures {
    /// By the index of the fence in the document; a fence that moved into another's figure is empty. Fences
    /// that are not here stay as libcmark renders them.
    private(set) var markup: [Int: String] = [:]
    /// What of the figures can be linked to.
    private(set) var targets = PageTargets()

    private(set) var page: FigurePage
    private let runs: ScenarioRuns

    /// - Parameter rulesPage: the link to the page of rules.
    init(
        _ chapter: Chapter, sources: SourceLines, runs: ScenarioRuns, outputs: ChapterOutputs,
        freshness: FreshnessReport, book: BookContext, rulesPage: String
    ) {
        self.runs = runs
        var shown: [Int: ScenarioFigure.Output] = [:]
        for (index, fence) in chapter.outputs.enumerated() {
            guard let output = outputs.outputs[index] else { continue }
            shown[fence.fence.index] = ScenarioFigure.Output(
                kind: type(of: fence.kind), output: output, freshness: freshness.states[index])
        }
        let logs = ChapterFigures.logs(of: chapter, outputs)
        page = FigurePage(
            anchors: PageAnchors(logs: logs), sources: sources,
            lineIDs: sources.ids(of: logs, linked: book.linkedLines), rulesPage: rulesPage,
            strings: book.strings, isEnglish: book.settings.isEnglish)
        targets.rows = page.anchors.numbers.mapValues { $0.sorted() }
        let followers = FigureGroups(chapter).followers
        let scenarios = Dictionary(uniqueKeysWithValues: chapter.scenarios.map { ($0.fence.index, $0) })
        let fences = Dictionary(uniqueKeysWithValues: chapter.outputs.map { ($0.fence.index, $0) })
        let titles = Dictionary(uniqueKeysWithValues: chapter.scenarios.map { ($0.name, $0.title) })
        for fence in chapter.document.fences where markup[fence.index] == nil {
            if let scenario = scenarios[fence.index] {
                let behind = followers[fence.index] ?? []
                add(scenario, outputs: behind.compactMap { shown[$0] })
                for index in behind { markup[index] = "" }
            } else if let output = fences[fence.index] {
                let outputs = shown[fence.index].map { [$0] } ?? []
                let title = titles[output.of] ?? nil
                let other = output.other.map { (name: $0.name, title: titles[$0.name] ?? nil) }
                write(
                    ScenarioFigure(
                        name: output.of, title: title, other: other, source: nil, outputs: outputs),
                    for: fence)
            } else if fence.infoString.split(separator: " ").first == "swift" {
                addListing(fence)
            }
        }
        targets.runs = page.anchors.runs
        for number in page.shownSources {
            let name = SourceLines.name(ofSource: number)
            targets.ids.insert(name)
            targets.lineCounts[name] = sources.sources[number].text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
    }

    private static func logs(
        of chapter: Chapter, _ outputs: ChapterOutputs
    ) -> [(scenario: String, listing: LogListing)] {
        zip(chapter.outputs, outputs.outputs).compactMap { fence, output in
            guard case .log(let listing)? = output?.form else { return nil }
            return (fence.of, listing)
        }
    }

    private mutating func add(_ scenario: ScenarioBlock, outputs: [ScenarioFigure.Output]) {
        let lines = scenario.fence.bodyLines
        let source = ScenarioFigure.Source(
            text: lines.map { $0 + "\n" }.joined(), spans: runs.colours[scenario.name],
            isSetup: scenario.isSetup,
            hiddenLines: scenario.hiddenLines)
        targets.ids.insert(scenario.name)
        targets.lineCounts[scenario.name] = lines.count
        write(
            ScenarioFigure(
                name: scenario.name, title: scenario.title, source: source, outputs: outputs,
                silences: silences(of: scenario, besides: outputs)),
            for: scenario.fence)
    }

    /// A part of a page that only prepares others has nobody to explain; what an output says is not said
    /// twice.
    private func silences(
        of scenario: ScenarioBlock, besides outputs: [ScenarioFigure.Output]
    ) -> [WhyNotListing] {
        guard !scenario.isSetup, case .ran(let run)? = runs.outcomes[scenario.name] else { return [] }
        let told = outputs.compactMap { output -> String? in
            guard case .reasons(let listing) = output.output.form else { return nil }
            return listing.question
        }
        return Silences.all(in: run.recording).filter { !told.contains($0.question) }
    }

    private mutating func write(_ figure: ScenarioFigure, for fence: FencedBlock) {
        var html = HTMLWriter(capacity: 4 << 10)
        figure.write(into: &html, on: &page)
        markup[fence.index] = String(decoding: html.bytes, as: UTF8.self)
    }

    private mutating func addListing(_ fence: FencedBlock) {
        let text = fence.bodyLines.map { $0 + "\n" }.joined()
        var html = HTMLWriter(capacity: 2 * text.utf8.count)
        html.swift(Array(text.utf8), spans: SwiftHighlighter.spans(of: text))
        markup[fence.index] = String(decoding: html.bytes, as: UTF8.self)
    }
}
