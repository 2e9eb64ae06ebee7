// Calendars, locales and time zones that are not there are refused by name, when the program gets there.
let calendar = Calendar(identifier: .hebrew)
// error 2:16: the calendars here are 'gregorian' and 'iso8601', not 'hebrew'
