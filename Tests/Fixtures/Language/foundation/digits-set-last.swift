// Where the least and the most digits contradict each other, what is set last wins: our decision.
let price = NumberFormatter()
price.locale = Locale(identifier: "en_US")
price.numberStyle = .currency
price.maximumFractionDigits = 0
print(price.string(from: 12.6)!, price.minimumFractionDigits)  // prints: $13 0
price.minimumFractionDigits = 1
print(price.string(from: 12.6)!, price.maximumFractionDigits)  // prints: $12.6 1
