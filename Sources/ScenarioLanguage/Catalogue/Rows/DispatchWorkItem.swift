import EventEngine
import Foundation

private typealias Flags = EventEngine.DispatchWorkItemFlags
private typealias Importance = EventEngine.DispatchQoS
private typealias Item = EventEngine.DispatchWorkItem

extension EventEngine.DispatchWorkItem: BridgedObject {}
extension EventEngine.DispatchWorkItemFlags: BridgedOptionSet {}

extension NativeCatalogue {
    /// DispatchWorkItem.
    func addDispatchWorkItem() {
        addClass(
            Item.self, named: "DispatchWorkItem", superclass: nil, "Work that can be cancelled.",
            workItemRows)
        addOptionSet(
            Flags.self, named: "DispatchWorkItemFlags", "How work runs. On one thread it changes nothing."
        ) { t in
            t.means("So.")
            t.enumCase("barrier", .barrier)
            t.enumCase("detached", .detached)
            t.enumCase("assignCurrentContext", .assignCurrentContext)
            t.enumCase("noQoS", .noQoS)
            t.enumCase("inheritQoS", .inheritQoS)
            t.enumCase("enforceQoS", .enforceQoS)
        }
    }

    private func workItemRows(_ t: MemberTable<Item>) {
        let plain: KeyValuePairs<String, Value> = [
            "qos": Importance.unspecified.bridged, "flags": Flags([]).bridged,
        ]
        t.means("Makes one.")
        t.initializer("init(qos:flags:block:)", defaults: plain) {
            (importance: Importance, flags: Flags, block: Block< >) in
            Item(qos: importance, flags: flags) { block() }
        }
        t.means("Does it now.")
        t.method("perform()") { (item: Item) in item.perform() }
        t.means("Never does it.")
        t.method("cancel()") { (item: Item) in item.cancel() }
        t.means("Whether it was cancelled.")
        t.getter("isCancelled", \.isCancelled)
        t.means("Does something when it is done.")
        t.method("notify(qos:flags:queue:execute:)", defaults: plain) {
            (
                item: Item, importance: Importance, flags: Flags, queue: EventEngine.DispatchQueue,
                work: Block< >
            ) in
            item.notify(qos: importance, flags: flags, queue: queue) { work() }
        }
        t.method("notify(queue:execute:)") { (item: Item, queue: EventEngine.DispatchQueue, other: Item) in
            item.notify(queue: queue, execute: other)
        }
        t.absent(.oneThread, "wait")
    }
}
