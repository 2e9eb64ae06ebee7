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

                var description: String {
                    let whole = timeIntervalSinceReferenceDate.rounded(.down)
                    guard whole > -63_140_342_400, whole < 252_423_993_600 else {
                        return "<description unavailable>"
                    }
                    let seconds = Int(whole)
                    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
                    let inDay = seconds - days * 86_400
                    // The civil date of a day of the Gregorian calendar, whose years begin in March here.
                    let number = days + 730_791
                    let era = number / 146_097
                    let inEra = number - era * 146_097
                    let yearInEra = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
                    let inYear = inEra - (365 * yearInEra + yearInEra / 4 - yearInEra / 100)
                    let place = (5 * inYear + 2) / 153
                    let month = place < 10 ? place + 3 : place - 9
                    let year = yearInEra + era * 400 + (month <= 2 ? 1 : 0)
                    let day = inYear - (153 * place + 2) / 5 + 1
                    func padded(_ number: Int, _ count: Int = 2) -> String {
                        let digits = String(number)
                        return String(repeating: "0", count: max(0, count - digits.count)) + digits
                    }
                    let parts = [inDay / 3600, inDay / 60 % 60, inDay % 60]
                    let time = parts.map { padded($0) }.joined(separator: ":")
                    return "\\(padded(year, 4))-\\(padded(month))-\\(padded(day)) \\(time) +0000"
                }
            }
            """)
}
