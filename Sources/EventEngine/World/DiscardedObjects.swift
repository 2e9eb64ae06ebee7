/// Objects that others let go of when they are freed. They are freed one after the other: a chain of objects,
/// each of which holds the next, would otherwise be freed in calls nested as deep as the chain is long.
final class DiscardedObjects {
    private var waiting: [AnyObject] = []
    private var isFreeing = false

    /// Takes over what an object holds that is being freed.
    ///
    /// - Parameter handOver: moves it into the list, and keeps nothing.
    func add(_ handOver: (inout [AnyObject]) -> Void) {
        handOver(&waiting)
        guard !isFreeing else { return }
        isFreeing = true
        while !waiting.isEmpty { free(waiting.removeLast()) }
        isFreeing = false
    }

    /// What is freed here may add to the list.
    private func free(_ object: consuming AnyObject) {}
}
