import Foundation

extension UIView {
    /// The guides that were added, in that order.
    public var layoutGuides: [UILayoutGuide] { storedLayoutState?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self, layoutGuide.role == .own else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        layoutState.guides.append(layoutGuide)
    }

    /// Takes a guide out, with the constraints about it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, layoutGuide.role == .own else { return }
        for constraint in layoutState.references {
            if constraint.items.contains(where: { $0 === layoutGuide }) { constraint.deactivate() }
        }
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    /// The bounds without the layout margins (S-15).
    public var layoutMarginsGuide: UILayoutGuide { guide(\.marginsGuide, .margins) }

    /// The part of the bounds that is not covered by bars and the like (S-15).
    public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaGuide, .safeArea) }

    /// Where text of a readable width goes: on this screen, within the margins.
    public var readableContentGuide: UILayoutGuide { guide(\.readableGuide, .readable) }

    final func guide(
        _ path: ReferenceWritableKeyPath<ViewLayoutState, UILayoutGuide?>, _ role: UILayoutGuide.Role
    ) -> UILayoutGuide {
        if let guide = layoutState[keyPath: path] { return guide }
        let guide = UILayoutGuide(role, of: self)
        layoutState[keyPath: path] = guide
        return guide
    }
}

extension UIScrollView {
    /// The content, in the scroll view's own coordinates. Constraints about it decide how large the content
    /// is.
    public var contentLayoutGuide: UILayoutGuide { guide(\.contentGuide, .content) }

    /// The visible part: it stays in place while the content scrolls.
    public var frameLayoutGuide: UILayoutGuide { guide(\.frameGuide, .frame) }
}
