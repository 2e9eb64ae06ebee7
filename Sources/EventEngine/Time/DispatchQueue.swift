/// A queue, on virtual time: what is put on it runs at the end of the current turn of the run loop.
///
/// There is one thread. What other queues would do beside the main thread is done on it, in the order in
/// which it was given to any of them (our decision: of all orders that threads allow, this one is the same in
/// every run). Which queue a block belongs to is known all the same: a queue that waits for itself stops the
/// run, as Dispatch stops the app.
public final class DispatchQueue {
    /// What a queue does with several blocks. It changes nothing but whether the queue may wait for itself.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 1 << 1)
    }

    /// When a queue empties its pool; there is none.
    public enum AutoreleaseFrequency: Int, Sendable {
        case inherit, workItem, never
    }

    /// The name that it was made with.
    public let label: String
    private let world: Simulator
    private let isMain: Bool
    private let isConcurrent: Bool

    private init(world: Simulator, label: String, isMain: Bool, isConcurrent: Bool) {
        self.world = world
        self.label = label
        self.isMain = isMain
        self.isConcurrent = isConcurrent
    }

    /// The main queue of this thread's world.
    public static var main: DispatchQueue {
        DispatchQueue(world: .current, label: "com.apple.main-thread", isMain: true, isConcurrent: false)
    }

    /// A queue for work in the background.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(
            world: .current, label: "com.apple.root.\(qos.rootName)-qos", isMain: false, isConcurrent: true)
    }

    /// Another queue.
    public convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.init(
            world: .current, label: label, isMain: false, isConcurrent: attributes.contains(.concurrent))
    }

    /// Runs a block when what runs now is done; until it has run, the group waits for it.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        group?.enter()
        append {
            work()
            group?.leave()
        }
    }

    func append(_ work: @escaping () -> Void) {
        world.work.draw(WorkCost.block)
        world.mainQueue.append { self.running(work) }
    }

    /// Runs a block at an instant.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        append(work, at: deadline)
    }

    func append(_ work: @escaping () -> Void, at deadline: DispatchTime) {
        world.timers.add(at: max(deadline.microseconds, world.clock.now)) { self.running(work) }
    }

    /// Runs a block at an instant.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        append(work, at: wallDeadline.time)
    }

    /// Runs a block now: there is no other thread that could do it. A queue that runs already and does one
    /// thing at a time would wait for itself, and the run stops.
    public func sync<Result>(
        flags: DispatchWorkItemFlags = [], execute work: () throws -> Result
    ) rethrows -> Result {
        if waitsForItself { world.report(.refused(Self.selfWaiting)) }
        return try running(work, isWaitedFor: true)
    }

    /// Runs a block so many times, one after the other.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for index in 0..<max(0, iterations) {
            guard Simulator.current.work.draw(WorkCost.block) else { return }
            work(index)
        }
    }

    /// What is said of a queue that waits for itself.
    package static let selfWaiting =
        "'sync' on the queue that runs already waits for itself: Dispatch stops the app here"

    /// Whether `sync` would wait for what runs now.
    package var waitsForItself: Bool { !isConcurrent && isRunning }

    /// Whether what runs now belongs to this queue.
    package var isRunning: Bool {
        world.runningQueues.isEmpty ? isMain : world.runningQueues.contains { isSame($0) }
    }

    private func isSame(_ other: DispatchQueue) -> Bool {
        self === other || isMain && other.isMain
            || isConcurrent && other.isConcurrent && label == other.label && label.hasPrefix("com.apple.root")
    }

    /// Runs a block as this queue's.
    /// - Parameter isWaitedFor: whether those that run now wait until it is done, as with `sync`.
    package func running<Result>(
        _ work: () throws -> Result, isWaitedFor: Bool = false
    ) rethrows -> Result {
        let outer = world.runningQueues
        // What the run loop calls belongs to the main queue.
        world.runningQueues = isWaitedFor ? (outer.isEmpty ? [.main] : outer) + [self] : [self]
        defer { world.runningQueues = outer }
        return try work()
    }
}

extension DispatchQoS.QoSClass {
    /// The word for it in the names of the global queues.
    fileprivate var rootName: String {
        switch self {
        case .background: "background"
        case .utility: "utility"
        case .default, .unspecified: "default"
        case .userInitiated: "user-initiated"
        case .userInteractive: "user-interactive"
        }
    }
}

/// What `dispatchPrecondition` asks.
public enum DispatchPredicate: @unchecked Sendable {
    case onQueue(DispatchQueue)
    case onQueueAsBarrier(DispatchQueue)
    case notOnQueue(DispatchQueue)

    fileprivate var holds: Bool {
        switch self {
        case .onQueue(let queue), .onQueueAsBarrier(let queue): queue.isRunning
        case .notOnQueue(let queue): !queue.isRunning
        }
    }
}

/// Stops the run unless what runs now belongs to a queue, or does not.
public func dispatchPrecondition(condition: DispatchPredicate) {
    if !condition.holds {
        Simulator.current.report(.refused("this 'dispatchPrecondition' does not hold: another queue runs"))
    }
}

extension Simulator {
    /// Runs a block of the main queue when what runs now is done.
    package func enqueue(_ work: @escaping () -> Void) { DispatchQueue.main.append(work) }
}
