import Foundation

/// Puts items into lines, as many into each as fit (M-14).
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }

    /// The size of views above and below sections: the height counts, or the width where lines follow each
    /// other to the right.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    /// How large items are until their cells have said it; zero where cells are not asked. The delegate's
    /// sizes are such estimates too then. Apple's pages do not say what `invalidateLayout()` makes of sizes
    /// that cells have asked for. Here they are forgotten, and cells that are seen are asked again.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Leaves sizes to the cells, and says no estimate: `itemSize` is one then, or 50 by 50 points.
    open class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }
    /// Whether headers stay at the upper edge while something of their section is seen, and footers at the
    /// lower one; where lines follow each other to the right, at the left and the right edge.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private final var flow = FlowLines()
    /// What cells have asked for, until everything is asked anew.
    private final var preferredSizes: [IndexPath: CGSize] = [:]

    override var isEstimating: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

    /// The size of an item whose cell has said nothing, where the delegate has not either.
    final var usualItemSize: CGSize {
        if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    }

    final func preferredSize(of path: IndexPath) -> CGSize? { preferredSizes[path] }

    override func keep(_ preferred: UICollectionViewLayoutAttributes) {
        if isEstimating, preferred.kind == nil { preferredSizes[preferred.indexPath] = preferred.size }
    }

    override func moveSizes(_ places: [IndexPath: IndexPath]) {
        guard !preferredSizes.isEmpty, world.work.draw(WorkCost.hashed * preferredSizes.count) else { return }
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in preferredSizes {
            if let place = places[path] { moved[place] = size }
        }
        preferredSizes = moved
    }

    override func sizesMayDiffer(_ context: UICollectionViewLayoutInvalidationContext) {
        let asksAgain = (context as? UICollectionViewFlowLayoutInvalidationContext)?
            .invalidateFlowLayoutDelegateMetrics ?? true
        if asksAgain, !context.isOnlyAboutCounts { preferredSizes = [:] }
    }

    override func defaultInitialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        usualStart(key)
    }

    override func defaultFinalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        usualEnd(key)
    }

    /// The part of the content that headers and footers stay in; nil where none does.
    private final var pins: FlowPins? {
        guard let view = owner, sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        else { return nil }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        let isVertical = scrollDirection == .vertical
        return FlowPins(
            headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
            start: isVertical ? seen.minY : seen.minX, end: isVertical ? seen.maxY : seen.maxX)
    }

    /// Lines are made anew where they get longer or shorter; headers that stay at an edge move with it.
    override func defaultInvalidation(by newBounds: CGRect) -> Bool {
        guard let collection = owner?.collection, let old = collection.preparedSize
        else { return false }
        if pins != nil, collection.heldOffset != newBounds.origin { return true }
        return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
    }

    override func defaultPrepare() {
        guard let owner else { return }
        flow = FlowLines(of: owner, self)
    }

    override var defaultContentSize: CGSize { flow.size }

    override func defaultAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flow.items(in: rect).map { attributes($0.path, $0.frame) }
            + flow.ends(pins).filter { $0.frame.isSeen(in: rect) }.map(\.attributes)
    }

    override func defaultAttributes(
        of kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.ends(pins).first { $0.kind == kind && $0.path == path }?.attributes
    }

    override func defaultAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.frame(of: path).map { attributes(path, $0) }
    }

    private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: path)
        attributes.frame = frame
        return attributes
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }
    override var usualInvalidationContext: UICollectionViewLayoutInvalidationContext {
        UICollectionViewFlowLayoutInvalidationContext()
    }
}
