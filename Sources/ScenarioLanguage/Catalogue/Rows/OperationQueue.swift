import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias OperationQueue = EventEngine.OperationQueue

extension NativeCatalogue {
    /// OperationQueue.
    func addOperationQueue() {
        addClass(
            OperationQueue.self, named: "OperationQueue", superclass: NSObject.self,
            "Where observers are called, and blocks run: one after the other, for there is one thread."
        ) { t in
            t.initializer("init()") { () in OperationQueue() }
            t.means("Only kept.")
            t.property("name", \.name)
            t.property("maxConcurrentOperationCount", \.maxConcurrentOperationCount)
            t.means("The main queue.")
            t.staticGetter("main") { OperationQueue.main }
            t.means("Does something as soon as this is over.")
            t.method("addOperation(_:)") { (queue: OperationQueue, block: Block< >) in
                queue.addOperation { block() }
            }
        }
    }
}
