/// A block that may be cancelled before it begins. It stands in front of Dispatch's for code that imports
/// only this module.
public final class DispatchWorkItem: @unchecked Sendable {
    private let block: () -> Void
    /// Whether it will not begin any more.
    public private(set) var isCancelled = false

    public init(block: @escaping () -> Void) {
        self.block = block
    }

    /// Runs the block now, unless it was cancelled.
    public func perform() {
        if !isCancelled { block() }
    }

    /// Keeps the block from beginning; one that runs goes on.
    public func cancel() { isCancelled = true }
}

extension DispatchQueue {
    /// Runs a work item when what runs now is done.
    public func async(execute workItem: DispatchWorkItem) {
        async { workItem.perform() }
    }

    /// Runs a work item at an instant.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { workItem.perform() }
    }
}
