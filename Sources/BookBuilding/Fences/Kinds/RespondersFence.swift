import Diagrams
import EventEngine

/// `responders`: the responder chain of a touch, and how far a message went.
struct RespondersFence: DrawnFence, Equatable {
    static let word = "responders"
    static var tableLabel: KeyPath<SiteStrings, String> { \.responders }

    var options = RespondersOptions()

    init() {}

    init(_ options: inout FenceOptions) {
        let touch = options.touch()
        let phase: RespondersOptions.Phase = options.choice("phase", example: "ended") ?? .began
        self.options = RespondersOptions(touch: touch ?? 1, phase: phase)
    }

    func figure(of recording: Recording) -> RespondersFigure {
        RespondersFigure(recording: recording, options: options)
    }
}
