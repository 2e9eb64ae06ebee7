import EventEngine
import Foundation

extension UICollectionView.ScrollPosition: BridgedOptionSet {}
extension UICollectionView.ScrollDirection: BridgedEnum {}

extension NativeCatalogue {
    /// UICollectionView, and what belongs to it.
    func addUICollectionView() {
        addClass(
            UICollectionView.self, named: "UICollectionView", superclass: UIScrollView.self,
            "Items where a layout puts them, made from a data source."
        ) { t in
            collectionRows(t)
            collectionCellRows(t)
            supplementaryRows(t)
            collectionSelectionRows(t)
            collectionChangeRows(t)
        }
        addOptionSet(
            UICollectionView.ScrollPosition.self, named: "UICollectionView.ScrollPosition",
            "Where an item is after scrolling."
        ) { t in
            t.means("There.")
            t.enumCase("top", .top)
            t.enumCase("centeredVertically", .centeredVertically)
            t.enumCase("bottom", .bottom)
            t.enumCase("left", .left)
            t.enumCase("centeredHorizontally", .centeredHorizontally)
            t.enumCase("right", .right)
        }
        addEnumeration(
            UICollectionView.ScrollDirection.self, named: "UICollectionView.ScrollDirection",
            "Where the lines of a flow layout follow each other."
        ) { t in
            t.means("Downwards, or to the right.")
            t.enumCase("vertical", .vertical)
            t.enumCase("horizontal", .horizontal)
        }
    }

    private func collectionRows(_ t: MemberTable<UICollectionView>) {
        t.required("init(coder:)") { (coder: NSCoder) in UICollectionView(coder: coder) }
        t.means("Makes one with a layout.")
        t.initializer("init(frame:collectionViewLayout:)") {
            (frame: CGRect, layout: UICollectionViewLayout) in
            UICollectionView(frame: frame, collectionViewLayout: layout)
        }
        t.means("Says where the items are.")
        t.property("collectionViewLayout", \.collectionViewLayout)
        t.means("A view behind all items, which does not scroll.")
        t.property("backgroundView", \.backgroundView)
        t.means("Who knows the items.")
        t.accessor(
            "dataSource",
            get: { $0.dataSourceObject.map { Conforming<any UICollectionViewDataSource>(object: $0) } }
        ) { view, source in
            view.dataSourceObject = source?.object
        }
        t.means("Who is asked, and hears of taps.")
        t.accessor(
            "delegate",
            get: { $0.collectionDelegateObject.map { Conforming<any UICollectionViewDelegate>(object: $0) } }
        ) { view, delegate in
            view.collectionDelegateObject = delegate?.object
        }
        t.means("Asks for all items anew; nothing is selected any more.")
        t.method("reloadData()") { (view: UICollectionView) in view.reloadData() }
        t.kept("dataSource", "delegate", "reloadData()")
        t.means("How many sections there are, and how many items in one.")
        t.getter("numberOfSections", \.numberOfSections)
        t.method("numberOfItems(inSection:)") { (view: UICollectionView, section: Int) in
            view.numberOfItems(inSection: section)
        }
        t.means("Scrolls to an item.")
        t.method("scrollToItem(at:at:animated:)") {
            (view: UICollectionView, path: IndexPath, to: UICollectionView.ScrollPosition, animated: Bool) in
            view.scrollToItem(at: path, at: to, animated: animated)
        }
        t.kept("scrollToItem(at:at:animated:)")
    }

    private func collectionChangeRows(_ t: MemberTable<UICollectionView>) {
        t.means("The data source has got new items at these places, or has lost those that were there.")
        t.method("insertItems(at:)") { (view: UICollectionView, paths: [IndexPath]) in
            view.insertItems(at: paths)
        }
        t.method("deleteItems(at:)") { (view: UICollectionView, paths: [IndexPath]) in
            view.deleteItems(at: paths)
        }
        t.means("Asks for the cells of some items anew.")
        t.method("reloadItems(at:)") { (view: UICollectionView, paths: [IndexPath]) in
            view.reloadItems(at: paths)
        }
        t.means("An item has another place.")
        t.method("moveItem(at:to:)") { (view: UICollectionView, old: IndexPath, new: IndexPath) in
            view.moveItem(at: old, to: new)
        }
        t.means("Moves an item by hand: false when the data source cannot move it, or refuses (M-20).")
        t.method("beginInteractiveMovementForItem(at:)", isDiscardable: true) {
            (view: UICollectionView, path: IndexPath) in view.beginInteractiveMovementForItem(at: path)
        }
        t.means("Where the item is now.")
        t.method("updateInteractiveMovementTargetPosition(_:)") { (view: UICollectionView, p: CGPoint) in
            view.updateInteractiveMovementTargetPosition(p)
        }
        t.means("Lets the item go where it is, or where it came from.")
        t.method("endInteractiveMovement()") { (view: UICollectionView) in view.endInteractiveMovement() }
        t.method("cancelInteractiveMovement()") { (view: UICollectionView) in
            view.cancelInteractiveMovement()
        }
        t.means("The same for whole sections.")
        t.method("insertSections(_:)") { (view: UICollectionView, sections: IndexSet) in
            view.insertSections(sections)
        }
        t.method("deleteSections(_:)") { (view: UICollectionView, sections: IndexSet) in
            view.deleteSections(sections)
        }
        t.method("reloadSections(_:)") { (view: UICollectionView, sections: IndexSet) in
            view.reloadSections(sections)
        }
        t.method("moveSection(_:toSection:)") { (view: UICollectionView, old: Int, new: Int) in
            view.moveSection(old, toSection: new)
        }
        t.means("Carries out what a closure changes, and calls the other one when that would be seen.")
        t.method("performBatchUpdates(_:completion:)", defaults: ["completion": nil]) {
            (view: UICollectionView, updates: Block< >?, completion: Block<Bool>?) in
            view.performBatchUpdates(called(updates), completion: called(completion))
        }
        t.callsFirstAtOnce("performBatchUpdates")
        t.kept(
            "insertItems(at:)", "deleteItems(at:)", "reloadItems(at:)", "moveItem(at:to:)",
            "insertSections(_:)", "deleteSections(_:)", "reloadSections(_:)", "moveSection(_:toSection:)",
            "performBatchUpdates(_:completion:)")
    }

