import EventEngine
import Foundation

extension IndexPath: BridgedStruct {}
extension UITableView.Style: BridgedEnum {}
extension UITableView.ScrollPosition: BridgedEnum {}
extension UITableViewCell.CellStyle: BridgedEnum {}
extension UITableViewCell.AccessoryType: BridgedEnum {}
extension UITableViewCell.SelectionStyle: BridgedEnum {}
extension UITableViewCell.SeparatorStyle: BridgedEnum {}

extension NativeCatalogue {
    /// Tables, their cells, and who gives them rows and hears of them.
    func addTableTypes() {
        addStructure(
            IndexPath.self, named: "IndexPath",
            conformances: [.equatable, .hashable, .comparable, .stringConvertible], indexPathRows)
        addTableEnumerations()
        addSeparatorStyle()
        addProtocol(
            (any UITableViewDataSource).self, named: "UITableViewDataSource", tableDataSourceRows)
        addProtocol((any UITableViewDelegate).self, named: "UITableViewDelegate", tableDelegateRows)
        record((any UITableViewDelegate).self).protocols = [NativeTypeID((any UIScrollViewDelegate).self)]
        addClass(UITableView.self, named: "UITableView", superclass: UIScrollView.self) { t in
            tableRows(t)
            tableCellRows(t)
            tableSelectionRows(t)
        }
        addClass(UITableViewCell.self, named: "UITableViewCell", superclass: UIView.self, cellRows)
        addClass(
            UITableViewHeaderFooterView.self, named: "UITableViewHeaderFooterView", superclass: UIView.self
        ) { t in
            t.initializer("init(frame:)") { (frame: CGRect) in UITableViewHeaderFooterView(frame: frame) }
            t.convenience("init()", through: .frame) { () in UITableViewHeaderFooterView() }
            t.required("init(coder:)") { (coder: NSCoder) in UITableViewHeaderFooterView(coder: coder) }
            t.getter("textLabel", \.textLabel)
        }
    }

    private func addTableEnumerations() {
        addEnumeration(UITableView.Style.self, named: "UITableView.Style") { t in
            t.enumCase("plain", .plain)
            t.enumCase("grouped", .grouped)
            t.enumCase("insetGrouped", .insetGrouped)
        }
        addEnumeration(UITableView.ScrollPosition.self, named: "UITableView.ScrollPosition") { t in
            t.enumCase("none", .none)
            t.enumCase("top", .top)
            t.enumCase("middle", .middle)
            t.enumCase("bottom", .bottom)
        }
        addEnumeration(UITableViewCell.CellStyle.self, named: "UITableViewCell.CellStyle") { t in
            t.enumCase("default", .default)
            t.enumCase("value1", .value1)
            t.enumCase("value2", .value2)
            t.enumCase("subtitle", .subtitle)
        }
        addEnumeration(UITableViewCell.AccessoryType.self, named: "UITableViewCell.AccessoryType") { t in
            t.enumCase("none", .none)
            t.enumCase("disclosureIndicator", .disclosureIndicator)
            t.enumCase("checkmark", .checkmark)
        }
        addEnumeration(UITableViewCell.SelectionStyle.self, named: "UITableViewCell.SelectionStyle") { t in
            t.enumCase("none", .none)
            t.enumCase("blue", .blue)
            t.enumCase("gray", .gray)
            t.enumCase("default", .default)
        }
    }

    private func addSeparatorStyle() {
        addEnumeration(UITableViewCell.SeparatorStyle.self, named: "UITableViewCell.SeparatorStyle") { t in
            t.enumCase("none", .none)
            t.enumCase("singleLine", .singleLine)
        }
    }

    private func indexPathRows(_ t: MemberTable<IndexPath>) {
        t.initializer("init(row:section:)") { (row: Int, section: Int) in
            IndexPath(row: row, section: section)
        }
        t.initializer("init(item:section:)") { (item: Int, section: Int) in
            IndexPath(item: item, section: section)
        }
        t.field("row", \.row)
        t.field("section", \.section)
        t.field("item", \.item)
        t.getter("count", \.count)
        t.getter("description", \.description)
    }
}
