import Foundation

/// A scroll view that shows items where a layout puts them, and lets taps select them (M-01 to M-14).
///
/// What subclasses may override has to be in the class itself; most of it is carried out in the extensions
/// beside this file. Prefetching is not offered.
open class UICollectionView: UIScrollView {
    /// Where on the screen an item goes that is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Along which axis the lines of a flow layout follow each other.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// The kind of a view above a section.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a view below a section.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    final var collection: CollectionState

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collection = CollectionState(layout: layout)
        super.init(frame: frame)
        layout.owner = self
    }

    public required init?(coder: NSCoder) {
        collection = CollectionState(layout: UICollectionViewFlowLayout())
        super.init(coder: coder)
        collection.layout.owner = self
    }

    /// Says where the items are.
    open var collectionViewLayout: UICollectionViewLayout {
        get { collection.layout }
        set { replaceLayout(newValue) }
    }

    /// The same at once: nothing is animated here.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        replaceLayout(layout)
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        replaceLayout(layout)
        world.completeLater(completion)
    }
    /// A view behind all others, which has the size of the collection view and does not scroll.
    open var backgroundView: UIView? {
        get { collection.backgroundView }
        set {
            let old = collection.backgroundView
            collection.backgroundView = newValue
            replaceBackground(old, newValue)
        }
    }
    /// Kept: nothing is fetched before it is seen.
    open var isPrefetchingEnabled: Bool {
        get { collection.prefetches }
        set { collection.prefetches = newValue }
    }

    // MARK: Data

    /// Gives the collection view its items.
    open var dataSource: (any UICollectionViewDataSource)? {
        get { collection.dataSourceObject as? any UICollectionViewDataSource }
        set { dataSourceObject = newValue }
    }
    /// Hears of highlighting and selecting, and of scrolling.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { delegateObject as? any UICollectionViewDelegate }
        set { collectionDelegateObject = newValue }
    }
    /// Forgets all items and what is selected, and asks the data source again.
    open func reloadData() { reload() }
    open var numberOfSections: Int { counts.count }
    /// How many items a section has; 0 for one that does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Changes

    /// The data source has new items, at these places.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    /// The data source has these items no more; their places are those before.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    /// Asks for the cells of these items anew.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    /// Lets the data source change the cells that these items have: it gets the same ones again.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// Begins to move an item by hand; false when the data source has no way to move it, or refuses (M-20).
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    /// Where the item is now, in the coordinates of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveItem(toward: targetPosition)
    }
    /// Lets the item go: the data source hears where it is now.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// Carries several changes out at once, and calls `completion` when they would be seen to be done.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion)
    }

    // MARK: Cells

    open var visibleCells: [UICollectionViewCell] { loadedCells.map(\.cell) }
    open var indexPathsForVisibleItems: [IndexPath] { loadedCells.map(\.path) }
    /// The cell of an item; nil for one that is not visible (M-13).
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        loadedCells.first { $0.path == indexPath }?.cell
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        loadedCells.first { $0.cell === cell }?.path
    }
    /// The item at a point of the content; nil beside the items.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayoutOfItems()
        let rect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        let found = collection.layout.layoutAttributesForElements(in: rect) ?? []
        return found.first { $0.kind == nil && seenFrame($0).encloses(point) }?.indexPath
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutOfItems()
        return collection.layout.layoutAttributesForItem(at: indexPath)
    }
    /// Lets `dequeueReusableCell` make cells of a class; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, identifier)
    }
    /// A cell that is no longer visible, or a new one of the registered class; without one UIKit raises an
    /// exception.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        registeredCell(identifier, for: indexPath)
    }

    // MARK: Views beside the cells

    /// Lets `dequeueReusableSupplementaryView` make views of a class; nil takes it back.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        registerClass(viewClass, elementKind, identifier)
    }
    /// A view that is no longer visible, or a new one of the registered class; without one UIKit raises an
    /// exception.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        registeredView(elementKind, identifier, for: indexPath)
    }
    /// A view that is visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        loadedViews.first { $0.key == SupplementaryKey(kind: elementKind, path: indexPath) }?.view
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        loadedViews.filter { $0.key.kind == elementKind }.map(\.view)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        loadedViews.filter { $0.key.kind == elementKind }.map(\.key.path)
    }

    // MARK: Selection

    /// Whether touches select items (M-06).
    open var allowsSelection: Bool {
        get { collection.allowsSelection }
        set { collection.allowsSelection = newValue }
    }
    /// Whether several items may be selected at once; tapping a selected one then deselects it (M-05).
    open var allowsMultipleSelection = false
    /// Whether the items are being edited: what touches select meanwhile follows the two properties below.
    open var isEditing: Bool {
        get { collection.isEditing }
        set { collection.isEditing = newValue }
    }
    /// Whether touches select items while they are edited (M-06).
    open var allowsSelectionDuringEditing: Bool {
        get { collection.allowsSelectionDuringEditing }
        set { collection.allowsSelectionDuringEditing = newValue }
    }
    /// Whether they select several; two fingers do so too (M-11).
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { collection.allowsMultipleSelectionDuringEditing }
        set {
            collection.allowsMultipleSelectionDuringEditing = newValue
            if newValue { prepareTwoFingers() }
        }
    }
    /// The selected items in the order in which they were selected; nil without any.
    open var indexPathsForSelectedItems: [IndexPath]? {
        collection.selected.isEmpty ? nil : collection.selected
    }
    /// Selects an item, and tells the delegate nothing (M-07); nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByCode(indexPath, animated, scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    /// Scrolls so that an item is where one wants it.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    // MARK: What the engine's class does

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.defaultTouchesBegan(touches, with: event)
        pressItems(touches)
    }

    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.defaultTouchesMoved(touches, with: event)
        movePresses(touches)
    }

    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.defaultTouchesEnded(touches, with: event)
        releaseItems(touches)
    }

    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.defaultTouchesCancelled(touches, with: event)
        abandonItems(touches)
    }

    override func boundsWillChange(to new: CGRect) {
        askLayout(aboutBounds: new)
        super.boundsWillChange(to: new)
    }

    override func boundsDidChange(from old: CGRect) {
        noteAnimation(of: old)
        super.boundsDidChange(from: old)
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        layoutItems()
    }
}
