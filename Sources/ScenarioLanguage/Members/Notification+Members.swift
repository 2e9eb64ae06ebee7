import EventEngine
import Foundation

// The engine's own, each world with a center of its own, and not those of Foundation.
private typealias Notification = EventEngine.Notification
private typealias NotificationCenter = EventEngine.NotificationCenter
private typealias OperationQueue = EventEngine.OperationQueue

extension EventEngine.Notification: BridgedStruct {}
extension EventEngine.Notification.Name: BridgedStruct {}

extension NativeCatalogue {
    /// Notifications, and the center that passes them on.
    func addNotificationTypes() {
        addStructure(
            Notification.Name.self, named: "Notification.Name", conformances: [.equatable, .hashable]
        ) { t in
            t.initializer("init(_:)") { (name: String) in Notification.Name(name) }
            t.initializer("init(rawValue:)") { (name: String) in Notification.Name(rawValue: name) }
            t.getter("rawValue", \.rawValue)
        }
        alias("NSObjectProtocol", NSObject.staticType)
        addStructure(Notification.self, named: "Notification", notificationRows)
        addClass(OperationQueue.self, named: "OperationQueue", superclass: NSObject.self) { t in
            t.staticGetter("main") { OperationQueue.main }
            t.method("addOperation(_:)") { (queue: OperationQueue, block: Block< >) in
                queue.addOperation { block() }
            }
        }
        addClass(
            NotificationCenter.self, named: "NotificationCenter", superclass: NSObject.self, centerRows)
    }

    private func notificationRows(_ t: MemberTable<Notification>) {
        let none = Value.null
        t.initializer("init(name:object:userInfo:)", defaults: ["object": none, "userInfo": none]) {
            (name: Notification.Name, object: Untyped, info: UserInfo) in
            Notification(name: name, object: object.value, userInfo: info.values)
        }
        t.getter("name", \.name)
        t.getter("object", \.sender)
        t.getter("userInfo", \.information)
    }

    private func centerRows(_ t: MemberTable<NotificationCenter>) {
        t.staticGetter("default") { NotificationCenter.default }
        t.method("addObserver(_:selector:name:object:)") {
            (center: NotificationCenter, observer: AnyValue, selector: Selector, name: Notification.Name?,
                object: Untyped) in
            center.addObserver(
                try observer.bridged.heldObject, selector: selector, name: name, object: object.value)
        }
        t.method("addObserver(forName:object:queue:using:)", isDiscardable: true) {
            (center: NotificationCenter, name: Notification.Name?, object: Untyped, queue: OperationQueue?,
                block: Block<Notification>) in
            center.addObserver(forName: name, object: object.value, queue: queue) { block($0) }
        }
        t.method("removeObserver(_:)") { (center: NotificationCenter, observer: AnyValue) in
            center.removeObserver(try observer.bridged.heldObject)
        }
        t.method("removeObserver(_:name:object:)") {
            (center: NotificationCenter, observer: AnyValue, name: Notification.Name?, object: Untyped) in
            center.removeObserver(try observer.bridged.heldObject, name: name, object: object.value)
        }
        t.method("post(_:)") { (center: NotificationCenter, news: Notification) in center.post(news) }
        t.method("post(name:object:userInfo:)", defaults: ["userInfo": .null]) {
            (center: NotificationCenter, name: Notification.Name, object: Untyped, info: UserInfo) in
            center.post(name: name, object: object.value, userInfo: info.values)
        }
    }
}

extension EventEngine.Notification {
    fileprivate var sender: Untyped { Untyped(value: object) }
    fileprivate var information: UserInfo { UserInfo(values: userInfo) }
}

/// A notification's `userInfo`: in scenarios its keys are strings.
private struct UserInfo: Bridged {
    let values: [AnyHashable: Any]?

    static var staticType: StaticType { .optional(.dictionary(.string, .any)) }

    static func from(_ value: Value) -> UserInfo? {
        guard case .dictionary(let dictionary) = value else { return UserInfo(values: nil) }
        var values: [AnyHashable: Any] = [:]
        for key in dictionary.keys {
            if case .string(let name) = key, let held = dictionary[key] { values[name] = held }
        }
        return UserInfo(values: values)
    }

    var bridged: Value {
        guard let values else { return .null }
        var result = OrderedValueDictionary()
        let named = values.compactMap { key, value in (key as? String).map { ($0, value) } }
        for (name, value) in named.sorted(by: { $0.0 < $1.0 }) {
            result[.string(name)] = Untyped.bridge(untyped: value)
        }
        return .dictionary(result)
    }
}
