import EventEngine
import Foundation

private typealias Predicate = EventEngine.DispatchPredicate
private typealias Queue = EventEngine.DispatchQueue

extension EventEngine.DispatchPredicate: BridgedStruct {}

extension NativeCatalogue {
    /// DispatchPredicate.
    func addDispatchPredicate() {
        addStructure(
            Predicate.self, named: "DispatchPredicate", "What `dispatchPrecondition(condition:)` asks."
        ) { t in
            t.means("Whether what runs now belongs to the queue, or does not.")
            t.staticMethod("onQueue(_:)") { (queue: Queue) in Predicate.onQueue(queue) }
            t.staticMethod("onQueueAsBarrier(_:)") { (queue: Queue) in Predicate.onQueueAsBarrier(queue) }
            t.staticMethod("notOnQueue(_:)") { (queue: Queue) in Predicate.notOnQueue(queue) }
        }
    }

    /// `dispatchPrecondition(condition:)`
    func dispatchFunctionRows(_ t: FunctionTable) {
        t.means("Stops the scenario unless what runs now belongs to a queue, or does not.")
        t.function("dispatchPrecondition(condition:)") { (condition: Predicate) in
            EventEngine.dispatchPrecondition(condition: condition)
        }
    }
}
