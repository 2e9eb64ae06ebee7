import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias DispatchQueue = EventEngine.DispatchQueue
private typealias Flags = EventEngine.DispatchWorkItemFlags
private typealias Importance = EventEngine.DispatchQoS
private typealias Instant = EventEngine.DispatchTime
private typealias Item = EventEngine.DispatchWorkItem

extension EventEngine.DispatchQueue: BridgedObject {}
extension EventEngine.DispatchQueue.Attributes: BridgedOptionSet {}
extension EventEngine.DispatchQueue.AutoreleaseFrequency: BridgedEnum {}

extension NativeCatalogue {
    /// DispatchQueue.
    func addDispatchQueue() {
        addClass(
            DispatchQueue.self, named: "DispatchQueue", superclass: nil,
            "Where work waits. Everything runs on one thread, in the order in which it was given.",
            dispatchQueueRows)
        addOptionSet(
            DispatchQueue.Attributes.self, named: "DispatchQueue.Attributes",
            "Whether a queue would do several things at once. Here it does one after the other."
        ) { t in
            t.means("So.")
            t.enumCase("concurrent", .concurrent)
            t.absent(
                Absence.Reason("a queue cannot be kept from working", instead: "put work on it later"),
                "initiallyInactive")
        }
        addEnumeration(
            DispatchQueue.AutoreleaseFrequency.self, named: "DispatchQueue.AutoreleaseFrequency",
            "When a queue lets go of what it holds. Here it changes nothing."
        ) { t in
            t.means("So.")
            t.enumCase("inherit", .inherit)
            t.enumCase("workItem", .workItem)
            t.enumCase("never", .never)
        }
    }

    private func dispatchQueueRows(_ t: MemberTable<DispatchQueue>) {
        t.means("The main queue.")
        t.staticGetter("main") { DispatchQueue.main }
        t.means("A queue for work in the background, which waits for its turn on the one thread.")
        t.staticMethod("global()") { () in DispatchQueue.global() }
        t.staticMethod("global(qos:)") { (importance: Importance.QoSClass) in
            DispatchQueue.global(qos: importance)
        }
        t.means("Makes another queue.")
        t.initializer(
            "init(label:qos:attributes:autoreleaseFrequency:target:)",
            defaults: [
                "qos": Importance.unspecified.bridged,
                "attributes": DispatchQueue.Attributes([]).bridged,
                "autoreleaseFrequency": DispatchQueue.AutoreleaseFrequency.inherit.bridged, "target": .null,
            ]
        ) {
            (
                label: String, importance: Importance, attributes: DispatchQueue.Attributes,
                frequency: DispatchQueue.AutoreleaseFrequency, target: DispatchQueue?
            ) in
            DispatchQueue(
                label: label, qos: importance, attributes: attributes, autoreleaseFrequency: frequency,
                target: target)
        }
        t.means("The name that it was made with.")
        t.getter("label", \.label)
        soonRows(t)
        laterRows(t)
        nowRows(t)
        t.absent(
            Absence.Reason("a queue cannot be kept from working", instead: "put work on it later"), "suspend",
            "resume", "activate", "setTarget")
    }

    /// What every block may be given beside itself.
    private var plain: KeyValuePairs<String, Value> {
        ["qos": Importance.unspecified.bridged, "flags": Flags([]).bridged]
    }

    private func soonRows(_ t: MemberTable<DispatchQueue>) {
        t.means("Does something as soon as this is over; a group waits for it.")
        t.method(
            "async(group:qos:flags:execute:)",
            defaults: [
                "group": .null, "qos": Importance.unspecified.bridged, "flags": Flags([]).bridged,
            ]
        ) {
            (
                queue: DispatchQueue, group: EventEngine.DispatchGroup?, importance: Importance, flags: Flags,
                work: Block< >
            ) in
            queue.async(group: group, qos: importance, flags: flags) { work() }
        }
        t.method("async(execute:)") { (queue: DispatchQueue, item: Item) in queue.async(execute: item) }
        t.method("async(group:execute:)") {
            (queue: DispatchQueue, group: EventEngine.DispatchGroup, item: Item) in
            queue.async(group: group, execute: item)
        }
    }

    private func laterRows(_ t: MemberTable<DispatchQueue>) {
        t.means("Does something later.")
        t.method("asyncAfter(deadline:execute:)") { (queue: DispatchQueue, deadline: Instant, item: Item) in
            queue.asyncAfter(deadline: deadline, execute: item)
        }
        t.method("asyncAfter(deadline:qos:flags:execute:)", defaults: plain) {
            (queue: DispatchQueue, deadline: Instant, importance: Importance, flags: Flags, work: Block< >) in
            queue.asyncAfter(deadline: deadline, qos: importance, flags: flags) { work() }
        }
        t.method("asyncAfter(wallDeadline:execute:)") {
            (queue: DispatchQueue, deadline: EventEngine.DispatchWallTime, item: Item) in
            queue.asyncAfter(wallDeadline: deadline, execute: item)
        }
        t.method("asyncAfter(wallDeadline:qos:flags:execute:)", defaults: plain) {
            (
                queue: DispatchQueue, deadline: EventEngine.DispatchWallTime, importance: Importance,
                flags: Flags, work: Block< >
            ) in
            queue.asyncAfter(wallDeadline: deadline, qos: importance, flags: flags) { work() }
        }
    }

    private func nowRows(_ t: MemberTable<DispatchQueue>) {
        let generic = GenericTable(types: [t.type])
        t.means(
            "Does something now, and answers what it gives. A queue that runs already and does one thing at "
                + "a time would wait for itself: that stops the scenario.")
        let work = StaticType.closure(to: .result)
        for flags in [[], [Flags.staticType]] {
            let name = flags.isEmpty ? "sync(execute:)" : "sync(flags:execute:)"
            generic.method(
                name, flags + [work], .result, isDiscardable: true
            ) { _, receiver, arguments in
                let queue = try DispatchQueue.unwrapping(receiver)
                if queue.waitsForItself { throw RunTrap.trap(DispatchQueue.selfWaiting) }
                return try queue.running({ try arguments[flags.count].closure.call([]) }, isWaitedFor: true)
            }
        }
        t.method("sync(execute:)") { (queue: DispatchQueue, item: Item) in
            if queue.waitsForItself { throw RunTrap.trap(DispatchQueue.selfWaiting) }
            queue.sync(execute: item)
        }
        t.callsAtOnce("sync")
        t.means("Does something so many times, one after the other.")
        t.staticMethod("concurrentPerform(iterations:execute:)") { (count: Int, work: Block<Int>) in
            DispatchQueue.concurrentPerform(iterations: count) { work($0) }
        }
        t.callsAtOnce("concurrentPerform")
    }
}
