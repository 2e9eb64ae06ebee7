import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias Timer = EventEngine.Timer

extension NativeCatalogue {
    /// Timer.
    func addTimer() {
        addClass(
            Timer.self, named: "Timer", superclass: NSObject.self,
            "Calls something later, or again and again.", timerRows)
    }

    private func timerRows(_ t: MemberTable<Timer>) {
        t.means("Makes one for a run loop.")
        t.initializer(
            "init(timeInterval:repeats:block:)"
        ) { (time: Double, repeats: Bool, block: Block<Timer>) in
            Timer(timeInterval: time, repeats: repeats, block: { block($0) })
        }
        t.initializer("init(timeInterval:target:selector:userInfo:repeats:)") {
            (time: Double, target: AnyValue, selector: Selector, info: Untyped, repeats: Bool) in
            Timer(
                timeInterval: time, target: try target.object, selector: selector, userInfo: info.value,
                repeats: repeats)
        }
        t.means("Makes one that runs at once.")
        t.staticMethod("scheduledTimer(withTimeInterval:repeats:block:)") {
            (time: Double, repeats: Bool, block: Block<Timer>) in
            Timer.scheduledTimer(withTimeInterval: time, repeats: repeats, block: { block($0) })
        }
        t.staticMethod("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)") {
            (time: Double, target: AnyValue, selector: Selector, info: Untyped, repeats: Bool) in
            Timer.scheduledTimer(
                timeInterval: time, target: try target.object, selector: selector, userInfo: info.value,
                repeats: repeats)
        }
        t.means("What it was given.")
        t.getter("userInfo", \.information)
        t.means("How often it calls.")
        t.getter("timeInterval", \.timeInterval)
        t.means("Whether it will call again.")
        t.getter("isValid", \.isValid)
        t.means("How late it may be; here it never is.")
        t.property("tolerance", \.tolerance)
        t.means("Calls now.")
        t.method("fire()") { (timer: Timer) in timer.fire() }
        t.means("Never calls again.")
        t.method("invalidate()") { (timer: Timer) in timer.invalidate() }
    }
}

extension Timer {
    fileprivate var information: Untyped { Untyped(value: userInfo) }
}

extension AnyValue {
    /// The object that it is.
    fileprivate var object: AnyObject {
        get throws {
            var value = bridged
            while case .existential(let typed) = value { value = typed.value }
            guard case .object(let object) = value else { throw RunTrap.trap("the target is no object") }
            return object
        }
    }
}
