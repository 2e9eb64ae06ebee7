// The sign of money follows the currency and the locale, whichever is set first; what is set itself wins.
let money = NumberFormatter()
money.numberStyle = .currency
money.locale = Locale(identifier: "en_US_POSIX")
print(money.string(from: 5)! == "$\u{A0}5.00")  // prints: true
money.locale = Locale(identifier: "en_US")
for code in ["USD", "EUR", "JPY", "CAD"] {
    money.currencyCode = code
    print(money.string(from: 1234.5)!, money.string(from: -3)!, money.currencySymbol!)
}
// prints: $1,234.50 -$3.00 $
// prints: €1,234.50 -€3.00 €
// prints: ¥1,234 -¥3 ¥
// prints: CA$1,234.50 -CA$3.00 CA$
money.currencyCode = "CHF"
print(money.string(from: 2)! == "CHF\u{A0}2.00")  // prints: true
money.currencyCode = "KWD"
print(money.string(from: 2)! == "KWD\u{A0}2.000")  // prints: true
let own = NumberFormatter()
own.locale = Locale(identifier: "en_US")
own.numberStyle = .currency
own.currencySymbol = "#"
own.minusSign = "~"
print(own.string(from: -2.5)! == "~#\u{A0}2.50", own.negativePrefix!)  // prints: true ~#
own.positivePrefix = ">"
print(own.string(from: 1)!)  // prints: >1.00
let share = NumberFormatter()
share.locale = Locale(identifier: "en_US")
share.percentSymbol = " pc"
share.numberStyle = .percent
print(share.string(from: 0.5)!, share.string(from: -0.5)!)  // prints: 50 pc -50 pc
share.positiveSuffix = "!"
print(share.string(from: 0.5)!)  // prints: 50!
let short = NumberFormatter()
short.locale = Locale(identifier: "en_US")
short.numberStyle = .decimal
short.maximumIntegerDigits = 2
print(short.string(from: 1234.5)!)  // prints: 34.5
