import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias DispatchQueue = EventEngine.DispatchQueue
private typealias Instant = EventEngine.DispatchTime

extension EventEngine.DispatchQueue: BridgedObject {}

extension NativeCatalogue {
    /// DispatchQueue.
    func addDispatchQueue() {
        addClass(
            DispatchQueue.self, named: "DispatchQueue", superclass: nil,
            "Where work waits. Everything runs on the main queue.", dispatchQueueRows)
    }

    private func dispatchQueueRows(_ t: MemberTable<DispatchQueue>) {
        t.means("The main queue.")
        t.staticGetter("main") { DispatchQueue.main }
        t.means("Does something as soon as this is over.")
        t.method("async(execute:)") { (queue: DispatchQueue, work: Block< >) in
            queue.async { work() }
        }
        t.method("async(execute:)") { (queue: DispatchQueue, item: EventEngine.DispatchWorkItem) in
            queue.async(execute: item)
        }
        t.means("Does something later.")
        t.method("asyncAfter(deadline:execute:)") {
            (queue: DispatchQueue, deadline: Instant, item: EventEngine.DispatchWorkItem) in
            queue.asyncAfter(deadline: deadline, execute: item)
        }
        t.method("asyncAfter(deadline:execute:)") {
            (queue: DispatchQueue, deadline: Instant, work: Block< >) in
            queue.asyncAfter(deadline: deadline) { work() }
        }
    }
}
