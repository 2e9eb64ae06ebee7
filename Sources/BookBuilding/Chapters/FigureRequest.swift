import Diagrams

/// What is to be drawn of a scenario's run.
package enum FigureRequest: Equatable, Sendable {
    case log(LogOptions)
    case layout(LayoutOptions)
    case hitTest(HitTestOptions)
    case responders(RespondersOptions)
    case timeline(TimelineOptions)
    case pipeline(PipelineOptions)
    /// Two scenarios side by side.
    case diff(LogOptions)
    /// A row for each combination of the scenario's varied values.
    case table(TableOptions)
    /// The diagnostic with which the scenario was rejected.
    case rejection
}
