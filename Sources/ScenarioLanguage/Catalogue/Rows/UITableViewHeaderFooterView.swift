import EventEngine
import Foundation

extension NativeCatalogue {
    /// UITableViewHeaderFooterView.
    func addUITableViewHeaderFooterView() {
        addClass(
            UITableViewHeaderFooterView.self, named: "UITableViewHeaderFooterView", superclass: UIView.self,
            "The title of a section."
        ) { t in
            let usual = NativeDelegation("init(reuseIdentifier:)") { _ in [.null] }
            t.convenience("init(frame:)", through: usual) { (frame: CGRect) in
                UITableViewHeaderFooterView(frame: frame)
            } then: { view, frame in
                view.frame = frame
            }
            t.convenience("init()", through: .frame) { () in UITableViewHeaderFooterView() }
            t.required("init(coder:)") { (coder: NSCoder) in UITableViewHeaderFooterView(coder: coder) }
            t.means("Makes one of a name.")
            t.initializer("init(reuseIdentifier:)") { (identifier: String?) in
                UITableViewHeaderFooterView(reuseIdentifier: identifier)
            }
            t.means("What it says.")
            t.getter("textLabel", \.textLabel)
            t.means("What content of your own is in.")
            t.getter("contentView", \.contentView)
            t.means("A view behind that, as large as it.")
            t.property("backgroundView", \.backgroundView)
            t.means("How its background looks.")
            t.property("backgroundConfiguration", \.backgroundConfiguration)
            t.means("The name that it is reused by.")
            t.getter("reuseIdentifier", \.reuseIdentifier)
            t.means("Hears that it becomes another section's.")
            t.method("prepareForReuse()", override: .prepareForReuse) {
                (view: UITableViewHeaderFooterView) in view.prepareForReuse()
            }
        }
    }
}
