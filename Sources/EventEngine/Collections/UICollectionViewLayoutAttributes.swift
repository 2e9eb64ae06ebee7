import Foundation

/// Where an item is, and how. Subclasses add what a layout tells its cells besides; the engine copies
/// them with `copy(with:)` and compares them with `isEqual(_:)`, as UIKit does.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, Subclassable {
    /// The world that they belong to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }

    open var indexPath = IndexPath(item: 0, section: 0)
    /// Without the transform.
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// Items with a higher number are in front of others, also for touches.
    open var zIndex = 0
    /// The part of `transform3D` that stays in the plane.
    open var transform: CGAffineTransform {
        get { transform3D.flat }
        set { transform3D = CATransform3D(newValue) }
    }
    open var transform3D = CATransform3DIdentity
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
    final var category = UICollectionView.ElementCategory.cell

    /// Attributes of the first item, until they are given another index path. Copies are made with it.
    public required override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Those of a view beside the cells: a header, a footer, or what the layout calls so.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        become(.supplementaryView, elementKind, indexPath)
    }

    /// Those of a view that the layout itself makes, of a class that is registered with it.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        become(.decorationView, decorationViewKind, indexPath)
    }

    /// What the initializers for views beside the cells do after `init()`.
    package final func become(
        _ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath
    ) {
        (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }

    open var representedElementKind: String? { kind }
    open var representedElementCategory: UICollectionView.ElementCategory { category }

    // MARK: Copies

    /// A new object of the same class with the same values. A subclass takes its own values over.
    open func copy(with zone: NSZone? = nil) -> Any {
        world.ask(.copyWithZone, of: self, [nil]) { defaultCopy() as Any }
    }

    private func defaultCopy() -> UICollectionViewLayoutAttributes {
        let own = dynamicSubclass?.makeAnother() as? UICollectionViewLayoutAttributes
        let made = own ?? type(of: self).init()
        (made.indexPath, made.kind, made.category) = (indexPath, kind, category)
        (made.frame, made.transform3D, made.zIndex) = (frame, transform3D, zIndex)
        (made.alpha, made.isHidden) = (alpha, isHidden)
        return made
    }

    /// Whether both are of one class and say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if self === other { return true }
        return dynamicSubclass?.classIdentity == other.dynamicSubclass?.classIdentity
            && type(of: self) == type(of: other)
            && PlaceOfItem(self) == PlaceOfItem(other)
            && (kind, category, zIndex) == (other.kind, other.category, other.zIndex)
    }

    open override var hash: Int { indexPath.hashValue }

    /// Whether it says nothing that the engine does not know.
    final var isPlain: Bool {
        dynamicSubclass == nil && type(of: self) == UICollectionViewLayoutAttributes.self
    }

    /// Compares as the class of the object does.
    final func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        dynamicSubclass?.isEqual(to: other) ?? isEqual(other)
    }

    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
}

/// What a view takes from its item's layout attributes, at one time.
struct PlaceOfItem: Equatable {
    let path: IndexPath
    let frame: CGRect
    let transform: CATransform3D
    let alpha: CGFloat
    let isHidden: Bool

    init(_ attributes: UICollectionViewLayoutAttributes) {
        path = attributes.indexPath
        frame = attributes.frame
        transform = attributes.transform3D
        alpha = attributes.alpha
        isHidden = attributes.isHidden
    }
}

/// What a layout said last of a view's item. Attributes that say nothing of their own are not copied for it.
struct AppliedPlace {
    private let place: PlaceOfItem
    private let copy: UICollectionViewLayoutAttributes?

    init(_ attributes: UICollectionViewLayoutAttributes) {
        place = PlaceOfItem(attributes)
        copy = attributes.isPlain ? nil : attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    }

    /// The same as attributes.
    func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let made = copy?.copy(with: nil) as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes()
        made.indexPath = key.path
        if key.category != .cell { made.become(key.category, key.kind, key.path) }
        (made.frame, made.transform3D) = (place.frame, place.transform)
        (made.alpha, made.isHidden) = (place.alpha, place.isHidden)
        return made
    }

    func isSame(as attributes: UICollectionViewLayoutAttributes) -> Bool {
        if let copy { return copy.saysTheSame(as: attributes) }
        return attributes.isPlain && place == PlaceOfItem(attributes)
    }
}
