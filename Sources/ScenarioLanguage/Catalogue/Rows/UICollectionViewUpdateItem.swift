import EventEngine
import Foundation

extension UICollectionViewUpdateItem.Action: BridgedEnum {}

/// What layouts hear of updates, and how large views would like to be.
extension NativeCatalogue {
    /// UICollectionViewUpdateItem and its actions.
    func addUICollectionViewUpdateItem() {
        addClass(
            UICollectionViewUpdateItem.self, named: "UICollectionViewUpdateItem", superclass: NSObject.self,
            "One change of an update, as the layout hears of it; of a section, the item is 'NSNotFound'."
        ) { t in
            t.means("Where the item was, and where it will be; nil for one that comes, or goes.")
            t.getter("indexPathBeforeUpdate", \.indexPathBeforeUpdate)
            t.getter("indexPathAfterUpdate", \.indexPathAfterUpdate)
            t.means("What happens to it.")
            t.getter("updateAction", \.updateAction)
        }
        addEnumeration(
            UICollectionViewUpdateItem.Action.self, named: "UICollectionViewUpdateItem.Action",
            "What an update does to an item or a section."
        ) { t in
            t.means("This.")
            t.enumCase("insert", .insert)
            t.enumCase("delete", .delete)
            t.enumCase("reload", .reload)
            t.enumCase("move", .move)
            t.enumCase("none", .none)
        }
    }

    /// The rows of UICollectionViewLayout: updates, and another layout in its place.
    func layoutUpdateRows(_ t: MemberTable<UICollectionViewLayout>) {
        t.means("Hears what comes, goes and moves, before it is asked about that.")
        t.method("prepare(forCollectionViewUpdates:)", override: .prepareForUpdates) {
            (layout: UICollectionViewLayout, items: [UICollectionViewUpdateItem]) in
            layout.prepare(forCollectionViewUpdates: items)
        }
        t.means("Hears that everything about the update was asked.")
        t.method("finalizeCollectionViewUpdates()", override: .finalizeUpdates) {
            (layout: UICollectionViewLayout) in layout.finalizeCollectionViewUpdates()
        }
        t.means("Where an item comes from or goes to; asked of all that are seen, though nothing moves here.")
        t.method("initialLayoutAttributesForAppearingItem(at:)", override: .initialAttributesOfItem) {
            (layout: UICollectionViewLayout, path: IndexPath) in
            layout.initialLayoutAttributesForAppearingItem(at: path)
        }
        t.method("finalLayoutAttributesForDisappearingItem(at:)", override: .finalAttributesOfItem) {
            (layout: UICollectionViewLayout, path: IndexPath) in
            layout.finalLayoutAttributesForDisappearingItem(at: path)
        }
        besidesUpdateRows(t)
        t.means("Where the content rests after an update, or in another layout.")
        t.method("targetContentOffset(forProposedContentOffset:)", override: .offsetAfterUpdate) {
            (layout: UICollectionViewLayout, proposal: CGPoint) in
            layout.targetContentOffset(forProposedContentOffset: proposal)
        }
        t.means("Hears that an animation has changed the size, and that everything was asked for that.")
        t.method("prepare(forAnimatedBoundsChange:)", override: .prepareForAnimatedBounds) {
            (layout: UICollectionViewLayout, bounds: CGRect) in
            layout.prepare(forAnimatedBoundsChange: bounds)
        }
        t.method("finalizeAnimatedBoundsChange()", override: .finalizeAnimatedBounds) {
            (layout: UICollectionViewLayout) in layout.finalizeAnimatedBoundsChange()
        }
        t.means("Hears that another layout takes its place, or it that of another, and that both were asked.")
        t.method("prepareForTransition(to:)", override: .prepareForTransitionTo) {
            (layout: UICollectionViewLayout, other: UICollectionViewLayout) in
            layout.prepareForTransition(to: other)
        }
        t.method("prepareForTransition(from:)", override: .prepareForTransitionFrom) {
            (layout: UICollectionViewLayout, other: UICollectionViewLayout) in
            layout.prepareForTransition(from: other)
        }
        t.method("finalizeLayoutTransition()", override: .finalizeTransition) {
            (layout: UICollectionViewLayout) in layout.finalizeLayoutTransition()
        }
    }

    private func besidesUpdateRows(_ t: MemberTable<UICollectionViewLayout>) {
        t.means("The same of views beside the cells that come and go.")
        t.method(
            "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
            override: .initialAttributesOfSupplementary
        ) { (layout: UICollectionViewLayout, kind: String, path: IndexPath) in
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        }
        t.method(
            "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
            override: .finalAttributesOfSupplementary
        ) { (layout: UICollectionViewLayout, kind: String, path: IndexPath) in
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        }
        t.method(
            "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
            override: .initialAttributesOfDecoration
        ) { (layout: UICollectionViewLayout, kind: String, path: IndexPath) in
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
        t.method(
            "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)",
            override: .finalAttributesOfDecoration
        ) { (layout: UICollectionViewLayout, kind: String, path: IndexPath) in
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
