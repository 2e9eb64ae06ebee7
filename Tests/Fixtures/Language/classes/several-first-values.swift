// Stored properties that get their first values together.
struct Alignment {
    let horizontal: String
    let vertical: Int
    var both: (String, Int)
    init(_ horizontal: String, _ vertical: Int) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        both = (self.horizontal, self.vertical)
    }
    init(pair: (String, Int)) {
        both = pair
        (horizontal, vertical) = pair
    }
}
print(Alignment("left", 2), Alignment(pair: ("right", 3)).vertical)  // prints: Alignment(horizontal: "left", vertical: 2, both: ("left", 2)) 3
final class Pair {
    let first: Int
    var second: Int
    init(_ values: [Int]) { (first, second) = (values[0], values[1]) }
    func swap() { (second) = (first) }
}
let pair = Pair([1, 2])
pair.swap()
print(pair.first, pair.second)  // prints: 1 1
enum Level: UInt8 { case low = 3, middle, high }
enum Step: Int16, CaseIterable { case one, two }
print(Level.high.rawValue, Level(rawValue: 4) == .middle, Step.allCases.map(\.rawValue))  // prints: 5 true [0, 1]
func failure<Error: Swift.Error>(_ error: Error) -> Swift.Result<Int, Error> { .failure(error) }
struct Lost: Error {}
if case .failure(let error) = failure(Lost()) { print(error) }  // prints: Lost()
