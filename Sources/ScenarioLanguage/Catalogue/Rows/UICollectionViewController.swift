import EventEngine
import Foundation

extension NativeCatalogue {
    /// UICollectionViewController.
    func addUICollectionViewController() {
        addClass(
            UICollectionViewController.self, named: "UICollectionViewController",
            superclass: UIViewController.self,
            "A controller with a collection view, whose data source and delegate it is (M-15)."
        ) { t in
            t.type.protocols = [
                NativeTypeID((any UICollectionViewDataSource).self),
                NativeTypeID((any UICollectionViewDelegate).self),
            ]
            collectionControllerRows(t)
            collectionControllerTouchRows(t)
            collectionControllerTwoFingerRows(t)
            collectionControllerDisplayRows(t)
            collectionControllerMenuRows(t)
            scrollNewsRows(t)
        }
    }

    private func collectionControllerRows(_ t: MemberTable<UICollectionViewController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
            UICollectionViewController(nibName: nil, bundle: nil)
        }
        t.required("init(coder:)") { (coder: NSCoder) in UICollectionViewController(coder: coder) }
        t.means("Makes one with a layout.")
        t.initializer("init(collectionViewLayout:)") { (layout: UICollectionViewLayout) in
            UICollectionViewController(collectionViewLayout: layout)
        }
        t.means("The collection view, which fills the view.")
        t.property("collectionView", \.collectionView, isImplicitlyUnwrapped: true)
        t.means("Its layout.")
        t.getter("collectionViewLayout", \.collectionViewLayout)
        t.means("Whether nothing is selected any more when the view appears.")
        t.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
        t.means("Knows the items: override these.")
        t.method("numberOfSections(in:)", override: .numberOfSectionsInCollection) {
            (c: UICollectionViewController, view: UICollectionView) in c.numberOfSections(in: view)
        }
        t.method("collectionView(_:numberOfItemsInSection:)", override: .numberOfItemsInSection) {
            (c: UICollectionViewController, view: UICollectionView, section: Int) in
            c.collectionView(view, numberOfItemsInSection: section)
        }
        t.method("collectionView(_:cellForItemAt:)", override: .cellForItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, cellForItemAt: path)
        }
        t.method("collectionView(_:canMoveItemAt:)", override: .canMoveItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, canMoveItemAt: path)
        }
        t.method("collectionView(_:moveItemAt:to:)", override: .moveItem) {
            (c: UICollectionViewController, view: UICollectionView, old: IndexPath, new: IndexPath) in
            c.collectionView(view, moveItemAt: old, to: new)
        }
    }

    private func collectionControllerTouchRows(_ t: MemberTable<UICollectionViewController>) {
        t.means("Is asked about items that are touched, and hears of them: override these.")
        t.method("collectionView(_:shouldHighlightItemAt:)", override: .shouldHighlightItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, shouldHighlightItemAt: path)
        }
        t.method("collectionView(_:didHighlightItemAt:)", override: .didHighlightItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, didHighlightItemAt: path)
        }
        t.method("collectionView(_:didUnhighlightItemAt:)", override: .didUnhighlightItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, didUnhighlightItemAt: path)
        }
        t.method("collectionView(_:shouldSelectItemAt:)", override: .shouldSelectItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, shouldSelectItemAt: path)
        }
        t.method("collectionView(_:shouldDeselectItemAt:)", override: .shouldDeselectItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, shouldDeselectItemAt: path)
        }
        t.method("collectionView(_:didSelectItemAt:)", override: .didSelectItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, didSelectItemAt: path)
        }
        t.method("collectionView(_:didDeselectItemAt:)", override: .didDeselectItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, didDeselectItemAt: path)
        }
    }

    private func collectionControllerTwoFingerRows(_ t: MemberTable<UICollectionViewController>) {
        t.means("Is asked about two fingers that select items, and hears of them: override these (M-11).")
        t.method(
            "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
            override: .shouldBeginSelectingItems
        ) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path)
        }
        t.method(
            "collectionView(_:didBeginMultipleSelectionInteractionAt:)", override: .didBeginSelectingItems
        ) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath) in
            c.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
        }
        t.method("collectionViewDidEndMultipleSelectionInteraction(_:)", override: .didEndSelectingItems) {
            (c: UICollectionViewController, view: UICollectionView) in
            c.collectionViewDidEndMultipleSelectionInteraction(view)
        }
    }

    private func collectionControllerDisplayRows(_ t: MemberTable<UICollectionViewController>) {
        t.means("Gives views beside the cells, and hears of what comes and goes: override these.")
        t.method("collectionView(_:viewForSupplementaryElementOfKind:at:)", override: .viewForSupplementary) {
            (c: UICollectionViewController, view: UICollectionView, kind: String, path: IndexPath) in
            c.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        }
        t.method("collectionView(_:willDisplay:forItemAt:)", override: .willDisplayItem) {
            (c: UICollectionViewController, view: UICollectionView, cell: UICollectionViewCell,
                path: IndexPath) in
            c.collectionView(view, willDisplay: cell, forItemAt: path)
        }
        t.method("collectionView(_:didEndDisplaying:forItemAt:)", override: .didEndDisplayingItem) {
            (c: UICollectionViewController, view: UICollectionView, cell: UICollectionViewCell,
                path: IndexPath) in
            c.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        }
        t.method(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            override: .willDisplaySupplementary
        ) {
            (c: UICollectionViewController, view: UICollectionView, other: UICollectionReusableView,
                kind: String, path: IndexPath) in
            c.collectionView(view, willDisplaySupplementaryView: other, forElementKind: kind, at: path)
        }
        t.method(
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            override: .didEndDisplayingSupplementary
        ) {
            (c: UICollectionViewController, view: UICollectionView, other: UICollectionReusableView,
                kind: String, path: IndexPath) in
            c.collectionView(view, didEndDisplayingSupplementaryView: other, forElementOfKind: kind, at: path)
        }
    }

    private func collectionControllerMenuRows(_ t: MemberTable<UICollectionViewController>) {
        t.means("The menu of an item, and where one that is moved by hand may be put: override these.")
        t.method("collectionView(_:contextMenuConfigurationForItemAt:point:)", override: .menuOfItem) {
            (c: UICollectionViewController, view: UICollectionView, path: IndexPath, point: CGPoint) in
            c.collectionView(view, contextMenuConfigurationForItemAt: path, point: point)
        }
        t.method("collectionView(_:willDisplayContextMenu:animator:)", override: .menuOfItemWillDisplay) {
            (c: UICollectionViewController, view: UICollectionView, menu: UIContextMenuConfiguration,
                animator: MenuAnimating?) in
            c.collectionView(view, willDisplayContextMenu: menu, animator: animator?.known)
        }
        t.method(
            "collectionView(_:willEndContextMenuInteraction:animator:)", override: .menuOfItemWillEnd
        ) {
            (c: UICollectionViewController, view: UICollectionView, menu: UIContextMenuConfiguration,
                animator: MenuAnimating?) in
            c.collectionView(view, willEndContextMenuInteraction: menu, animator: animator?.known)
        }
        let target =
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
            + "toProposedIndexPath:)"
        t.method(target, override: .targetForMove) {
            (c: UICollectionViewController, view: UICollectionView, old: IndexPath, now: IndexPath,
                proposal: IndexPath) in
            c.collectionView(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: old, atCurrentIndexPath: now,
                toProposedIndexPath: proposal)
        }
        t.method(
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            override: .targetForMoveFrom
        ) {
            (c: UICollectionViewController, view: UICollectionView, old: IndexPath, proposal: IndexPath) in
            c.collectionView(
                view, targetIndexPathForMoveFromItemAt: old, toProposedIndexPath: proposal)
        }
    }
}
