import Foundation

/// The view behind the cells of a table or a collection view, which stays where it is while they scroll.
extension UIScrollView {
    /// Puts a view behind everything else, in the place of the one that was there.
    final func replaceBackground(_ old: UIView?, _ new: UIView?) {
        if let old, old !== new, old.superviewReference === self { old.removeFromSuperview() }
        if let new { insert(new, at: .index(0)) }
        setNeedsLayout()
    }

    /// Gives the background the bounds, which scrolling moves; with each layout, as UIKit does.
    final func placeBackground(_ view: UIView?) {
        guard let view, view.superviewReference === self, view.frame != bounds else { return }
        view.frame = bounds
    }

    /// How many views are behind the cells.
    final func depthOfCells(behind background: UIView?) -> Int {
        background?.superviewReference === self ? 1 : 0
    }
}
