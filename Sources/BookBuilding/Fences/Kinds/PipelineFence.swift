import Diagrams
import EventEngine

/// `pipeline`: the way of an event from the hardware to the app.
struct PipelineFence: DrawnFence, Equatable {
    static let word = "pipeline"
    static var tableLabel: KeyPath<SiteStrings, String> { \.stages }

    var options = PipelineOptions()

    init() {}

    init(_ options: inout FenceOptions) {
        let touch = options.touch()
        self.options = PipelineOptions(touch: touch ?? 1, stage: options.choice("stage", example: "hit-test"))
    }

    func figure(of recording: Recording) -> PipelineFigure {
        PipelineFigure(recording: recording, options: options)
    }

    /// Most of it is the same for every touch.
    static func isUsual(for recording: Recording) -> Bool { false }
}
