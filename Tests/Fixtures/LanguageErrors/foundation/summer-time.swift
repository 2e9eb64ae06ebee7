let zone = TimeZone(identifier: "Europe/Berlin")
// error 1:12: time zones here have no rules for summer: 'Europe/Berlin' is not modelled
