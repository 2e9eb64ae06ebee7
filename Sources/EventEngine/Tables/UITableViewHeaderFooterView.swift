import Foundation

/// Shows the title of a section.
open class UITableViewHeaderFooterView: UIView {
    private var label: UILabel?

    /// The title, made when it is first asked for.
    open var textLabel: UILabel? {
        if let label { return label }
        let label = world.perform { UILabel(frame: .zero) }
        self.label = label
        insert(label, at: .front)
        return label
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        label?.frame = bounds.insetBy(dx: TableConstants.textMargin, dy: 0)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] { [("textLabel", label)] }
}
