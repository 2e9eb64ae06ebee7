import EventEngine
import Foundation

extension NativeCatalogue {
    /// CAReplicatorLayer and CATransformLayer.
    func addReplicatingLayers() {
        addClass(
            CAReplicatorLayer.self, named: "CAReplicatorLayer", superclass: CALayer.self,
            "A layer that shows its sublayers several times. Touches find none of the copies.",
            replicatorRows)
        addClass(
            CATransformLayer.self, named: "CATransformLayer", superclass: CALayer.self,
            "A layer whose sublayers lie in space. Nothing is drawn here."
        ) { t in
            t.initializer("init()") { () in CATransformLayer() }
            t.required("init(coder:)") { (coder: NSCoder) in CATransformLayer(coder: coder) }
            t.means("Makes the copy that 'presentation()' answers.")
            t.initializer("init(layer:)") { (layer: AnyValue) in CATransformLayer(layer: layer) }
        }
    }

    private func replicatorRows(_ t: MemberTable<CAReplicatorLayer>) {
        t.initializer("init()") { () in CAReplicatorLayer() }
        t.required("init(coder:)") { (coder: NSCoder) in CAReplicatorLayer(coder: coder) }
        t.means("Makes the copy that 'presentation()' answers.")
        t.initializer("init(layer:)") { (layer: AnyValue) in CAReplicatorLayer(layer: layer) }
        t.means("How often, how much later and where from the one before; only kept here.")
        t.property("instanceCount", \.instanceCount)
        t.property("instanceDelay", \.instanceDelay)
        t.property("instanceTransform", \.instanceTransform)
        t.property("preservesDepth", \.preservesDepth)
        t.means("The color that they are multiplied with, and what each copy adds to its parts.")
        t.property("instanceColor", \.instanceColor)
        t.property("instanceRedOffset", \.instanceRedOffset)
        t.property("instanceGreenOffset", \.instanceGreenOffset)
        t.property("instanceBlueOffset", \.instanceBlueOffset)
        t.property("instanceAlphaOffset", \.instanceAlphaOffset)
    }
}
