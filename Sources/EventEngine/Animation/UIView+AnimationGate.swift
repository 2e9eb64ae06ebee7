extension UIView {
    /// Whether a running animation of this view, or of one that it lies in, does not allow interaction
    /// (B-15).
    final var isUnderBlockingAnimation: Bool {
        world.blockingAnimations > 0 && ancestors.contains { $0.model.pointee.blockingAnimations > 0 }
    }
}
