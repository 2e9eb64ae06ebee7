import EventEngine
import Foundation

extension NativeCatalogue {
    /// Bundle.
    func addBundle() {
        addClass(
            Bundle.self, named: "Bundle", superclass: NSObject.self,
            "Where an app's own files are. A scenario has none: what is looked for is not there.", bundleRows)
    }

    private func bundleRows(_ t: MemberTable<Bundle>) {
        t.means("The bundle of the scenario. There is one, so that every class is in it.")
        t.staticGetter("main") { Bundle.main }
        let type = [NativeParameter("for", .metatype(.anyObject))]
        t.type.add(
            NativeMember(.initializer, "init", type, Bundle.staticType) { _, _, _ in
                Bundle.main.bridged
            })
        t.means("The bundle at some place, which is nil.")
        t.initializer("init(path:)") { (_: String) in Bundle?.none }
        t.initializer("init(url:)") { (_: URL) in Bundle?.none }
        t.initializer("init(identifier:)") { (_: String) in Bundle?.none }
        t.means("The path of a file, which is nil.")
        t.method("path(forResource:ofType:)") { (_: Bundle, _: String?, _: String?) in String?.none }
        t.means("The address of a file, which is nil.")
        t.method("url(forResource:withExtension:)") { (_: Bundle, _: String?, _: String?) in URL?.none }
        t.means("What the app's property list says, which is nothing.")
        t.method("object(forInfoDictionaryKey:)") { (_: Bundle, _: String) in AnyValue?.none }
        let list = StaticType.optional(.dictionary(.string, .any))
        t.type.add(NativeMember(.property, "infoDictionary", [], list) { _, _, _ in .null })
        t.means("Its name, which is nil.")
        t.getter("bundleIdentifier") { (_: Bundle) in String?.none }
        nibRows(t)
    }
}
