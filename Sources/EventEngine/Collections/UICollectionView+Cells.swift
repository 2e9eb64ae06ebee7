import Foundation

/// What a collection view knows beside what every scroll view knows.
struct CollectionState {
    var layout: UICollectionViewLayout
    /// The data source, also one that is of a scenario's class and so cannot conform to the protocol.
    weak var dataSourceObject: AnyObject?
    /// How many items each section has; nil until the data source was asked.
    var counts: [Int]?
    /// The item that is moved by hand.
    var movement: ItemMovement?
    /// Whether the layout was prepared for the present items, and for which size.
    var preparedSize: CGSize? { didSet { if preparedSize != nil { wasPrepared = true } } }
    /// Whether it ever was.
    private(set) var wasPrepared = false
    var isLoading = false
    /// Whether the layout is being asked about new bounds, and whether it has to be prepared for them.
    var isAsking = false
    var isOutgrown = false
    /// What the layout says of the visible items in the pass that runs.
    var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var cells: [(path: IndexPath, cell: UICollectionViewCell)] = []
    var spares: [String: [UICollectionViewCell]] = [:]
    /// The cell that is being made to show its item anew.
    var reconfigured: UICollectionViewCell?
    var supplementary = SupplementaryViews()
    var makers: [String: (_ frame: CGRect) -> UICollectionViewCell] = [:]
    var allowsSelection = true
    var isEditing = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    /// What two fingers on their way have selected.
    var twoFingerSelection: TwoFingerSelection?
    var prefetches = true
    var backgroundView: UIView?
    /// What an update that is open has collected.
    var changes = IndexChanges()
    /// In the order in which they were selected.
    var selected: [IndexPath] = []
    var presses: [ItemPress] = []
    /// Whether some cell is in front of others by its `zIndex`.
    var hasDepths = false
    /// Whether the layout is told that the bounds have changed or what size views would like to have, right
    /// now.
    var isPreparing = false
    /// What a layout is asked about, while it is.
    var update: LayoutUpdate?
    /// What is seen after an update, until cells have their places.
    var placesAfterUpdate: [ElementKey: UICollectionViewLayoutAttributes]?
    /// The bounds before an animation has changed their size; nil once the layout has heard of it.
    var animatedBounds: CGRect?
    /// How often visible views have had a reason to be asked for their sizes anew.
    var sizingTurn = 0
    /// Where the content was when the layout was asked whether it holds.
    var heldOffset = CGPoint.zero
    /// What scrolls sections that scroll by themselves, by their numbers.
    var scrollers: [Int: _UICollectionViewOrthogonalScrollView] = [:]

    init(layout: UICollectionViewLayout) { self.layout = layout }
}

/// A finger on an item that may become selected.
struct ItemPress {
    let path: IndexPath
    let touch: UITouch
    /// Whether the finger is on the item now, and the item highlighted.
    var isInside: Bool
}

/// Cells: those of visible items are there, others are not (M-13).
extension UICollectionView {
    package final var dataSourceObject: AnyObject? {
        get { collection.dataSourceObject }
        set {
            collection.dataSourceObject = newValue
            reload()
        }
    }

    package final var collectionDelegateObject: AnyObject? {
        get { delegateObject }
        set {
            delegateObject = newValue
            prepareMenus(.menuOfItem)
            if world.declares(newValue, .shouldBeginSelectingItems) { prepareTwoFingers() }
            layoutWasInvalidated()
        }
    }

    final var counts: [Int] {
        if let counts = collection.counts { return counts }
        let sections = world.askSilently(
            collection.dataSourceObject, .numberOfSectionsInCollection, [self], fallback: 1
        ) {
            ($0 as? any UICollectionViewDataSource)?.numberOfSections(in: self)
        }
        var counts: [Int] = []
        var rows = 0
        for section in 0..<max(0, sections) where !world.isHalted && collection.dataSourceObject != nil {
            let count = world.askSilently(
                collection.dataSourceObject, .numberOfItemsInSection, [self, section], fallback: 0
            ) {
                ($0 as? any UICollectionViewDataSource)?.collectionView(self, numberOfItemsInSection: section)
            }
            world.work.draw(WorkCost.row)
            rows += max(0, count)
            guard rows <= world.limits.rows, section < world.limits.rows else {
                world.report(.refused("a collection view has more than \(world.limits.rows) items"))
                break
            }
            counts.append(max(0, count))
        }
        collection.counts = counts
        return counts
    }

    final func sizeOfItem(_ path: IndexPath, _ layout: UICollectionViewFlowLayout) -> CGSize {
        if let size = layout.preferredSize(of: path) { return size }
        let usual = layout.usualItemSize
        let size = world.askSilently(delegateObject, .flowItemSize, [self, layout, path], fallback: usual) {
            ($0 as? any UICollectionViewDelegateFlowLayout)?
                .collectionView(self, layout: layout, sizeForItemAt: path)
        }
        return size == UICollectionViewFlowLayout.automaticSize ? usual : size
    }

