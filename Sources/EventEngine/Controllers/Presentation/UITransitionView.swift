import Foundation

/// The view around a presented one, as large as the window, under the name that it has in UIKit. What misses
/// the presented view ends here (N-24).
final class UITransitionView: UIView {
    weak var presentation: UIPresentationController?
    private(set) var pan: SheetPanGestureRecognizer?

    func installPan() {
        let pan = world.perform { SheetPanGestureRecognizer(target: nil, action: nil) }
        addGestureRecognizer(pan)
        self.pan = pan
    }

    override func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.defaultHitTest(point, with: event)
        guard let presentation, hit === self || hit is UIDimmingView else { return hit }
        for view in presentation.viewsThatPass where view.window === window {
            if let inner = view.hitTest(convert(point, to: view), with: event) { return inner }
        }
        return presentation.letsTouchesPass ? nil : hit
    }

    override func defaultLayoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.defaultLayoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] { [("pan", pan)] }
}

/// The view behind a presented one: a tap on it may dismiss, and nothing behind it hears of touches.
final class UIDimmingView: UIView {
    weak var presentation: UIPresentationController?
    /// What a touch does, where no presentation is about.
    var touched: (() -> Void)?
    private var touch: UITouch?

    override func defaultTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touch == nil { touch = touches.first }
    }
    override func defaultTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func defaultTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        presentation?.touchedOutside()
        touched?()
    }
    override func defaultTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch, touches.contains(touch) { self.touch = nil }
    }
}
