import Foundation

/// Scrolling to the top, the keyboard, and refreshing (M-23 to M-25, M-30).
extension UIScrollView {
    /// Scrolls to the top if the delegate allows it, without the calls of a drag (M-24).
    final func scrollToTop() {
        let may = world.askDelegate(delegateObject, .scrollViewShouldScrollToTop, [self], fallback: true) {
            ($0 as? any UIScrollViewDelegate)?.scrollViewShouldScrollToTop(self)
        }
        guard may, !world.isHalted else { return }
        scroll.isGoingToTop = true
        go(to: CGPoint(x: contentOffset.x, y: range(.vertical).least), animated: true)
    }

    final var isAtTop: Bool { contentOffset.y <= range(.vertical).least }

    final func tellScrolledToTop() {
        scroll.isGoingToTop = false
        tellDelegate(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    }

    /// A drag has begun: the keyboard may have to go (M-25).
    final func dismissKeyboardOnDrag() {
        guard [.onDrag, .onDragWithAccessory].contains(scroll.keyboardMode), world.keyboard.isShown
        else { return }
        resignClient()
    }

    /// A drag has ended: below the keyboard's upper edge, the keyboard goes (M-25).
    final func dismissKeyboardInteractively() {
        guard [.interactive, .interactiveWithAccessory].contains(scroll.keyboardMode), world.keyboard.isShown,
            pan.lastLocation.y > world.keyboard.frame.minY
        else { return }
        resignClient()
    }

    private func resignClient() { world.keyboard.client?.resignFirstResponder() }

    /// Content was dragged: one that was pulled far enough refreshes (M-30).
    final func pullRefresh() {
        guard let refresh = scroll.refresh, scroll.drag != nil else { return }
        let way = -range(.vertical).overshoot(contentOffset.y)
        if way <= 0 { refresh.hasFired = false }
        refresh.pulled(by: way)
    }

    final func replaceRefresh(_ control: UIRefreshControl?) {
        guard scroll.refresh !== control else { return }
        scroll.refresh?.removeFromSuperview()
        scroll.refresh = control
        guard let control else { return }
        control.frame = CGRect(
            x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
        insert(control, at: .index(0))
    }
}

extension UIScrollView {
    final var pressRecognizer: UIGestureRecognizer {
        if let press = zoom.press { return press }
        let press = world.perform { UIGestureRecognizer(target: nil, action: nil) }
        press.isEnabled = false
        zoom.press = press
        return press
    }
}

extension Hand {
    /// Taps the status bar: the only scroll view on the screen that wants it scrolls to its top (M-23). It is
    /// not a touch: nothing is hit-tested.
    public func tapStatusBar() {
        guard !isPlanning, !world.isDelivering else {
            return world.report(.refused("'tapStatusBar()' cannot be inside another call of the hand"))
        }
        world.settle()
        world.turn {
            world.recording(.queue) {
                var found: [UIScrollView] = []
                for window in world.application.windows { window.collectScrollViews(&found) }
                // On a telephone several mean none.
                if found.count == 1, let only = found.first, !only.isAtTop { only.scrollToTop() }
            }
        }
    }
}

extension UIView {
    /// The scroll views in this view that are on the screen and scroll to their top.
    fileprivate func collectScrollViews(_ found: inout [UIScrollView]) {
        guard world.work.draw(1), !isHidden, alpha > 0 else { return }
        if let view = self as? UIScrollView, view.scrollsToTop { found.append(view) }
        for subview in model.pointee.subviews { subview.collectScrollViews(&found) }
    }
}
