import EventEngine
import Foundation

extension NativeCatalogue {
    /// CADisplayLink.
    func addCADisplayLink() {
        addClass(
            CADisplayLink.self, named: "CADisplayLink", superclass: NSObject.self,
            "Calls with each frame.", displayLinkRows)
    }

    /// The rows of CADisplayLink.
    private func displayLinkRows(_ t: MemberTable<CADisplayLink>) {
        t.means("Makes one.")
        typealias RunLoop = EventEngine.RunLoop
        t.initializer("init(target:selector:)") { (target: AnyValue, selector: Selector) in
            CADisplayLink(target: try target.bridged.heldObject, selector: selector)
        }
        t.means("Starts it.")
        t.method("add(to:forMode:)") { (link: CADisplayLink, loop: RunLoop, mode: RunLoop.Mode) in
            link.add(to: loop, forMode: mode)
        }
        t.means("Ends it for one kind of events.")
        t.method("remove(from:forMode:)") { (link: CADisplayLink, loop: RunLoop, mode: RunLoop.Mode) in
            link.remove(from: loop, forMode: mode)
        }
        t.means("Ends it.")
        t.method("invalidate()") { (link: CADisplayLink) in link.invalidate() }
        t.means("Whether it rests.")
        t.property("isPaused", \.isPaused)
        t.means("How often it calls at most in a second, or 0 for each frame.")
        t.property("preferredFramesPerSecond", \.preferredFramesPerSecond)
        t.means("When this frame is, when the next one, and how far apart they are.")
        t.getter("timestamp", \.timestamp)
        t.getter("targetTimestamp", \.targetTimestamp)
        t.getter("duration", \.duration)
    }
}
