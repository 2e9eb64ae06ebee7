/// Work that belongs together: whoever wants to know is told when all of it is done.
public final class DispatchGroup {
    /// How much of it is not done.
    private var count = 0
    private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

    public init() {}

    /// Begins something that the group waits for.
    public func enter() { count += 1 }

    /// Ends something that was begun. Without a beginning the run stops, as Dispatch stops the app.
    public func leave() {
        guard count > 0 else {
            return Simulator.current.report(.refused("a DispatchGroup was left more often than entered"))
        }
        count -= 1
        guard count == 0 else { return }
        let told = waiting
        waiting = []
        for (queue, work) in told { queue.append(work) }
    }

    /// Puts a work item on a queue when all is done, or soon if it is.
    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }

    /// Runs a block on a queue when all is done, or soon if it is.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        if count == 0 { return queue.append(work) }
        waiting.append((queue, work))
    }
}

/// How much work matters. On one thread it changes nothing.
public struct DispatchQoS: Equatable, Sendable {
    public enum QoSClass: Int, Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }

    public let qosClass: QoSClass
    public let relativePriority: Int

    public init(qosClass: QoSClass, relativePriority: Int) {
        self.qosClass = qosClass
        self.relativePriority = relativePriority
    }

    public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
    public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
    public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
    public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
    public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
    public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
}
