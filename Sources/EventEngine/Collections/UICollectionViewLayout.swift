import Foundation

/// Where an item stands, and how.
open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath: IndexPath
    /// Without the transform.
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// Items with a higher number are in front of others, also for touches.
    open var zIndex = 0
    open var transform = CGAffineTransform.identity
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    /// The size, at the origin. A new one keeps the centre.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set {
            let middle = center
            frame.size = newValue.size
            center = middle
        }
    }

    /// What sort of view it is; nil for a cell.
    final var kind: String?
    private final var category = UICollectionView.ElementCategory.cell

    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    /// Those of a view beside the cells: a header, a footer, or what the layout calls so.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (kind, category) = (elementKind, .supplementaryView)
    }

    open var representedElementKind: String? { kind }
    open var representedElementCategory: UICollectionView.ElementCategory { category }
}

/// Says where the items of a collection view stand.
open class UICollectionViewLayout: NSObject, NSCoding, Traceable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }

    public override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    /// A layout as `init()` makes it; archives are not read.
    public required init?(coder: NSCoder) {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    /// Archives are not written.
    open func encode(with coder: NSCoder) {}

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// The collection view that the layout belongs to.
    open internal(set) weak var collectionView: UICollectionView?
    /// Called before the layout is asked for anything anew.
    open func prepare() { world.request(.prepareLayout, of: self, []) { defaultPrepare() } }
    /// How large all items together are, in points.
    open var collectionViewContentSize: CGSize {
        world.ask(.collectionViewContentSize, of: self) { defaultContentSize }
    }
    /// The items that stand in a part of the content, at least.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        world.ask(.layoutAttributesInRect, of: self, [rect]) { defaultAttributes(in: rect) }
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        world.ask(.layoutAttributesOfItem, of: self, [indexPath]) { defaultAttributes(at: indexPath) }
    }
    /// Where a view beside the cells stands; nil when there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.layoutAttributesOfSupplementary, of: self, [elementKind, indexPath]) {
            defaultAttributes(of: elementKind, at: indexPath)
        }
    }
    /// Whether the layout has to be prepared anew when the bounds change; by default, when the size does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        world.ask(.shouldInvalidateLayout, of: self, [newBounds]) { defaultInvalidation(by: newBounds) }
    }
    /// Where scrolling comes to rest when the finger has lifted; where it would by itself, unless
    /// overridden. The layout is asked before the delegate, with the velocity that the delegate is told, in
    /// points for each millisecond (our decision: Apple's page says neither).
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        world.ask(.targetContentOffset, of: self, [proposedContentOffset, velocity]) { proposedContentOffset }
    }
    /// Lets the layout be prepared anew in the next pass.
    open func invalidateLayout() {
        world.request(.invalidateLayout, of: self, []) { collectionView?.layoutWasInvalidated() }
    }

    // What the engine's own layout does.

    func defaultInvalidation(by newBounds: CGRect) -> Bool { false }

    func defaultPrepare() {}
    var defaultContentSize: CGSize { .zero }
    func defaultAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    func defaultAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    func defaultAttributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    package var knownProperties: [(name: String, object: AnyObject?)] { [("collectionView", collectionView)] }
}

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

    private final var flow = FlowLines()

    /// Lines are made anew where they get longer or shorter.
    override func defaultInvalidation(by newBounds: CGRect) -> Bool {
        guard let old = collectionView?.collection.preparedSize else { return false }
        return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
    }

    override func defaultPrepare() {
        guard let collectionView else { return }
        flow = FlowLines(of: collectionView, self)
    }

    override var defaultContentSize: CGSize { flow.size }

    override func defaultAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flow.items(in: rect).map { attributes($0.path, $0.frame) }
            + flow.ends.filter { $0.frame.intersects(rect) }.map(\.attributes)
    }

    override func defaultAttributes(
        of kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.ends.first { $0.kind == kind && $0.path == path }?.attributes
    }

    override func defaultAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.frame(of: path).map { attributes(path, $0) }
    }

    private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        return attributes
    }
}
