import EventEngine

extension NativeCatalogue {
    /// `appearance()` of views and of bars' items.
    func lookRows<Owner: Bridged>(_ t: MemberTable<Owner>) {
        t.means(
            "Keeps what is set. A view gets it right before `didMoveToWindow()`, through its setters; what "
                + "is in a window already does not change, and what was set on a view itself stays. Where "
                + "classes say several things, the outermost container decides, then how many there are, "
                + "then the nearest class. Properties of your own have to be `@objc dynamic`. Bars' items "
                + "stay as they are: only what bars draw of them is another.")
        add([], to: t)
        let containers = StaticType.array(.metatype(.anyObject))
        add([NativeParameter("whenContainedInInstancesOf", containers)], to: t)
        t.answersSelf("appearance")
        t.absent(
            Absence.Reason(
                "it is not known when views take it as their traits change",
                instead: "set the property in 'traitCollectionDidChange(_:)'"),
            "appearance(for:)", "appearance(for:whenContainedInInstancesOf:)")
    }

    private func add<Owner: Bridged>(_ parameters: [NativeParameter], to t: MemberTable<Owner>) {
        t.type.add(
            NativeMember(.method, "appearance", parameters, Owner.staticType, isStatic: true) {
                context, receiver, arguments in
                let containers = try arguments.first?.list.map { try $0.heldType } ?? []
                return try context.appearance(try receiver.heldType, containers)
            })
    }
}

extension Value {
    /// The type that it is, also inside an `Any`.
    fileprivate var heldType: StaticType {
        get throws {
            guard case .type(let type) = unerased else { throw RunTrap.trap("this is no type") }
            return type
        }
    }
}
