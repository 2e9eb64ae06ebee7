import Foundation

/// Hears of collisions. All methods are optional.
public protocol UICollisionBehaviorDelegate: AnyObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem)
    /// The identifier is nil for the bounds of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

// A method that a class does not implement says that nobody was told.
extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {
        behavior.world.answeredByDefault(())
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {
        behavior.world.answeredByDefault(())
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        behavior.world.answeredByDefault(())
    }
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        behavior.world.answeredByDefault(())
    }
}

/// Lets items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior, DynamicItemListing {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    private var boundaries: [CollisionBoundary] = []
    private var nextNumber = 1
    private var insets: UIEdgeInsets?
    /// Who touched whom in the last step, in the order in which that began.
    final var meetings: [Meeting] = []
    /// The delegate, also one that is of a scenario's class and so cannot conform to the protocol.
    package final weak var delegateObject: AnyObject?

    public override init() { super.init() }
    public convenience init(items: [any UIDynamicItem]) {
        self.init()
        for item in items { insert(item) }
    }

    open var items: [any UIDynamicItem] { listedItems }
    open func addItem(_ item: any UIDynamicItem) { insert(item) }
    open func removeItem(_ item: any UIDynamicItem) { take(item) }

    /// With each other and with boundaries at first.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// Hears of collisions; not retained.
    open var collisionDelegate: (any UICollisionBehaviorDelegate)? {
        get { delegateObject as? any UICollisionBehaviorDelegate }
        set { delegateObject = newValue }
    }

    // MARK: Boundaries

    /// Whether the bounds of the reference view are a boundary.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set {
            insets = newValue ? .zero : nil
            changed()
        }
    }
    /// The bounds of the reference view are a boundary, so far inwards.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        changed()
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        add(CollisionBoundary(identifier, lines: CollisionBoundary.lines(of: bezierPath), path: bezierPath))
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        add(CollisionBoundary(identifier, lines: [(p1, p2)], path: path))
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        world.work.draw(boundaries.count)
        return boundaries.first { $0.isNamed(identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard world.work.draw(boundaries.count) else { return }
        boundaries.removeAll { $0.isNamed(identifier) }
        changed()
    }
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.compactMap(\.name)
    }

    private func add(_ boundary: CollisionBoundary) {
        let cost = WorkCost.pathElement * (boundary.lines.count + 1) + boundaries.count
        guard world.work.draw(cost) else { return }
        var boundary = boundary
        // Who touches lines goes on to touch those that take their place.
        boundary.number = boundaries.first { $0.isNamed(boundary.name) }?.number ?? nextNumber
        nextNumber = max(nextNumber, boundary.number + 1)
        boundaries.removeAll { $0.number == boundary.number }
        boundaries.append(boundary)
        changed()
    }

    /// All of them, the bounds of the reference view first.
    final func walls(in view: UIView?) -> [CollisionBoundary] {
        guard collisionMode.contains(.boundaries) else { return [] }
        guard let insets, let view else { return boundaries }
        let bounds = view.bounds
        let inner = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        return [CollisionBoundary(nil, lines: CollisionBoundary.lines(around: inner), path: nil)] + boundaries
    }
}

/// Lines that items collide with.
struct CollisionBoundary {
    /// Nil for the bounds of the reference view.
    let name: (any NSCopying)?
    let lines: [(CGPoint, CGPoint)]
    let path: UIBezierPath?
    /// Tells it from the others of its behavior; 0 is the reference view's bounds.
    fileprivate(set) var number = 0

    init(_ name: (any NSCopying)?, lines: [(CGPoint, CGPoint)], path: UIBezierPath?) {
        (self.name, self.lines, self.path) = (name, lines, path)
    }

    func isNamed(_ other: (any NSCopying)?) -> Bool { Self.areSame(name, other) }

    static func areSame(_ one: (any NSCopying)?, _ other: (any NSCopying)?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one as AnyObject === other as AnyObject
    }

    static func lines(around rect: CGRect) -> [(CGPoint, CGPoint)] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        return corners.indices.map { (corners[$0], corners[($0 + 1) % 4]) }
    }

    /// A curve is as many as eight lines (our decision).
    static func lines(of path: UIBezierPath) -> [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint) {
            if end != current { lines.append((current, end)) }
            current = end
        }
        for element in path.cgPath.elements {
            switch element {
            case .move(let end): (start, current) = (end, end)
            case .line(let end): add(end)
            case .close: add(start)
            case .quadCurve(let control, let end):
                for point in points(of: CubicCurve(start: current, control: control, end: end)) { add(point) }
            case .curve(let one, let two, let end):
                let curve = CubicCurve(start: current, control1: one, control2: two, end: end)
                for point in points(of: curve) { add(point) }
            }
        }
        return lines
    }

    private static func points(of curve: CubicCurve) -> [CGPoint] {
        (1...8).map { index in
            let (t, u) = (CGFloat(index) / 8, 1 - CGFloat(index) / 8)
            func mix(_ p: CubicPolynomial) -> CGFloat {
                let (first, second) = (u * u * u * p.p0 + 3 * u * u * t * p.p1, 3 * u * t * t * p.p2)
                return first + second + t * t * t * p.p3
            }
            return index == 8 ? curve.end : CGPoint(x: mix(curve.xs), y: mix(curve.ys))
        }
    }
}

/// Two that touch each other: an item, and an item or a boundary.
struct Meeting {
    /// What tells it from other meetings in a behavior.
    struct Key: Hashable {
        private let item: ObjectIdentifier
        private let other: ObjectIdentifier?
        private let boundary: Int

        init(_ body: DynamicBody, _ other: DynamicBody?, _ boundary: CollisionBoundary?) {
            item = ObjectIdentifier(body.item)
            self.other = other.map { ObjectIdentifier($0.item) }
            self.boundary = boundary?.number ?? 0
        }
    }

    let key: Key
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let place: CGPoint

    init(
        _ key: Key, _ body: DynamicBody, _ other: DynamicBody?, _ boundary: CollisionBoundary?,
        at place: CGPoint
    ) {
        (self.key, item, self.other, self.boundary) = (key, body.item, other?.item, boundary?.name)
        self.place = place
    }
}
