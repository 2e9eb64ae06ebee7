import Foundation

/// What a view is like that looks by its state.
public struct UIViewConfigurationState: Hashable, @unchecked Sendable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// Whether it is a header that stays on the screen while its section scrolls.
    public var isPinned = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a cell is like that looks by its state.
public struct UICellConfigurationState: Hashable, @unchecked Sendable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What configurations say of one cell.
struct CellConfiguration<Cell> {
    var background: UIBackgroundConfiguration?
    var backgroundView: UISystemBackgroundView?
    var updateHandler: ((_ cell: Cell, _ state: UICellConfigurationState) -> Void)?
    var contentUpdater: ((_ cell: Cell, _ state: UICellConfigurationState) -> Void)?
    var updatesContent = true
    var updatesBackground = true
}
