import Foundation

/// What an animator does with items; those of the author's are made of others.
open class UIDynamicBehavior: NSObject, Subclassable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
    /// The animator that it was added to, or that a behavior around it was added to.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// Behaviors that belong to this one, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Whether it belonged to another one at any time; one that did not belongs to none of its own.
    private var isChild = false
    /// Called after each step.
    open var action: (() -> Void)?

    public override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
        world.work.draw(WorkCost.object)
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard world.work.draw(compared: childBehaviors.count),
            behavior !== self, !childBehaviors.contains(where: { $0 === behavior }),
            !isChild || !behavior.holds(self)
        else { return }
        childBehaviors.append(behavior)
        behavior.isChild = true
        if let dynamicAnimator { behavior.join(dynamicAnimator) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard world.work.draw(compared: childBehaviors.count),
            childBehaviors.contains(where: { $0 === behavior })
        else { return }
        childBehaviors.removeAll { $0 === behavior }
        behavior.join(nil)
    }

    /// Hears that it comes to an animator, or leaves one.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        world.sendQuestion(
            .behaviorWillMove, to: self, arguments: { [dynamicAnimator] },
            argument: { dynamicAnimator.map { .object(world.names.id(of: $0)) } ?? .none }, fallback: (),
            answer: { _ in .none }, body: {})
    }

    /// It, and those that belong to it, come to an animator or leave it.
    final func join(_ animator: UIDynamicAnimator?) {
        let old = dynamicAnimator
        forEachOfFamily { behavior in
            behavior.willMove(to: animator)
            behavior.dynamicAnimator = animator
            return !world.isHalted
        }
        (animator ?? old)?.behaviorsChanged()
    }

    /// Whether another one is this one or belongs to it.
    private func holds(_ other: UIDynamicBehavior) -> Bool {
        !forEachOfFamily { $0 !== other }
    }

    /// Calls a function with it and with those that belong to it, each before its own, while the function
    /// returns true.
    ///
    /// - Returns: whether those were all.
    @discardableResult
    final func forEachOfFamily(_ body: (UIDynamicBehavior) -> Bool) -> Bool {
        var upcoming = [self]
        while let behavior = upcoming.popLast() {
            guard world.work.draw(WorkCost.registration), body(behavior) else { return false }
            upcoming += behavior.childBehaviors.reversed()
        }
        return true
    }

    /// Something was set: the animator goes on.
    final func changed() { dynamicAnimator?.resume() }

    /// The items that were added, of a behavior that has a list of them.
    private final var list = ItemList()
    final var listedItems: [any UIDynamicItem] { list.items }

    final func insert(_ item: any UIDynamicItem) {
        guard world.work.draw(WorkCost.hashed), list.add(item) else { return }
        changed()
    }

    final func take(_ item: any UIDynamicItem) {
        guard world.work.draw(compared: list.items.count), list.remove(item) else { return }
        changed()
    }

    final func lists(_ item: any UIDynamicItem) -> Bool { list.contains(item) }

    /// The items that it moves.
    var movedItems: [any UIDynamicItem] { listedItems }
    /// What it does to velocities in a step of so many seconds.
    func act(for time: CGFloat, in animator: UIDynamicAnimator) {}
}

/// A behavior with a list of items, each once, in the order in which they were added.
package protocol DynamicItemListing: UIDynamicBehavior {
    var items: [any UIDynamicItem] { get }
    func addItem(_ item: any UIDynamicItem)
    func removeItem(_ item: any UIDynamicItem)
}

private struct ItemList {
    private(set) var items: [any UIDynamicItem] = []
    private var known: Set<ObjectIdentifier> = []

    /// - Returns: whether it was not there.
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard known.insert(ObjectIdentifier(item)).inserted else { return false }
        items.append(item)
        return true
    }

    /// - Returns: whether it was there.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard known.remove(ObjectIdentifier(item)) != nil else { return false }
        items.removeAll { $0 === item }
        return true
    }

    func contains(_ item: any UIDynamicItem) -> Bool { known.contains(ObjectIdentifier(item)) }
}
