import EventEngine
import Foundation

extension CATextLayerTruncationMode: BridgedStruct {}
extension CATextLayerAlignmentMode: BridgedStruct {}

extension NativeCatalogue {
    /// CATextLayer, and what belongs to it.
    func addCATextLayer() {
        addClass(
            CATextLayer.self, named: "CATextLayer", superclass: CALayer.self,
            "A layer with text.", textLayerRows)
        addStructure(
            CATextLayerTruncationMode.self, named: "CATextLayerTruncationMode", conformances: .hashable,
            "Where a text layer leaves something out that has no room."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CATextLayerTruncationMode(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("There.")
            t.staticGetter("none") { CATextLayerTruncationMode.none }
            t.staticGetter("start") { CATextLayerTruncationMode.start }
            t.staticGetter("middle") { CATextLayerTruncationMode.middle }
            t.staticGetter("end") { CATextLayerTruncationMode.end }
        }
        addStructure(
            CATextLayerAlignmentMode.self, named: "CATextLayerAlignmentMode", conformances: .hashable,
            "At which side the lines of a text layer begin."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CATextLayerAlignmentMode(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("There.")
            t.staticGetter("natural") { CATextLayerAlignmentMode.natural }
            t.staticGetter("left") { CATextLayerAlignmentMode.left }
            t.staticGetter("right") { CATextLayerAlignmentMode.right }
            t.staticGetter("center") { CATextLayerAlignmentMode.center }
            t.staticGetter("justified") { CATextLayerAlignmentMode.justified }
        }
    }

    private func textLayerRows(_ t: MemberTable<CATextLayer>) {
        t.initializer("init()") { () in CATextLayer() }
        t.required("init(coder:)") { (coder: NSCoder) in CATextLayer(coder: coder) }
        t.means("Makes the copy that 'presentation()' answers.")
        t.initializer("init(layer:)") { (layer: AnyValue) in CATextLayer(layer: layer) }
        t.means("The text.")
        t.accessor("string", get: { $0.string as? AnyValue }) { $0.string = $1 }
        t.means("How it looks.")
        t.accessor("font", get: { $0.font as? AnyValue }) { $0.font = $1 }
        t.property("fontSize", \.fontSize)
        t.property("foregroundColor", \.foregroundColor)
        t.property("isWrapped", \.isWrapped)
        t.property("truncationMode", \.truncationMode)
        t.property("alignmentMode", \.alignmentMode)
    }
}
