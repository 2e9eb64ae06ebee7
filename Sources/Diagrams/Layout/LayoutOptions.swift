/// What a `layout` fence may ask for.
package struct LayoutOptions: Equatable, Sendable {
    /// Which rows of the picture are drawn.
    package enum Rows: String, CaseIterable, Sendable {
        /// All but runs of rows in which nothing changes: those are one line that says how many they are.
        case cropped
        case all
    }

    /// Names of views, or of classes (instances of exactly that class), to draw; nil draws all. The picture
    /// then shows only the part of the screen that these views take.
    package var views: [String]?
    /// The moment to show, in seconds from the first touch-down; nil is the first touch-down itself, or the
    /// end when nothing was touched.
    package var at: Double?
    package var rows: Rows

    package init(views: [String]? = nil, at: Double? = nil, rows: Rows = .cropped) {
        self.views = views
        self.at = at
        self.rows = rows
    }
}
