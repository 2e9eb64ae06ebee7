import Foundation

/// What the layer shares with its view lives in the view; the layer goes past what subclasses override.
extension UIView: LayerOwner {
    var layerFrame: CGRect {
        get { model.pointee.frame }
        set { setStoredFrame(newValue) }
    }
    var layerBounds: CGRect {
        get { model.pointee.bounds }
        set { setStoredBounds(newValue) }
    }
    var layerPosition: CGPoint {
        get { model.pointee.center }
        set { setStoredCenter(newValue) }
    }
    var layerAnchorPoint: CGPoint {
        get { model.pointee.anchorPoint }
        set { setStoredAnchorPoint(newValue) }
    }
    var layerTransform: CGAffineTransform {
        get { model.pointee.transform }
        set { setStoredTransform(newValue) }
    }
    var layerTransform3D: CATransform3D {
        get { storedTransform3D }
        set { setStoredTransform3D(newValue) }
    }
    var layerOpacity: Float {
        get { model.pointee.alpha }
        set { setStoredAlpha(CGFloat(newValue)) }
    }
    var layerIsHidden: Bool {
        get { model.pointee.isHidden }
        set { setStoredHidden(newValue) }
    }
    var layerMasksToBounds: Bool {
        get { appearance.clipsToBounds }
        set { setStoredClipping(newValue) }
    }
    var layerBackgroundColor: CGColor? {
        get { appearance.backgroundColor?.cgColor }
        set { appearance.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    /// The layer, made when it is first asked for.
    func makeLayer() -> CALayer {
        if let layer = appearance.layer { return layer }
        let wanted = read(.layerClass, type(of: self).layerClass as Any)
        let layer =
            (wanted as? ObjectMaker)?.make() as? CALayer
            ?? (wanted as? AnyClass).flatMap { world.layerClasses.maker(of: $0) }?() ?? CALayer()
        // The layer's own initializer may have asked for the view's layer.
        if let layer = appearance.layer { return layer }
        let made = layer.own
        layer.owner = self
        takeOver(made)
        appearance.layer = layer
        return layer
    }

    /// What the layer's initializer set is the view's from now on.
    private func takeOver(_ made: LayerGeometry) {
        if made.opacity != 1 { layerOpacity = made.opacity }
        if made.isHidden { layerIsHidden = true }
        if made.masksToBounds { layerMasksToBounds = true }
        if let color = made.backgroundColor { layerBackgroundColor = color }
    }
}
