import EventEngine
import Foundation

extension NativeCatalogue {
    /// UIRefreshControl.
    func addUIRefreshControl() {
        addClass(
            UIRefreshControl.self, named: "UIRefreshControl", superclass: UIControl.self,
            "Sits above a scroll view's content, and sends `valueChanged` when that is pulled down far "
                + "enough (M-30)."
        ) { t in
            t.initializer("init(frame:)") { (frame: CGRect) in UIRefreshControl(frame: frame) }
            t.convenience("init()", through: .frame) { () in UIRefreshControl() }
            t.required("init(coder:)") { (coder: NSCoder) in UIRefreshControl(coder: coder) }
            t.means("A text below it; only kept here.")
            t.property("attributedTitle", \.attributedTitle)
            t.means("Whether it refreshes; then another pull tells nobody.")
            t.getter("isRefreshing", \.isRefreshing)
            t.means("Refreshes without a pull; no target is told.")
            t.method("beginRefreshing()") { (control: UIRefreshControl) in control.beginRefreshing() }
            t.means("Says that refreshing is over.")
            t.method("endRefreshing()") { (control: UIRefreshControl) in control.endRefreshing() }
        }
    }
}
