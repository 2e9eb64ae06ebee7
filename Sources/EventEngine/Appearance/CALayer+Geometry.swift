import Foundation

extension CALayer {
    // What a view's layer has in common with its view, without asking the author's overrides.

    final var storedFrame: CGRect {
        get { owner?.layerFrame ?? own.frame }
        set {
            if let owner { return owner.layerFrame = newValue }
            changingSize { own.frame = newValue }
        }
    }

    final var storedBounds: CGRect {
        get { owner?.layerBounds ?? own.bounds }
        set {
            if let owner { return owner.layerBounds = newValue }
            changingSize { own.bounds = newValue }
        }
    }

    final var storedIsHidden: Bool {
        get { owner?.layerIsHidden ?? own.isHidden }
        set { if let owner { owner.layerIsHidden = newValue } else { own.isHidden = newValue } }
    }

    /// A layer of another size lays its sublayers out, and is drawn anew if it wants that.
    private func changingSize(_ change: () -> Void) {
        let before = own.bounds.size
        change()
        guard own.bounds.size != before else { return }
        markForLayout()
        if drawing.redraws { markForDisplay() }
    }

    /// Where the anchor point is in the layer above: the view's centre.
    public var position: CGPoint {
        get { owner?.layerPosition ?? own.position }
        set { if let owner { owner.layerPosition = newValue } else { own.position = newValue } }
    }

    /// The point that `position` places and around which transforms turn, as fractions of the size.
    public var anchorPoint: CGPoint {
        get { owner?.layerAnchorPoint ?? own.anchorPoint }
        set { if let owner { owner.layerAnchorPoint = newValue } else { own.anchorPoint = newValue } }
    }

    /// Opacity from 0 to 1, with 32 bits; the view's alpha (B-02).
    public var opacity: Float {
        get { owner?.layerOpacity ?? own.opacity }
        set { if let owner { owner.layerOpacity = newValue } else { own.opacity = newValue } }
    }

    /// Whether what sticks out is cut off; the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { owner?.layerMasksToBounds ?? own.masksToBounds }
        set { if let owner { owner.layerMasksToBounds = newValue } else { own.masksToBounds = newValue } }
    }

    /// Colour behind everything; the view's background colour.
    public var backgroundColor: CGColor? {
        get { if let owner { owner.layerBackgroundColor } else { own.backgroundColor } }
        set { if let owner { owner.layerBackgroundColor = newValue } else { own.backgroundColor = newValue } }
    }

    /// Turns, scales or shifts around the anchor point; the view's transform.
    public func affineTransform() -> CGAffineTransform { owner?.layerTransform ?? own.transform }

    /// Turns, scales or shifts around the anchor point; the view's transform.
    public func setAffineTransform(_ m: CGAffineTransform) {
        if let owner { owner.layerTransform = m } else { own.transform = m }
    }

    /// Turns, scales or shifts in space around the anchor point; the view's `transform3D`.
    public var transform: CATransform3D {
        get { owner?.layerTransform3D ?? own.space }
        set { if let owner { owner.layerTransform3D = newValue } else { own.space = newValue } }
    }
}
