import Diagrams

/// What is to be drawn of a scenario's run.
package enum FigureRequest: Equatable, Sendable {
    case log(LogOptions)
    case layout(LayoutOptions)
    case hitTest(HitTestOptions)
    case responders(RespondersOptions)
    case timeline(TimelineOptions)
    case pipeline(PipelineOptions)
    /// The diagnostic with which the scenario was rejected.
    case rejection
}
