import EventEngine
import Foundation

extension EventEngine.DispatchWorkItem: BridgedObject {}

extension NativeCatalogue {
    /// `perform(_:with:afterDelay:)` and its kin. The receiver is a value: an instance of a scenario's class
    /// without a superclass of the engine's is no NSObject here.
    func performRows(_ t: NativeType) {
        let selector = NativeParameter(nil, Selector.staticType)
        let argument = NativeParameter("with", Untyped.staticType)
        let delay = NativeParameter("afterDelay", .double)
        add("perform", [selector], to: t) { world, receiver, arguments in
            world.send(try arguments[0].selector, to: receiver, with: nil, afterDelay: nil)
        }
        add("perform", [selector, argument], to: t) { world, receiver, arguments in
            world.send(
                try arguments[0].selector, to: receiver, with: arguments[1].untyped, afterDelay: nil)
        }
        add("perform", [selector, argument, delay], to: t) { world, receiver, arguments in
            world.send(
                try arguments[0].selector, to: receiver, with: arguments[1].untyped,
                afterDelay: arguments[2].number)
        }
        let modes = NativeParameter("inModes", [EventEngine.RunLoop.Mode].staticType)
        add("perform", [selector, argument, delay, modes], to: t) { world, receiver, arguments in
            world.send(
                try arguments[0].selector, to: receiver, with: arguments[1].untyped,
                afterDelay: arguments[2].number,
                inModes: try [EventEngine.RunLoop.Mode].unwrapping(arguments[3]))
        }
        let target = NativeParameter("withTarget", .any)
        let named = NativeParameter("selector", Selector.staticType)
        let object = NativeParameter("object", Untyped.staticType)
        let name = "cancelPreviousPerformRequests"
        t.add(NativeMember(.method, name, [target], .void, isStatic: true) { _, _, arguments in
            Simulator.current.cancelSending(to: try arguments[0].heldObject)
            return .void
        })
        t.add(NativeMember(.method, name, [target, named, object], .void, isStatic: true) { _, _, arguments in
            Simulator.current.cancelSending(
                try arguments[1].selector, to: try arguments[0].heldObject, with: arguments[2].untyped)
            return .void
        })
    }

    private func add(
        _ name: String, _ parameters: [NativeParameter], to type: NativeType,
        _ send: @escaping (Simulator, AnyObject, [Value]) throws -> Void
    ) {
        type.add(NativeMember(.method, name, parameters, .void) { _, receiver, arguments in
            try send(.current, try receiver.heldObject, arguments)
            return .void
        })
    }

    func workItemRows(_ t: MemberTable<EventEngine.DispatchWorkItem>) {
        t.initializer("init(block:)") { (block: Block< >) in
            EventEngine.DispatchWorkItem { block() }
        }
        t.getter("isCancelled", \.isCancelled)
        t.method("cancel()") { (item: EventEngine.DispatchWorkItem) in item.cancel() }
        t.method("perform()") { (item: EventEngine.DispatchWorkItem) in item.perform() }
    }
}

extension Value {
    /// The object that it is, also inside an `Any`.
    var heldObject: AnyObject {
        get throws {
            guard case .object(let object) = unerased else { throw RunTrap.trap("this is no object") }
            return object
        }
    }

    fileprivate var selector: Selector {
        get throws { try Selector.unwrapping(self) }
    }

    /// As the engine takes what it does not look into.
    fileprivate var untyped: Any? { Untyped.from(self)?.value }
}
