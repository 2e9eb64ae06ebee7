import EventEngine
import Foundation

extension NSDirectionalRectEdge: BridgedOptionSet {}
extension UIBackgroundConfiguration: BridgedStruct {}
extension UIViewConfigurationState: BridgedStruct {}
extension UICellConfigurationState: BridgedStruct {}

extension NativeCatalogue {
    /// NSDirectionalRectEdge.
    func addNSDirectionalRectEdge() {
        addOptionSet(
            NSDirectionalRectEdge.self, named: "NSDirectionalRectEdge",
            "Edges of a rectangle, by reading direction."
        ) { t in
            t.means("These.")
            t.enumCase("top", .top)
            t.enumCase("leading", .leading)
            t.enumCase("bottom", .bottom)
            t.enumCase("trailing", .trailing)
            t.enumCase("all", .all)
        }
    }

    /// UIBackgroundConfiguration, and the states that views look by.
    func addUIBackgroundConfiguration() {
        addStructure(
            UIBackgroundConfiguration.self, named: "UIBackgroundConfiguration", conformances: .hashable,
            "How the background of a cell or a button looks; only its own view is in the tree, where no "
                + "touch finds it."
        ) { t in
            backgroundKindRows(t)
            backgroundRows(t)
        }
        addStructure(
            UICellConfigurationState.self, named: "UICellConfigurationState", conformances: .hashable,
            "What a cell is like that looks by its state.", cellStateRows)
        addStructure(
            UIViewConfigurationState.self, named: "UIViewConfigurationState", conformances: .hashable,
            "What a view is like that looks by its state."
        ) { t in
            t.means("Makes a usual one.")
            t.initializer("init(traitCollection:)") { (traits: UITraitCollection) in
                UIViewConfigurationState(traitCollection: traits)
            }
            t.means("What it says.")
            t.field("traitCollection", \.traitCollection)
            t.field("isDisabled", \.isDisabled)
            t.field("isHighlighted", \.isHighlighted)
            t.field("isSelected", \.isSelected)
            t.field("isFocused", \.isFocused)
            t.field("isPinned", \.isPinned)
        }
    }

    private func backgroundKindRows(_ t: MemberTable<UIBackgroundConfiguration>) {
        t.means("None.")
        t.staticMethod("clear()") { () in UIBackgroundConfiguration.clear() }
        t.means("That of a part of a list.")
        t.staticMethod("listCell()") { () in UIBackgroundConfiguration.listCell() }
        t.staticMethod("listHeader()") { () in UIBackgroundConfiguration.listHeader() }
        t.staticMethod("listFooter()") { () in UIBackgroundConfiguration.listFooter() }
        t.staticMethod("listPlainCell()") { () in UIBackgroundConfiguration.listPlainCell() }
        t.staticMethod("listPlainHeaderFooter()") { () in UIBackgroundConfiguration.listPlainHeaderFooter() }
        t.staticMethod("listGroupedCell()") { () in UIBackgroundConfiguration.listGroupedCell() }
        t.staticMethod("listGroupedHeaderFooter()") { () in
            UIBackgroundConfiguration.listGroupedHeaderFooter()
        }
        t.staticMethod("listSidebarHeader()") { () in UIBackgroundConfiguration.listSidebarHeader() }
        t.staticMethod("listSidebarCell()") { () in UIBackgroundConfiguration.listSidebarCell() }
        t.staticMethod("listAccompaniedSidebarCell()") { () in
            UIBackgroundConfiguration.listAccompaniedSidebarCell()
        }
    }

    private func backgroundRows(_ t: MemberTable<UIBackgroundConfiguration>) {
        t.means("A view of its own, behind everything else.")
        t.field("customView", \.customView)
        t.means("From the edges to the background.")
        t.field("backgroundInsets", \.backgroundInsets)
        t.field(
            "edgesAddingLayoutMarginsToBackgroundInsets", \.edgesAddingLayoutMarginsToBackgroundInsets)
        t.means("How it looks; only kept here.")
        t.field("backgroundColor", \.backgroundColor)
        t.field("cornerRadius", \.cornerRadius)
        t.field("visualEffect", \.visualEffect)
        t.field("image", \.image)
        t.field("imageContentMode", \.imageContentMode)
        t.field("strokeColor", \.strokeColor)
        t.field("strokeWidth", \.strokeWidth)
        t.field("strokeOutset", \.strokeOutset)
        t.means("The same one: no state changes a background here.")
        t.method("updated(for:)") {
            (background: UIBackgroundConfiguration, state: UICellConfigurationState) in
            background.updated(for: state)
        }
        t.absent(.drawing, "backgroundColorTransformer", "strokeColorTransformer", "shadowProperties")
    }

    private func cellStateRows(_ t: MemberTable<UICellConfigurationState>) {
        t.means("Makes a usual one.")
        t.initializer("init(traitCollection:)") { (traits: UITraitCollection) in
            UICellConfigurationState(traitCollection: traits)
        }
        t.means("What it says.")
        t.field("traitCollection", \.traitCollection)
        t.field("isDisabled", \.isDisabled)
        t.field("isHighlighted", \.isHighlighted)
        t.field("isSelected", \.isSelected)
        t.field("isFocused", \.isFocused)
        t.field("isPinned", \.isPinned)
        t.field("isEditing", \.isEditing)
        t.field("isExpanded", \.isExpanded)
        t.field("isSwiped", \.isSwiped)
        t.field("isReordering", \.isReordering)
        t.absent(.dragAndDrop, "cellDragState", "cellDropState")
    }
}
