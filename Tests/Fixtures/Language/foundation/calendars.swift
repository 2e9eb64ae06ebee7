// Days, months and weeks by the Gregorian calendar, in the time of Greenwich.
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
}
let leap = day(2024, 2, 29, 13)
print(leap)  // prints: 2024-02-29 13:00:00 +0000
let parts = calendar.dateComponents([.year, .month, .day, .hour, .weekday, .weekOfYear], from: leap)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.weekday!, parts.weekOfYear!)
// prints: 2024 2 29 13 5 9
print(calendar.component(.quarter, from: leap), calendar.component(.weekdayOrdinal, from: leap))
// prints: 1 5
print(calendar.date(byAdding: .month, value: 12, to: leap)!)  // prints: 2025-02-28 13:00:00 +0000
print(calendar.date(byAdding: .month, value: 1, to: day(2024, 1, 31))!)
// prints: 2024-02-29 00:00:00 +0000
print(calendar.date(byAdding: DateComponents(month: -1, day: 3), to: day(2024, 3, 31))!)
// prints: 2024-03-03 00:00:00 +0000
print(calendar.date(byAdding: .weekOfYear, value: 2, to: leap)!)  // prints: 2024-03-14 13:00:00 +0000
let span = calendar.dateComponents([.year, .month, .day, .hour], from: leap, to: day(2026, 1, 1, 15))
print(span.year!, span.month!, span.day!, span.hour!)  // prints: 1 10 4 2
print(calendar.dateComponents([.day], from: day(2024, 3, 1), to: day(2024, 1, 31)).day!)  // prints: -30
print(calendar.startOfDay(for: leap), calendar.isDate(leap, inSameDayAs: day(2024, 2, 29, 1)))
// prints: 2024-02-29 00:00:00 +0000 true
print(calendar.range(of: .day, in: .month, for: leap)!, calendar.range(of: .day, in: .year, for: leap)!)
// prints: 1..<30 1..<367
print(calendar.ordinality(of: .day, in: .year, for: leap)!, calendar.isDateInWeekend(leap))
// prints: 60 false
print(calendar.dateInterval(of: .month, for: leap)!)
// prints: 2024-02-01 00:00:00 +0000 to 2024-03-01 00:00:00 +0000
print(calendar.dateInterval(of: .weekOfYear, for: leap)!.start)  // prints: 2024-02-25 00:00:00 +0000
print(calendar.compare(leap, to: day(2024, 2, 1), toGranularity: .month) == .orderedSame)  // prints: true
print(calendar.date(bySettingHour: 9, minute: 30, second: 0, of: leap)!)
// prints: 2024-02-29 09:30:00 +0000
print(calendar.nextDate(after: leap, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!)
// prints: 2024-03-04 00:00:00 +0000
print(calendar.date(from: DateComponents(year: 2024, month: 14, day: 35))!)
// prints: 2025-03-07 00:00:00 +0000
print(calendar.date(from: DateComponents(weekday: 2, weekOfYear: 10, yearForWeekOfYear: 2024))!)
// prints: 2024-03-04 00:00:00 +0000
print(calendar.date(from: DateComponents(year: 2024, month: 5, weekday: 3, weekdayOrdinal: -1))!)
// prints: 2024-05-28 00:00:00 +0000
print(DateComponents(year: 2023, month: 2, day: 29).isValidDate(in: calendar))  // prints: false
calendar.firstWeekday = 2
calendar.minimumDaysInFirstWeek = 4
for date in [day(2020, 12, 31), day(2021, 1, 3), day(2016, 1, 3), day(2024, 12, 30)] {
    print(calendar.component(.weekOfYear, from: date), calendar.component(.yearForWeekOfYear, from: date))
// prints: 53 2020
// prints: 53 2020
// prints: 53 2015
// prints: 1 2025
}
print(day(1582, 10, 15).timeIntervalSince(day(1582, 10, 4)) / 86_400)  // prints: 1.0
print(calendar.shortMonthSymbols[1], calendar.veryShortWeekdaySymbols)
// prints: M02 ["S", "M", "T", "W", "T", "F", "S"]
calendar.locale = Locale(identifier: "en_US_POSIX")
print(calendar.monthSymbols[1], calendar.weekdaySymbols[0], calendar.shortWeekdaySymbols[6])
// prints: February Sunday Sat
print(Calendar(identifier: .iso8601).firstWeekday, calendar == calendar)  // prints: 2 true
