import EventEngine
import Foundation

extension UINib.OptionsKey: BridgedStruct {}

extension NativeCatalogue {
    /// UINib and UIStoryboard.
    func addFilesOfInterfaces() {
        addClass(
            UINib.self, named: "UINib", superclass: NSObject.self,
            "A file with views. A scenario has none: it stops where the contents are needed, as an app does."
        ) { t in
            t.means("Names the file.")
            t.initializer("init(nibName:bundle:)") { (name: String, bundle: Bundle?) in
                UINib(nibName: name, bundle: bundle)
            }
            t.meansUnused("Stops the scenario: the bundle has no such file.")
            t.method("instantiate(withOwner:options:)", defaults: ["options": nil]) {
                (nib: UINib, _: Untyped, _: Untyped) in contents(of: nib)
            }
        }
        addStructure(
            UINib.OptionsKey.self, named: "UINib.OptionsKey", conformances: .hashable,
            "What the contents of a nib may be given."
        ) { t in
            t.means("The objects that stand for others in the file.")
            t.staticGetter("externalObjects") { UINib.OptionsKey.externalObjects }
        }
        addClass(
            UIStoryboard.self, named: "UIStoryboard", superclass: NSObject.self,
            "A file with screens. A scenario has none: it stops where one is named, as an app does."
        ) { t in
            t.meansUnused("Stops the scenario: the bundle has no such file.")
            t.initializer("init(name:bundle:)") { (name: String, bundle: Bundle?) in
                UIStoryboard(name: name, bundle: bundle)
            }
            t.method("instantiateInitialViewController()") { (board: UIStoryboard) in
                board.instantiateInitialViewController()
            }
            t.method("instantiateViewController(withIdentifier:)") { (board: UIStoryboard, name: String) in
                board.instantiateViewController(withIdentifier: name)
            }
            t.method("instantiateViewController(identifier:)") { (board: UIStoryboard, name: String) in
                board.instantiateViewController(withIdentifier: name)
            }
        }
    }

    /// The rows of Bundle about nibs.
    func nibRows(_ t: MemberTable<Bundle>) {
        t.meansUnused("Stops the scenario: the bundle has no such file.")
        t.method("loadNibNamed(_:owner:options:)", defaults: ["options": nil]) {
            (_: Bundle, name: String, _: Untyped, _: Untyped) in
            Optional(contents(of: UINib(nibName: name, bundle: nil)))
        }
    }
}

/// Nothing: the engine has said that the file is missing.
private func contents(of nib: UINib) -> [AnyValue] {
    nib.refuse()
    return []
}
