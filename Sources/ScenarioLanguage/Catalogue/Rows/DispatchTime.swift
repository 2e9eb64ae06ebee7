import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias Instant = EventEngine.DispatchTime

extension EventEngine.DispatchTime: BridgedStruct {}

extension NativeCatalogue {
    /// DispatchTime.
    func addDispatchTime() {
        addStructure(
            Instant.self, named: "DispatchTime", conformances: [.equatable, .comparable],
            "A moment.", dispatchTimeRows)
    }

    private func dispatchTimeRows(_ t: MemberTable<Instant>) {
        t.means("This one.")
        t.staticMethod("now()") { () in Instant.now() }
        t.means("A moment later.")
        t.staticMethod("+(_:_:)") { (time: Instant, seconds: Double) in time + seconds }
        t.staticMethod("+(_:_:)") { (time: Instant, interval: DispatchTimeInterval) in time + interval }
    }
}
