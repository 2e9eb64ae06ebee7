// A text of an app that is in no other language is its key, or the value that is given for it.
let count = 3
print(String(localized: "\(count) hearts", comment: "x")) // prints: 3 hearts
print(String(localized: "k", defaultValue: "v", table: "T", bundle: .main, comment: "c")) // prints: v
