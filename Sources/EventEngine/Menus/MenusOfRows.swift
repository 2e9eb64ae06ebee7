import Foundation

/// Menus of rows and items: the delegate of the view says which row has one, and where the finger is.
extension UIContextMenuInteraction {
    /// The menu at the finger's place of a view that asks its own delegate; nil for other views.
    func configurationOfRow(at point: CGPoint) -> UIContextMenuConfiguration?? {
        if let table = view as? UITableView, delegateObject === table {
            guard let path = table.indexPathForRow(at: point) else { return .some(nil) }
            return world.askDelegate(table.delegateObject, .menuOfRow, [table, path, point], fallback: nil) {
                ($0 as? any UITableViewDelegate)?
                    .tableView(table, contextMenuConfigurationForRowAt: path, point: point)
            }
        }
        guard let items = view as? UICollectionView, delegateObject === items else { return nil }
        guard let path = items.indexPathForItem(at: point) else { return .some(nil) }
        return world.askDelegate(items.delegateObject, .menuOfItem, [items, path, point], fallback: nil) {
            ($0 as? any UICollectionViewDelegate)?
                .collectionView(items, contextMenuConfigurationForItemAt: path, point: point)
        }
    }

    /// Tells the delegate of the view that a menu of a row or an item comes or goes.
    ///
    /// - Returns: whether the view asks its own delegate.
    func tellOfRow(
        _ news: MessageSelector, _ menu: UIContextMenuConfiguration, _ animator: MenuAnimator
    ) -> Bool {
        let comes = news == .menuWillDisplay
        if let table = view as? UITableView, delegateObject === table {
            let selector = comes ? MessageSelector.menuOfRowWillDisplay : .menuOfRowWillEnd
            world.askDelegate(table.delegateObject, selector, [table, menu, animator], fallback: ()) {
                let delegate = $0 as? any UITableViewDelegate
                if comes {
                    delegate?.tableView(table, willDisplayContextMenu: menu, animator: animator)
                } else {
                    delegate?.tableView(table, willEndContextMenuInteraction: menu, animator: animator)
                }
            }
            return true
        }
        guard let items = view as? UICollectionView, delegateObject === items else { return false }
        let selector = comes ? MessageSelector.menuOfItemWillDisplay : .menuOfItemWillEnd
        world.askDelegate(items.delegateObject, selector, [items, menu, animator], fallback: ()) {
            let delegate = $0 as? any UICollectionViewDelegate
            if comes {
                delegate?.collectionView(items, willDisplayContextMenu: menu, animator: animator)
            } else {
                delegate?.collectionView(items, willEndContextMenuInteraction: menu, animator: animator)
            }
        }
        return true
    }
}

extension UIScrollView {
    /// Lets a finger open menus as soon as the delegate has some for rows or items.
    final func prepareMenus(_ selector: MessageSelector) {
        guard world.declares(delegateObject, selector) else { return }
        let known = interactions.contains { ($0 as? UIContextMenuInteraction)?.delegateObject === self }
        if !known { addInteraction(UIContextMenuInteraction(delegateObject: self)) }
    }
}
