import Foundation

/// The search bar of the item on top, below the title. It stays there while the content scrolls and while a
/// search is under way (our decision).
extension UINavigationBar {
    /// How high the part with the search bar is, in points.
    final var searchHeight: CGFloat { topItem?.searchController?.searchBar.barHeight ?? 0 }

    /// Another item is shown, or it has another search bar.
    final func searchChanged() {
        let bar = topItem?.searchController?.searchBar
        guard bar !== shownSearchBar || bar.map({ $0.superviewReference !== self }) == true else { return }
        if let old = shownSearchBar, old !== bar, old.superviewReference === self {
            old.removeFromSuperview()
        }
        shownSearchBar = bar
        if let bar { insert(bar, at: .front) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.placeBars()
    }

    final func placeSearchBar() {
        guard let bar = shownSearchBar, bar.superviewReference === self else { return }
        let height = bar.barHeight
        let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        if bar.frame != frame { bar.frame = frame }
    }
}
