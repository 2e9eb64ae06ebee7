import Diagrams
import EventEngine
import ScenarioLanguage

/// The outcome of drawing: the output, and the words of the request that the recording does not know.
struct FigureDrawing {
    var output: FenceOutput
    /// Names of `only=` or `views=` that are nothing in the scenario, with what could have been meant.
    var unknownNames: [String] = []
    var knownNames: [String] = []
    /// Why there is nothing to draw although something was asked for: no such touch.
    var problem: String?

    /// Draws what a fence asks for; nil when that is the diagnostic of a scenario that ran.
    init?(_ request: FigureRequest, of run: ScenarioRun) {
        let recording = run.recording
        switch request {
        case .log(let options):
            let figure = LogFigure(
                recording: recording, options: options, declaredNames: run.declaredNames)
            self.init(log: figure, options, recording)
        case .layout(let options): self.init(layout: LayoutFigure(recording: recording, options: options))
        case .hitTest(let options): self.init(HitTestFigure(recording: recording, options: options))
        case .responders(let options): self.init(RespondersFigure(recording: recording, options: options))
        case .timeline(let options): self.init(TimelineFigure(recording: recording, options: options))
        case .pipeline(let options): self.init(PipelineFigure(recording: recording, options: options))
        case .rejection: return nil
        }
    }

    private init(log figure: LogFigure, _ options: LogOptions, _ recording: Recording) {
        let listing = LogListing(figure, of: recording, hasTimes: options.times)
        output = FenceOutput(body: figure.body, form: .log(listing), entries: figure.lines.map { $0.entry })
        unknownNames = figure.unknownNames
        knownNames = figure.knownNames
    }

    private init(layout figure: LayoutFigure) {
        let wide = figure.drawn(.wide)
        let narrow = figure.drawn(.narrow)
        self.init(
            figure, wide: DrawnText(wide.canvas, places: wide.places),
            narrow: DrawnText(narrow.canvas, places: narrow.places))
    }

    private init(_ figure: some Figure) {
        self.init(
            figure, wide: DrawnText(figure.canvas(.wide)), narrow: DrawnText(figure.canvas(.narrow)))
    }

    private init(_ figure: some Figure, wide: DrawnText, narrow: DrawnText) {
        let canvas = wide.canvas
        let drawing = Drawing(
            wide: wide, narrow: narrow, sentence: figure.accessibleDescription, table: figure.table)
        let entries = (0..<canvas.height).map { canvas.entry(ofRow: $0) }
        output = FenceOutput(body: canvas.fenceBody, form: .drawing(drawing), entries: entries)
        problem = figure.problem
        unknownNames = figure.unknownNames
        knownNames = figure.knownNames
    }
}
