import EventEngine
import Foundation

extension NativeCatalogue {
    /// NSObject.
    func addNSObject() {
        addClass(
            NSObject.self, named: "NSObject", superclass: nil,
            conformances: [.equatable, .hashable, .stringConvertible],
            "What most of UIKit's classes inherit from.", objectRows)
        alias("NSObjectProtocol", NSObject.staticType)
    }

    /// `perform(_:with:afterDelay:)` and its kin. The receiver is a value: an instance of a scenario's class
    /// without a superclass of the engine's is no NSObject here.
    private func performRows(_ t: NativeType) {
        t.group?.means("Sends itself a message by its selector, now or after a delay.")
        let selector = NativeParameter(nil, Selector.staticType)
        let argument = NativeParameter("with", Untyped.staticType)
        let delay = NativeParameter("afterDelay", .double)
        // UIKit writes `Selector!` here, so that an optional one goes in.
        let anySelector = NativeParameter(nil, .optional(Selector.staticType))
        add("perform", [anySelector], to: t) { world, receiver, arguments in
            world.send(try arguments[0].someSelector, to: receiver, with: nil, afterDelay: nil)
        }
        add("perform", [anySelector, argument], to: t) { world, receiver, arguments in
            world.send(
                try arguments[0].someSelector, to: receiver, with: arguments[1].untyped, afterDelay: nil)
        }
        t.add(NativeMember(.method, "perform", [anySelector, argument, argument], .void) {
            context, receiver, arguments in
            let name = NSStringFromSelector(try arguments[0].someSelector)
            try context.perform(receiver.unerased, name, Array(arguments.dropFirst()))
            return .void
        })
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
        t.group?.means("Takes delayed messages back.")
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

    /// `isEqual(_:)` and `hash`, which `==`, sets and dictionaries ask, and which classes override.
    private func equalityRows(_ t: NativeType) {
        let other = [NativeParameter(nil, .optional(.any))]
        t.group?.means("Whether it counts as equal to another object.")
        let equality = NativeMember(.method, "isEqual", other, .bool) { _, receiver, arguments in
            guard case .object = arguments[0].unerased else { return .bool(false) }
            return .bool(receiver.unerased == arguments[0].unerased)
        }
        equality.plain = NativeMember(.method, "isEqual", other, .bool) { _, receiver, arguments in
            guard case .object(let other) = arguments[0].unerased else { return .bool(false) }
            let object = try receiver.heldObject
            return .bool((object as? NSObject)?.isEqual(other) ?? (object === other))
        }
        t.add(equality)
        t.group?.means(
            "The number by which sets and dictionaries look for it. That of classes that do not override it "
                + "counts the objects that were asked, so that it is the same in each run.")
        let hash = NativeMember(.property, "hash", [], .int) { context, receiver, _ in
            if let hashes = UserType.of(value: receiver)?.hashes { return .int(hashes(receiver.unerased)) }
            return .int(try context.objectNumbers.number(of: try receiver.heldObject, context))
        }
        hash.plain = NativeMember(.property, "hash", [], .int) { context, receiver, _ in
            .int(try context.objectNumbers.number(of: try receiver.heldObject, context))
        }
        t.add(hash)
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

    /// NSObject, the root of all classes.
    private func objectRows(_ t: MemberTable<NSObject>) {
        t.initializer("init()") { () in NSObject() }
        equalityRows(t.type)
        for (name, meaning) in [
            ("isKind", "Whether it is of a class or of a subclass."),
            ("isMember", "Whether it is of exactly this class."),
        ] {
            let parameters = [NativeParameter("of", .metatype(.anyObject))]
            t.means(meaning)
            t.type.add(NativeMember(.method, name, parameters, .bool) { context, receiver, arguments in
                guard case .type(let type) = arguments[0] else { preconditionFailure("a type was expected") }
                let answers = name == "isKind" ? context.isKind : context.isMember
                return .bool(answers(receiver, type))
            })
        }
        performRows(t.type)
        copyRows(t.type)
        respondingRows(t.type)
        t.absent(
            .reflection, "observe",
            "conforms", "superclass", "doesNotRecognizeSelector", "publisher",
            "forwardInvocation", "methodSignature", "resolveInstanceMethod", "method")
        keyedValueRows(t.type)
        t.kept(
            "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)")
        namedObservingRows(t.type)
        t.absent(.designTime, "awakeFromNib", "prepareForInterfaceBuilder")
        t.absent(
            .accessibility, "accessibilityHint", "accessibilityTraits", "accessibilityFrame",
            "accessibilityIncrement", "accessibilityDecrement",
            "accessibilityValue", "accessibilityElements", "accessibilityPath",
            "accessibilityActivationPoint", "accessibilityActivate", "accessibilityLabel",
            "accessibilityViewIsModal", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
            "accessibilityElementCount", "accessibilityElement", "accessibilityScroll",
            "accessibilityCustomActions", "accessibilityElementsHidden", "accessibilityLanguage",
            "shouldGroupAccessibilityChildren", "accessibilityNavigationStyle")
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

extension Value {
    /// The selector that is sent; without one, which UIKit answers with an exception, the run ends.
    fileprivate var someSelector: Selector {
        get throws {
            guard let found = Selector?.from(self) ?? nil else { throw RunTrap.trap("the selector is nil") }
            return found
        }
    }
}
