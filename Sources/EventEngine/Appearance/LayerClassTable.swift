import Foundation

/// The classes of layers that views and `presentation()` can make by themselves. Swift cannot call an
/// initializer of a class that is known only at run time, as Objective-C does, unless every subclass declares
/// it; so compiled classes of layers are entered here before a view has one for its layer.
public final class LayerClassTable {
    private var makers: [ObjectIdentifier: () -> CALayer] = [
        ObjectIdentifier(CALayer.self): { CALayer() },
        ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
        ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
        ObjectIdentifier(CATextLayer.self): { CATextLayer() },
        ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() },
        ObjectIdentifier(CATransformLayer.self): { CATransformLayer() },
    ]
    private var copiers: [ObjectIdentifier: (CALayer) -> CALayer] = [
        ObjectIdentifier(CALayer.self): { CALayer(layer: $0) },
        ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer(layer: $0) },
        ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer(layer: $0) },
        ObjectIdentifier(CATextLayer.self): { CATextLayer(layer: $0) },
        ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer(layer: $0) },
        ObjectIdentifier(CATransformLayer.self): { CATransformLayer(layer: $0) },
    ]

    init() {}

    /// Enters a class: `add(MyLayer.self, { MyLayer() }, copy: { MyLayer(layer: $0) })`.
    public func add<Layer: CALayer>(
        _ type: Layer.Type, _ make: @escaping () -> Layer, copy: @escaping (_ layer: Any) -> Layer
    ) {
        makers[ObjectIdentifier(type)] = make
        copiers[ObjectIdentifier(type)] = copy
    }

    func maker(of type: AnyClass) -> (() -> CALayer)? { makers[ObjectIdentifier(type)] }
    func copier(of type: AnyClass) -> ((CALayer) -> CALayer)? { copiers[ObjectIdentifier(type)] }
}
