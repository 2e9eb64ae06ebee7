// Why a layout is asked anew: by reasons of a class of its own.
class Reason: UICollectionViewLayoutInvalidationContext {
    var isScrolling = false
}

class TalkingLayout: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { Reason.self }

    override func prepare() { print("prepare") }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? Reason)?.isScrolling = true
        return context
    }

    override func invalidateLayout() {
        print("invalidateLayout()")
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isScrolling = (context as? Reason)?.isScrolling ?? false
        print("with", isScrolling, context.invalidateEverything, context.invalidateDataSourceCounts)
        super.invalidateLayout(with: context)
    }
}

class Nothing: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}

let layout = TalkingLayout()
let nothing = Nothing()
let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
list.dataSource = nothing
// prints: invalidateLayout()
// prints: with false true true
view.addSubview(list)
list.layoutIfNeeded()  // prints: prepare
list.contentOffset.y = 50
list.layoutIfNeeded()
// prints: invalidateLayout()
// prints: with true false false
// prints: prepare
layout.invalidateLayout()
// prints: invalidateLayout()
// prints: with false false false
list.layoutIfNeeded()  // prints: prepare
list.reloadData()
// prints: invalidateLayout()
// prints: with false true true

let reason = Reason()
reason.invalidateItems(at: [IndexPath(item: 1, section: 0)])
reason.invalidateItems(at: [IndexPath(item: 2, section: 0)])
reason.invalidateSupplementaryElements(ofKind: "header", at: [IndexPath(item: 0, section: 0)])
print(reason.invalidatedItemIndexPaths?.map(\.item) ?? [], reason.invalidatedDecorationIndexPaths == nil)
// prints: [1, 2] true
print(reason.invalidatedSupplementaryIndexPaths?["header"]?.count ?? 0)  // prints: 1
reason.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
layout.invalidateLayout(with: reason)  // prints: with false false false
print(list.contentOffset.y)
// prints: 75.0
let flow = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
print((flow as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics ?? false)
// prints: true
list.layoutIfNeeded()  // prints: prepare

// What nothing follows from is kept.
reason.contentSizeAdjustment = CGSize(width: 0, height: 5)
reason.invalidateDecorationElements(ofKind: "line", at: [IndexPath(item: 0, section: 0)])
print(reason.contentSizeAdjustment.height, reason.invalidatedDecorationIndexPaths?["line"]?.count ?? 0)
// prints: 5.0 1
let lines = UICollectionViewFlowLayoutInvalidationContext()
lines.invalidateFlowLayoutAttributes = false
print(lines.invalidateFlowLayoutAttributes, lines.invalidateFlowLayoutDelegateMetrics)  // prints: false true
class MirroredLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size }
}
let mirrored = MirroredLayout()
let first = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
print(layout.flipsHorizontallyInOppositeLayoutDirection, mirrored.flipsHorizontallyInOppositeLayoutDirection)
// prints: false true
print(mirrored.shouldInvalidateLayout(forPreferredLayoutAttributes: first, withOriginalAttributes: first))
// prints: false
print(layout.shouldInvalidateLayout(forPreferredLayoutAttributes: first, withOriginalAttributes: first))
// prints: false
let sized = layout.invalidationContext(forPreferredLayoutAttributes: first, withOriginalAttributes: first)
print(sized is Reason)  // prints: true
