import Foundation

/// What looks of a class depend on: `UIView.appearance(whenContainedInInstancesOf:)`.
extension UIView {
    /// What the view is in, from the inside out: superviews, and controllers right behind their root views.
    package final var containers: [UIResponder] {
        var found: [UIResponder] = []
        for view in ancestors {
            if view !== self { found.append(view) }
            if let controller = view.managingController { found.append(controller) }
        }
        return found
    }

    /// Whether it is a button here and none in UIKit, so that the looks of buttons are not for it.
    package final var isNoButton: Bool {
        self is _UIButtonBarButton || self is UITabBarButton || self is UIAlertControllerActionView
            || self is UIContextMenuCell
    }
}
