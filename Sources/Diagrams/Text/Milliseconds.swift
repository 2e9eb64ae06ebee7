/// Virtual time as logs and pages write it.
package enum Milliseconds {
    /// Milliseconds with at most one decimal: `16.7`, `50`, `-350`.
    package static func text(_ microseconds: Int64) -> String {
        let tenths = (Int64(microseconds.magnitude) + 50) / 100
        let sign = microseconds < 0 && tenths > 0 ? "-" : ""
        return "\(sign)\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
    }
}
