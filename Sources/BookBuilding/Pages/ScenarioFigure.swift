import ScenarioLanguage

/// What the figures of one page share.
struct FigurePage {
    /// Which rows have got their ids.
    var anchors: PageAnchors
    let sources: SourceLines
    /// The link to the page of rules, without an anchor.
    let rulesPage: String
    let strings: SiteStrings
}

/// What a page shows of one scenario: its code, and the outputs that stand directly behind it in the chapter.
/// An output that stands elsewhere is a figure without code.
struct ScenarioFigure {
    /// The Swift of a scenario.
    struct Source {
        var text: String
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

    /// The figure's markup.
    func write(into html: inout HTMLWriter, on page: inout FigurePage) {
        let strings = page.strings
        let context = context(on: page)
        let pictures = outputs.filter { $0.isPicture }
        let others = outputs.filter { !$0.isPicture }
        let isBeside = !pictures.isEmpty && 2 * rowsBesidePictures >= rowsOfPictures
        let style = HTMLAttribute.class(isBeside ? "scenario beside" : "scenario")
        let content = { (figure: inout HTMLWriter) in
            writeCaption(into: &figure, strings: strings)
            if let source { write(source, into: &figure, strings: strings) }
            if !pictures.isEmpty {
                figure.element(.div, .class("pane pictures")) { pane in
                    for picture in pictures { picture.write(into: &pane, in: context, &page) }
                }
            }
            for other in others {
                figure.element(.div, .class("pane")) { other.write(into: &$0, in: context, &page) }
            }
            FigureReasons(outputs.compactMap(\.listing)).write(into: &figure, in: context)
        }
        if source != nil {
            html.element(.figure, .id(name), style, content: content)
        } else {
            html.element(.figure, style, content: content)
        }
    }

    /// How many rows of code and logs could stand beside the pictures.
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
            scenario: name, objects: FigureObjects(outputs), sources: page.sources,
            picture: outputs.lazy.compactMap(\.scaledDrawing).first, rulesPage: page.rulesPage,
            strings: page.strings)
    }

    private func writeCaption(into figure: inout HTMLWriter, strings: SiteStrings) {
        figure.element(.figcaption) { caption in
            if source == nil {
                caption.element(.a, .href("#" + name), text: title ?? name)
                guard let other else { return }
                caption.text(" \(strings.comparedWith) ")
                caption.element(.a, .href("#" + other.name), text: other.title ?? other.name)
                return
            }
            caption.text(title ?? name)
            caption.element(
                .a, .class("permalink"), .href("#" + name), .label(strings.scenarioLink), text: "#")
        }
    }

    private func write(_ source: Source, into figure: inout HTMLWriter, strings: SiteStrings) {
        let text = Array(source.text.utf8)
        let spans = SwiftHighlighter.spans(of: source.text).filter { $0.kind != .call }
        figure.element(.div, .class("pane source")) { pane in
            guard source.isSetup else {
                return pane.swift(
                    text, spans: spans, of: name, label: strings.scenario,
                    hidden: (
                        source.hiddenLines,
                        { "\(strings.hiddenLines) \($0.lowerBound)–\($0.upperBound)" }
                    ))
            }
            pane.element(.details) { details in
                details.element(.summary, text: strings.setup)
                details.swift(text, spans: spans, of: name, label: strings.scenario)
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

    /// The drawing in which points of the screen have places.
    fileprivate var scaledDrawing: Drawing? {
        guard case .drawing(let drawing) = output.form, drawing.wide.places != nil else { return nil }
        return drawing
    }

    fileprivate func write(into pane: inout HTMLWriter, in context: LogContext, _ page: inout FigurePage) {
        let strings = page.strings
        pane.element(.div, .class(isFresh ? kind.styleClass : "\(kind.styleClass) stale")) { part in
            switch freshness {
            case .fresh: break
            case .unfilled: part.element(.p, .class("notice"), text: strings.unfilled)
            case .stale: part.element(.p, .class("notice"), text: strings.stale)
            }
            switch output.form {
            case .log(let listing): part.log(listing, in: context, anchors: &page.anchors)
            case .drawing(let drawing):
                let label = strings[keyPath: kind.tableLabel]
                part.drawing(drawing, tableLabel: label, objects: context.objects) {
                    page.anchors.id(ofEntry: $0, in: context.scenario)
                }
            case .comparison(let listing):
                part.comparison(listing, in: context, anchors: page.anchors)
            case .table(let listing):
                part.table(listing, in: context, anchors: &page.anchors)
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
