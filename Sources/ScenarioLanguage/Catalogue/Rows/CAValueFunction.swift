import EventEngine

extension CAValueFunctionName: BridgedStruct {}

extension NativeCatalogue {
    /// CAValueFunction and its names.
    func addValueFunction() {
        addClass(
            CAValueFunction.self, named: "CAValueFunction", superclass: NSObject.self,
            "Makes the transform that an animation lets be seen of a number, or of three for all axes."
        ) { t in
            t.means("One of the system's; nil for a name that none has.")
            t.initializer("init(name:)") { (name: CAValueFunctionName) in CAValueFunction(name: name) }
            t.getter("name", \.name)
        }
        addStructure(
            CAValueFunctionName.self, named: "CAValueFunctionName",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "What a value function makes of numbers."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CAValueFunctionName(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("A turn, a size or a shift: along one axis, or along all three.")
            t.staticGetter("rotateX") { CAValueFunctionName.rotateX }
            t.staticGetter("rotateY") { CAValueFunctionName.rotateY }
            t.staticGetter("rotateZ") { CAValueFunctionName.rotateZ }
            t.staticGetter("scale") { CAValueFunctionName.scale }
            t.staticGetter("scaleX") { CAValueFunctionName.scaleX }
            t.staticGetter("scaleY") { CAValueFunctionName.scaleY }
            t.staticGetter("scaleZ") { CAValueFunctionName.scaleZ }
            t.staticGetter("translate") { CAValueFunctionName.translate }
            t.staticGetter("translateX") { CAValueFunctionName.translateX }
            t.staticGetter("translateY") { CAValueFunctionName.translateY }
            t.staticGetter("translateZ") { CAValueFunctionName.translateZ }
        }
    }
}
