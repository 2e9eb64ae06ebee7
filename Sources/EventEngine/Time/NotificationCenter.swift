import Foundation

/// News that a notification center passes on. It is in front of Foundation's for code that imports only
/// this module.
public struct Notification: @unchecked Sendable {
    /// What it is about.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let name: Name
    /// Who has the news.
    public let object: Any?
    /// What else there is to know.
    public let userInfo: [AnyHashable: Any]?

    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}

/// Passes notifications on, at once and in the order in which observers came. It is in front of
/// Foundation's for code that imports only this module; each world has one.
open class NotificationCenter: NSObject {
    private final class Observation: NSObject {
        let name: Notification.Name?
        weak var sender: AnyObject?
        let hasSender: Bool
        /// The observer with a method; nil for a block, which is its own.
        weak var observer: AnyObject?
        let hasObserver: Bool
        let call: (Notification) -> Void
        var isRemoved = false

        init(
            _ name: Notification.Name?, _ sender: AnyObject?, _ observer: AnyObject?,
            _ call: @escaping (Notification) -> Void
        ) {
            self.name = name
            self.sender = sender
            hasSender = sender != nil
            self.observer = observer
            hasObserver = observer != nil
            self.call = call
        }

        /// Whether its observer is gone. A block stays until it is removed, as what it holds does.
        var isOver: Bool { hasObserver && observer == nil }

        func wants(_ notification: Notification) -> Bool {
            if let name, name != notification.name { return false }
            guard hasSender else { return true }
            return notification.object.map { sender === $0 as AnyObject } ?? false
        }
    }

    private unowned let world: Simulator
    private var observations: [Observation] = []
    /// How many there were after those were looked for last that are over.
    private var checked = 0

    init(world: Simulator) {
        self.world = world
    }

    /// Whether anybody could hear of anything.
    var hasObservers: Bool { !observations.isEmpty }

    /// The notification center of this thread's world.
    open class var `default`: NotificationCenter { Simulator.current.notificationCenter }

    /// Calls a method of `observer`, which it does not keep alive, for each notification with this name and
    /// from this object; nil stands for any.
    open func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let (target, world) = (observer as AnyObject, world)
        let sender = anObject.map { $0 as AnyObject }
        // What nobody waits for any longer would be looked at with each notification.
        forgetThoseThatAreOver()
        let observation = Observation(aName, sender, target) { [weak target, unowned world] news in
            if let target { world.call(aSelector, of: target, with: news) }
        }
        observations.append(observation)
    }

    /// Calls a block for each notification with this name and from this object; nil stands for any.
    ///
    /// - Parameter queue: there is only the main queue, on which everything runs: at once.
    /// - Returns: what ends it when it is removed.
    @discardableResult
    open func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> NSObject {
        world.work.draw(WorkCost.registration)
        let observation = Observation(name, obj.map { $0 as AnyObject }, nil, block)
        observations.append(observation)
        return observation
    }

    /// Ends all observations of an observer, or the one that `addObserver(forName:…)` returned.
    open func removeObserver(_ observer: Any) {
        let target = observer as AnyObject
        remove { $0 === target || $0.observer === target }
    }

    /// Ends the observations of an observer that are about this name and object; nil stands for any.
    open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
        let target = observer as AnyObject
        remove { entry in
            (entry === target || entry.observer === target) && (aName == nil || entry.name == aName)
                && (anObject == nil || entry.sender === anObject.map { $0 as AnyObject })
        }
    }

    /// Tells the observers, before it returns. One that is removed meanwhile is not told any more.
    open func post(_ notification: Notification) {
        world.work.draw(observations.count)
        for observation in observations where observation.wants(notification) && !world.isHalted {
            guard !observation.isRemoved else { continue }
            observation.call(notification)
        }
    }

    /// Makes a notification and tells the observers.
    open func post(
        name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }

    private func remove(where isMeant: (Observation) -> Bool) {
        world.work.draw(compared: observations.count)
        let all = observations
        for observation in all where isMeant(observation) { observation.isRemoved = true }
        // Those that go may have observers of their own to remove: they go when this is over.
        observations = all.filter { !$0.isRemoved }
    }

    /// Looked for each time when there are twice as many as before.
    private func forgetThoseThatAreOver() {
        world.work.draw(WorkCost.registration)
        guard observations.count >= 2 * checked else { return }
        world.work.draw(observations.count)
        let all = observations
        observations = all.filter { !$0.isOver }
        checked = observations.count
    }

    /// Lets go of all observers.
    func removeAll() { observations = [] }
}

/// The main queue as Foundation names it. It is in front of Foundation's for code that imports only this
/// module; there is no other one.
open class OperationQueue: NSObject {
    private weak var world: Simulator?
    /// Kept: what all queues are given runs one after the other, for there is one thread (our decision).
    open var name: String?
    open var maxConcurrentOperationCount = -1

    init(world: Simulator) {
        self.world = world
    }

    /// A queue of the author's: what it is given runs on the main queue, in its turn.
    public override init() { world = .current }

    /// The main queue of this thread's world.
    open class var main: OperationQueue { Simulator.current.operationQueue }

    /// Runs a block when what runs now is done.
    open func addOperation(_ block: @escaping () -> Void) { world?.mainQueue.append(block) }
}
