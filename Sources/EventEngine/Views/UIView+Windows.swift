import Foundation

extension UIView {
    /// Tells the view and all in it that they are about to be in another window.
    final func announceWindow(_ window: UIWindow?) {
        guard world.work.draw(1) else { return }
        willMove(toWindow: window)
        for subview in model.pointee.subviews { subview.announceWindow(window) }
    }

    /// Puts the view and all in it into a window and tells them.
    final func adoptWindow(_ window: UIWindow?) {
        assignWindow(window)
        if window != nil { world.layout.viewsSeen() }
        tellWindowChange()
    }

    /// The window is being freed; views in it may live on.
    final func forgetWindow() {
        windowReference = nil
        for subview in model.pointee.subviews { subview.forgetWindow() }
    }

    private func assignWindow(_ window: UIWindow?) {
        windowReference = window
        world.work.draw(1)
        for subview in model.pointee.subviews { subview.assignWindow(window) }
    }

    private func tellWindowChange() {
        guard world.work.draw(1) else { return }
        windowDidChange()
        awaitDisplay()
        if let applyLooks = world.applyLooks, windowReference != nil { applyLooks(self) }
        didMoveToWindow()
        for subview in model.pointee.subviews { subview.tellWindowChange() }
    }
}
