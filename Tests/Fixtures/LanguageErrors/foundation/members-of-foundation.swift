let formatter = NumberFormatter()
formatter.roundingIncrement = 1  // error 2:11: scenarios do not have 'roundingIncrement' of 'NumberFormatter'
formatter.currencyCod = "EUR"  // error 3:11: 'NumberFormatter' has no member 'currencyCod'
print(URL(string: "a")!.formatted())  // error 4:25: 'URL' has no member 'formatted'
DateFormatter().twoDigitStartDate = .now  // error 5:17: scenarios do not have 'twoDigitStartDate' of 'DateFormatter'
print("id-42".firstMatch(of: 42) == nil)  // error 6:15: scenarios do not have 'firstMatch' of 'String'
print(JSONEncoder())  // error 7:7: scenarios do not have 'JSONEncoder'
