import Foundation

/// How touches highlight and select items (M-01 to M-10): each finger by itself.
extension UICollectionView {
    /// Fingers came down: their items are highlighted if the delegate allows it.
    final func pressItems(_ touches: Set<UITouch>) {
        for touch in touches.sorted(by: { $0.number < $1.number }) where !world.isHalted {
            guard let path = item(under: touch),
                !collection.presses.contains(where: { $0.path == path || $0.touch === touch }),
                highlight(path)
            else { continue }
            collection.presses.append(ItemPress(path: path, touch: touch, isInside: true))
        }
    }

    /// A finger that leaves its item takes the highlight away; coming back, it asks again (M-08).
    final func movePresses(_ touches: Set<UITouch>) {
        for press in collection.presses where touches.contains(press.touch) && !world.isHalted {
            guard let cell = cellForItem(at: press.path) else { continue }
            let isInside = cell.bounds.encloses(press.touch.location(in: cell))
            guard isInside != press.isInside else { continue }
            if isInside, !highlight(press.path) { continue }
            if !isInside { unhighlight(press.path) }
            let index = collection.presses.firstIndex { $0.touch === press.touch }
            if let index { collection.presses[index].isInside = isInside }
        }
    }

    final func releaseItems(_ touches: Set<UITouch>) {
        for press in take(touches) where press.isInside && !world.isHalted {
            selectByTouch(press.path)
            unhighlight(press.path)
        }
    }

    final func abandonItems(_ touches: Set<UITouch>) {
        for press in take(touches) where press.isInside { unhighlight(press.path) }
    }

    private func take(_ touches: Set<UITouch>) -> [ItemPress] {
        let meant = collection.presses.filter { touches.contains($0.touch) }
        collection.presses.removeAll { touches.contains($0.touch) }
        return meant
    }

    private func item(under touch: UITouch) -> IndexPath? {
        guard let view = touch.view else { return nil }
        for ancestor in view.ancestors where ancestor !== self {
            if let cell = ancestor as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
        }
        return nil
    }

    private func highlight(_ path: IndexPath) -> Bool {
        let may = tell(.shouldHighlightItem, path, fallback: true) {
            $0.collectionView(self, shouldHighlightItemAt: path)
        }
        guard may, !world.isHalted else { return false }
        cellForItem(at: path)?.isHighlighted = true
        tell(.didHighlightItem, path, fallback: ()) { $0.collectionView(self, didHighlightItemAt: path) }
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = false
        tell(.didUnhighlightItem, path, fallback: ()) { $0.collectionView(self, didUnhighlightItemAt: path) }
    }

    /// Whether touches select items at present.
    private var selects: Bool {
        guard collection.isEditing else { return allowsSelection }
        return collection.allowsSelectionDuringEditing || collection.allowsMultipleSelectionDuringEditing
    }

    /// Whether several items may be selected at present.
    private var selectsSeveral: Bool {
        collection.isEditing ? collection.allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private func selectByTouch(_ path: IndexPath) {
        guard selects, contains(path) else { return }
        toggleByTouch(path)
    }

    /// What a tap does to an item.
    final func toggleByTouch(_ path: IndexPath) {
        if selectsSeveral, collection.selected.contains(path) {
            let may = tell(.shouldDeselectItem, path, fallback: true) {
                $0.collectionView(self, shouldDeselectItemAt: path)
            }
            if may { deselectByTouch(path) }
            return
        }
        let may = tell(.shouldSelectItem, path, fallback: true) {
            $0.collectionView(self, shouldSelectItemAt: path)
        }
        guard may, !world.isHalted else { return }
        if !selectsSeveral {
            for old in collection.selected where old != path { deselectByTouch(old) }
        }
        markSelected(path)
        tell(.didSelectItem, path, fallback: ()) { $0.collectionView(self, didSelectItemAt: path) }
    }

    private func deselectByTouch(_ path: IndexPath) {
        deselect(path)
        tell(.didDeselectItem, path, fallback: ()) { $0.collectionView(self, didDeselectItemAt: path) }
    }

    @discardableResult
    final func tell<Result>(
        _ selector: MessageSelector, _ path: IndexPath, fallback: Result,
        _ ask: (any UICollectionViewDelegate) -> Result
    ) -> Result {
        world.askDelegate(delegateObject, selector, [self, path], fallback: fallback) {
            ($0 as? any UICollectionViewDelegate).map(ask)
        }
    }

    // MARK: By code (M-07)

    final func selectByCode(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        if let path, !contains(path) {
            return refuse("selectItem(at:animated:scrollPosition:)", path)
        }
        if path == nil || !allowsMultipleSelection {
            for old in collection.selected where old != path { deselect(old) }
        }
        guard let path, allowsSelection else { return }
        markSelected(path)
        if !position.isEmpty { scroll(to: path, position, animated) }
    }

    final func deselect(_ path: IndexPath) {
        guard collection.selected.contains(path) else { return }
        world.work.draw(collection.selected.count)
        collection.selected.removeAll { $0 == path }
        cellForItem(at: path)?.isSelected = false
    }

    private func markSelected(_ path: IndexPath) {
        world.work.draw(collection.selected.count)
        if !collection.selected.contains(path) { collection.selected.append(path) }
        cellForItem(at: path)?.isSelected = true
    }

    final func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard let frame = layoutAttributesForItem(at: path)?.frame else {
            return refuse("scrollToItem(at:at:animated:)", path)
        }
        let strip = collection.layout.strip(ofSection: path.section)
        let offset = clamped(
            offset(showing: frame, position, along: ScrollAxis.allCases.filter { $0 != strip?.axis }))
        if strip != nil { scrollSection(to: path, position, animated) }
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    private func refuse(_ call: String, _ path: IndexPath) {
        world.report(.refused("'\(call)': the collection view has no item \(path)"))
    }
}