    private func collectionCellRows(_ t: MemberTable<UICollectionView>) {
        t.means("What is seen.")
        t.getter("visibleCells", \.visibleCells)
        t.getter("indexPathsForVisibleItems", \.indexPathsForVisibleItems)
        t.means("The cell of an item that is seen, the item of a cell, and the item at a point.")
        t.method("cellForItem(at:)") { (view: UICollectionView, path: IndexPath) in
            view.cellForItem(at: path)
        }
        t.method("indexPath(for:)") { (view: UICollectionView, cell: UICollectionViewCell) in
            view.indexPath(for: cell)
        }
        t.method("indexPathForItem(at:)") { (view: UICollectionView, point: CGPoint) in
            view.indexPathForItem(at: point)
        }
        t.means("Where an item is.")
        t.method("layoutAttributesForItem(at:)") { (view: UICollectionView, path: IndexPath) in
            view.layoutAttributesForItem(at: path)
        }
        let parameters = [
            NativeParameter(nil, .optional(.metatype(.anyObject))),
            NativeParameter("forCellWithReuseIdentifier", .string),
        ]
        t.means("Says which class cells of a name have, or which nib they come from.")
        t.type.add(NativeMember(.method, "register", parameters, .void) { context, receiver, arguments in
            let view = try UICollectionView.unwrapping(receiver)
            let identifier = try String.unwrapping(arguments[1])
            guard case .type(let type) = arguments[0] else {
                view.register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
                return .void
            }
            guard let maker = context.itemMaker(type) else {
                throw RunTrap.trap(
                    "a collection view can only make cells of UICollectionViewCell and of its subclasses "
                        + "with an 'init(frame:)', and '\(type)' is none")
            }
            view.register(forCellWithReuseIdentifier: identifier, maker: maker)
            return .void
        })
        t.method("register(_:forCellWithReuseIdentifier:)") {
            (view: UICollectionView, nib: UINib?, name: String) in
            view.register(nib, forCellWithReuseIdentifier: name)
        }
        t.kept("register(_:forCellWithReuseIdentifier:)")
        t.means("A cell for an item, new or used.")
        t.method("dequeueReusableCell(withReuseIdentifier:for:)") {
            (view: UICollectionView, identifier: String, path: IndexPath) in
            view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        }
    }

    private func collectionSelectionRows(_ t: MemberTable<UICollectionView>) {
        t.means("Whether taps select, and how many items at a time (M-05, M-06).")
        t.property("allowsSelection", \.allowsSelection)
        t.property("allowsMultipleSelection", \.allowsMultipleSelection)
        t.means("Whether its items are edited, and whether taps select meanwhile (M-06).")
        t.property("isEditing", \.isEditing)
        t.property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
        t.means("Whether they select several; then two fingers that drag select too (M-11).")
        t.property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
        t.means("What is selected, in the order of selecting; nil for nothing.")
        t.getter("indexPathsForSelectedItems", \.indexPathsForSelectedItems)
        t.means("Selects an item; the delegate does not hear of it (M-07). Nil deselects all.")
        t.method("selectItem(at:animated:scrollPosition:)") {
            (view: UICollectionView, path: IndexPath?, animated: Bool, to: UICollectionView.ScrollPosition) in
            view.selectItem(at: path, animated: animated, scrollPosition: to)
        }
        t.means("Takes the selection away.")
        t.method("deselectItem(at:animated:)") { (view: UICollectionView, path: IndexPath, animated: Bool) in
            view.deselectItem(at: path, animated: animated)
        }
        t.kept("selectItem(at:animated:scrollPosition:)", "deselectItem(at:animated:)")
        t.absent(.dragAndDrop, "dragDelegate", "dropDelegate", "dragInteractionEnabled")
    }
}
