import EventEngine

private typealias Group = EventEngine.DispatchGroup
private typealias Importance = EventEngine.DispatchQoS.QoSClass

extension EventEngine.DispatchGroup: BridgedObject {}
extension EventEngine.DispatchQoS.QoSClass: BridgedEnum {}
extension EventEngine.DispatchQoS: BridgedStruct {
    package func isEqual(to other: any NativeStruct) -> Bool { (other as? Self) == self }
}

extension NativeCatalogue {
    /// DispatchGroup, and how much work matters.
    func addDispatchGroup() {
        addClass(
            Group.self, named: "DispatchGroup", superclass: nil,
            "Work that belongs together, and what follows when all of it is done.", dispatchGroupRows)
        addStructure(
            EventEngine.DispatchQoS.self, named: "DispatchQoS", conformances: [.equatable],
            "How much work matters. There is one thread, so it changes nothing.", importanceRows)
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

    private func importanceRows(_ t: MemberTable<EventEngine.DispatchQoS>) {
        t.means("Makes one.")
        t.initializer("init(qosClass:relativePriority:)") { (kind: Importance, priority: Int) in
            EventEngine.DispatchQoS(qosClass: kind, relativePriority: priority)
        }
        t.means("What it was made of.")
        t.getter("qosClass", \.qosClass)
        t.getter("relativePriority", \.relativePriority)
        t.means("So.")
        t.staticGetter("background") { EventEngine.DispatchQoS.background }
        t.staticGetter("utility") { EventEngine.DispatchQoS.utility }
        t.staticGetter("default") { EventEngine.DispatchQoS.default }
        t.staticGetter("userInitiated") { EventEngine.DispatchQoS.userInitiated }
        t.staticGetter("userInteractive") { EventEngine.DispatchQoS.userInteractive }
        t.staticGetter("unspecified") { EventEngine.DispatchQoS.unspecified }
    }

    private func dispatchGroupRows(_ t: MemberTable<Group>) {
        t.means("Makes one.")
        t.initializer("init()") { () in Group() }
        t.means("Begins something, and ends it.")
        t.method("enter()") { (group: Group) in group.enter() }
        t.method("leave()") { (group: Group) in group.leave() }
        t.means("Does something when all is done.")
        t.method(
            "notify(qos:flags:queue:execute:)",
            defaults: [
                "qos": EventEngine.DispatchQoS.unspecified.bridged,
                "flags": EventEngine.DispatchWorkItemFlags([]).bridged,
            ]
        ) {
            (
                group: Group, importance: EventEngine.DispatchQoS, flags: EventEngine.DispatchWorkItemFlags,
                queue: EventEngine.DispatchQueue, work: Block< >
            ) in
            group.notify(qos: importance, flags: flags, queue: queue) { work() }
        }
        t.method("notify(queue:work:)") {
            (group: Group, queue: EventEngine.DispatchQueue, item: EventEngine.DispatchWorkItem) in
            group.notify(queue: queue, work: item)
        }
        t.absent(.oneThread, "wait")
    }
}
