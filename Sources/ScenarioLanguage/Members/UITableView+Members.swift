import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UITableView: what it shows, and where.
    func tableRows(_ t: MemberTable<UITableView>) {
        t.initializer("init(frame:style:)") { (frame: CGRect, style: UITableView.Style) in
            UITableView(frame: frame, style: style)
        }
        let plain = NativeDelegation("init(frame:style:)") { frame in
            frame + [UITableView.Style.plain.bridged]
        }
        t.convenience("init(frame:)", through: plain) { (frame: CGRect) in UITableView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UITableView() }
        t.required("init(coder:)") { (coder: NSCoder) in UITableView(coder: coder) }
        t.getter("style", \.style)
        t.accessor("dataSource", get: { $0.dataSourceObject.map(TableDataSource.init) }) { table, source in
            table.dataSourceObject = source?.object
        }
        t.accessor("delegate", get: { $0.tableDelegateObject.map(TableDelegate.init) }) { table, delegate in
            table.tableDelegateObject = delegate?.object
        }
        t.method("reloadData()") { (table: UITableView) in table.reloadData() }
        t.getter("numberOfSections", \.numberOfSections)
        t.method("numberOfRows(inSection:)") { (table: UITableView, section: Int) in
            table.numberOfRows(inSection: section)
        }
        t.property("rowHeight", \.rowHeight)
        t.property("sectionHeaderHeight", \.sectionHeaderHeight)
        t.property("sectionFooterHeight", \.sectionFooterHeight)
        t.staticGetter("automaticDimension") { UITableView.automaticDimension }
        t.property("separatorStyle", \.separatorStyle)
        t.property("tableHeaderView", \.tableHeaderView)
        t.property("tableFooterView", \.tableFooterView)
        t.method("rectForRow(at:)") { (table: UITableView, path: IndexPath) in table.rectForRow(at: path) }
        t.method("indexPathForRow(at:)") { (table: UITableView, point: CGPoint) in
            table.indexPathForRow(at: point)
        }
        t.method("scrollToRow(at:at:animated:)") {
            (table: UITableView, path: IndexPath, position: UITableView.ScrollPosition, animated: Bool) in
            table.scrollToRow(at: path, at: position, animated: animated)
        }
    }

    /// The rows of UITableView: cells.
    func tableCellRows(_ t: MemberTable<UITableView>) {
        t.getter("visibleCells", \.visibleCells)
        t.getter("indexPathsForVisibleRows", \.indexPathsForVisibleRows)
        t.method("cellForRow(at:)") { (table: UITableView, path: IndexPath) in table.cellForRow(at: path) }
        t.method("indexPath(for:)") { (table: UITableView, cell: UITableViewCell) in
            table.indexPath(for: cell)
        }
        t.method("dequeueReusableCell(withIdentifier:)") { (table: UITableView, identifier: String) in
            table.dequeueReusableCell(withIdentifier: identifier)
        }
        t.method("dequeueReusableCell(withIdentifier:for:)") {
            (table: UITableView, identifier: String, path: IndexPath) in
            table.dequeueReusableCell(withIdentifier: identifier, for: path)
        }
        let parameters = [
            NativeParameter(nil, .optional(.metatype(.anyObject))),
            NativeParameter("forCellReuseIdentifier", .string),
        ]
        t.type.add(NativeMember(.method, "register", parameters, .void) { context, receiver, arguments in
            let table = try UITableView.unwrapping(receiver)
            let identifier = try String.unwrapping(arguments[1])
            guard case .type(let type) = arguments[0] else {
                table.register(nil, forCellReuseIdentifier: identifier)
                return .void
            }
            guard let maker = context.cellMaker(type) else {
                throw RunTrap.trap(
                    "a table can only make cells of UITableViewCell and of its subclasses with an "
                        + "'init(style:reuseIdentifier:)', and '\(type)' is none")
            }
            table.register(forCellReuseIdentifier: identifier, maker: maker)
            return .void
        })
    }

    /// The rows of UITableView: selection.
    func tableSelectionRows(_ t: MemberTable<UITableView>) {
        t.property("allowsSelection", \.allowsSelection)
        t.property("allowsMultipleSelection", \.allowsMultipleSelection)
        t.getter("indexPathForSelectedRow", \.indexPathForSelectedRow)
        t.getter("indexPathsForSelectedRows", \.indexPathsForSelectedRows)
        t.method("selectRow(at:animated:scrollPosition:)") {
            (table: UITableView, path: IndexPath?, animated: Bool, position: UITableView.ScrollPosition) in
            table.selectRow(at: path, animated: animated, scrollPosition: position)
        }
        t.method("deselectRow(at:animated:)") { (table: UITableView, path: IndexPath, animated: Bool) in
            table.deselectRow(at: path, animated: animated)
        }
    }

    /// The rows of UITableViewCell.
    func cellRows(_ t: MemberTable<UITableViewCell>) {
        t.initializer("init(style:reuseIdentifier:)") {
            (style: UITableViewCell.CellStyle, identifier: String?) in
            UITableViewCell(style: style, reuseIdentifier: identifier)
        }
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
        t.getter("contentView", \.contentView)
        t.getter("textLabel", \.textLabel)
        t.getter("detailTextLabel", \.detailTextLabel)
        t.property("accessoryType", \.accessoryType)
        t.property("accessoryView", \.accessoryView)
        t.property("selectionStyle", \.selectionStyle)
        t.getter("reuseIdentifier", \.reuseIdentifier)
        t.property("isSelected", \.isSelected)
        t.property("isHighlighted", \.isHighlighted)
        t.method("setSelected(_:animated:)", override: .setSelectedAnimated) {
            (cell: UITableViewCell, isOn: Bool, animated: Bool) in cell.setSelected(isOn, animated: animated)
        }
        t.method("setHighlighted(_:animated:)", override: .setHighlightedAnimated) {
            (cell: UITableViewCell, isOn: Bool, animated: Bool) in
            cell.setHighlighted(isOn, animated: animated)
        }
        t.method("prepareForReuse()", override: .prepareForReuse) { (cell: UITableViewCell) in
            cell.prepareForReuse()
        }
    }
}
