import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of CADisplayLink.
    func displayLinkRows(_ t: MemberTable<CADisplayLink>) {
        typealias RunLoop = EventEngine.RunLoop
        t.initializer("init(target:selector:)") { (target: AnyValue, selector: Selector) in
            CADisplayLink(target: try target.bridged.heldObject, selector: selector)
        }
        t.method("add(to:forMode:)") { (link: CADisplayLink, loop: RunLoop, mode: RunLoop.Mode) in
            link.add(to: loop, forMode: mode)
        }
        t.method("remove(from:forMode:)") { (link: CADisplayLink, loop: RunLoop, mode: RunLoop.Mode) in
            link.remove(from: loop, forMode: mode)
        }
        t.method("invalidate()") { (link: CADisplayLink) in link.invalidate() }
        t.property("isPaused", \.isPaused)
        t.getter("timestamp", \.timestamp)
        t.getter("targetTimestamp", \.targetTimestamp)
        t.getter("duration", \.duration)
    }
}
