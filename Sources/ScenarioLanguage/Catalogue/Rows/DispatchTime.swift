import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias Instant = EventEngine.DispatchTime

extension EventEngine.DispatchTime: BridgedStruct {
    package func isEqual(to other: any NativeStruct) -> Bool { (other as? Self) == self }
}
extension EventEngine.DispatchWallTime: BridgedStruct {
    package func isEqual(to other: any NativeStruct) -> Bool { (other as? Self) == self }
}

extension NativeCatalogue {
    /// DispatchTime.
    func addDispatchTime() {
        addStructure(
            Instant.self, named: "DispatchTime", conformances: [.equatable, .comparable],
            "A moment.", dispatchTimeRows)
        addStructure(
            EventEngine.DispatchWallTime.self, named: "DispatchWallTime",
            conformances: [.equatable, .comparable], "A moment by the clock on the wall."
        ) { t in
            t.means("This one.")
            t.staticMethod("now()") { () in EventEngine.DispatchWallTime.now() }
            t.means("A moment later.")
            t.staticMethod("+(_:_:)") { (time: EventEngine.DispatchWallTime, seconds: Double) in
                time + seconds
            }
            t.staticMethod("+(_:_:)") {
                (time: EventEngine.DispatchWallTime, interval: DispatchTimeInterval) in time + interval
            }
        }
    }

    private func dispatchTimeRows(_ t: MemberTable<Instant>) {
        t.means("This one.")
        t.staticMethod("now()") { () in Instant.now() }
        t.means("A moment later.")
        t.staticMethod("+(_:_:)") { (time: Instant, seconds: Double) in time + seconds }
        t.staticMethod("+(_:_:)") { (time: Instant, interval: DispatchTimeInterval) in time + interval }
        t.means("A moment earlier.")
        t.staticMethod("-(_:_:)") { (time: Instant, seconds: Double) in time - seconds }
        t.staticMethod("-(_:_:)") { (time: Instant, interval: DispatchTimeInterval) in time - interval }
        t.means("One that never comes.")
        t.staticGetter("distantFuture") { Instant.distantFuture }
        t.means("Nanoseconds since the device was started.")
        t.getter("uptimeNanoseconds", \.uptimeNanoseconds)
    }
}
