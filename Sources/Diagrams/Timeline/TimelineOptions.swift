/// What a `timeline` fence may ask for.
package struct TimelineOptions: Equatable, Sendable {
    /// The number of the only touch that is shown, from 1; nil shows all touches.
    package var touch: Int?
    /// Names of recognizers and views, or of their classes, that have a column; nil lets the figure choose.
    package var only: [String]?
    /// What the first line says behind the touches: `a scroll view with a button in it`.
    package var title: String?

    package init(touch: Int? = nil, only: [String]? = nil, title: String? = nil) {
        self.touch = touch
        self.only = only
        self.title = title
    }
}
