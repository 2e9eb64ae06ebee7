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
            "at", example: "0.15", why: "is no time in seconds", hint: "for example at=0.15"
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
        FigureDrawing(layout: figure(of: recording))
    }
}
