import EventEngine

private typealias Group = EventEngine.DispatchGroup
private typealias Importance = EventEngine.DispatchQoS.QoSClass

extension EventEngine.DispatchGroup: BridgedObject {}
extension EventEngine.DispatchQoS.QoSClass: BridgedEnum {}

extension NativeCatalogue {
    /// DispatchGroup, and how much work matters.
    func addDispatchGroup() {
        addClass(
            Group.self, named: "DispatchGroup", superclass: nil,
            "Work that belongs together, and what follows when all of it is done.", dispatchGroupRows)
        addEnumeration(
            Importance.self, named: "DispatchQoS.QoSClass",
            "How much work matters. There is one thread, so it changes nothing."
        ) { t in
            t.means("So.")
            t.enumCase("background", .background)
            t.enumCase("utility", .utility)
            t.enumCase("default", .default)
            t.enumCase("userInitiated", .userInitiated)
            t.enumCase("userInteractive", .userInteractive)
            t.enumCase("unspecified", .unspecified)
        }
    }

    private func dispatchGroupRows(_ t: MemberTable<Group>) {
        t.means("Makes one.")
        t.initializer("init()") { () in Group() }
        t.means("Begins something, and ends it.")
        t.method("enter()") { (group: Group) in group.enter() }
        t.method("leave()") { (group: Group) in group.leave() }
        t.means("Does something when all is done.")
        t.method("notify(queue:execute:)") {
            (group: Group, queue: EventEngine.DispatchQueue, work: Block< >) in
            group.notify(queue: queue) { work() }
        }
        t.absent(.oneThread, "wait")
    }
}
