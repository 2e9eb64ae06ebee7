import Foundation

/// Holds an item at a distance from a point or from another item: as a stiff rod, or, with a frequency, as a
/// spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What the item is attached to.
    public enum AttachmentType: Int, Sendable { case items, anchor }

    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    let offsets: (UIOffset, UIOffset)
    private var place: CGPoint
    open private(set) var attachedBehaviorType: AttachmentType

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (first, second, offsets, place) = (item, nil, (offset, .zero), point)
        attachedBehaviorType = .anchor
        length = Self.point(item, offset).distance(to: point)
        super.init()
    }
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        (first, second, offsets, place) = (item1, item2, (offset1, offset2), .zero)
        attachedBehaviorType = .items
        length = Self.point(item1, offset1).distance(to: Self.point(item2, offset2))
        super.init()
    }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    private static func point(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        let way = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
        return CGPoint(
            x: item.center.x + way.x - item.transform.tx, y: item.center.y + way.y - item.transform.ty)
    }

    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
    /// What the item is attached to, in the coordinates of the reference view.
    open var anchorPoint: CGPoint {
        get { place }
        set {
            place = newValue
            changed()
        }
    }
    /// In points; at first as far as they are apart.
    open var length: CGFloat { didSet { changed() } }
    /// Of a spring: 1 damps it so that it does not swing.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Cycles per second of a spring; 0 makes it stiff.
    open var frequency: CGFloat = 0 { didSet { changed() } }

    override var movedItems: [any UIDynamicItem] { items }

    /// The rods of this step.
    final func rods(for time: CGFloat, in animator: UIDynamicAnimator) -> [Rod] {
        guard let body = animator.body(of: first) else { return [] }
        return Rod.rods(of: self, (body, second.flatMap { animator.body(of: $0) }), for: time)
    }
}
