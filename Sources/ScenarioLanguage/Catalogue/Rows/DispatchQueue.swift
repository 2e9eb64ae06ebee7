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
            "Where work waits. Everything runs on one thread, in the order in which it was given.",
            dispatchQueueRows)
    }

    private func dispatchQueueRows(_ t: MemberTable<DispatchQueue>) {
        t.means("The main queue.")
        t.staticGetter("main") { DispatchQueue.main }
        t.means("A queue for work in the background, which waits for its turn on the one thread.")
        t.staticMethod("global()") { () in DispatchQueue.global() }
        t.staticMethod("global(qos:)") { (importance: EventEngine.DispatchQoS.QoSClass) in
            DispatchQueue.global(qos: importance)
        }
        t.means("Makes another queue.")
        t.initializer("init(label:)") { (label: String) in DispatchQueue(label: label) }
        t.means("Does something as soon as this is over; a group waits for it.")
        t.method("async(group:execute:)") {
            (queue: DispatchQueue, group: EventEngine.DispatchGroup, work: Block< >) in
            queue.async(group: group) { work() }
        }
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
