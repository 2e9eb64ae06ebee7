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
}

extension UIScrollView {
    /// Lets a finger open menus as soon as the delegate has some for rows or items.
    final func prepareMenus(_ selector: MessageSelector) {
        guard world.declares(delegateObject, selector) else { return }
        let known = interactions.contains { ($0 as? UIContextMenuInteraction)?.delegateObject === self }
        if !known { addInteraction(UIContextMenuInteraction(delegateObject: self)) }
    }
}
