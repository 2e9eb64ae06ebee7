import EventEngine
import Foundation

extension NativeCatalogue {
    /// UICollectionViewLayout, and what belongs to it.
    func addUICollectionViewLayout() {
        addClass(
            UICollectionViewLayout.self, named: "UICollectionViewLayout", superclass: NSObject.self,
            "Says where the items of a collection view are. Subclass it to place them.", layoutRows)
        addClass(
            UICollectionViewFlowLayout.self, named: "UICollectionViewFlowLayout",
            superclass: UICollectionViewLayout.self,
            "Puts items into lines, as many into each as fit (M-14).", flowLayoutRows)
        addClass(
            UICollectionViewLayoutAttributes.self, named: "UICollectionViewLayoutAttributes",
            superclass: NSObject.self,
            "Where an item is, and how. Subclass it to tell cells more: they get it with 'apply(_:)'.",
            layoutAttributeRows)
        addInvalidationContexts()
        addUICollectionViewUpdateItem()
    }

    private func layoutRows(_ t: MemberTable<UICollectionViewLayout>) {
        t.initializer("init()") { () in UICollectionViewLayout() }
        t.required("init(coder:)") { (coder: NSCoder) in UICollectionViewLayout(coder: coder) }
        t.means("The collection view that it belongs to.")
        t.getter("collectionView", \.collectionView)
        t.kept("collectionView")
        t.means("Hears that it is asked anew from now on.")
        t.method("prepare()", override: .prepareLayout) { (layout: UICollectionViewLayout) in
            layout.prepare()
        }
        t.means("How large all items together are.")
        t.getter(
            "collectionViewContentSize", \.collectionViewContentSize, override: .collectionViewContentSize)
        t.means("The items in a part of the content, at least.")
        t.method("layoutAttributesForElements(in:)", override: .layoutAttributesInRect) {
            (layout: UICollectionViewLayout, rect: CGRect) in layout.layoutAttributesForElements(in: rect)
        }
        t.means("Where an item is.")
        t.method("layoutAttributesForItem(at:)", override: .layoutAttributesOfItem) {
            (layout: UICollectionViewLayout, path: IndexPath) in layout.layoutAttributesForItem(at: path)
        }
        t.means("Where a view beside the cells is.")
        t.method(
            "layoutAttributesForSupplementaryView(ofKind:at:)", override: .layoutAttributesOfSupplementary
        ) { (layout: UICollectionViewLayout, kind: String, path: IndexPath) in
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        }
        t.means("Whether it is asked anew when the collection view scrolls; false unless overridden.")
        t.method("shouldInvalidateLayout(forBoundsChange:)", override: .shouldInvalidateLayout) {
            (layout: UICollectionViewLayout, bounds: CGRect) in
            layout.shouldInvalidateLayout(forBoundsChange: bounds)
        }
        t.means("Where scrolling comes to rest, once the finger has lifted, if not where it would by itself.")
        t.method(
            "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
            override: .targetContentOffset
        ) { (layout: UICollectionViewLayout, proposal: CGPoint, velocity: CGPoint) in
            layout.targetContentOffset(forProposedContentOffset: proposal, withScrollingVelocity: velocity)
        }
        t.means("Lets it be asked anew in the next pass.")
        t.method("invalidateLayout()", override: .invalidateLayout) { (layout: UICollectionViewLayout) in
            layout.invalidateLayout()
        }
        invalidationRows(t)
        decorationRows(t)
        layoutUpdateRows(t)
        t.absent(
            .collections,
            "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:"
                + "previousPosition:)",
            "invalidationContext(forEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:"
                + "movementCancelled:)")
    }

    private func flowLayoutRows(_ t: MemberTable<UICollectionViewFlowLayout>) {
        t.initializer("init()") { () in UICollectionViewFlowLayout() }
        t.required("init(coder:)") { (coder: NSCoder) in UICollectionViewFlowLayout(coder: coder) }
        t.means("How large items are, where the delegate does not say.")
        t.property("itemSize", \.itemSize)
        t.means("The least gaps: between lines, and between items of a line.")
        t.property("minimumLineSpacing", \.minimumLineSpacing)
        t.property("minimumInteritemSpacing", \.minimumInteritemSpacing)
        t.means("Room around each section.")
        t.property("sectionInset", \.sectionInset)
        t.means("Where the lines follow each other.")
        t.property("scrollDirection", \.scrollDirection)
        t.means("How large views above and below sections are, where the delegate does not say.")
        t.property("headerReferenceSize", \.headerReferenceSize)
        t.property("footerReferenceSize", \.footerReferenceSize)
        t.means("How large items are until their cells have said it; zero where cells are not asked.")
        t.property("estimatedItemSize", \.estimatedItemSize)
        t.means("Leaves the size of items to their cells.")
        t.staticGetter("automaticSize") { UICollectionViewFlowLayout.automaticSize }
        t.means("Whether views above and below sections stay at the edge while their section is seen.")
        t.property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
        t.property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    }

    private func layoutAttributeRows(_ t: MemberTable<UICollectionViewLayoutAttributes>) {
        t.type.protocols.append(NativeTypeID((any UIDynamicItem).self))
        t.means("The outline by which it collides in a dynamic animator: a rectangle.")
        t.getter("collisionBoundsType", \.collisionBoundsType)
        t.initializer("init()") { () in UICollectionViewLayoutAttributes() }
        t.means("Makes those of an item.")
        t.convenience("init(forCellWith:)", through: .nothing) { (path: IndexPath) in
            UICollectionViewLayoutAttributes(forCellWith: path)
        } then: { attributes, path in
            attributes.indexPath = path
        }
        supplementaryAttributeRows(t)
        t.means("The item.")
        t.property("indexPath", \.indexPath)
        t.means("Where it is in the content.")
        t.property("frame", \.frame)
        t.property("center", \.center)
        t.property("size", \.size)
        t.means("The same at the origin; a new size keeps the middle.")
        t.property("bounds", \.bounds)
        t.means("How it is shown there, and so whether touches find it.")
        t.property("transform", \.transform)
        t.property("transform3D", \.transform3D)
        t.property("alpha", \.alpha)
        t.property("isHidden", \.isHidden)
        t.means("Items with a higher number are in front of others, also for touches.")
        t.property("zIndex", \.zIndex)
        t.means("Makes a copy; a subclass takes its own values over.")
        t.method("copy(with:)", defaults: ["with": nil], override: .copyWithZone) {
            (attributes: UICollectionViewLayoutAttributes, _: Zone?) in
            Copied(object: attributes.copy(with: nil) as AnyObject)
        }
    }
}
