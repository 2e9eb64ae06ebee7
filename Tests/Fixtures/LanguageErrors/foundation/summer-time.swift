let zone = TimeZone(identifier: "Europe/Berlin")
// error 30:17: time zones here have no rules for summer: 'Europe/Berlin' is not modelled
