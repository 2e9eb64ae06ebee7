import Foundation

/// An instant of virtual time. It stands in front of Dispatch's for code that imports only this module.
public struct DispatchTime: Comparable, Sendable {
    let microseconds: Int64

    /// The present instant of this thread's world.
    public static func now() -> DispatchTime {
        DispatchTime(microseconds: Simulator.current.clock.now)
    }

    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.microseconds < b.microseconds }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.advanced(by: VirtualClock.microseconds(seconds) ?? Int64.max / 4)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        switch interval {
        case .seconds(let count): time + Double(count)
        case .milliseconds(let count): time + Double(count) / 1e3
        case .microseconds(let count): time + Double(count) / 1e6
        case .nanoseconds(let count): time + Double(count) / 1e9
        default: time.advanced(by: Int64.max / 4)
        }
    }

    private func advanced(by interval: Int64) -> DispatchTime {
        let (sum, overflows) = microseconds.addingReportingOverflow(interval)
        return DispatchTime(microseconds: overflows ? (interval < 0 ? .min : .max) : sum)
    }
}

/// A queue, on virtual time: what is put on it runs at the end of the current turn of the run loop.
///
/// There is one thread. What other queues would do beside the main thread is done on it, in the order in
/// which it was given to any of them (our decision: of all orders that threads allow, this one is the same in
/// every run).
public final class DispatchQueue {
    private let world: Simulator

    private init(world: Simulator) {
        self.world = world
    }

    /// The main queue of this thread's world.
    public static var main: DispatchQueue { DispatchQueue(world: .current) }

    /// A queue for work in the background.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

    /// Another queue.
    public convenience init(label: String) { self.init(world: .current) }

    /// Runs a block when what runs now is done; until it has run, the group waits for it.
    public func async(group: DispatchGroup, execute work: @escaping () -> Void) {
        group.enter()
        append {
            work()
            group.leave()
        }
    }

    /// Runs a block when what runs now is done.
    public func async(execute work: @escaping () -> Void) { append(work) }

    func append(_ work: @escaping () -> Void) {
        world.work.draw(WorkCost.block)
        world.mainQueue.append(work)
    }

    /// Runs a block at an instant.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        world.timers.add(at: max(deadline.microseconds, world.clock.now), action: work)
    }
}
