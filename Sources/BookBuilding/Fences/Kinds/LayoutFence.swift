import Diagrams
import EventEngine

/// `layout`: the views where they lie.
struct LayoutFence: DrawnFence, Equatable {
    static let word = "layout"
    static let namesOption = "views"
    static var tableLabel: KeyPath<SiteStrings, String> { \.views }

    var options = LayoutOptions()

    /// Seconds; no scenario lasts longer.
    private static let latest = 86_400.0

    init() {}

    init(_ options: inout FenceOptions) {
        let views = options.list("views", example: "[red, gray]")?.words.map(\.text)
        let at = options.value(
            "at", example: "0.15", why: "is no time in seconds",
            hint: "seconds count from the first touch-down on: for example at=0.15"
        ) { text -> Double? in
            // Double reads more than a number of seconds: 0x1p3, nan, infinity.
            let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
            return isPlain ? Double(text).flatMap { $0 <= Self.latest ? $0 : nil } : nil
        }
        let rows: LayoutOptions.Rows = options.choice("rows", example: "all") ?? .cropped
        self.options = LayoutOptions(views: views, at: at, rows: rows)
    }

    func figure(of recording: Recording) -> LayoutFigure {
        LayoutFigure(recording: recording, options: options)
    }

    func drawing(of recording: Recording) -> FigureDrawing {
        var drawing = FigureDrawing(layout: figure(of: recording))
        if let at = options.at, let end = LayoutFence.end(of: recording), at > end {
            drawing.problem = "nothing happens at \(at) s any more: the last event is at \(end) s"
            drawing.problemHint = "write a time from 0 to \(end), for example at=\(end)"
        }
        return drawing
    }

    /// When the last thing happens, in seconds; nil when nothing does.
    private static func end(of recording: Recording) -> Double? {
        let times = [
            recording.entries.last?.time, recording.snapshots.last?.time, recording.touches.last?.time,
        ]
        return times.compactMap(\.self).max().map { Double($0 &- recording.epoch) / 1e6 }
    }
}
