import EventEngine
import Foundation

/// The delegate of the application as it travels between the engine and a scenario: an object whose class
/// says in the scenario that it conforms.
struct ApplicationDelegate: Bridged {
    let object: AnyObject

    static var staticType: StaticType { .native((any UIApplicationDelegate).self) }

    static func from(_ value: Value) -> ApplicationDelegate? {
        if case .object(let object) = value { ApplicationDelegate(object: object) } else { nil }
    }

    var bridged: Value { .object(object) }
}

extension NativeCatalogue {
    /// UIApplicationDelegate.
    func addUIApplicationDelegate() {
        addProtocol(
            (any UIApplicationDelegate).self, named: "UIApplicationDelegate",
            "What a delegate of the application conforms to.")
        let t = MemberTable<ApplicationDelegate>(record((any UIApplicationDelegate).self))
        t.means("The window that it holds as a property of this name; nil when it has none.")
        t.getter("window", reading: { UIApplication.window(ofDelegate: $0.object) })
    }
}
