/// Helps a layer without a subclass of it. The delegate of a view's layer is the view.
public protocol CALayerDelegate: AnyObject {
    /// Places the layers in it, in place of the layer's own `layoutSublayers()`.
    func layoutSublayers(of layer: CALayer)
    /// Gives the layer its contents, in place of drawing them.
    func display(_ layer: CALayer)
    /// The layer is about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { Simulator.current.answeredByDefault(()) }
    public func layerWillDraw(_ layer: CALayer) { Simulator.current.answeredByDefault(()) }
    public func draw(_ layer: CALayer, in ctx: CGContext) { Simulator.current.answeredByDefault(()) }
    public func layoutSublayers(of layer: CALayer) { Simulator.current.answeredByDefault(()) }
}

extension UIView: CALayerDelegate {
    // For subclasses that give their layer its contents, and that hear before it is drawn.
    public func display(_ layer: CALayer) { world.answeredByDefault(()) }
    public func layerWillDraw(_ layer: CALayer) { world.answeredByDefault(()) }
}

extension CALayer {
    /// Who helps the layer; a view's layer has its view and takes no other.
    public var delegate: (any CALayerDelegate)? {
        get { owner as? UIView ?? delegateObject as? any CALayerDelegate }
        set { setDelegate(newValue) }
    }

    package final var delegateOrView: AnyObject? { owner as? UIView ?? delegateObject }

    package final func setDelegate(_ object: AnyObject?) {
        if let owner, owner !== object {
            return world.report(.refused("the delegate of a view's layer is the view, and stays it"))
        }
        delegateObject = object
    }
}
