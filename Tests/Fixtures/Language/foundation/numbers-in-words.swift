// Numbers as American English writes them.
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .decimal
for number in [1_234_567.891, -0.5, 0, 999.9996] { print(formatter.string(from: NSNumber(value: number))!) }
// prints: 1,234,567.891
// prints: -0.5
// prints: 0
// prints: 1,000
formatter.numberStyle = .percent
print(formatter.string(from: 0.256)!)  // prints: 26%
formatter.numberStyle = .currency
print(formatter.string(from: 1234.5)!, formatter.string(from: NSNumber(value: -3))!)
// prints: $1,234.50 -$3.00
formatter.numberStyle = .none
print(formatter.string(from: 2.5)!, formatter.string(from: 3.5)!)  // prints: 2 4
formatter.minimumFractionDigits = 2
formatter.maximumFractionDigits = 2
for number in [0.005, 0.015, 2.675, 99.995, 7] { print(formatter.string(from: NSNumber(value: number))!) }
// prints: 0.00
// prints: 0.02
// prints: 2.68
// prints: 100.00
// prints: 7.00
formatter.maximumFractionDigits = 1
formatter.minimumFractionDigits = 0
for mode in [NumberFormatter.RoundingMode.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp] {
    formatter.roundingMode = mode
    print([0.25, -0.25, 0.26, 9.99].map { formatter.string(from: NSNumber(value: $0))! })
// prints: ["0.3", "-0.2", "0.3", "10"]
// prints: ["0.2", "-0.3", "0.2", "9.9"]
// prints: ["0.2", "-0.2", "0.2", "9.9"]
// prints: ["0.3", "-0.3", "0.3", "10"]
// prints: ["0.2", "-0.2", "0.3", "10"]
// prints: ["0.2", "-0.2", "0.3", "10"]
// prints: ["0.3", "-0.3", "0.3", "10"]
}
formatter.minimumIntegerDigits = 3
print(formatter.string(from: 5)!)  // prints: 005
let reader = NumberFormatter()
reader.locale = Locale(identifier: "en_US")
reader.numberStyle = .decimal
print(reader.number(from: "1,234.5")!.doubleValue, reader.number(from: "-12")!.intValue)
// prints: 1234.5 -12
print(reader.number(from: "abc") == nil)  // prints: true
reader.positivePrefix = "+"
print(reader.string(from: 5)!)  // prints: +5
