import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias Notification = EventEngine.Notification
private typealias NotificationCenter = EventEngine.NotificationCenter
private typealias OperationQueue = EventEngine.OperationQueue

extension NativeCatalogue {
    /// NotificationCenter.
    func addNotificationCenter() {
        addClass(
            NotificationCenter.self, named: "NotificationCenter", superclass: NSObject.self,
            "Tells everybody who wants to know.", centerRows)
    }

    private func centerRows(_ t: MemberTable<NotificationCenter>) {
        t.means("The usual one.")
        t.staticGetter("default") { NotificationCenter.default }
        t.means("Wants to know.")
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
        t.means("Tells.")
        t.method("post(name:object:userInfo:)", defaults: ["userInfo": .null]) {
            (center: NotificationCenter, name: Notification.Name, object: Untyped, info: UserInfo) in
            center.post(name: name, object: object.value, userInfo: info.values)
        }
        t.method("post(_:)") { (center: NotificationCenter, news: Notification) in center.post(news) }
        t.means("Does not want to know any more.")
        t.method("removeObserver(_:)") { (center: NotificationCenter, observer: AnyValue) in
            center.removeObserver(try observer.bridged.heldObject)
        }
        t.method("removeObserver(_:name:object:)") {
            (center: NotificationCenter, observer: AnyValue, name: Notification.Name?, object: Untyped) in
            center.removeObserver(try observer.bridged.heldObject, name: name, object: object.value)
        }
    }
}
