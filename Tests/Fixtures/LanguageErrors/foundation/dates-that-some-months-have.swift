let calendar = Calendar(identifier: .gregorian)
let day = DateComponents(day: 31)
print(calendar.nextDate(after: .now, matching: day, matchingPolicy: .strict) as Any)
print(calendar.nextDate(after: .now, matching: day, matchingPolicy: .nextTime) as Any)
// error 4:7: the next date with a day 31 is modelled only with 'strict'
