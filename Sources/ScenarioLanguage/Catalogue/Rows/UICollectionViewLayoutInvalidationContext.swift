import EventEngine
import Foundation

/// Index paths of views beside the cells, by their kinds.
private struct PathsByKind: Bridged {
    let paths: [String: [IndexPath]]

    static var staticType: StaticType { .dictionary(.string, [IndexPath].staticType) }

    static func from(_ value: Value) -> PathsByKind? {
        guard case .dictionary(let dictionary) = value else { return nil }
        var paths: [String: [IndexPath]] = [:]
        for key in dictionary.keys {
            guard let kind = String.from(key), let held = dictionary[key] else { return nil }
            paths[kind] = [IndexPath].from(held)
        }
        return PathsByKind(paths: paths)
    }

    var bridged: Value {
        var result = OrderedValueDictionary()
        for (kind, paths) in paths.sorted(by: { $0.key < $1.key }) { result[kind.bridged] = paths.bridged }
        return .dictionary(result)
    }
}

/// Why layouts are asked anew, and the views that they make.
extension NativeCatalogue {
    /// UICollectionViewLayoutInvalidationContext and that of flow layouts.
    func addInvalidationContexts() {
        addClass(
            UICollectionViewLayoutInvalidationContext.self,
            named: "UICollectionViewLayoutInvalidationContext", superclass: NSObject.self,
            "What is known of why a layout is asked anew.", contextRows)
        addClass(
            UICollectionViewFlowLayoutInvalidationContext.self,
            named: "UICollectionViewFlowLayoutInvalidationContext",
            superclass: UICollectionViewLayoutInvalidationContext.self,
            "The same of a flow layout."
        ) { t in
            t.initializer("init()") { () in UICollectionViewFlowLayoutInvalidationContext() }
            t.means("What it does not ask again; only kept, since it asks in each pass.")
            t.property("invalidateFlowLayoutDelegateMetrics", \.invalidateFlowLayoutDelegateMetrics)
            t.property("invalidateFlowLayoutAttributes", \.invalidateFlowLayoutAttributes)
        }
    }

    private func contextRows(_ t: MemberTable<UICollectionViewLayoutInvalidationContext>) {
        t.initializer("init()") { () in UICollectionViewLayoutInvalidationContext() }
        t.means("Whether nothing holds any longer, or there may be other items.")
        t.getter("invalidateEverything", \.invalidateEverything)
        t.getter("invalidateDataSourceCounts", \.invalidateDataSourceCounts)
        t.means("By how much the collection view scrolls at once.")
        t.property("contentOffsetAdjustment", \.contentOffsetAdjustment)
        t.means("By how much the content grows; only kept, since the layout is asked for its size anyway.")
        t.property("contentSizeAdjustment", \.contentSizeAdjustment)
        t.means("Names what has to be asked anew, and what was named.")
        t.method("invalidateItems(at:)") {
            (context: UICollectionViewLayoutInvalidationContext, paths: [IndexPath]) in
            context.invalidateItems(at: paths)
        }
        t.method("invalidateSupplementaryElements(ofKind:at:)") {
            (context: UICollectionViewLayoutInvalidationContext, kind: String, paths: [IndexPath]) in
            context.invalidateSupplementaryElements(ofKind: kind, at: paths)
        }
        t.method("invalidateDecorationElements(ofKind:at:)") {
            (context: UICollectionViewLayoutInvalidationContext, kind: String, paths: [IndexPath]) in
            context.invalidateDecorationElements(ofKind: kind, at: paths)
        }
        t.getter("invalidatedItemIndexPaths", \.invalidatedItemIndexPaths)
        t.getter("invalidatedSupplementaryIndexPaths", reading: {
            $0.invalidatedSupplementaryIndexPaths.map(PathsByKind.init)
        })
        t.getter("invalidatedDecorationIndexPaths", reading: {
            $0.invalidatedDecorationIndexPaths.map(PathsByKind.init)
        })
    }

    /// The rows of UICollectionViewLayout: why it is asked anew.
    func invalidationRows(_ t: MemberTable<UICollectionViewLayout>) {
        t.means("The same with a reason: 'invalidateLayout()' calls it.")
        t.method("invalidateLayout(with:)", override: .invalidateLayoutWithContext) {
            (layout: UICollectionViewLayout, context: UICollectionViewLayoutInvalidationContext) in
            layout.invalidateLayout(with: context)
        }
        t.means("That reason where the bounds have changed.")
        t.method("invalidationContext(forBoundsChange:)", override: .invalidationContextForBounds) {
            (layout: UICollectionViewLayout, bounds: CGRect) in
            layout.invalidationContext(forBoundsChange: bounds)
        }
        t.means("Whether it takes the size that a cell asks for; layouts with estimated lengths do.")
        t.method(
            "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
            override: .shouldInvalidateForPreferred
        ) {
            (layout: UICollectionViewLayout, preferred: UICollectionViewLayoutAttributes,
                original: UICollectionViewLayoutAttributes) in
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
        t.means("That reason then.")
        t.method(
            "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
            override: .invalidationContextForPreferred
        ) {
            (layout: UICollectionViewLayout, preferred: UICollectionViewLayoutAttributes,
                original: UICollectionViewLayoutAttributes) in
            layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
        t.means("The classes of the reasons and of the attributes that it makes by itself.")
        t.staticGetter("invalidationContextClass", override: .invalidationContextClass) {
            AnyTypeValue(type: UICollectionViewLayoutInvalidationContext.staticType)
        }
        t.staticGetter("layoutAttributesClass", override: .layoutAttributesClass) {
            AnyTypeValue(type: UICollectionViewLayoutAttributes.staticType)
        }
        t.means("Whether it is mirrored where texts run from the right; they never do here.")
        t.getter(
            "flipsHorizontallyInOppositeLayoutDirection", \.flipsHorizontallyInOppositeLayoutDirection,
            override: .flipsHorizontally)
    }

    /// The rows of UICollectionViewLayout: views that it makes.
    func decorationRows(_ t: MemberTable<UICollectionViewLayout>) {
        let parameters = [
            NativeParameter(nil, .optional(.metatype(.anyObject))),
            NativeParameter("forDecorationViewOfKind", .string),
        ]
        t.means("Says which class views of a kind have that the layout makes, or which nib they come from.")
        t.type.add(NativeMember(.method, "register", parameters, .void) { context, receiver, arguments in
            let layout = try UICollectionViewLayout.unwrapping(receiver)
            let kind = try String.unwrapping(arguments[1])
            guard case .type(let type) = arguments[0] else {
                layout.register(nil as AnyClass?, forDecorationViewOfKind: kind)
                return .void
            }
            guard let maker = context.viewMaker(type) else {
                throw RunTrap.trap(
                    "a layout can only make views of UICollectionReusableView and of its subclasses "
                        + "with an 'init(frame:)', and '\(type)' is none")
            }
            layout.register(forDecorationViewOfKind: kind, maker: maker)
            return .void
        })
        t.method("register(_:forDecorationViewOfKind:)") {
            (layout: UICollectionViewLayout, nib: UINib?, kind: String) in
            layout.register(nib, forDecorationViewOfKind: kind)
        }
        t.kept("register(_:forDecorationViewOfKind:)")
        t.means("Where a view is that the layout makes.")
        t.method(
            "layoutAttributesForDecorationView(ofKind:at:)", override: .layoutAttributesOfDecoration
        ) { (layout: UICollectionViewLayout, kind: String, path: IndexPath) in
            layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }
}
