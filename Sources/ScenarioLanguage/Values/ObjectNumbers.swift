/// Numbers by which hashing tells objects apart whose classes say nothing of it. They count the objects in
/// the order in which a run asks, so that they are the same in every run (our decision: elsewhere they are
/// made of addresses).
package final class ObjectNumbers {
    private struct Entry {
        weak var object: AnyObject?
        var number: Int
    }

    private var known: [ObjectIdentifier: Entry] = [:]
    private var count = 0

    /// The number of an object, as long as it lives.
    package func number(of object: AnyObject, _ context: RunContext) throws -> Int {
        let id = ObjectIdentifier(object)
        // Where an object has gone, another one may be.
        if let entry = known[id], entry.object === object { return entry.number }
        try context.spend(ValueWork.pair)
        count += 1
        known[id] = Entry(object: object, number: count)
        return count
    }
}
