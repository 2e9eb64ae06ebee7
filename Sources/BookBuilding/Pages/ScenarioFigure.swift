import EventEngine
import ScenarioLanguage

/// What the figures of one page share.
struct FigurePage {
    /// Which rows have got their ids.
    var anchors: PageAnchors
    let sources: SourceLines
    /// By block or source: the ids of the lines that rows of logs or links lead to.
    var lineIDs: [String: [Int: String]] = [:]
    /// The sources that are on the page already, by number.
    var shownSources: Set<Int> = []
    /// The blocks of other chapters whose code the page has, for those who copy what extends them.
    var hiddenBases: Set<String> = []
    /// The first figure of the page that explains a rule, which has its words: its scenario.
    var explained: [RuleID: String] = [:]
    /// The link to the page of rules, without an anchor.
    let rulesPage: String
    let strings: SiteStrings
    /// Whether the book is in English.
    let isEnglish: Bool
}

/// What a page shows of one scenario: its code, and the outputs that are directly behind it in the chapter.
/// An output that is elsewhere is a figure without code.
struct ScenarioFigure {
    /// The Swift of a scenario.
    struct Source {
        var text: String
        /// What of it deserves a colour; nil where nobody has looked yet.
        var spans: [ColouredSpan]?
        /// Shown folded.
        var isSetup: Bool
        /// The lines, from 1, that are shown folded.
        var hiddenLines: [ClosedRange<Int>] = []
    }

    /// One output fence.
    struct Output {
        var kind: any FenceKind.Type
        /// Nil when the scenario failed and there is nothing to show.
        var output: FenceOutput
        var freshness: Freshness
    }

    /// The scenario's name, unique in the chapter.
    var name: String
    var title: String?
    /// The scenario that it is compared with.
    var other: (name: String, title: String?)?
    var source: Source?
    var outputs: [Output]
    /// Why some objects had no part in the run.
    var silences: [WhyNotListing] = []

    /// The figure's markup.
    func write(into html: inout HTMLWriter, on page: inout FigurePage) {
        let strings = page.strings
        let context = context(on: page)
        let pictures = outputs.filter { $0.isPicture }
        let others = outputs.filter { !$0.isPicture }
        let isBeside = !pictures.isEmpty && 2 * rowsBesidePictures >= rowsOfPictures
        let id = source == nil ? [] : [HTMLAttribute.id(name)]
        let style = isBeside ? [HTMLAttribute.class("beside")] : []
        let content = { (figure: inout HTMLWriter, page: inout FigurePage) in
            writeCaption(into: &figure, strings: strings)
            if let source {
                // A scenario may be the code of another one and nothing else.
                if !source.text.isEmpty { write(source, into: &figure, on: &page) }
                writeFiles(into: &figure, on: &page)
            }
            if !pictures.isEmpty {
                figure.element(.div, .class("pictures")) { pane in
                    for picture in pictures { picture.write(into: &pane, in: context, &page) }
                }
            }
            for other in others { other.write(into: &figure, in: context, &page) }
            let reasons = FigureReasons(outputs.compactMap(\.listing), and: outputs.flatMap(\.otherRules))
            reasons.write(into: &figure, in: context, explained: page.explained)
            if source != nil { note(reasons, on: &page) }
            figure.silences(silences, in: context)
        }
        html.element(.figure, attributes: id + style) { content(&$0, &page) }
    }

    /// Later figures of the page lead to this one for the rules that it is the first to explain.
    private func note(_ reasons: FigureReasons, on page: inout FigurePage) {
        for rule in reasons.rules where page.explained[rule] == nil {
            page.explained[rule] = name
        }
    }

    /// How many rows of code and logs could be beside the pictures.
    private var rowsBesidePictures: Int {
        let code = source.map { $0.isSetup ? 0 : $0.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 } ?? 0
        return code + outputs.reduce(0) { $0 + ($1.listing?.rows.count ?? ($1.isPicture ? 0 : 4)) }
    }

    private var rowsOfPictures: Int {
        outputs.reduce(0) { rows, output in
            guard case .drawing(let drawing) = output.output.form else { return rows }
            return rows + drawing.wide.canvas.height
        }
    }

    private func context(on page: FigurePage) -> LogContext {
        LogContext(
            scenario: name, objects: FigureObjects(outputs), sources: page.sources, hasCode: source != nil,
            picture: outputs.lazy.compactMap(\.scaledDrawing).first, rulesPage: page.rulesPage,
            strings: page.strings)
    }

    /// The caption is the link to the scenario.
    private func writeCaption(into figure: inout HTMLWriter, strings: SiteStrings) {
        figure.element(.figcaption) { caption in
            caption.element(.a, .href("#" + name), text: title ?? name)
            guard let other else { return }
            caption.text(" \(strings.comparedWith) ")
            caption.element(.a, .href("#" + other.name), text: other.title ?? other.name)
        }
    }

