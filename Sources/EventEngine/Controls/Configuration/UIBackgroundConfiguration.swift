import Foundation

/// How the background of a cell or a button looks: kept, without effect on events. Only its view takes a
/// place in the tree: behind everything else, and no touch finds it (our decision).
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// Shown behind the content.
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    /// From the edges to the background, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    private init(_ color: UIColor?) { backgroundColor = color }

    /// No background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// That of cells in a list, whatever its style.
    public static func listCell() -> UIBackgroundConfiguration { usual }
    public static func listHeader() -> UIBackgroundConfiguration { usual }
    public static func listFooter() -> UIBackgroundConfiguration { usual }
    public static func listPlainCell() -> UIBackgroundConfiguration { usual }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { usual }
    public static func listGroupedCell() -> UIBackgroundConfiguration { usual }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { usual }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { usual }
    public static func listSidebarCell() -> UIBackgroundConfiguration { usual }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { usual }

    /// The same: no state changes a background here.
    public func updated(for state: UICellConfigurationState) -> UIBackgroundConfiguration { self }

    private static var usual: UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
}

/// What holds the custom view of a background; no touch finds it.
final class UISystemBackgroundView: UIView {
    /// Shows a background behind everything else in a view, or takes it away.
    static func show(
        _ background: UIBackgroundConfiguration?, in view: UIView, instead old: UISystemBackgroundView?
    ) -> UISystemBackgroundView? {
        if let old, old.subviews.first === background?.customView, old.superview === view {
            old.insets = background?.backgroundInsets ?? .zero
            return old
        }
        old?.removeFromSuperview()
        guard let background, let content = background.customView else { return nil }
        let made = view.world.perform { UISystemBackgroundView(frame: view.bounds) }
        made.isUserInteractionEnabled = false
        made.insets = background.backgroundInsets
        made.addSubview(content)
        view.insertSubview(made, at: 0)
        view.setNeedsLayout()
        return made
    }

    var insets = NSDirectionalEdgeInsets.zero

    /// Fills the view that it is in.
    func place() {
        guard let room = superview?.bounds else { return }
        let place = CGRect(
            x: room.minX + insets.leading, y: room.minY + insets.top,
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
        if frame != place { frame = place }
        if let content = subviews.first, content.frame != bounds { content.frame = bounds }
    }
}
