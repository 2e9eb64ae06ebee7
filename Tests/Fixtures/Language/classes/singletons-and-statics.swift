final class Settings {
    static let shared = Settings()
    private init() { print("made") }
    var values: [String: Int] = [:]
    static var keys: [String] { shared.values.keys.sorted() }
    static func set(_ key: String, _ value: Int = 1) { shared.values[key] = value }
}
print("start")  // prints: start
Settings.set("b")  // prints: made
Settings.set("a", 2)
print(Settings.keys, Settings.shared === Settings.shared)  // prints: ["a", "b"] true
enum Metrics { static let gap: CGFloat = 8; static var double: CGFloat { gap * 2 }; static var uses = 0 }
Metrics.uses += 1
print(Metrics.double, Metrics.uses)  // prints: 16.0 1
