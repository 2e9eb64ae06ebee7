import EventEngine
import Foundation

extension EventEngine.DispatchWorkItem: BridgedObject {}

extension NativeCatalogue {
    /// DispatchWorkItem.
    func addDispatchWorkItem() {
        addClass(
            EventEngine.DispatchWorkItem.self, named: "DispatchWorkItem", superclass: nil,
            "Work that can be cancelled.", workItemRows)
    }

    private func workItemRows(_ t: MemberTable<EventEngine.DispatchWorkItem>) {
        t.means("Makes one.")
        t.initializer("init(block:)") { (block: Block< >) in
            EventEngine.DispatchWorkItem { block() }
        }
        t.means("Does it now.")
        t.method("perform()") { (item: EventEngine.DispatchWorkItem) in item.perform() }
        t.means("Never does it.")
        t.method("cancel()") { (item: EventEngine.DispatchWorkItem) in item.cancel() }
        t.means("Whether it was cancelled.")
        t.getter("isCancelled", \.isCancelled)
    }
}
