import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIEdgeInsets.
    func insetRows(_ t: MemberTable<UIEdgeInsets>) {
        t.initializer("init()") { () in UIEdgeInsets() }
        t.initializer("init(top:left:bottom:right:)") {
            (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) in
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        t.staticGetter("zero") { UIEdgeInsets.zero }
        t.field("top", \.top)
        t.field("left", \.left)
        t.field("bottom", \.bottom)
        t.field("right", \.right)
    }

    /// The rows of NSDirectionalEdgeInsets.
    func directionalInsetRows(_ t: MemberTable<NSDirectionalEdgeInsets>) {
        t.initializer("init()") { () in NSDirectionalEdgeInsets() }
        t.initializer("init(top:leading:bottom:trailing:)") {
            (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
            NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        t.staticGetter("zero") { NSDirectionalEdgeInsets.zero }
        t.field("top", \.top)
        t.field("leading", \.leading)
        t.field("bottom", \.bottom)
        t.field("trailing", \.trailing)
    }

    /// The rows of UIOffset.
    func offsetRows(_ t: MemberTable<UIOffset>) {
        t.initializer("init()") { () in UIOffset() }
        t.initializer("init(horizontal:vertical:)") { (h: CGFloat, v: CGFloat) in
            UIOffset(horizontal: h, vertical: v)
        }
        t.staticGetter("zero") { UIOffset.zero }
        t.field("horizontal", \.horizontal)
        t.field("vertical", \.vertical)
    }

    /// Edges, corners and axes.
    func edgeRows() {
        addOptionSet(UIRectEdge.self, named: "UIRectEdge") { t in
            t.enumCase("top", .top)
            t.enumCase("left", .left)
            t.enumCase("bottom", .bottom)
            t.enumCase("right", .right)
            t.enumCase("all", .all)
        }
        addOptionSet(UIRectCorner.self, named: "UIRectCorner") { t in
            t.enumCase("topLeft", .topLeft)
            t.enumCase("topRight", .topRight)
            t.enumCase("bottomLeft", .bottomLeft)
            t.enumCase("bottomRight", .bottomRight)
            t.enumCase("allCorners", .allCorners)
        }
        addOptionSet(UIAxis.self, named: "UIAxis") { t in
            t.enumCase("horizontal", .horizontal)
            t.enumCase("vertical", .vertical)
            t.enumCase("both", .both)
        }
    }
}
