import EventEngine

extension Recording {
    /// A time as logs, claims and drawings give it: tenths of a millisecond since the first touch-down,
    /// rounded half away from zero.
    package func tenths(at time: Int64) -> Int64 { Recording.tenths(time, since: epoch) }

    /// The same for a time and the first touch-down, both in microseconds.
    package static func tenths(_ time: Int64, since epoch: Int64) -> Int64 {
        let micros = time &- epoch
        return (micros / 50 + (micros < 0 ? -1 : 1)) / 2
    }

    /// `16.7`, `50`, `-350`
    package static func milliseconds(tenths: Int64) -> String {
        let decimal = tenths.magnitude % 10
        return (tenths < 0 ? "-" : "") + String(tenths.magnitude / 10) + (decimal == 0 ? "" : ".\(decimal)")
    }
}
