import Foundation

extension Simulator {
    /// Finds the window and the view that a new touch belongs to: the whole walk is done twice, and the
    /// second result counts (B-18, B-19, B-21).
    func hitTest(
        screenPoint: CGPoint, touch: Int, event: UIEvent
    ) -> (window: UIWindow, view: UIView)? {
        var hit: (window: UIWindow, view: UIView)?
        trace.touch = UInt8(clamping: touch)
        for pass in 1...EngineConstants.hitTestPasses {
            trace.pass = pass
            hit = frontmostHit(screenPoint, event)
        }
        trace.pass = 0
        trace.touch = 0
        return hit
    }

    /// Windows are tried from front to back, until one answers a view (B-21, B-22).
    private func frontmostHit(_ screenPoint: CGPoint, _ event: UIEvent) -> (window: UIWindow, view: UIView)? {
        if let window = keyboard.window, window.model.pointee.frame.encloses(screenPoint) {
            let point = window.model.pointee.fromSuperview(screenPoint)
            if let view = window.hitTest(point, with: event) { return (window, view) }
        }
        for window in application.windows.reversed() {
            let point = window.model.pointee.fromSuperview(screenPoint)
            if let view = window.hitTest(point, with: event) { return (window, view) }
        }
        return nil
    }
}
