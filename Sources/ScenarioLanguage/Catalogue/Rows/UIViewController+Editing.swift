import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UIViewController: editing, and what only the scenario calls.
    func controllerEditingRows(_ t: MemberTable<UIViewController>) {
        t.means("Whether it is edited, and a button of a bar that changes that. Override to follow.")
        t.property("isEditing", \.isEditing)
        t.method("setEditing(_:animated:)", override: .setCellEditing) {
            (c: UIViewController, isOn: Bool, animated: Bool) in c.setEditing(isOn, animated: animated)
        }
        t.getter("editButtonItem", \.editButtonItem)
        t.means(
            "Whether inside a navigation controller a scroll view with 'automatic' insets makes room for "
                + "bars above and below even where its content does not scroll.")
        t.property("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
        t.means("Hears that memory is short, or that it came out of a storyboard: only the scenario says so.")
        t.method("didReceiveMemoryWarning()", override: .didReceiveMemoryWarning) { (c: UIViewController) in
            c.didReceiveMemoryWarning()
        }
        t.method("awakeFromNib()", override: .awakeFromNib) { (c: UIViewController) in c.awakeFromNib() }
    }
}
