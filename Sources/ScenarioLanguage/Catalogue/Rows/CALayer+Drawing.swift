import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of CALayer: how it is drawn, which is only kept.
    func layerDrawingRows(_ t: MemberTable<CALayer>) {
        t.means("What is drawn on it, an image for example, and how; only kept here.")
        t.accessor("contents", get: { Untyped(value: $0.contents) }) { $0.contents = $1.value }
        t.accessor("compositingFilter", get: { Untyped(value: $0.compositingFilter) }) {
            $0.compositingFilter = $1.value
        }
        t.accessor("filters", get: { $0.filters as? [AnyValue] }) { $0.filters = $1 }
        t.accessor("backgroundFilters", get: { $0.backgroundFilters as? [AnyValue] }) {
            $0.backgroundFilters = $1
        }
        t.property("contentsGravity", \.contentsGravity, isKept: true)
        t.property("contentsRect", \.contentsRect)
        t.property("contentsCenter", \.contentsCenter)
        t.property("cornerCurve", \.cornerCurve)
        t.property("allowsGroupOpacity", \.allowsGroupOpacity)
        t.property("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing)
        t.property("drawsAsynchronously", \.drawsAsynchronously)
        t.property("isDoubleSided", \.isDoubleSided)
        t.property("needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange)
        t.property("minificationFilter", \.minificationFilter)
        t.property("magnificationFilter", \.magnificationFilter)
        t.property("minificationFilterBias", \.minificationFilterBias)
    }

    /// What belongs to the content of a layer.
    func addLayerContents() {
        addClass(
            CGImage.self, named: "CGImage", superclass: nil, conformances: .hashable,
            "An image, as CoreGraphics has it: only its size is known."
        ) { t in
            t.means("In pixels.")
            t.getter("width", \.width)
            t.getter("height", \.height)
            t.means("A part of it, in pixels; nil where nothing of it is.")
            t.method("cropping(to:)") { (image: CGImage, rect: CGRect) in image.cropping(to: rect) }
        }
        addStructure(
            CALayerContentsFilter.self, named: "CALayerContentsFilter", conformances: .hashable,
            "How the content of a layer is made larger or smaller."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CALayerContentsFilter(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("Each pixel is that of the nearest one of the content, or a mean of those around it.")
            t.staticGetter("nearest") { CALayerContentsFilter.nearest }
            t.staticGetter("linear") { CALayerContentsFilter.linear }
            t.staticGetter("trilinear") { CALayerContentsFilter.trilinear }
        }
        addStructure(
            CALayerContentsGravity.self, named: "CALayerContentsGravity", conformances: .hashable,
            "Where the content of a layer is in it."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CALayerContentsGravity(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("There.")
            t.staticGetter("center") { CALayerContentsGravity.center }
            t.staticGetter("top") { CALayerContentsGravity.top }
            t.staticGetter("bottom") { CALayerContentsGravity.bottom }
            t.staticGetter("left") { CALayerContentsGravity.left }
            t.staticGetter("right") { CALayerContentsGravity.right }
            t.means("It is scaled: to fill it, to be seen in whole, or to cover it.")
            t.staticGetter("resize") { CALayerContentsGravity.resize }
            t.staticGetter("resizeAspect") { CALayerContentsGravity.resizeAspect }
            t.staticGetter("resizeAspectFill") { CALayerContentsGravity.resizeAspectFill }
        }
        addStructure(
            CALayerCornerCurve.self, named: "CALayerCornerCurve", conformances: .hashable,
            "How a layer turns its corners."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CALayerCornerCurve(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("As a circle, or more smoothly.")
            t.staticGetter("circular") { CALayerCornerCurve.circular }
            t.staticGetter("continuous") { CALayerCornerCurve.continuous }
        }
    }
}
