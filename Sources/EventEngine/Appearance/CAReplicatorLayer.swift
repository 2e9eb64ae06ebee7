import Foundation

/// A layer that shows its sublayers several times. Nothing is drawn here, and touches find views, not copies
/// of their layers: what it is told is kept, without effect on events.
open class CAReplicatorLayer: CALayer {
    /// How often the sublayers are shown, themselves included.
    open var instanceCount = 1
    /// Whether the copies keep their depth instead of being drawn flat.
    open var preservesDepth = false
    /// Seconds by which each copy moves later than the one before.
    open var instanceDelay: CFTimeInterval = 0
    /// What each copy is moved by, from the one before.
    open var instanceTransform = CATransform3DIdentity
    /// The colour that the sublayers are multiplied with, and what each copy adds to its parts.
    open var instanceColor: CGColor? = UIColor.white.cgColor
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0

    override func takeLook(of layer: CALayer) {
        super.takeLook(of: layer)
        guard let layer = layer as? CAReplicatorLayer else { return }
        (instanceCount, preservesDepth, instanceDelay) =
            (layer.instanceCount, layer.preservesDepth, layer.instanceDelay)
        (instanceTransform, instanceColor) = (layer.instanceTransform, layer.instanceColor)
        (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
    }
}

/// A layer whose sublayers lie in space. Nothing is drawn here.
open class CATransformLayer: CALayer {}
