import EventEngine
import Foundation

extension NativeCatalogue {
    /// Bundle.
    func addBundle() {
        addClass(
            Bundle.self, named: "Bundle", superclass: NSObject.self,
            "Stands in initializers that take one; there are none here.")
    }
}
