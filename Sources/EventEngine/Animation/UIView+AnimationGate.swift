extension UIView {
    /// Whether a running animation of this view, or of one that it lies in, does not allow interaction
    /// (B-15).
    final var isUnderBlockingAnimation: Bool {
        world.blockingAnimations > 0 && ancestors.contains { $0.model.pointee.blockingAnimations > 0 }
    }
}

extension Simulator {
    /// Cancels the touches in progress of views whose non-interactive animation began since (B-17).
    func cancelTouchesOfAnimations() {
        guard animationsHaveStarted else { return }
        animationsHaveStarted = false
        touchDelivery.cancel { touch in
            touch.delivery.isTrackedByView && touch.view?.isUnderBlockingAnimation == true
        }
    }
}
