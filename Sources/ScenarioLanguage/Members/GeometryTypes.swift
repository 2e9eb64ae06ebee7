import EventEngine
import Foundation

extension CGVector: BridgedStruct {}
extension CGAffineTransform: BridgedStruct {}
extension UIEdgeInsets: BridgedStruct {}
extension NSDirectionalEdgeInsets: BridgedStruct {}
extension UIOffset: BridgedStruct {}
extension UIRectEdge: BridgedOptionSet {}
extension UIRectCorner: BridgedOptionSet {}
extension UIAxis: BridgedOptionSet {}
extension CGPathFillRule: BridgedEnum {}
extension CGLineCap: BridgedEnum {}
extension CGLineJoin: BridgedEnum {}

extension NativeCatalogue {
    /// Points, rectangles, transforms, paths.
    func addGeometryTypes() {
        let hashable: Set<Conformance> = [.equatable, .hashable]
        addStructure(CGPoint.self, named: "CGPoint", conformances: hashable, pointRows)
        addStructure(CGSize.self, named: "CGSize", conformances: hashable, sizeRows)
        addStructure(CGRect.self, named: "CGRect", conformances: hashable, rectRows)
        addStructure(CGVector.self, named: "CGVector", conformances: hashable, vectorRows)
        addStructure(
            CGAffineTransform.self, named: "CGAffineTransform", conformances: hashable, transformRows)
        addStructure(UIEdgeInsets.self, named: "UIEdgeInsets", conformances: hashable, insetRows)
        addStructure(
            NSDirectionalEdgeInsets.self, named: "NSDirectionalEdgeInsets", conformances: hashable,
            directionalInsetRows)
        addStructure(UIOffset.self, named: "UIOffset", conformances: hashable, offsetRows)
        edgeRows()
        addEnumeration(CGPathFillRule.self, named: "CGPathFillRule") { t in
            t.enumCase("winding", .winding)
            t.enumCase("evenOdd", .evenOdd)
        }
        addEnumeration(CGLineCap.self, named: "CGLineCap") { t in
            t.enumCase("butt", .butt)
            t.enumCase("round", .round)
            t.enumCase("square", .square)
        }
        addEnumeration(CGLineJoin.self, named: "CGLineJoin") { t in
            t.enumCase("miter", .miter)
            t.enumCase("round", .round)
            t.enumCase("bevel", .bevel)
        }
        addPathTypes()
    }
}
