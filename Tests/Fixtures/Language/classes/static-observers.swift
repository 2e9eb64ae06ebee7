// Observers of static properties know the type and the old value.
class Score {
    static let name = "score"
    static var points = 1 {
        willSet { print(name, "will be", newValue) }
        didSet { print(name, "was", oldValue) }
    }
    static var list = [1] { didSet { print(oldValue.count, "->", list.count, self) } }
    static var limited = 0 { didSet { if limited > 10 { limited = 10 }; print("limited", limited) } }
}
Score.points = 5
// prints: score will be 5
// prints: score was 1
Score.points += 1
// prints: score will be 6
// prints: score was 5
Score.list.append(4)  // prints: 1 -> 2 Score
Score.limited = 30  // prints: limited 10
func double(_ n: inout Int) { n *= 2 }
double(&Score.limited)  // prints: limited 10
