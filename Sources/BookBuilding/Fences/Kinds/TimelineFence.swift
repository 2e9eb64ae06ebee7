import Diagrams
import EventEngine

/// `timeline`: touches and recognizers over time.
struct TimelineFence: DrawnFence, Equatable {
    static let word = "timeline"
    static var tableLabel: KeyPath<SiteStrings, String> { \.events }

    var options = TimelineOptions()

    init() {}

    init(_ options: inout FenceOptions) {
        let touch = options.touch()
        let names = options.list("only", example: "[redTap, red]")?.words.map(\.text)
        self.options = TimelineOptions(touch: touch, only: names)
    }

    func ofScenario(titled title: String?) -> TimelineFence {
        var copy = self
        copy.options.title = title
        return copy
    }

    func figure(of recording: Recording) -> TimelineFigure {
        TimelineFigure(recording: recording, options: options)
    }

    /// Without recognizers a timeline tells no more than the log.
    static func isUsual(for recording: Recording) -> Bool {
        RespondersFence.isUsual(for: recording) && !recording.gestures.isEmpty
    }
}
