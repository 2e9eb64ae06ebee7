import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias Timer = EventEngine.Timer
private typealias DispatchQueue = EventEngine.DispatchQueue
private typealias Instant = EventEngine.DispatchTime

extension EventEngine.DispatchTime: BridgedStruct {}
extension DispatchTimeInterval: BridgedStruct {}
extension EventEngine.DispatchQueue: BridgedObject {}

extension NativeCatalogue {
    /// Timers and the main queue, on virtual time.
    func addTimeTypes() {
        addClass(Timer.self, named: "Timer", superclass: NSObject.self, timerRows)
        addClass(DispatchQueue.self, named: "DispatchQueue", superclass: nil, dispatchQueueRows)
        addClass(
            EventEngine.DispatchWorkItem.self, named: "DispatchWorkItem", superclass: nil, workItemRows)
        addClass(
            CADisplayLink.self, named: "CADisplayLink", superclass: NSObject.self, displayLinkRows)
        addNotificationTypes()
        addFeedbackTypes()
        addStructure(
            Instant.self, named: "DispatchTime", conformances: [.equatable, .comparable],
            dispatchTimeRows)
        addStructure(
            DispatchTimeInterval.self, named: "DispatchTimeInterval", conformances: [.equatable]
        ) { t in
            t.staticMethod("seconds(_:)") { (count: Int) in DispatchTimeInterval.seconds(count) }
            t.staticMethod("milliseconds(_:)") { (count: Int) in DispatchTimeInterval.milliseconds(count) }
            t.staticMethod("microseconds(_:)") { (count: Int) in DispatchTimeInterval.microseconds(count) }
            t.staticMethod("nanoseconds(_:)") { (count: Int) in DispatchTimeInterval.nanoseconds(count) }
        }
    }

    private func timerRows(_ t: MemberTable<Timer>) {
        t.initializer(
            "init(timeInterval:repeats:block:)"
        ) { (time: Double, repeats: Bool, block: Block<Timer>) in
            Timer(timeInterval: time, repeats: repeats, block: { block($0) })
        }
        t.staticMethod("scheduledTimer(withTimeInterval:repeats:block:)") {
            (time: Double, repeats: Bool, block: Block<Timer>) in
            Timer.scheduledTimer(withTimeInterval: time, repeats: repeats, block: { block($0) })
        }
        t.initializer("init(timeInterval:target:selector:userInfo:repeats:)") {
            (time: Double, target: AnyValue, selector: Selector, info: Untyped, repeats: Bool) in
            Timer(
                timeInterval: time, target: try target.object, selector: selector, userInfo: info.value,
                repeats: repeats)
        }
        t.staticMethod("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)") {
            (time: Double, target: AnyValue, selector: Selector, info: Untyped, repeats: Bool) in
            Timer.scheduledTimer(
                timeInterval: time, target: try target.object, selector: selector, userInfo: info.value,
                repeats: repeats)
        }
        t.getter("userInfo", \.information)
        t.getter("timeInterval", \.timeInterval)
        t.getter("isValid", \.isValid)
        t.property("tolerance", \.tolerance)
        t.method("fire()") { (timer: Timer) in timer.fire() }
        t.method("invalidate()") { (timer: Timer) in timer.invalidate() }
    }

    private func dispatchQueueRows(_ t: MemberTable<DispatchQueue>) {
        t.staticGetter("main") { DispatchQueue.main }
        t.method("async(execute:)") { (queue: DispatchQueue, work: Block< >) in
            queue.async { work() }
        }
        t.method("async(execute:)") { (queue: DispatchQueue, item: EventEngine.DispatchWorkItem) in
            queue.async(execute: item)
        }
        t.method("asyncAfter(deadline:execute:)") {
            (queue: DispatchQueue, deadline: Instant, item: EventEngine.DispatchWorkItem) in
            queue.asyncAfter(deadline: deadline, execute: item)
        }
        t.method("asyncAfter(deadline:execute:)") {
            (queue: DispatchQueue, deadline: Instant, work: Block< >) in
            queue.asyncAfter(deadline: deadline) { work() }
        }
    }

    private func dispatchTimeRows(_ t: MemberTable<Instant>) {
        t.staticMethod("now()") { () in Instant.now() }
        t.staticMethod("+(_:_:)") { (time: Instant, seconds: Double) in time + seconds }
        t.staticMethod("+(_:_:)") { (time: Instant, interval: DispatchTimeInterval) in time + interval }
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