    /// The Swift files that the scenario is compiled with: folded where the page shows them first, and links
    /// to that place behind it.
    private func writeFiles(into figure: inout HTMLWriter, on page: inout FigurePage) {
        for number in page.sources.sourcesOfScenario[name] ?? [] {
            let file = page.sources.sources[number]
            let id = SourceLines.name(ofSource: number)
            let strings = page.strings
            guard page.shownSources.insert(number).inserted else {
                figure.element(.p, .class("label")) { line in
                    line.text(strings.compiledWith + " ")
                    line.element(.a, .href("#" + id), text: file.path)
                }
                continue
            }
            figure.element(.div, .class("source")) { pane in
                pane.element(.details, .id(id)) { details in
                    details.element(.summary, text: "\(strings.compiledWith) \(file.path)")
                    details.swift(
                        Array(file.text.utf8), spans: SwiftHighlighter.spans(of: file.text),
                        isSource: true, ids: page.lineIDs[id] ?? [:])
                }
            }
        }
    }

    /// The code of other chapters' blocks that this one extends, which the page does not show: the script
    /// copies it with the scenario.
    private func writeHiddenBases(into figure: inout HTMLWriter, on page: inout FigurePage) {
        for base in page.sources.basesOfScenario[name] ?? [] {
            guard let code = base.hiddenCode, page.hiddenBases.insert(base.name).inserted else { continue }
            figure.element(.template, .id(base.name), text: code)
        }
    }

    private func write(_ source: Source, into figure: inout HTMLWriter, on page: inout FigurePage) {
        writeHiddenBases(into: &figure, on: &page)
        let strings = page.strings
        let bases = (page.sources.basesOfScenario[name] ?? []).map(\.name).joined(separator: " ")
        let whole = bases.isEmpty ? [] : [HTMLAttribute.data("whole", bases)]
        let text = Array(source.text.utf8)
        let spans = source.spans ?? SwiftHighlighter.spans(of: source.text)
        let ids = page.lineIDs[name] ?? [:]
        figure.element(.div, attributes: [.class("source")] + whole) { pane in
            guard source.isSetup else {
                return pane.swift(
                    text, spans: spans, isSource: true, ids: ids,
                    hidden: (
                        source.hiddenLines,
                        { "\(strings.hiddenLines) \($0.lowerBound)–\($0.upperBound)" }
                    ))
            }
            pane.element(.details) { details in
                details.element(.summary, text: strings.setup)
                details.swift(text, spans: spans, isSource: true, ids: ids)
            }
        }
    }
}

extension ScenarioFigure.Output {
    fileprivate var isPicture: Bool {
        if case .drawing = output.form { true } else { false }
    }

    fileprivate var listing: LogListing? {
        if case .log(let listing) = output.form { listing } else { nil }
    }

    /// The rules of rows that have no address: of a comparison, and of the runs of a table.
    fileprivate var otherRules: [RuleID] {
        switch output.form {
        case .comparison(let listing): listing.rows.map(\.row.rule)
        case .table(let listing): listing.logs.flatMap(\.rows).map(\.rule)
        default: []
        }
    }

    /// The drawing in which points of the screen have places.
    fileprivate var scaledDrawing: Drawing? {
        guard case .drawing(let drawing) = output.form, drawing.wide.places != nil else { return nil }
        return drawing
    }

    fileprivate func write(
        into html: inout HTMLWriter, in context: LogContext, _ page: inout FigurePage
    ) {
        let strings = page.strings
        html.element(.div, .class(kind.styleClass + (isFresh ? "" : " stale"))) { part in
            switch freshness {
            case .fresh: break
            case .unfilled: part.element(.p, .class("notice"), text: strings.unfilled)
            case .stale: part.element(.p, .class("notice"), text: strings.stale)
            }
            switch output.form {
            case .log(let listing): part.log(listing, in: context, anchors: &page.anchors)
            case .drawing(let drawing):
                let label = strings[keyPath: kind.tableLabel]
                let isEnglish = page.isEnglish
                part.drawing(drawing, tableLabel: label, isEnglish: isEnglish, objects: context.objects) {
                    page.anchors.id(ofEntry: $0, in: context.scenario)
                }
            case .comparison(let listing):
                part.comparison(listing, in: context, anchors: page.anchors)
            case .table(let listing):
                part.table(listing, in: context, anchors: &page.anchors)
            case .reasons(let listing):
                part.reasons(listing, in: context)
            case .rejection:
                part.element(.p, .class("label"), text: strings.error)
                part.element(.pre, .focusable, .role("group"), .label(strings.error)) { $0.text(output.body) }
            }
        }
    }

    private var isFresh: Bool {
        if case .fresh = freshness { true } else { false }
    }
}
