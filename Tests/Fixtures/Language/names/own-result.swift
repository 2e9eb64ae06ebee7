// A scenario's own type hides the one of Swift's library that has its name.
enum Result: String { case won, lost }
protocol OptionSet {
    var options: [String] { get }
}
struct Menu: OptionSet { let options = ["soup", "salad"] }
let result = Result.won
print(result, Result(rawValue: "lost") == .lost, Menu().options) // prints: won true ["soup", "salad"]
func measure<Result>(_ body: () -> Result) -> Result { body() }
print(measure { 3 }) // prints: 3
