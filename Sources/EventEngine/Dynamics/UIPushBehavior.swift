import Foundation

/// Pushes items: all the time, or once. A push of 1 gives a view of 100 by 100 points with a density of 1 an
/// acceleration of 100 points per second squared.
///
/// A push at once gives as much velocity as a steady one does in a second (our decision), and is not active
/// any more after that.
open class UIPushBehavior: UIDynamicBehavior {
    /// How long it pushes.
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    open private(set) var mode: Mode
    private var list: ItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var direction = CGVector.zero

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        list = ItemList(items)
        super.init()
    }

    open var items: [any UIDynamicItem] { list.items }
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Whether it pushes.
    open var active = true { didSet { changed() } }
    /// Its length is the magnitude.
    open var pushDirection: CGVector {
        get { direction }
        set {
            direction = newValue
            changed()
        }
    }
    /// In radians, clockwise from the right.
    open var angle: CGFloat {
        get { atan2(direction.dy, direction.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { direction.length }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Where an item is pushed: in its middle, unless something else is set.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    override var movedItems: [any UIDynamicItem] { items }
    override func act(for time: CGFloat, in animator: UIDynamicAnimator) {
        guard active else { return }
        let length = mode == .continuous ? time : 1
        for item in items {
            guard let body = animator.body(of: item) else { continue }
            let arm = body.turned(targetOffsetFromCenter(for: item))
            body.push(direction.times(DynamicsConstants.push * length), at: arm)
        }
        if mode == .instantaneous { active = false }
    }
}
