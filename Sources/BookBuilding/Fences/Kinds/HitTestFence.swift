import Diagrams
import EventEngine

/// `hittest`: how hit-testing finds the view of a touch.
struct HitTestFence: DrawnFence, Equatable {
    static let word = "hittest"

    var options = HitTestOptions()

    init() {}

    init(_ options: inout FenceOptions) {
        let touch = options.touch()
        self.options = HitTestOptions(touch: touch ?? 1, pass: options.pass() ?? 1)
    }

    func figure(of recording: Recording) -> HitTestFigure {
        HitTestFigure(recording: recording, options: options)
    }
}
