import EventEngine
import Foundation

extension NativeCatalogue {
    /// UITableViewHeaderFooterView.
    func addUITableViewHeaderFooterView() {
        addClass(
            UITableViewHeaderFooterView.self, named: "UITableViewHeaderFooterView", superclass: UIView.self,
            "The title of a section."
        ) { t in
            t.initializer("init(frame:)") { (frame: CGRect) in UITableViewHeaderFooterView(frame: frame) }
            t.convenience("init()", through: .frame) { () in UITableViewHeaderFooterView() }
            t.required("init(coder:)") { (coder: NSCoder) in UITableViewHeaderFooterView(coder: coder) }
            t.means("What it says.")
            t.getter("textLabel", \.textLabel)
        }
    }
}
