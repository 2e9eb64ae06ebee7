import Foundation

/// The margins of a controller's own view (S-15): none above and below, and at the sides at least those of
/// the system.
extension UIViewController {
    /// The least margins of the controller's view, in points: 16 at the sides, on screens that are at least
    /// 414 points wide 20.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let size = world.screen.bounds.size
        let side: CGFloat = min(size.width, size.height) < Self.wideScreen ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    private static let wideScreen: CGFloat = 414

    /// Whether the margins of the controller's view are at least those of the system.
    public var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { relations.looks.respectsSystemMargins }
        set {
            relations.looks.respectsSystemMargins = newValue
            viewIfLoaded?.marginsChanged()
        }
    }

    /// The margins of the controller's view, of which the author gave some or none.
    final func margins(given: NSDirectionalEdgeInsets?) -> NSDirectionalEdgeInsets {
        let margins = given ?? .zero
        guard viewRespectsSystemMinimumLayoutMargins else { return margins }
        let least = systemMinimumLayoutMargins
        return NSDirectionalEdgeInsets(
            top: max(margins.top, least.top), leading: max(margins.leading, least.leading),
            bottom: max(margins.bottom, least.bottom), trailing: max(margins.trailing, least.trailing))
    }
}
