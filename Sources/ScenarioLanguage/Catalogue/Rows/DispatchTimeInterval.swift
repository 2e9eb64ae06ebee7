import EventEngine
import Foundation

extension DispatchTimeInterval: BridgedStruct {
    package func isEqual(to other: any NativeStruct) -> Bool { (other as? Self) == self }
}

extension NativeCatalogue {
    /// DispatchTimeInterval.
    func addDispatchTimeInterval() {
        addStructure(
            DispatchTimeInterval.self, named: "DispatchTimeInterval", conformances: [.equatable],
            "A stretch of time."
        ) { t in
            t.means("So many.")
            t.staticMethod("seconds(_:)") { (count: Int) in DispatchTimeInterval.seconds(count) }
            t.staticMethod("milliseconds(_:)") { (count: Int) in DispatchTimeInterval.milliseconds(count) }
            t.staticMethod("microseconds(_:)") { (count: Int) in DispatchTimeInterval.microseconds(count) }
            t.staticMethod("nanoseconds(_:)") { (count: Int) in DispatchTimeInterval.nanoseconds(count) }
            t.means("So long that it never comes.")
            t.staticGetter("never") { DispatchTimeInterval.never }
        }
    }
}
