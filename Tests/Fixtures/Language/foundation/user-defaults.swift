// What an app keeps, in the memory of the run.
let defaults = UserDefaults.standard
defaults.register(defaults: ["volume": 5, "name": "nobody"])
print(defaults.integer(forKey: "volume"), defaults.string(forKey: "name") ?? "nil")
print(defaults.object(forKey: "x") == nil)
defaults.set(7, forKey: "volume")
defaults.set(true, forKey: "seen")
defaults.set("12", forKey: "count")
defaults.set(2.67, forKey: "ratio")
defaults.set(["a", "b"], forKey: "tags")
defaults.set(["k": 1], forKey: "map")
defaults.set(CGFloat(1.5), forKey: "scale")
print(defaults.integer(forKey: "volume"), defaults.bool(forKey: "seen"), defaults.integer(forKey: "seen"))
print(defaults.integer(forKey: "count"), defaults.integer(forKey: "ratio"), defaults.double(forKey: "scale"))
print(defaults.string(forKey: "volume") ?? "nil", defaults.string(forKey: "tags") ?? "nil")
print(defaults.bool(forKey: "count"))
print(defaults.stringArray(forKey: "tags") ?? [], defaults.array(forKey: "tags")?.count ?? 0)
print(defaults.dictionary(forKey: "map")?["k"] as? Int ?? 0, defaults.float(forKey: "ratio"))
print(defaults.double(forKey: "nothing"), defaults.bool(forKey: "nothing"))
print(defaults.string(forKey: "nothing") == nil)
defaults.removeObject(forKey: "volume")
defaults.set(nil, forKey: "seen")
print(defaults.integer(forKey: "volume"), defaults.object(forKey: "seen") == nil)
// prints: 5 nobody
// prints: true
// prints: 7 true 1
// prints: 12 2 1.5
// prints: 7 nil
// prints: false
// prints: ["a", "b"] 2
// prints: 1 2.67
// prints: 0.0 false
// prints: true
// prints: 5 true

// Suites are apart, and two of the same name are one.
let one = UserDefaults(suiteName: "group")
one?.set("shared", forKey: "word")
print(UserDefaults(suiteName: "group")?.string(forKey: "word") ?? "nil")
print(defaults.string(forKey: "word") ?? "nil")
// prints: shared
// prints: nil

// Changes are told.
let token = NotificationCenter.default.addObserver(
    forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
) { _ in print("changed") }
defaults.set(1, forKey: "told")
defaults.setValue("w", forKey: "word")
print(defaults.value(forKey: "word") as? String ?? "nil", defaults.synchronize())
print(defaults.dictionaryRepresentation().keys.sorted())
NotificationCenter.default.removeObserver(token)
// prints: changed
// prints: changed
// prints: w true
// prints: ["count", "map", "name", "ratio", "scale", "tags", "told", "volume", "word"]

// A wrapper, as apps have it.
@propertyWrapper
struct Stored<Value> {
    let key: String
    let fallback: Value
    init(wrappedValue: Value, _ key: String) {
        self.key = key
        fallback = wrappedValue
    }
    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}
struct Settings {
    @Stored("launches") var launches = 0
    @Stored("user") var user = "guest"
}
var settings = Settings()
settings.launches += 1
settings.launches += 1
print(settings.launches, settings.user)
// prints: 2 guest
