import Diagrams
import EventEngine

/// The outcome of drawing: the output, and the words of the request that the recording does not know.
struct FigureDrawing {
    var output: FenceOutput
    /// Names of `only=` or `views=` that are nothing in the scenario, with what could have been meant.
    var unknownNames: [String] = []
    var knownNames: [String] = []
    /// Why there is nothing to draw although something was asked for: no such touch.
    var problem: String?

    /// Draws a log, layout or hit-test of a recording.
    static func log(_ recording: Recording, _ options: LogOptions) -> FigureDrawing {
        let figure = LogFigure(recording: recording, options: options)
        let listing = LogListing(figure, of: recording, hasTimes: options.times)
        let output = FenceOutput(
            body: figure.body, form: .log(listing), entries: figure.lines.map { $0.entry })
        return FigureDrawing(output: output, unknownNames: figure.unknownNames, knownNames: figure.knownNames)
    }

    /// The view hierarchy to scale.
    static func layout(_ recording: Recording, _ options: LayoutOptions) -> FigureDrawing {
        let figure = LayoutFigure(recording: recording, options: options)
        return FigureDrawing(
            output: drawing(figure), unknownNames: figure.unknownNames, knownNames: figure.knownNames)
    }

    /// Who was asked, in order.
    static func hitTest(_ recording: Recording, _ options: HitTestOptions) -> FigureDrawing {
        let figure = HitTestFigure(recording: recording, options: options)
        return FigureDrawing(output: drawing(figure), problem: figure.problem)
    }

    private static func drawing(_ figure: some Figure) -> FenceOutput {
        let canvas = figure.canvas(.wide)
        let wide = figure.render(.wide)
        let drawing = Drawing(
            wide: wide, narrow: figure.render(.narrow), sentence: figure.accessibleDescription,
            table: figure.table)
        let entries = (0..<canvas.height).map { canvas.entry(ofRow: $0) }
        return FenceOutput(body: wide, form: .drawing(drawing), entries: entries)
    }
}
