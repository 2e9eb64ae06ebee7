import EventEngine

extension UILayoutPriority: BridgedStruct {}

extension NativeCatalogue {
    /// UILayoutPriority.
    func addUILayoutPriority() {
        addStructure(
            UILayoutPriority.self, named: "UILayoutPriority",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "How much a constraint matters, from 1 to 1000 (S-09)."
        ) { t in
            t.initializer("init(_:)") { (raw: Float) in UILayoutPriority(raw) }
            t.means("Makes one from its number.", of: "init(_:)")
            t.initializer("init(rawValue:)") { (raw: Float) in UILayoutPriority(rawValue: raw) }
            t.field("rawValue", \.rawValue)
            t.means("It has to hold (1000).")
            t.staticGetter("required") { UILayoutPriority.required }
            t.means("How much buttons resist to be smaller than their content (750).")
            t.staticGetter("defaultHigh") { UILayoutPriority.defaultHigh }
            t.means("How much views resist to be larger than their content (250).")
            t.staticGetter("defaultLow") { UILayoutPriority.defaultLow }
            t.means("What a view does to get its fitting size (50).")
            t.staticGetter("fittingSizeLevel") { UILayoutPriority.fittingSizeLevel }
            t.means("Levels for windows that can be resized (510, 500, 490); there are none here.")
            t.staticGetter("dragThatCanResizeScene") { UILayoutPriority.dragThatCanResizeScene }
            t.staticGetter("sceneSizeStayPut") { UILayoutPriority.sceneSizeStayPut }
            t.staticGetter("dragThatCannotResizeScene") { UILayoutPriority.dragThatCannotResizeScene }
            t.means("One that matters a little more or less: `.required - 1`.")
            t.staticMethod("+(_:_:)") { (priority: UILayoutPriority, more: Float) in priority + more }
            t.staticMethod("-(_:_:)") { (priority: UILayoutPriority, less: Float) in priority - less }
        }
    }
}
