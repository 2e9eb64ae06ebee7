// Dates as American English writes them, by formats and by styles.
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
let date = Date(timeIntervalSinceReferenceDate: 86_400 * 40 + 3600 * 13 + 60 * 5 + 9.25)
for format in ["yyyy-MM-dd'T'HH:mm:ss.SSSZ", "EEEE, d MMM yy", "LLLL y", "h 'o''clock'", "D w e Q"] {
    formatter.dateFormat = format
    print(formatter.string(from: date))
// prints: 2001-02-10T13:05:09.250+0000
// prints: Saturday, 10 Feb 01
// prints: February 2001
// prints: 1 o'clock
// prints: 41 6 7 1
}
formatter.dateStyle = .medium
print(formatter.string(from: date))  // prints: Feb 10, 2001
formatter.dateStyle = .full
print(formatter.string(from: date))  // prints: Saturday, February 10, 2001
formatter.dateStyle = .short
formatter.timeStyle = .short
print(formatter.string(from: date) == "2/10/01, 1:05\u{202F}PM")  // prints: true
formatter.setLocalizedDateFormatFromTemplate("MMMMdyyyy")
print(formatter.string(from: date))  // prints: February 10, 2001
print(DateFormatter.dateFormat(fromTemplate: "EEEEMMMd", options: 0, locale: formatter.locale) ?? "-")
// prints: EEEE, MMM d
for (format, text) in [
    ("yyyy-MM-dd", "2024-02-03"), ("yyyy-MM-dd", "2024-02-30"), ("h:mm a", "1:45 PM"),
    ("MMM d, yyyy", "Feb 3, 2024"),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "2024-02-03T04:05:06+0100"), ("yyyyMMdd", "20240203"), ("HH:mm", "25:00"),
] {
    formatter.dateFormat = format
    print(formatter.date(from: text).map { "\($0)" } ?? "no date")
// prints: 2024-02-03 00:00:00 +0000
// prints: no date
// prints: 2000-01-01 13:45:00 +0000
// prints: 2024-02-03 00:00:00 +0000
// prints: 2024-02-03 03:05:06 +0000
// prints: 2024-02-03 00:00:00 +0000
// prints: no date
}
let zone = TimeZone(secondsFromGMT: 7200)!
formatter.timeZone = zone
formatter.dateFormat = "HH:mm z Z ZZZZZ"
print(formatter.string(from: date), zone.identifier)  // prints: 15:05 GMT+2 +0200 +02:00 GMT+0200
let internet = ISO8601DateFormatter()
print(internet.string(from: date), internet.date(from: "2024-02-03T04:05:06Z")!)
// prints: 2001-02-10T13:05:09Z 2024-02-03 04:05:06 +0000
internet.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(internet.string(from: date))  // prints: 2001-02-10T13:05:09.250Z
print(formatter.monthSymbols[0], formatter.shortWeekdaySymbols[1])  // prints: January Mon
