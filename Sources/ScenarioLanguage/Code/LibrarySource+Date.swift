extension LibrarySource {
    /// Moments on the virtual clock. A scenario begins a day after the device was started, on the second day
    /// since the reference date: no clock of the machine that runs it is read (our decision).
    static let date = LibrarySource(
        name: "Date",
        text: """
            struct Date: Comparable, Hashable, CustomStringConvertible {
                var timeIntervalSinceReferenceDate: TimeInterval

                static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200
                static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
                static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
                static var now: Date { .init() }

                init() { timeIntervalSinceReferenceDate = CACurrentMediaTime() }
                init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
                    timeIntervalSinceReferenceDate = seconds
                }
                init(timeIntervalSinceNow seconds: TimeInterval) {
                    timeIntervalSinceReferenceDate = CACurrentMediaTime() + seconds
                }
                init(timeIntervalSince1970 seconds: TimeInterval) {
                    timeIntervalSinceReferenceDate = seconds - Date.timeIntervalBetween1970AndReferenceDate
                }
                init(timeInterval seconds: TimeInterval, since date: Date) {
                    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
                }

                var timeIntervalSince1970: TimeInterval {
                    timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
                }
                var timeIntervalSinceNow: TimeInterval {
                    timeIntervalSinceReferenceDate - CACurrentMediaTime()
                }
                func timeIntervalSince(_ other: Date) -> TimeInterval {
                    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
                }
                func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
                func advanced(by seconds: TimeInterval) -> Date { self + seconds }
                func addingTimeInterval(_ seconds: TimeInterval) -> Date { self + seconds }
                mutating func addTimeInterval(_ seconds: TimeInterval) { self += seconds }
                func compare(_ other: Date) -> ComparisonResult {
                    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
                }

                static func < (one: Date, other: Date) -> Bool {
                    one.timeIntervalSinceReferenceDate < other.timeIntervalSinceReferenceDate
                }
                static func + (date: Date, seconds: TimeInterval) -> Date {
                    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
                }
                static func - (date: Date, seconds: TimeInterval) -> Date { date + -seconds }
                static func += (date: inout Date, seconds: TimeInterval) { date = date + seconds }
                static func -= (date: inout Date, seconds: TimeInterval) { date = date + -seconds }

                var description: String { "\\(timeIntervalSinceReferenceDate) s after the reference date" }
            }
            """)
}
