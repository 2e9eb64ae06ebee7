import Diagrams
import EventEngine
import ScenarioLanguage

/// A kind of fence that is a picture of one run, drawn with characters.
protocol DrawnFence: FenceKind {
    associatedtype Picture: Figure

    /// With the options that a fence without options has.
    init()

    /// The picture of a run.
    func figure(of recording: Recording) -> Picture

    /// The picture in both of its widths.
    func drawing(of recording: Recording) -> FigureDrawing

    /// Whether `tracebook run` shows it unless something else is asked for.
    static func isUsual(for recording: Recording) -> Bool
}

extension DrawnFence {
    static var isOfOneRun: Bool { true }

    func drawing(of recording: Recording) -> FigureDrawing { FigureDrawing(figure(of: recording)) }

    func draw(
        _ subjects: [FenceSubject], budget: inout ChapterBudget
    ) throws(FenceRefusal) -> FigureDrawing? {
        guard let recording = subjects.first?.run.recording, budget.take(work: recording.units) else {
            return nil
        }
        let drawing = drawing(of: recording)
        return budget.take(drawing.output) ? drawing : nil
    }

    /// Drawings are shown where there is more to see than an empty screen.
    static func isUsual(for recording: Recording) -> Bool {
        let viewsOfEmptyScreen = 2  // the window and the root view
        let showsViews = (recording.snapshots.last?.views.count ?? 0) > viewsOfEmptyScreen
        return showsViews || !recording.touches.isEmpty
    }
}
