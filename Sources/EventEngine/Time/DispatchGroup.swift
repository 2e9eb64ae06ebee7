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

    /// Runs a block on a queue when all is done, or soon if it is.
    public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        if count == 0 { return queue.append(work) }
        waiting.append((queue, work))
    }
}

/// How much work matters. On one thread it changes nothing.
public enum DispatchQoS {
    public enum QoSClass: Int, Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }
}
