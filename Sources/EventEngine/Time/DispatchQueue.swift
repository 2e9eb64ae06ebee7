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

/// The main queue, on virtual time: what is put on it runs at the end of the current turn of the run loop.
/// There is no other queue.
public final class DispatchQueue {
    private let world: Simulator

    private init(world: Simulator) {
        self.world = world
    }

    /// The main queue of this thread's world.
    public static var main: DispatchQueue { DispatchQueue(world: .current) }

    /// Runs a block when what runs now is done.
    public func async(execute work: @escaping () -> Void) {
        world.work.draw(WorkCost.block)
        world.mainQueue.append(work)
    }

    /// Runs a block at an instant.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        world.timers.add(at: max(deadline.microseconds, world.clock.now), action: work)
    }
}
