import Foundation

/// An instant of virtual time. It is in front of Dispatch's for code that imports only this module.
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

    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        switch interval {
        case .seconds(let count): time + -Double(count)
        case .milliseconds(let count): time + -Double(count) / 1e3
        case .microseconds(let count): time + -Double(count) / 1e6
        case .nanoseconds(let count): time + -Double(count) / 1e9
        default: time.advanced(by: Int64.min / 4)
        }
    }

    /// An instant that never comes.
    public static let distantFuture = DispatchTime(microseconds: .max)

    /// Nanoseconds since the device was started.
    public var uptimeNanoseconds: UInt64 {
        let (product, overflows) = UInt64(max(0, microseconds)).multipliedReportingOverflow(by: 1000)
        return overflows ? .max : product
    }

    private func advanced(by interval: Int64) -> DispatchTime {
        let (sum, overflows) = microseconds.addingReportingOverflow(interval)
        return DispatchTime(microseconds: overflows ? (interval < 0 ? .min : .max) : sum)
    }
}

/// An instant by the clock on the wall, which runs here as the device's own does.
public struct DispatchWallTime: Comparable, Sendable {
    let time: DispatchTime

    /// The present instant of this thread's world.
    public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

    public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }

    public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        DispatchWallTime(time: time.time + seconds)
    }

    public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        DispatchWallTime(time: time.time + interval)
    }
}
