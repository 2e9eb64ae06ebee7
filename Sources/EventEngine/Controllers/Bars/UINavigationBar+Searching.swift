import Foundation

/// The search bar of the item on top, below the title. It stays there while the content scrolls (our
/// decision). While a search is under way it replaces the title, and one that is presented over the whole
/// navigation controller stays whatever is pushed (N-43).
extension UINavigationBar {
    /// Whose search bar is shown.
    final var shownSearch: UISearchController? { heldSearch ?? topItem?.searchController }

    /// How high the part with the search bar is, in points.
    final var searchHeight: CGFloat { shownSearch?.searchBar.barHeight ?? 0 }

    /// Another item is shown, or it has another search bar.
    final func searchChanged() {
        titleGivesWay()
        let bar = shownSearch?.searchBar
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

    /// A search has begun or ended.
    final func searchingChanged() {
        searchChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.placeBars()
    }

    private func titleGivesWay() {
        let isAway = shownSearch?.replacesTitle == true
        if content.isHidden != isAway { content.isHidden = isAway }
        if let largeTitle, largeTitle.isHidden != isAway { largeTitle.isHidden = isAway }
    }

    final func placeSearchBar() {
        guard let bar = shownSearchBar, bar.superviewReference === self else { return }
        let height = bar.barHeight
        let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        if bar.frame != frame { bar.frame = frame }
    }
}
