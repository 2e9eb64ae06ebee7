import EventEngine
import Foundation

extension UITableViewCell.CellStyle: BridgedEnum {}
extension UITableViewCell.AccessoryType: BridgedEnum {}
extension UITableViewCell.SelectionStyle: BridgedEnum {}
extension UITableViewCell.SeparatorStyle: BridgedEnum {}
extension UITableViewCell.EditingStyle: BridgedEnum {}

extension NativeCatalogue {
    /// UITableViewCell, and what belongs to it.
    func addUITableViewCell() {
        addClass(
            UITableViewCell.self, named: "UITableViewCell", superclass: UIView.self,
            "A row that is seen.", cellRows)
        record(UITableViewCell.self).protocols = [NativeTypeID((any UIGestureRecognizerDelegate).self)]
        addEnumeration(
            UITableViewCell.CellStyle.self, named: "UITableViewCell.CellStyle",
            "How a cell is laid out."
        ) { t in
            t.means("So.")
            t.enumCase("default", .default)
            t.enumCase("value1", .value1)
            t.enumCase("value2", .value2)
            t.enumCase("subtitle", .subtitle)
        }
        addEnumeration(
            UITableViewCell.AccessoryType.self, named: "UITableViewCell.AccessoryType",
            "What is at the end of a cell."
        ) { t in
            t.means("This.")
            t.enumCase("none", .none)
            t.enumCase("disclosureIndicator", .disclosureIndicator)
            t.enumCase("checkmark", .checkmark)
            t.means("A button, which the table's delegate hears of (M-16).")
            t.enumCase("detailDisclosureButton", .detailDisclosureButton)
            t.enumCase("detailButton", .detailButton)
        }
        addEnumeration(
            UITableViewCell.EditingStyle.self, named: "UITableViewCell.EditingStyle",
            "What editing does with a row."
        ) { t in
            t.means("This.")
            t.enumCase("none", .none)
            t.enumCase("delete", .delete)
            t.enumCase("insert", .insert)
        }
        addEnumeration(
            UITableViewCell.SelectionStyle.self, named: "UITableViewCell.SelectionStyle",
            "How a selection looks."
        ) { t in
            t.means("So.")
            t.enumCase("none", .none)
            t.enumCase("blue", .blue)
            t.enumCase("gray", .gray)
            t.enumCase("default", .default)
        }
        addEnumeration(
            UITableViewCell.SeparatorStyle.self, named: "UITableViewCell.SeparatorStyle",
            "The lines between rows."
        ) { t in
            t.means("So.")
            t.enumCase("none", .none)
            t.enumCase("singleLine", .singleLine)
        }
    }

    private func indentationRows(_ t: MemberTable<UITableViewCell>) {
        t.means("How far picture and text are moved in: levels, and points for each.")
        t.property("indentationLevel", \.indentationLevel)
        t.property("indentationWidth", \.indentationWidth)
        t.means("Whether the content makes room for the control of a row that is edited.")
        t.property("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
        t.means("How a selection looks.")
        t.property("selectionStyle", \.selectionStyle)
    }

    private func accessoryRows(_ t: MemberTable<UITableViewCell>) {
        t.means("What is at its end.")
        t.property("accessoryType", \.accessoryType, isKept: true)
        t.property("accessoryView", \.accessoryView)
        t.means("The same while it is edited: nothing unless set.")
        t.property("editingAccessoryType", \.editingAccessoryType)
        t.property("editingAccessoryView", \.editingAccessoryView)
    }

    /// The rows of UITableViewCell.
    private func cellRows(_ t: MemberTable<UITableViewCell>) {
        let usual = NativeDelegation("init(style:reuseIdentifier:)") { _ in
            [UITableViewCell.CellStyle.default.bridged, .null]
        }
        t.convenience("init(frame:)", through: usual) { (frame: CGRect) in
            UITableViewCell(frame: frame)
        } then: { cell, frame in
            cell.frame = frame
        }
        t.convenience("init()", through: .frame) { () in UITableViewCell() }
        t.required("init(coder:)") { (coder: NSCoder) in UITableViewCell(coder: coder) }
        t.means("Makes one of a style.")
        t.initializer("init(style:reuseIdentifier:)") {
            (style: UITableViewCell.CellStyle, identifier: String?) in
            UITableViewCell(style: style, reuseIdentifier: identifier)
        }
        t.means("What its content is in.")
        t.getter("contentView", \.contentView)
        t.means("Its texts, and the picture in front of them.")
        t.getter("textLabel", \.textLabel)
        t.getter("detailTextLabel", \.detailTextLabel)
        t.getter("imageView", \.imageView)
        t.means("Views behind its content: always, and only while it is selected or highlighted.")
        t.property("backgroundView", \.backgroundView)
        t.property("selectedBackgroundView", \.selectedBackgroundView)
        t.means("The same while it is one of several that may be selected.")
        t.property("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
        accessoryRows(t)
        t.means("Only kept: nobody drags a row out of its table here.")
        t.property("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging)
        t.means("Only kept: each row that can be moved has its control while the table is edited.")
        t.property("showsReorderControl", \.showsReorderControl)
        indentationRows(t)
        t.means("The name that it is reused by.")
        t.getter("reuseIdentifier", \.reuseIdentifier)
        t.means("How it looks.")
        t.property("isSelected", \.isSelected, override: .isSelected)
        t.property("isHighlighted", \.isHighlighted, override: .isHighlighted)
        t.means("Lets it look so. Override to look otherwise.")
        t.method("setSelected(_:animated:)", override: .setSelectedAnimated) {
            (cell: UITableViewCell, isOn: Bool, animated: Bool) in cell.setSelected(isOn, animated: animated)
        }
        t.method("setHighlighted(_:animated:)", override: .setHighlightedAnimated) {
            (cell: UITableViewCell, isOn: Bool, animated: Bool) in
            cell.setHighlighted(isOn, animated: animated)
        }
        t.means("Whether the table is edited: it tells its cells.")
        t.property("isEditing", \.isEditing)
        t.method("setEditing(_:animated:)", override: .setCellEditing) {
            (cell: UITableViewCell, isOn: Bool, animated: Bool) in cell.setEditing(isOn, animated: animated)
        }
        t.means("Where the line below it begins; only kept here.")
        t.property("separatorInset", \.separatorInset)
        t.means("Hears that it becomes another row.")
        t.method("prepareForReuse()", override: .prepareForReuse) { (cell: UITableViewCell) in
            cell.prepareForReuse()
        }
        cellConfigurationRows(t)
    }
}
