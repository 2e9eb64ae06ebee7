import Diagrams
import EventEngine

/// What `tracebook run` can show of a scenario.
package enum RunFigure: String, CaseIterable, Sendable {
    case log, layout, hittest, responders, timeline, pipeline

    /// What is shown unless something else is asked for: drawings only where there is more to see than an
    /// empty screen, and never the pipeline, most of which is the same for every touch.
    static func usual(for recording: Recording) -> [RunFigure] {
        let viewsOfEmptyScreen = 2  // the window and the root view
        let showsViews = (recording.snapshots.last?.views.count ?? 0) > viewsOfEmptyScreen
        guard showsViews || !recording.touches.isEmpty else { return [.log] }
        // Without recognizers a timeline tells no more than the log.
        let timeline: [RunFigure] = recording.gestures.isEmpty ? [] : [.timeline]
        return [.log, .layout, .hittest, .responders] + timeline
    }

    /// The figure as text. One that cannot be drawn is nil if it is only there because it is usual, else the
    /// reason. The log is drawn by `RunLog`, which knows what it has to show.
    func text(of recording: Recording, _ width: FigureWidth, isUsual: Bool) -> [UInt8]? {
        let figure: any Figure
        switch self {
        case .log: return RunLog().figure(of: recording).body
        case .layout: figure = LayoutFigure(recording: recording)
        case .hittest: figure = HitTestFigure(recording: recording)
        case .responders: figure = RespondersFigure(recording: recording)
        case .timeline: figure = TimelineFigure(recording: recording)
        case .pipeline: figure = PipelineFigure(recording: recording)
        }
        guard let problem = figure.problem else { return figure.render(width) }
        return isUsual ? nil : Array("nothing to show: \(problem)\n".utf8)
    }
}
