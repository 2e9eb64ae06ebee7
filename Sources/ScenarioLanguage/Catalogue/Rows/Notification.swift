import EventEngine
import Foundation

// The engine's own, which run on virtual time, and not those of Foundation and Dispatch.
private typealias Notification = EventEngine.Notification

extension EventEngine.Notification: BridgedStruct {}
extension EventEngine.Notification.Name: BridgedStruct {}

/// A notification's `userInfo`, whose keys are texts.
struct UserInfo: Bridged {
    let values: [AnyHashable: Any]?

    static var staticType: StaticType { .optional(.dictionary(.anyHashable, .any)) }

    static func from(_ value: Value) -> UserInfo? {
        guard case .dictionary(let dictionary) = value else { return UserInfo(values: nil) }
        var values: [AnyHashable: Any] = [:]
        for key in dictionary.keys {
            guard case .string(let name) = key.unerased else { return nil }
            values[name] = dictionary[key]
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

extension NativeCatalogue {
    /// Notification, and what belongs to it.
    func addNotification() {
        addStructure(
            Notification.self, named: "Notification",
            "What is told.", notificationRows)
        // Objective-C's object: here the same as Swift's value (our decision).
        alias("NSNotification", Notification.staticType)
        addStructure(
            Notification.Name.self, named: "Notification.Name", conformances: .hashable,
            "The name of what is told."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in Notification.Name(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("Makes one.")
            t.initializer("init(_:)") { (name: String) in Notification.Name(name) }
            t.absent(
                Absence.Reason("nobody posts it here", instead: "post one of your own names"),
                "NSUndoManagerCheckpoint", "NSUndoManagerDidUndoChange", "NSUndoManagerDidRedoChange",
                "NSUndoManagerWillUndoChange", "NSUndoManagerWillRedoChange",
                "NSUndoManagerDidOpenUndoGroup", "NSUndoManagerWillCloseUndoGroup",
                "NSUndoManagerDidCloseUndoGroup", "NSCalendarDayChanged", "NSSystemClockDidChange",
                "NSSystemTimeZoneDidChange", "NSProcessInfoPowerStateDidChange", "NSThreadWillExit",
                "NSWillBecomeMultiThreaded", "NSDidBecomeSingleThreaded", "NSPersistentStoreRemoteChange",
                "NSManagedObjectContextDidSave", "NSManagedObjectContextWillSave",
                "NSManagedObjectContextObjectsDidChange", "NSBundleResourceRequestLowDiskSpace",
                "NSMetadataQueryDidUpdate", "NSMetadataQueryDidFinishGathering",
                "NSUbiquityIdentityDidChange", "NSURLCredentialStorageChanged",
                "NSHTTPCookieManagerCookiesChanged", "AVPlayerItemDidPlayToEndTime",
                "AVCaptureSessionWasInterrupted", "CNContactStoreDidChange")
        }
    }

    private func notificationRows(_ t: MemberTable<Notification>) {
        let none = Value.null
        t.means("Makes one.")
        t.initializer("init(name:object:userInfo:)", defaults: ["object": none, "userInfo": none]) {
            (name: Notification.Name, object: Untyped, info: UserInfo) in
            Notification(name: name, object: object.value, userInfo: info.values)
        }
        t.means("What, by whom, and what else.")
        t.getter("name", \.name)
        t.getter("object", \.sender)
        t.getter("userInfo", \.information)
    }
}

extension EventEngine.Notification {
    fileprivate var sender: Untyped { Untyped(value: object) }
    fileprivate var information: UserInfo { UserInfo(values: userInfo) }
}
