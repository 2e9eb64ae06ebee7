import EventEngine

extension NativeCatalogue {
    /// `appearance()` of views and of bars' items.
    func lookRows<Owner: Bridged>(_ t: MemberTable<Owner>) {
        t.means(
            "Keeps what is set. A view gets it right before `didMoveToWindow()`, through its setters; what is in "
                + "a window already does not change, and what was set on a view itself stays. Where classes say "
                + "several things, the outermost container decides, then the more of them, then the class that "
                + "is nearest. Properties of your own have to be `@objc dynamic`. Bars' items keep their own "
                + "looks: only what bars draw is another.")
        add([], to: t)
        let containers = StaticType.array(.metatype(.anyObject))
        add([NativeParameter("whenContainedInInstancesOf", containers)], to: t)
        t.answersSelf("appearance")
    }

    private func add<Owner: Bridged>(_ parameters: [NativeParameter], to t: MemberTable<Owner>) {
        t.type.add(
            NativeMember(.method, "appearance", parameters, Owner.staticType, isStatic: true) {
                context, receiver, arguments in
                guard case .type(let type) = receiver.unerased else {
                    preconditionFailure("'appearance' was not told for which class it is called.")
                }
                let containers = (arguments.first?.list ?? []).map { container -> StaticType in
                    if case .type(let type) = container.unerased { return type }
                    preconditionFailure("the checker let \(container) pass as a type")
                }
                return try context.appearance(type, containers)
            })
    }
}
