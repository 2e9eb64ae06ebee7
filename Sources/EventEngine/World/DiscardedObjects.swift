/// Objects that others let go of when they are freed. They are freed one after the other: a chain of objects,
/// each of which holds the next, would otherwise be freed in calls nested as deep as the chain is long.
final class DiscardedObjects {
    private var waiting: [AnyObject] = []
    private var isFreeing = false

    /// Takes over objects that one which is being freed held.
    func add(_ objects: [AnyObject]) {
        if objects.isEmpty { return }
        waiting += objects
        guard !isFreeing else { return }
        isFreeing = true
        while !waiting.isEmpty { waiting.removeLast() }
        isFreeing = false
    }
}
