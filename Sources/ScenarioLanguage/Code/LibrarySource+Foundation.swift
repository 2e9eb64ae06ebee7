extension LibrarySource {
    /// Texts of an app that is in no other language: as Foundation answers where no table has the key, the
    /// value, or the key when there is none.
    static let localizedString = LibrarySource(
        name: "NSLocalizedString",
        text: """
            func NSLocalizedString(
                _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "",
                comment: String
            ) -> String {
                value.isEmpty ? key : value
            }
            """)

    /// The same with initializers of String. The key may be interpolated: what it says is what is there.
    static let localizedTexts = LibrarySource(
        name: "LocalizedTexts", members: ["localized"],
        text: """
            extension String {
                init(
                    localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil,
                    comment: String? = nil
                ) {
                    self = keyAndValue
                }
                init(
                    localized key: String, defaultValue: String, table: String? = nil,
                    bundle: Bundle? = nil, comment: String? = nil
                ) {
                    self = defaultValue
                }
            }
            """)

    /// The class of an object, as code that looks for its bundle asks for it. A class answers too: Swift
    /// gives it each instance method of Objective-C's root class.
    static let classForCoder = LibrarySource(
        name: "ClassForCoder", members: ["classForCoder"],
        text: """
            extension NSObject {
                var classForCoder: AnyClass { type(of: self) }
                static func classForCoder() -> AnyClass { self }
            }
            """)

    /// The name of a class, as it says itself what it is.
    static let classDescription = LibrarySource(
        name: "ClassDescription", calledMembers: ["description"],
        text: """
            extension NSObject {
                static func description() -> String { NSStringFromClass(self) }
            }
            """)

    /// Names of what UIKit tells an app about itself. In a scenario nothing happens to the app: nobody posts
    /// them but the scenario (our decision).
    static let appNotifications = LibrarySource(
        name: "UIApplicationNotifications",
        members: [
            "willEnterForegroundNotification", "didEnterBackgroundNotification",
            "didBecomeActiveNotification", "willResignActiveNotification", "willTerminateNotification",
            "didReceiveMemoryWarningNotification", "significantTimeChangeNotification",
            "userDidTakeScreenshotNotification", "willChangeStatusBarFrameNotification",
            "didChangeStatusBarFrameNotification", "willConnectNotification", "didDisconnectNotification",
            "didActivateNotification", "willDeactivateNotification",
        ],
        text: """
            extension UIApplication {
                static let willEnterForegroundNotification = Notification.Name(
                    "UIApplicationWillEnterForegroundNotification")
                static let didEnterBackgroundNotification = Notification.Name(
                    "UIApplicationDidEnterBackgroundNotification")
                static let didBecomeActiveNotification = Notification.Name(
                    "UIApplicationDidBecomeActiveNotification")
                static let willResignActiveNotification = Notification.Name(
                    "UIApplicationWillResignActiveNotification")
                static let willTerminateNotification = Notification.Name(
                    "UIApplicationWillTerminateNotification")
                static let didReceiveMemoryWarningNotification = Notification.Name(
                    "UIApplicationDidReceiveMemoryWarningNotification")
                static let significantTimeChangeNotification = Notification.Name(
                    "UIApplicationSignificantTimeChangeNotification")
                static let userDidTakeScreenshotNotification = Notification.Name(
                    "UIApplicationUserDidTakeScreenshotNotification")
                static let willChangeStatusBarFrameNotification = Notification.Name(
                    "UIApplicationWillChangeStatusBarFrameNotification")
                static let didChangeStatusBarFrameNotification = Notification.Name(
                    "UIApplicationDidChangeStatusBarFrameNotification")
            }

            extension UIScene {
                static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
                static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
                static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
                static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
                static let willEnterForegroundNotification = Notification.Name(
                    "UISceneWillEnterForegroundNotification")
                static let didEnterBackgroundNotification = Notification.Name(
                    "UISceneDidEnterBackgroundNotification")
            }
            """)

    /// Errors that say what they are. What an error says that does not is made of the names of its module and
    /// its number, which scenarios do not have.
    static let localizedError = LibrarySource(
        name: "LocalizedError", others: ["_DescribedError"], members: ["localizedDescription"],
        text: """
            protocol _DescribedError: Error { var _localizedDescription: String { get } }
            protocol LocalizedError: Error {
                var errorDescription: String? { get }
                var failureReason: String? { get }
                var recoverySuggestion: String? { get }
                var helpAnchor: String? { get }
            }
            extension LocalizedError {
                var errorDescription: String? { nil }
                var failureReason: String? { nil }
                var recoverySuggestion: String? { nil }
                var helpAnchor: String? { nil }
            }
            extension Error {
                var localizedDescription: String {
                    if let own = self as? _DescribedError { return own._localizedDescription }
                    if let own = self as? LocalizedError, let text = own.errorDescription { return text }
                    fatalError("'localizedDescription' needs an error that has an 'errorDescription'")
                }
            }
            """)

    /// Objects that are held weakly or strongly, in the order in which they came (our decision: Foundation
    /// says nothing of the order). Those that are gone do not count.
    static let hashTable = LibrarySource(
        name: "NSHashTable",
        text: """
            final class NSHashTable<ObjectType> {
                private struct Entry {
                    weak var weakly: AnyObject?
                    var strongly: AnyObject?
                    var object: AnyObject? { strongly ?? weakly }
                }
                private let isWeak: Bool
                private var entries: [Entry] = []
                private init(isWeak: Bool) { self.isWeak = isWeak }

                static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(isWeak: true) }

                private func clean() { entries = entries.filter { $0.object != nil } }
                private func isSame(_ entry: Entry, _ other: AnyObject?) -> Bool {
                    if let own = entry.object, let other { return own === other }
                    return false
                }

                func add(_ object: ObjectType?) {
                    clean()
                    guard let object else { return }
                    let held = object as AnyObject
                    if entries.contains(where: { isSame($0, held) }) { return }
                    entries.append(isWeak ? Entry(weakly: held) : Entry(strongly: held))
                }
                func remove(_ object: ObjectType?) {
                    guard let object else { return }
                    let held = object as AnyObject
                    entries = entries.filter { $0.object != nil && !isSame($0, held) }
                }
                func removeAllObjects() { entries = [] }
                func contains(_ object: ObjectType?) -> Bool {
                    guard let object else { return false }
                    let held = object as AnyObject
                    return entries.contains { isSame($0, held) }
                }
                func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }
                var allObjects: [ObjectType] {
                    clean()
                    return entries.compactMap { $0.object as? ObjectType }
                }
                var anyObject: ObjectType? { allObjects.first }
                var count: Int {
                    clean()
                    return entries.count
                }
            }
            """)

    /// Objects by other objects, likewise.
    static let mapTable = LibrarySource(
        name: "NSMapTable",
        text: """
            final class NSMapTable<KeyType, ObjectType> {
                private struct Held {
                    weak var weakly: AnyObject?
                    var strongly: AnyObject?
                    var object: AnyObject? { strongly ?? weakly }
                    init(_ object: AnyObject, isWeak: Bool) {
                        if isWeak { weakly = object } else { strongly = object }
                    }
                }
                private struct Entry {
                    var key: Held
                    var value: Held
                    var isThere: Bool { key.object != nil && value.object != nil }
                }
                private let hasWeakKeys: Bool
                private let hasWeakValues: Bool
                private var entries: [Entry] = []
                private init(_ hasWeakKeys: Bool, _ hasWeakValues: Bool) {
                    self.hasWeakKeys = hasWeakKeys
                    self.hasWeakValues = hasWeakValues
                }

                static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
                    NSMapTable<KeyType, ObjectType>(false, false)
                }
                static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
                    NSMapTable<KeyType, ObjectType>(true, false)
                }
                static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
                    NSMapTable<KeyType, ObjectType>(false, true)
                }
                static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
                    NSMapTable<KeyType, ObjectType>(true, true)
                }

                private func isKey(_ entry: Entry, _ key: AnyObject) -> Bool {
                    guard let own = entry.key.object else { return false }
                    if let text = own as? NSString, let other = key as? NSString { return text == other }
                    return own === key
                }
                func object(forKey key: KeyType?) -> ObjectType? {
                    guard let key else { return nil }
                    let held = key as AnyObject
                    return entries.first { isKey($0, held) }?.value.object as? ObjectType
                }
                func setObject(_ object: ObjectType?, forKey key: KeyType?) {
                    guard let key else { return }
                    let held = key as AnyObject
                    entries = entries.filter { $0.isThere && !isKey($0, held) }
                    guard let object else { return }
                    entries.append(
                        Entry(
                            key: Held(held, isWeak: hasWeakKeys),
                            value: Held(object as AnyObject, isWeak: hasWeakValues)))
                }
                func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
                func removeAllObjects() { entries = [] }
                var count: Int {
                    entries = entries.filter { $0.isThere }
                    return entries.count
                }
            }
            """)
}
