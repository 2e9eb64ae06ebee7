import Foundation

/// Pushes items: all the time, or once. A push of 1 gives a view of 100 by 100 points with a density of 1 an
/// acceleration of 100 points per second squared.
///
/// A push at once gives as much velocity as a steady one does in a second (our decision), and is not active
/// any more after that.
open class UIPushBehavior: UIDynamicBehavior, DynamicItemListing {
    /// How long it pushes.
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    open private(set) var mode: Mode
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var force = AngledForce(.zero) { didSet { changed() } }

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        for item in items { insert(item) }
    }

    open var items: [any UIDynamicItem] { listedItems }
    open func addItem(_ item: any UIDynamicItem) { insert(item) }
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        take(item)
    }

    /// Whether it pushes.
    open var active = true { didSet { changed() } }
    /// Its length is the magnitude.
    open var pushDirection: CGVector {
        get { force.vector }
        set { force.set(newValue) }
    }
    /// In radians, clockwise from the right.
    open var angle: CGFloat {
        get { force.angle }
        set { force.set(angle: newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { force.set(magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        force.set(angle: angle, magnitude: magnitude)
    }

    /// Where an item is pushed: in its middle, unless something else is set.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    override func act(for time: CGFloat, in animator: UIDynamicAnimator) {
        guard active else { return }
        let length = mode == .continuous ? time : 1
        for item in items {
            guard let body = animator.body(of: item) else { continue }
            let arm = body.turned(targetOffsetFromCenter(for: item))
            body.push(force.vector.times(DynamicsConstants.push * length), at: arm)
        }
        if mode == .instantaneous { active = false }
    }
}
