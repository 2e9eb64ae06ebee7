/// Virtual time as timelines write it.
enum TimelineTimes {
    /// Whole milliseconds, or with one decimal.
    static func text(_ microseconds: Int64, hasDecimal: Bool = false) -> String {
        let sign = microseconds < 0 ? -1 : 1
        let magnitude = Int64(microseconds.magnitude)
        if !hasDecimal { return String(Int64(sign) * ((magnitude + 500) / 1_000)) }
        let tenths = (magnitude + 50) / 100
        return (sign < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
    }

    /// Whether whole milliseconds would write two of these instants, in order, alike.
    static func needDecimal(_ times: [Int64]) -> Bool {
        zip(times, times.dropFirst()).contains { $0 != $1 && text($0) == text($1) }
    }
}
