/// Helps a layer without a subclass of it. The delegate of a view's layer is the view.
public protocol CALayerDelegate: AnyObject {
    /// Places the layers in it, in place of the layer's own `layoutSublayers()`.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) { Simulator.current.answeredByDefault(()) }
}

extension UIView: CALayerDelegate {}

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