    final func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section)
            && (0..<counts[path.section]).contains(path.item)
    }

    final func reload() {
        collection.placesAfterUpdate = nil
        collection.counts = nil
        collection.selected = []
        collection.presses = []
        retireCells { _ in true }
        retireViews { _ in true }
        invalidateEverything(collection.layout)
    }

    /// Tells a layout that nothing holds that it knew.
    private func invalidateEverything(_ layout: UICollectionViewLayout) {
        let context = layout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidate(using: context)
        layoutWasInvalidated()
    }

    /// Tells the layout that there may be other items.
    final func countsChanged() {
        let context = collection.layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        collection.layout.invalidate(using: context)
        layoutWasInvalidated()
    }

    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext? = nil) {
        collection.preparedSize = nil
        if let context, !collection.isPreparing, !context.isOnlyAboutCounts { collection.sizingTurn += 1 }
        if !collection.isPreparing { setNeedsLayout() }
        guard let context, context.contentOffsetAdjustment != .zero else { return }
        let (offset, change) = (contentOffset, context.contentOffsetAdjustment)
        contentOffset = CGPoint(x: offset.x + change.x, y: offset.y + change.y)
    }

    final func replaceLayout(_ layout: UICollectionViewLayout) {
        let old = collection.layout
        let mayHear = mayHearOfTransition(from: old, to: layout)
        if mayHear { old.prepareForTransition(to: layout) }
        old.owner = nil
        collection.layout = layout
        layout.owner = self
        if mayHear { layout.prepareForTransition(from: old) }
        invalidateEverything(layout)
        if mayHear { finishTransition(from: old, to: layout) }
    }

    final var loadedCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        if needsLayout, !collection.isLoading { layoutItems() }
        return collection.cells
    }

    /// Whether the layout has to be prepared anew for other bounds; it is asked while it has the old ones.
    final func askLayout(aboutBounds new: CGRect) {
        guard collection.preparedSize != nil, !collection.isAsking, !world.isHalted else { return }
        collection.isAsking = true
        if collection.layout.shouldInvalidateLayout(forBoundsChange: new) { collection.isOutgrown = true }
        collection.isAsking = false
    }

    final func prepareLayoutOfItems() {
        let isChanged = collection.preparedSize != nil && collection.isOutgrown
        collection.isOutgrown = false
        collection.heldOffset = bounds.origin
        if isChanged, !world.isHalted, !collection.isPreparing {
            collection.isPreparing = true
            let context = collection.layout.invalidationContext(forBoundsChange: bounds)
            collection.layout.invalidate(using: context)
            collection.isPreparing = false
        }
        let isStale = isChanged || collection.preparedSize != bounds.size
        guard isStale, !world.isHalted else { return }
        collection.preparedSize = bounds.size
        collection.layout.prepare()
        let size = collection.layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    final func layoutItems() {
        guard !collection.isLoading, !world.isHalted else { return }
        collection.isLoading = true
        collection.placesAfterUpdate = nil
        defer {
            collection.isLoading = false
            collection.places = [:]
        }
        prepareLayoutOfItems()
        let old = takeAnimatedBounds()
        var rounds = 1
        var all = loadVisible()
        while rounds < UICollectionView.sizingRounds, takePreferredSizes(all) {
            rounds += 1
            all = loadVisible()
        }
        if let old { finishAnimatedBounds(old, all) }
        placeBackground(collection.backgroundView)
    }

    /// Makes what is seen now, and puts it in its place.
    private func loadVisible() -> [UICollectionViewLayoutAttributes] {
        layoutScrollers()
        let all = (collection.layout.layoutAttributesForElements(in: bounds) ?? [])
            .filter(isSeen)
        collection.layout.changeVisible(all)
        let places = all.filter { $0.kind == nil && contains($0.indexPath) }
        world.work.draw(WorkCost.hashed * (places.count + collection.cells.count))
        let visible = Set(places.map(\.indexPath))
        collection.places = Dictionary(places.map { ($0.indexPath, $0) }) { first, _ in first }
        // An item keeps its cell while a finger on it drags it off the screen (D-11).
        let touched = Set(
            collection.cells.filter { world.touchDelivery.hasTouch(in: $0.cell) }.map(\.path))
        if !touched.isSubset(of: visible) { world.tidyWhenUntouched(self) }
        retireCells { !visible.contains($0) && !touched.contains($0) }
        let known = Set(collection.cells.map(\.path))
        for place in places where !world.isHalted && !known.contains(place.indexPath) {
            show(place.indexPath)
        }
        collection.cells.sort { $0.path < $1.path }
        placeCells()
        layoutViews(all.filter { $0.kind != nil })
        arrange(all)
        return all
    }

    /// Puts the cells where their attributes say.
    private func placeCells() {
        for (path, cell) in collection.cells where !world.isHalted && path != collection.movement?.start {
            guard let place = placeOfItem(path) else { continue }
            bringHome(cell, path.section)
            cell.take(place, in: originOfCells(inSection: path.section))
            // What was measured must not meet a content view of another size.
            if cell.askedSize != nil { cell.layoutContent() }
        }
    }

    /// Puts cells and views beside them with a higher `zIndex` in front of others. Among equals, views that
    /// the layout makes are behind the others, whose order stays as it is.
    private func arrange(_ all: [UICollectionViewLayoutAttributes]) {
        let isNeeded = all.contains { $0.zIndex != 0 || $0.category == .decorationView }
        guard isNeeded || collection.hasDepths, !world.isHalted else { return }
        collection.hasDepths = isNeeded
        var depths: [ObjectIdentifier: (zIndex: Int, rank: Int)] = [:]
        for (path, cell) in collection.cells where path != collection.movement?.start {
            depths[ObjectIdentifier(cell)] = (collection.places[path]?.zIndex ?? 0, 1)
        }
        let besides = all.filter { $0.kind != nil }
        let zIndices = Dictionary(besides.map { (SupplementaryKey($0), $0.zIndex) }) { first, _ in first }
        for (key, view) in collection.supplementary.views {
            depths[ObjectIdentifier(view)] = (zIndices[key] ?? 0, key.isDecoration ? 0 : 1)
        }
        sortViews(by: depths)
    }

    private func sortViews(by depths: [ObjectIdentifier: (zIndex: Int, rank: Int)]) {
        world.work.draw(WorkCost.hashed * subviews.count)
        let slots = subviews.indices.filter { depths[ObjectIdentifier(subviews[$0])] != nil }
        let ranked = slots.map { slot in (slot, depths[ObjectIdentifier(subviews[slot])] ?? (0, 1)) }
        let wanted = ranked.sorted { ($0.1.0, $0.1.1, $0.0) < ($1.1.0, $1.1.1, $1.0) }
            .map { subviews[$0.0] }
        for (slot, view) in zip(slots, wanted) where subviews[slot] !== view && world.work.draw(slots.count) {
            guard let index = subviews.firstIndex(where: { $0 === view }) else { continue }
            exchangeSubview(at: slot, withSubviewAt: index)
        }
    }

    final func placeOfItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        collection.places[path] ?? collection.layout.layoutAttributesForItem(at: path)
    }

    private func show(_ path: IndexPath) {
        let cell = world.askSilently(
            collection.dataSourceObject, .cellForItem, [self, path], fallback: nil
        ) { source -> UICollectionViewCell?? in
            (source as? any UICollectionViewDataSource)?.collectionView(self, cellForItemAt: path)
        }
        guard !world.isHalted else { return }
        guard let cell else {
            return world.report(.refused("the data source of a collection view gave it no cell"))
        }
        cell.askedSize = nil
        let isSelected = collection.selected.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        cell.updateConfigurationNow()
        tellDisplay(.willDisplayItem, cell, path) {
            $0.collectionView(self, willDisplay: cell, forItemAt: path)
        }
        collection.cells.append((path, cell))
        bringHome(cell, path.section)
    }

    /// Takes cells off the screen; those with an identifier wait to be given out again.
    final func retireCells(where isMeant: (IndexPath) -> Bool) {
        let retired = collection.cells.filter { isMeant($0.path) }
        guard !retired.isEmpty else { return }
        collection.cells.removeAll { isMeant($0.path) }
        for (path, cell) in retired {
            let isTouched = world.keepWhileTouched(cell) { [weak self] in self?.spare(cell) }
            if !isTouched { cell.removeFromSuperview() }
            tellDisplay(.didEndDisplayingItem, cell, path) {
                $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
            if !isTouched { spare(cell) }
        }
    }

    /// Keeps a cell to be given out again.
    private func spare(_ cell: UICollectionViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        collection.spares[identifier, default: []].append(cell)
    }

    /// Tells the delegate that the cell of an item comes or goes.
    private func tellDisplay(
        _ selector: MessageSelector, _ cell: UICollectionViewCell, _ path: IndexPath,
        _ news: (any UICollectionViewDelegate) -> Void
    ) {
        world.askDelegate(delegateObject, selector, [self, cell, path], fallback: ()) {
            ($0 as? any UICollectionViewDelegate).map(news)
        }
    }
}
