/// How a work item runs. On one thread it changes nothing.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let barrier = DispatchWorkItemFlags(rawValue: 0x1)
    public static let detached = DispatchWorkItemFlags(rawValue: 0x2)
    public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 0x4)
    public static let noQoS = DispatchWorkItemFlags(rawValue: 0x8)
    public static let inheritQoS = DispatchWorkItemFlags(rawValue: 0x10)
    public static let enforceQoS = DispatchWorkItemFlags(rawValue: 0x20)
}

/// A block that may be cancelled before it begins. It is in front of Dispatch's for code that imports
/// only this module.
public final class DispatchWorkItem: @unchecked Sendable {
    private let block: () -> Void
    /// Whether it will not begin any more.
    public private(set) var isCancelled = false
    private var isDone = false
    private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
    ) {
        self.block = block
    }

    /// Runs the block now, unless it was cancelled. Either way it is done then, and who waits is told.
    public func perform() {
        if !isCancelled { block() }
        isDone = true
        let told = waiting
        waiting = []
        for (queue, work) in told { queue.append(work) }
    }

    /// Keeps the block from beginning; one that runs goes on.
    public func cancel() { isCancelled = true }

    /// Runs a block on a queue when this one is done, or soon if it is.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        if isDone { return queue.append(work) }
        waiting.append((queue, work))
    }

    /// Puts another one on a queue when this one is done, or soon if it is.
    public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
        notify(queue: queue) { item.perform() }
    }
}

extension DispatchQueue {
    /// Runs a work item when what runs now is done.
    public func async(execute workItem: DispatchWorkItem) {
        append { workItem.perform() }
    }

    /// Runs a work item when what runs now is done; until it has run, the group waits for it.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        async(group: group) { workItem.perform() }
    }

    /// Runs a work item at an instant.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        append({ workItem.perform() }, at: deadline)
    }

    /// Runs a work item at an instant.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
        append({ workItem.perform() }, at: wallDeadline.time)
    }

    /// Runs a work item now.
    public func sync(execute workItem: DispatchWorkItem) {
        sync { workItem.perform() }
    }
}
