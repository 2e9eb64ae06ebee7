import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias RunLoop = EventEngine.RunLoop

extension EventEngine.RunLoop.Mode: BridgedStruct {}

extension NativeCatalogue {
    /// RunLoop, and what belongs to it.
    func addRunLoop() {
        addClass(
            RunLoop.self, named: "RunLoop", superclass: NSObject.self,
            "What waits for events."
        ) { t in
            t.means("The only one.")
            t.staticGetter("main") { RunLoop.main }
            t.staticGetter("current") { RunLoop.current }
            t.means("What it waits for.")
            t.getter("currentMode", \.currentMode)
            t.means("Starts a timer or a display link.")
            t.method("add(_:forMode:)") {
                (loop: RunLoop, timer: EventEngine.Timer, mode: RunLoop.Mode) in
                loop.add(timer, forMode: mode)
            }
            t.means("Calls a closure in the next turn.")
            t.method("perform(_:)") { (loop: RunLoop, block: Block< >) in loop.perform { block() } }
        }
        addStructure(
            RunLoop.Mode.self, named: "RunLoop.Mode",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "What a run loop waits for."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in RunLoop.Mode(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("A mode of your own.")
            t.initializer("init(_:)") { (name: String) in RunLoop.Mode(name) }
            t.means("Such events.")
            t.staticGetter("default") { RunLoop.Mode.default }
            t.staticGetter("common") { RunLoop.Mode.common }
            t.staticGetter("tracking") { RunLoop.Mode.tracking }
        }
    }
}
