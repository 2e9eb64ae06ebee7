import Foundation

/// Measures of tables, in points, that Apple does not publish, each with its reason. Touches depend on them
/// only through the frames of rows.
package enum TableConstants {
    /// The height of a row that is left to the table: that of a cell with one line of text.
    package static let rowHeight: CGFloat = 44
    /// The height of a section's header or footer that has a title.
    package static let titleHeight: CGFloat = 28
    /// The height of a header or footer without a title in the grouped styles: twice that is the gap that one
    /// sees between two sections.
    package static let groupedGap: CGFloat = 17.5
    /// The height of the first header without a title in the grouped styles.
    package static let groupedTopGap: CGFloat = 35
    /// How far rows of the inset style are from the sides: the margin of narrow phones.
    package static let insetMargin: CGFloat = 16
    /// The width that a mark at the right end of a cell takes from the content view (our decision).
    package static let accessoryWidth: CGFloat = 40
    /// The width that the control of a row that is edited takes from the content view (our decision).
    package static let editWidth: CGFloat = 40
    /// The width of the control that moves a row: what Apple recommends for a finger to hit (our decision).
    package static let reorderWidth: CGFloat = 44
    /// The width of the index at the right edge, and the height of its titles (our decision).
    package static let indexWidth: CGFloat = 15
    package static let indexLine: CGFloat = 14
    /// How far text is from the sides of the content view: the margin of narrow phones.
    package static let textMargin: CGFloat = 16
}
