import Foundation

/// How far a bar reaches into a controller's view. UIKit has replaced it by the safe area.
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of what the bar covers, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that a bar covers: as wide as the view, and as high as its safe area is
/// away from the edge.
package final class BarGuide: UILayoutGuide, UILayoutSupport {
    /// Of the safe area's edge, in points.
    package var length: CGFloat { owner.map(barLength) ?? 0 }
}

extension UILayoutGuide {
    /// How high the guide of a bar, or of the keyboard, is in its view.
    final func barLength(in view: UIView) -> CGFloat {
        switch role {
        case .topBar: view.safeAreaInsets.top
        case .keyboard: (self as? UIKeyboardLayoutGuide)?.coveredLength(in: view) ?? 0
        default: view.safeAreaInsets.bottom
        }
    }
}

extension UIViewController {
    /// What bars cover at the top. UIKit has replaced it by the safe area.
    public var topLayoutGuide: any UILayoutSupport { topBarGuide }
    /// What bars cover at the bottom. UIKit has replaced it by the safe area.
    public var bottomLayoutGuide: any UILayoutSupport { bottomBarGuide }

    /// The guide behind `topLayoutGuide`.
    package final var topBarGuide: BarGuide { view.barGuide(\.topBarGuide, .topBar) }
    /// The guide behind `bottomLayoutGuide`.
    package final var bottomBarGuide: BarGuide { view.barGuide(\.bottomBarGuide, .bottomBar) }
}

extension UIView {
    fileprivate final func barGuide(
        _ path: ReferenceWritableKeyPath<ViewLayoutState, BarGuide?>, _ role: UILayoutGuide.Role
    ) -> BarGuide {
        if let guide = layoutState[keyPath: path] { return guide }
        let guide = BarGuide(role, of: self)
        layoutState[keyPath: path] = guide
        return guide
    }
}
