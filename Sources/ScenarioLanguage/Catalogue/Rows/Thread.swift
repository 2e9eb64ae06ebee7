import EventEngine
import Foundation

extension NativeCatalogue {
    /// Thread, of which there is one; what other queues are given counts as another one's.
    func addThread() {
        addClass(
            Thread.self, named: "Thread", superclass: NSObject.self,
            "There is one thread; blocks of other queues than the main one count as another's."
        ) { t in
            t.means("Whether what runs now belongs to the main queue.")
            t.staticGetter("isMainThread") { EventEngine.DispatchQueue.main.isRunning }
            t.absent(
                .oneThread, "init()", "init(block:)", "init(target:selector:object:)", "current", "main",
                "sleep", "detachNewThread", "detachNewThreadSelector", "exit", "start", "cancel", "stackSize",
                "callStackSymbols", "threadPriority", "isMultiThreaded")
        }
    }
}
