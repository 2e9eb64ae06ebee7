extension LibrarySource {
    /// What an app keeps for its next launch. A run begins with nothing and leaves nothing, and an app has no
    /// next launch here; conversions are as Apple documents them.
    static let userDefaults = LibrarySource(
        name: "UserDefaults",
        text: """
            class UserDefaults: NSObject {
                static let standard = UserDefaults()
                static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
                private static var suites: [String: [String: Any]] = [:]
                private let suite: String
                private var registered: [String: Any] = [:]
                private var values: [String: Any] {
                    get { UserDefaults.suites[suite] ?? [:] }
                    set { UserDefaults.suites[suite] = newValue }
                }

                override init() {
                    suite = ""
                    super.init()
                }
                init?(suiteName suitename: String?) {
                    suite = suitename ?? ""
                    super.init()
                }

                func set(_ value: Any?, forKey defaultName: String) {
                    if let value {
                        guard UserDefaults.isPropertyList(value) else {
                            fatalError("'\\(defaultName)' is set to an object that is no property list")
                        }
                        values[defaultName] = value
                    } else {
                        values[defaultName] = nil
                    }
                    tellOfChange()
                }
                func removeObject(forKey defaultName: String) {
                    values[defaultName] = nil
                    tellOfChange()
                }
                override func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
                func register(defaults registrationDictionary: [String: Any]) {
                    for (key, value) in registrationDictionary { registered[key] = value }
                }
                @discardableResult func synchronize() -> Bool { true }

                func object(forKey defaultName: String) -> Any? {
                    values[defaultName] ?? registered[defaultName]
                }
                override func value(forKey key: String) -> Any? { object(forKey: key) }
                func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
                func stringArray(forKey defaultName: String) -> [String]? {
                    object(forKey: defaultName) as? [String]
                }
                func dictionary(forKey defaultName: String) -> [String: Any]? {
                    object(forKey: defaultName) as? [String: Any]
                }
                func dictionaryRepresentation() -> [String: Any] {
                    registered.merging(values) { _, kept in kept }
                }
                func string(forKey defaultName: String) -> String? {
                    switch object(forKey: defaultName) {
                    case let text as String: return text
                    case let isOn as Bool: return isOn ? "1" : "0"
                    case let number as Int: return String(number)
                    case let number as Double:
                        return number == number.rounded() ? String(Int(number)) : String(number)
                    case let number as Float:
                        return number == number.rounded() ? String(Int(number)) : String(number)
                    default: return nil
                    }
                }
                func bool(forKey defaultName: String) -> Bool {
                    switch object(forKey: defaultName) {
                    case let isOn as Bool: return isOn
                    case let text as String: return ["true", "yes", "1"].contains(text.lowercased())
                    default: return double(forKey: defaultName) != 0
                    }
                }
                func integer(forKey defaultName: String) -> Int {
                    switch object(forKey: defaultName) {
                    case let isOn as Bool: return isOn ? 1 : 0
                    case let number as Int: return number
                    default:
                        let number = double(forKey: defaultName).rounded(.towardZero)
                        return Int(exactly: number) ?? 0
                    }
                }
                func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
                func double(forKey defaultName: String) -> Double {
                    switch object(forKey: defaultName) {
                    case let number as Double: return number
                    case let number as Float: return Double(number)
                    case let number as CGFloat: return Double(number)
                    case let number as Int: return Double(number)
                    case let text as String: return Double(text) ?? 0
                    default: return 0
                    }
                }

                private func tellOfChange() {
                    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
                }
                private static func isPropertyList(_ value: Any) -> Bool {
                    if value is String || value is Int || value is Double || value is Float { return true }
                    if value is Bool || value is CGFloat { return true }
                    if let list = value as? [Any] { return list.allSatisfy { isPropertyList($0) } }
                    if let pairs = value as? [String: Any] {
                        return pairs.values.allSatisfy { isPropertyList($0) }
                    }
                    return "\\(type(of: value))" == "Date"
                }
            }
            """)
}
