import ScenarioLanguage

/// What a page shows of one scenario: its code, and the outputs that stand directly behind it in the chapter.
/// An output that stands elsewhere is a figure without code.
struct ScenarioFigure {
    /// The Swift of a scenario.
    struct Source {
        var text: String
        /// Shown folded.
        var isSetup: Bool
    }

    /// One output fence.
    struct Output {
        /// `log`, `layout`, ...
        var kind: String
        /// Nil when the scenario failed and there is nothing to show.
        var output: FenceOutput
        var freshness: Freshness
    }

    /// The scenario's name, unique in the chapter.
    var name: String
    var title: String?
    var source: Source?
    var outputs: [Output]

    /// The figure's markup.
    func write(into html: inout HTMLWriter, anchors: inout PageAnchors, strings: SiteStrings) {
        let pictures = outputs.filter { $0.isPicture }
        let others = outputs.filter { !$0.isPicture }
        let isBeside = !pictures.isEmpty && (source.map { !$0.isSetup } ?? false || !others.isEmpty)
        let style = HTMLAttribute.class(isBeside ? "scenario beside" : "scenario")
        let content = { (figure: inout HTMLWriter) in
            writeCaption(into: &figure, strings: strings)
            if let source { write(source, into: &figure, strings: strings) }
            if !pictures.isEmpty {
                figure.element(.div, .class("pane pictures")) { pane in
                    for picture in pictures {
                        picture.write(of: name, into: &pane, anchors: &anchors, strings)
                    }
                }
            }
            for other in others {
                figure.element(.div, .class("pane")) {
                    other.write(of: name, into: &$0, anchors: &anchors, strings)
                }
            }
        }
        if source != nil {
            html.element(.figure, .id(name), style, content: content)
        } else {
            html.element(.figure, style, content: content)
        }
    }

    private func writeCaption(into figure: inout HTMLWriter, strings: SiteStrings) {
        figure.element(.figcaption) { caption in
            if source == nil {
                caption.element(.a, .href("#" + name), text: title ?? name)
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
                return pane.swift(text, spans: spans, of: name, label: strings.scenario)
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

    fileprivate func write(
        of scenario: String, into pane: inout HTMLWriter, anchors: inout PageAnchors, _ strings: SiteStrings
    ) {
        pane.element(.div, .class(isFresh ? kind : "\(kind) stale")) { part in
            switch freshness {
            case .fresh: break
            case .unfilled: part.element(.p, .class("notice"), text: strings.unfilled)
            case .stale: part.element(.p, .class("notice"), text: strings.stale)
            }
            switch output.form {
            case .log(let listing): part.log(listing, of: scenario, anchors: &anchors, strings: strings)
            case .drawing(let drawing):
                let known = anchors
                part.drawing(drawing, tableLabel: tableLabel(strings)) { known.id(ofEntry: $0, in: scenario) }
            case .rejection:
                part.element(.p, .class("label"), text: strings.error)
                part.element(.pre, .focusable, .role("group"), .label(strings.error)) { $0.text(output.body) }
            }
        }
    }

    private var isFresh: Bool {
        if case .fresh = freshness { true } else { false }
    }

    private func tableLabel(_ strings: SiteStrings) -> String {
        switch OutputKind(rawValue: kind) {
        case .layout: strings.views
        case .responders: strings.responders
        case .timeline: strings.events
        case .pipeline: strings.stages
        default: strings.calls
        }
    }
}
