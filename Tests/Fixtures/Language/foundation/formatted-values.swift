// Dates and numbers as texts without a formatter.
let date = Date(timeIntervalSinceReferenceDate: 0)
print(date.formatted())
print(date.formatted(date: .abbreviated, time: .standard), date.formatted(date: .complete, time: .omitted))
print(date.formatted(date: .omitted, time: .shortened), date.formatted(date: .long, time: .omitted))
print(1234567.formatted(), 3.14159265.formatted(), 0.5.formatted(), CGFloat(12).formatted())
// prints: 1/1/2001, 12:00 AM
// prints: Jan 1, 2001, 12:00:00 AM Monday, January 1, 2001
// prints: 12:00 AM January 1, 2001
// prints: 1,234,567 3.141593 0.5 12
