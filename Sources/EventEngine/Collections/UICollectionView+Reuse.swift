import Foundation

/// Cells that are given out again, and those that show their items anew.
extension UICollectionView {
    final func registerClass(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else {
            collection.makers[identifier] = nil
            return
        }
        guard let maker = world.cellClasses.itemMaker(of: cellClass) else {
            let name = _typeName(cellClass, qualified: false)
            return world.report(.refused("a collection view cannot make cells of class '\(name)'"))
        }
        collection.makers[identifier] = maker
    }

    /// Lets `dequeueReusableCell` make cells of a scenario's class.
    package final func register(
        forCellWithReuseIdentifier identifier: String, maker: ((_ frame: CGRect) -> UICollectionViewCell)?
    ) {
        collection.makers[identifier] = maker
    }

    /// A cell that has its item's place and looks already, so that the data source may change them.
    final func registeredCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        let place = contains(path) ? placeOfItem(path) : nil
        let cell = spareCell(identifier) ?? newCell(identifier, place?.frame ?? .zero)
        if let place, !world.isHalted { cell.take(place, in: originOfCells(inSection: path.section)) }
        return cell
    }

    /// Asks for the cells of items that are visible, and gives out the same ones.
    final func reconfigure(_ paths: [IndexPath]) {
        for path in paths where !world.isHalted && world.work.draw(WorkCost.row) {
            guard let cell = cellForItem(at: path) else { continue }
            collection.reconfigured = cell
            _ = world.askSilently(
                collection.dataSourceObject, .cellForItem, [self, path], fallback: nil
            ) { source -> UICollectionViewCell?? in
                (source as? any UICollectionViewDataSource)?.collectionView(self, cellForItemAt: path)
            }
            collection.reconfigured = nil
            // It may want another size now.
            if collection.layout.mayFollowSizes || cell.mayWishSize {
                cell.askedSize = nil
                setNeedsLayout()
            }
        }
    }

    private func spareCell(_ identifier: String) -> UICollectionViewCell? {
        if let cell = collection.reconfigured, cell.reuseIdentifier == identifier { return cell }
        guard let cell = collection.spares[identifier]?.popLast() else { return nil }
        if cell.isHighlighted { cell.isHighlighted = false }
        cell.prepareForReuse()
        return cell
    }

    private func newCell(_ identifier: String, _ frame: CGRect) -> UICollectionViewCell {
        if let maker = collection.makers[identifier] {
            let cell = world.perform { maker(frame) }
            cell.reuseIdentifier = identifier
            return cell
        }
        world.report(
            .refused("no cell class is registered for the identifier '\(identifier)' in a collection view"))
        return world.perform { UICollectionViewCell(frame: .zero) }
    }
}
