import Foundation

/// What a layout hears of updates, of animated changes of the size, and of another layout in its place.
/// The engine's layouts have nothing to say to that, so only those of an author's class are asked.
extension UICollectionView {
    private static let updateHooks: [MessageSelector] = [
        .prepareForUpdates, .finalizeUpdates, .initialAttributesOfItem, .finalAttributesOfItem,
        .initialAttributesOfSupplementary, .finalAttributesOfSupplementary,
        .initialAttributesOfDecoration, .finalAttributesOfDecoration, .offsetAfterUpdate,
    ]
    private static let boundsHooks: [MessageSelector] = [.prepareForAnimatedBounds, .finalizeAnimatedBounds]
    private static let transitionHooks: [MessageSelector] = [
        .prepareForTransitionTo, .prepareForTransitionFrom, .finalizeTransition, .offsetAfterUpdate,
    ]

    /// What is seen before an update; nil where nobody has to hear of it. A collection view that was never
    /// laid out has nothing that an update could start from.
    final func begunUpdate(_ places: [IndexPath: IndexPath], _ changes: IndexChanges) -> LayoutUpdate? {
        guard collection.wasPrepared, !world.isHalted, collection.layout.mayHear(Self.updateHooks)
        else { return nil }
        var update = LayoutUpdate()
        update.items = changes.updateItems
        update.before = seenPlaces
        update.targets = places
        world.work.draw(WorkCost.hashed * (update.items.count + update.before.count))
        return update
    }

    /// Prepares the layout for what there is now, and asks it about the update.
    final func finish(_ begun: LayoutUpdate) {
        let layout = collection.layout
        var update = begun
        collection.update = update
        defer { collection.update = nil }
        prepareLayoutOfItems()
        guard !world.isHalted else { return }
        layout.prepare(forCollectionViewUpdates: update.items)
        moveToTargetOffset()
        guard !world.isHalted else { return }
        update.after = Self.places(
            (layout.layoutAttributesForElements(in: bounds) ?? []).filter { $0.frame.isSeen(in: bounds) })
        collection.update = update
        collection.placesAfterUpdate = update.after
        world.work.draw(WorkCost.hashed * (update.before.count + update.after.count))
        for key in update.going where !world.isHalted { layout.askForEnd(of: key) }
        for key in update.coming where !world.isHalted { layout.askForStart(of: key) }
        if !world.isHalted { layout.finalizeCollectionViewUpdates() }
    }

    private func moveToTargetOffset() {
        guard !world.isHalted else { return }
        let target = collection.layout.targetContentOffset(forProposedContentOffset: contentOffset)
        if target != contentOffset, !world.isHalted { contentOffset = target }
    }

    /// What is seen, as the layout has said it last.
    private var seenPlaces: [ElementKey: UICollectionViewLayoutAttributes] {
        if let places = collection.placesAfterUpdate { return places }
        var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for (path, cell) in collection.cells {
            let key = ElementKey(path: path)
            places[key] = cell.lastPlace(key)
        }
        for (key, view) in collection.supplementary.views {
            let key = ElementKey(key)
            places[key] = view.lastPlace(key)
        }
        return places
    }

    private static func places(
        _ all: [UICollectionViewLayoutAttributes]
    ) -> [ElementKey: UICollectionViewLayoutAttributes] {
        Dictionary(all.map { (ElementKey($0), $0) }) { first, _ in first }
    }

    // MARK: Bounds

    /// Notes that an animation changes the size.
    final func noteAnimation(of old: CGRect) {
        guard old.size != bounds.size, world.collectingAnimation != nil, collection.wasPrepared,
            collection.animatedBounds == nil,
            collection.layout.mayHear(Self.boundsHooks)
        else { return }
        collection.animatedBounds = old
    }

    /// Tells the layout that an animation has changed the size, once.
    final func takeAnimatedBounds() -> LayoutUpdate? {
        guard let old = collection.animatedBounds, !world.isHalted else { return nil }
        collection.animatedBounds = nil
        var update = LayoutUpdate()
        update.before = seenPlaces
        update.targets = Dictionary(collection.cells.map { ($0.path, $0.path) }) { first, _ in first }
        collection.layout.prepare(forAnimatedBoundsChange: old)
        return update
    }

    /// Asks about what has come and gone meanwhile.
    final func finishAnimatedBounds(
        _ begun: LayoutUpdate, _ all: [UICollectionViewLayoutAttributes]
    ) {
        let layout = collection.layout
        var update = begun
        update.after = Self.places(all)
        update.targets = update.targets.filter { update.after[ElementKey(path: $0.key)] != nil }
        collection.update = update
        defer { collection.update = nil }
        world.work.draw(WorkCost.hashed * (update.before.count + update.after.count))
        for key in update.going where !world.isHalted && update.after[key] == nil {
            layout.askForEnd(of: key)
        }
        for key in update.coming where !world.isHalted && update.before[key] == nil {
            layout.askForStart(of: key)
        }
        if !world.isHalted { layout.finalizeAnimatedBoundsChange() }
    }

    // MARK: Another layout

    final func mayHearOfTransition(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout
    ) -> Bool {
        old !== new && collection.wasPrepared && !world.isHalted
            && (old.mayHear(Self.transitionHooks) || new.mayHear(Self.transitionHooks))
    }

    /// Asks the new layout where everything is, and tells both that it was asked.
    final func finishTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        prepareLayoutOfItems()
        moveToTargetOffset()
        guard !world.isHalted else { return }
        _ = new.layoutAttributesForElements(in: bounds)
        if !world.isHalted { old.finalizeLayoutTransition() }
        if !world.isHalted { new.finalizeLayoutTransition() }
    }
}
