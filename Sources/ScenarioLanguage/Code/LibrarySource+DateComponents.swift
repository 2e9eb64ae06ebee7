extension LibrarySource {
    /// The parts of a date. What they mean a calendar says.
    static let dateComponents = LibrarySource(
        name: "DateComponents",
        text: """
            struct DateComponents: Hashable, CustomStringConvertible {
                var calendar: Calendar?
                var timeZone: TimeZone?
                var era: Int?
                var year: Int?
                var month: Int?
                var day: Int?
                var hour: Int?
                var minute: Int?
                var second: Int?
                var nanosecond: Int?
                var weekday: Int?
                var weekdayOrdinal: Int?
                var quarter: Int?
                var weekOfMonth: Int?
                var weekOfYear: Int?
                var yearForWeekOfYear: Int?
                var dayOfYear: Int?
                var isLeapMonth: Bool?

                init(
                    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
                    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
                    second: Int? = nil,
                    nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil,
                    quarter: Int? = nil,
                    weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
                ) {
                    self.calendar = calendar
                    self.timeZone = timeZone
                    self.era = era
                    self.year = year
                    self.month = month
                    self.day = day
                    self.hour = hour
                    self.minute = minute
                    self.second = second
                    self.nanosecond = nanosecond
                    self.weekday = weekday
                    self.weekdayOrdinal = weekdayOrdinal
                    self.quarter = quarter
                    self.weekOfMonth = weekOfMonth
                    self.weekOfYear = weekOfYear
                    self.yearForWeekOfYear = yearForWeekOfYear
                }

                var date: Date? { calendar.flatMap { $0.date(from: self) } }
                var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
                func isValidDate(in calendar: Calendar) -> Bool {
                    guard let date = calendar.date(from: self) else { return false }
                    let made = calendar.dateComponents(Calendar._units, from: date)
                    return Calendar._units.allSatisfy { unit in
                        value(for: unit).map { $0 == made.value(for: unit) } ?? true
                    }
                }

                func value(for component: Calendar.Component) -> Int? {
                    switch component {
                    case .era: return era
                    case .year: return year
                    case .month: return month
                    case .day: return day
                    case .hour: return hour
                    case .minute: return minute
                    case .second: return second
                    case .nanosecond: return nanosecond
                    case .weekday: return weekday
                    case .weekdayOrdinal: return weekdayOrdinal
                    case .quarter: return quarter
                    case .weekOfMonth: return weekOfMonth
                    case .weekOfYear: return weekOfYear
                    case .yearForWeekOfYear: return yearForWeekOfYear
                    case .dayOfYear: return dayOfYear
                    case .calendar, .timeZone: return nil
                    }
                }

                mutating func setValue(_ value: Int?, for component: Calendar.Component) {
                    switch component {
                    case .era: era = value
                    case .year: year = value
                    case .month: month = value
                    case .day: day = value
                    case .hour: hour = value
                    case .minute: minute = value
                    case .second: second = value
                    case .nanosecond: nanosecond = value
                    case .weekday: weekday = value
                    case .weekdayOrdinal: weekdayOrdinal = value
                    case .quarter: quarter = value
                    case .weekOfMonth: weekOfMonth = value
                    case .weekOfYear: weekOfYear = value
                    case .yearForWeekOfYear: yearForWeekOfYear = value
                    case .dayOfYear: dayOfYear = value
                    case .calendar, .timeZone: break
                    }
                }

                var description: String {
                    let parts: [(String, Int?)] = [
                        ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour),
                        ("minute", minute), ("second", second), ("nanosecond", nanosecond),
                        ("weekday", weekday),
                        ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter),
                        ("weekOfMonth", weekOfMonth),
                        ("weekOfYear", weekOfYear), ("yearForWeekOfYear", yearForWeekOfYear),
                        ("dayOfYear", dayOfYear),
                    ]
                    return parts.map { name, value in value.map { "\\(name): \\($0) " } ?? "" }.joined()
                }
            }
            """)

    /// A span of time from a date on.
    static let dateInterval = LibrarySource(
        name: "DateInterval",
        text: """
            struct DateInterval: Comparable, Hashable, CustomStringConvertible {
                var start: Date
                var duration: TimeInterval
                var end: Date {
                    get { start + duration }
                    set {
                        precondition(newValue >= start, "Reverse intervals are not allowed")
                        duration = newValue.timeIntervalSince(start)
                    }
                }

                init() {
                    start = .now
                    duration = 0
                }
                init(start: Date, end: Date) {
                    precondition(end >= start, "Reverse intervals are not allowed")
                    self.start = start
                    duration = end.timeIntervalSince(start)
                }
                init(start: Date, duration: TimeInterval) {
                    precondition(duration >= 0, "Negative durations are not allowed")
                    self.start = start
                    self.duration = duration
                }

                func contains(_ date: Date) -> Bool { date >= start && date <= end }
                func intersects(_ other: DateInterval) -> Bool {
                    contains(other.start) || contains(other.end) || other.contains(start)
                        || other.contains(end)
                }
                func intersection(with other: DateInterval) -> DateInterval? {
                    intersects(other)
                        ? DateInterval(start: max(start, other.start), end: min(end, other.end)) : nil
                }
                func compare(_ other: DateInterval) -> ComparisonResult {
                    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
                }
                static func < (one: DateInterval, other: DateInterval) -> Bool {
                    one.start == other.start ? one.duration < other.duration : one.start < other.start
                }
                var description: String { "\\(start) to \\(end)" }
            }
            """)
}
