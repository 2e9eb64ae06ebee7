import EventEngine
import Foundation

extension NativeCatalogue {
    /// What time it is, on the virtual clock.
    func timeFunctionRows(_ t: FunctionTable) {
        t.means("Seconds since the device was started, a day before the scenario begins.")
        t.function("CACurrentMediaTime()") { () in Double(CACurrentMediaTime()) }
        t.function("CFAbsoluteTimeGetCurrent()") { () in CFAbsoluteTimeGetCurrent() }
    }
}
