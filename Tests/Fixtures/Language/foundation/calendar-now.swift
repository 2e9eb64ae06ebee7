// A scenario begins on the second day of 2001: no clock of the machine is read.
let calendar = Calendar.current
print(calendar.identifier == .gregorian, TimeZone.current.secondsFromGMT())  // prints: true 0
let now = Date()
print(calendar.isDateInToday(now), calendar.isDateInTomorrow(now), calendar.isDateInYesterday(now))
// prints: true false false
let later = calendar.date(byAdding: .day, value: 1, to: now)!
print(calendar.isDateInTomorrow(later), calendar.dateComponents([.hour], from: now, to: later).hour!)
// prints: true 24
let meeting = DateInterval(start: now, duration: 3600)
let lunch = DateInterval(start: now + 1800, end: now + 7200)
print(meeting.contains(now + 60), meeting.intersects(lunch), meeting.intersection(with: lunch)!.duration)
// prints: true true 1800.0
print(meeting < lunch, lunch.duration, meeting.end == now + 3600)  // prints: true 5400.0 true
