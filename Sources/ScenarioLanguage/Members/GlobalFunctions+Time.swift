import EventEngine
import Foundation

extension NativeCatalogue {
    /// What time it is, on the virtual clock.
    func timeFunctionRows(_ t: FunctionTable) {
        t.function("CACurrentMediaTime()") { () in Double(CACurrentMediaTime()) }
    }
}
