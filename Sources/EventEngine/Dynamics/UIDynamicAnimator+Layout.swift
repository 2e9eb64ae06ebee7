import Foundation

/// What an animator of a layout knows of its elements: the attributes that behaviors move.
extension UIDynamicAnimator {
    /// The attributes of a cell; nil where no behavior moves any.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, at: indexPath)
    }

    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, elementKind, at: indexPath)
    }

    public func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, elementKind, at: indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        for case let found as UICollectionViewLayoutAttributes in allItems
        where found.category == category && found.kind == kind && found.indexPath == indexPath {
            return found
        }
        return nil
    }
}
