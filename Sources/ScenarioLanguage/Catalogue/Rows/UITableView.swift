import EventEngine
import Foundation

extension UITableView.Style: BridgedEnum {}
extension UITableView.ScrollPosition: BridgedEnum {}
extension UITableView.RowAnimation: BridgedEnum {}
extension UITableView.SeparatorInsetReference: BridgedEnum {}

extension NativeCatalogue {
    /// UITableView, and what belongs to it.
    func addUITableView() {
        addClass(
            UITableView.self, named: "UITableView", superclass: UIScrollView.self,
            "Rows beneath each other, made from a data source."
        ) { t in
            tableRows(t)
            tableCellRows(t)
            tableSelectionRows(t)
            tableChangeRows(t)
        }
        addEnumeration(
            UITableView.Style.self, named: "UITableView.Style",
            "How a table looks."
        ) { t in
            t.means("So.")
            t.enumCase("plain", .plain)
            t.enumCase("grouped", .grouped)
            t.enumCase("insetGrouped", .insetGrouped)
        }
        addEnumeration(
            UITableView.SeparatorInsetReference.self, named: "UITableView.SeparatorInsetReference",
            "From where the insets of separators are measured."
        ) { t in
            t.means("So.")
            t.enumCase("fromCellEdges", .fromCellEdges)
            t.enumCase("fromAutomaticInsets", .fromAutomaticInsets)
        }
        addEnumeration(
            UITableView.ScrollPosition.self, named: "UITableView.ScrollPosition",
            "Where a row is after scrolling."
        ) { t in
            t.means("There.")
            t.enumCase("none", .none)
            t.enumCase("top", .top)
            t.enumCase("middle", .middle)
            t.enumCase("bottom", .bottom)
        }
    }

    /// How rows come and go.
    func addUITableViewRowAnimation() {
        addEnumeration(
            UITableView.RowAnimation.self, named: "UITableView.RowAnimation",
            "How rows come and go on a device; here they do so at once."
        ) { t in
            t.means("So.")
            t.enumCase("fade", .fade)
            t.enumCase("right", .right)
            t.enumCase("left", .left)
            t.enumCase("top", .top)
            t.enumCase("bottom", .bottom)
            t.enumCase("none", .none)
            t.enumCase("middle", .middle)
            t.enumCase("automatic", .automatic)
        }
    }

    /// The rows of UITableView: rows that come and go.
    private func tableChangeRows(_ t: MemberTable<UITableView>) {
        t.means("The data source has got new rows at these places, or has lost those that were there.")
        t.method("insertRows(at:with:)") {
            (table: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation) in
            table.insertRows(at: paths, with: animation)
        }
        t.method("deleteRows(at:with:)") {
            (table: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation) in
            table.deleteRows(at: paths, with: animation)
        }
        t.means("Asks for the cells of some rows anew.")
        t.method("reloadRows(at:with:)") {
            (table: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation) in
            table.reloadRows(at: paths, with: animation)
        }
        t.means("A row has another place.")
        t.method("moveRow(at:to:)") { (table: UITableView, old: IndexPath, new: IndexPath) in
            table.moveRow(at: old, to: new)
        }
        t.means("The same for whole sections.")
        t.method("insertSections(_:with:)") {
            (table: UITableView, sections: IndexSet, animation: UITableView.RowAnimation) in
            table.insertSections(sections, with: animation)
        }
        t.method("deleteSections(_:with:)") {
            (table: UITableView, sections: IndexSet, animation: UITableView.RowAnimation) in
            table.deleteSections(sections, with: animation)
        }
        t.method("reloadSections(_:with:)") {
            (table: UITableView, sections: IndexSet, animation: UITableView.RowAnimation) in
            table.reloadSections(sections, with: animation)
        }
        t.method("moveSection(_:toSection:)") { (table: UITableView, old: Int, new: Int) in
            table.moveSection(old, toSection: new)
        }
        t.means("Collects changes, and carries them out together; without any, heights are asked for anew.")
        t.method("beginUpdates()") { (table: UITableView) in table.beginUpdates() }
        t.method("endUpdates()") { (table: UITableView) in table.endUpdates() }
        t.means("Carries out what a closure changes, and calls the other one when that would be seen.")
        t.method("performBatchUpdates(_:completion:)", defaults: ["completion": nil]) {
            (table: UITableView, updates: Block< >?, completion: Block<Bool>?) in
            table.performBatchUpdates(called(updates), completion: called(completion))
        }
        t.callsFirstAtOnce("performBatchUpdates")
        t.kept(
            "insertRows(at:with:)", "deleteRows(at:with:)", "reloadRows(at:with:)", "moveRow(at:to:)",
            "insertSections(_:with:)", "deleteSections(_:with:)", "reloadSections(_:with:)",
            "moveSection(_:toSection:)", "beginUpdates()", "endUpdates()",
            "performBatchUpdates(_:completion:)")
    }

    /// The rows of UITableView: how it looks, and where sections are.
    private func tableLookRows(_ t: MemberTable<UITableView>) {
        t.means("How those look; only kept here.")
        t.property("separatorColor", \.separatorColor)
        t.property("separatorInset", \.separatorInset)
        t.property("separatorInsetReference", \.separatorInsetReference)
        t.property("separatorEffect", \.separatorEffect)
        t.means("Only kept here.")
        t.property("sectionIndexColor", \.sectionIndexColor)
        t.property("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
        t.property("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
        t.property("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
        t.property("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea)
        t.property("fillerRowHeight", \.fillerRowHeight)
        t.property("isPrefetchingEnabled", \.isPrefetchingEnabled)
        t.means("With fewer rows there is no index at the right edge.")
        t.property("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
        t.means("Asks the data source for the titles of the index anew.")
        t.method("reloadSectionIndexTitles()") { (table: UITableView) in table.reloadSectionIndexTitles() }
        t.means("What stands for a magnifying glass in an index.")
        t.staticGetter("indexSearch") { UITableView.indexSearch }
        t.means("Where a section is, with its header and footer, and where these are.")
        t.method("rect(forSection:)") { (table: UITableView, section: Int) in
            table.rect(forSection: section)
        }
        t.method("rectForHeader(inSection:)") { (table: UITableView, section: Int) in
            table.rectForHeader(inSection: section)
        }
        t.method("rectForFooter(inSection:)") { (table: UITableView, section: Int) in
            table.rectForFooter(inSection: section)
        }
        t.means("The rows in a part of the content.")
        t.method("indexPathsForRows(in:)") { (table: UITableView, rect: CGRect) in
            table.indexPathsForRows(in: rect)
        }
    }

    /// The rows of UITableView: what it shows, and where.
    private func tableRows(_ t: MemberTable<UITableView>) {
        let plain = NativeDelegation("init(frame:style:)") { frame in
            frame + [UITableView.Style.plain.bridged]
        }
        t.convenience("init(frame:)", through: plain) { (frame: CGRect) in UITableView(frame: frame) }
        t.convenience("init()", through: .frame) { () in UITableView() }
        t.required("init(coder:)") { (coder: NSCoder) in UITableView(coder: coder) }
        t.means("Makes one of a style.")
        t.initializer("init(frame:style:)") { (frame: CGRect, style: UITableView.Style) in
            UITableView(frame: frame, style: style)
        }
        t.means("Its style.")
        t.getter("style", \.style)
        t.means("Who knows the rows.")
        t.accessor("dataSource", get: { $0.dataSourceObject.map(TableDataSource.init) }) { table, source in
            table.dataSourceObject = source?.object
        }
        t.means("Who is asked, and hears of taps.")
        t.accessor("delegate", get: { $0.tableDelegateObject.map(TableDelegate.init) }) { table, delegate in
            table.tableDelegateObject = delegate?.object
        }
        t.means("Asks for all rows anew.")
        t.method("reloadData()") { (table: UITableView) in table.reloadData() }
        t.kept("dataSource", "delegate", "reloadData()")
        t.means("How many sections there are.")
        t.getter("numberOfSections", \.numberOfSections)
        t.means("How many rows a section has.")
        t.method("numberOfRows(inSection:)") { (table: UITableView, section: Int) in
            table.numberOfRows(inSection: section)
        }
        t.means("Heights where nobody says otherwise.")
        t.property("rowHeight", \.rowHeight)
        t.property("sectionHeaderHeight", \.sectionHeaderHeight)
        t.property("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
        t.property("sectionFooterHeight", \.sectionFooterHeight)
        t.means("How high rows are until their cells have said it, where that is left to the table.")
        t.property("estimatedRowHeight", \.estimatedRowHeight)
        t.means("Only kept: the heights of headers and footers are known from the beginning.")
        t.property("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
        t.property("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
        t.means("Leaves a height to the table.")
        t.staticGetter("automaticDimension") { UITableView.automaticDimension }
        t.means("The lines between rows.")
        t.property("separatorStyle", \.separatorStyle)
        tableLookRows(t)
        t.means("A view behind all rows, which does not scroll.")
        t.property("backgroundView", \.backgroundView)
        t.means("Views above and below all rows.")
        t.property("tableHeaderView", \.tableHeaderView)
        t.property("tableFooterView", \.tableFooterView)
        tablePlaceRows(t)
    }

    /// The rows of UITableView: where rows are, and the way to them.
    private func tablePlaceRows(_ t: MemberTable<UITableView>) {
        t.means("Where a row is.")
        t.method("rectForRow(at:)") { (table: UITableView, path: IndexPath) in table.rectForRow(at: path) }
        t.means("The row at a point.")
        t.method("indexPathForRow(at:)") { (table: UITableView, point: CGPoint) in
            table.indexPathForRow(at: point)
        }
        t.means("Scrolls to a row.")
        t.method("scrollToRow(at:at:animated:)") {
            (table: UITableView, path: IndexPath, position: UITableView.ScrollPosition, animated: Bool) in
            table.scrollToRow(at: path, at: position, animated: animated)
        }
        t.kept("scrollToRow(at:at:animated:)")
        t.means("Scrolls to the nearest selected row.")
        t.method("scrollToNearestSelectedRow(at:animated:)") {
            (table: UITableView, position: UITableView.ScrollPosition, animated: Bool) in
            table.scrollToNearestSelectedRow(at: position, animated: animated)
        }
    }

    /// The rows of UITableView: cells.
    private func tableCellRows(_ t: MemberTable<UITableView>) {
        t.means("What is seen.")
        t.getter("visibleCells", \.visibleCells)
        t.getter("indexPathsForVisibleRows", \.indexPathsForVisibleRows)
        t.means("The cell of a row that is seen.")
        t.method("cellForRow(at:)") { (table: UITableView, path: IndexPath) in table.cellForRow(at: path) }
        t.means("The row of a cell.")
        t.method("indexPath(for:)") { (table: UITableView, cell: UITableViewCell) in
            table.indexPath(for: cell)
        }
        let parameters = [
            NativeParameter(nil, .optional(.metatype(.anyObject))),
            NativeParameter("forCellReuseIdentifier", .string),
        ]
        t.means("The header and the footer of a section, if they are seen and of the class for that.")
        t.method("headerView(forSection:)") { (table: UITableView, section: Int) in
            table.headerView(forSection: section)
        }
        t.method("footerView(forSection:)") { (table: UITableView, section: Int) in
            table.footerView(forSection: section)
        }
        t.means("Says which class cells of a name have, or which nib they come from.")
        t.type.add(NativeMember(.method, "register", parameters, .void) { context, receiver, arguments in
            let table = try UITableView.unwrapping(receiver)
            let identifier = try String.unwrapping(arguments[1])
            guard case .type(let type) = arguments[0] else {
                table.register(nil as AnyClass?, forCellReuseIdentifier: identifier)
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
        t.method("register(_:forCellReuseIdentifier:)") { (table: UITableView, nib: UINib?, name: String) in
            table.register(nib, forCellReuseIdentifier: name)
        }
        t.kept("register(_:forCellReuseIdentifier:)")
        t.means("A cell that is not needed any more, or nil.")
        t.method("dequeueReusableCell(withIdentifier:)") { (table: UITableView, identifier: String) in
            table.dequeueReusableCell(withIdentifier: identifier)
        }
        t.means("A cell for a row, new or used.")
        t.method("dequeueReusableCell(withIdentifier:for:)") {
            (table: UITableView, identifier: String, path: IndexPath) in
            table.dequeueReusableCell(withIdentifier: identifier, for: path)
        }
        reusableTitleRows(t)
    }

    /// The rows of UITableView: selection.
    private func tableSelectionRows(_ t: MemberTable<UITableView>) {
        t.means("Whether taps select.")
        t.property("allowsSelection", \.allowsSelection)
        t.property("allowsMultipleSelection", \.allowsMultipleSelection)
        t.means("What is selected.")
        t.getter("indexPathForSelectedRow", \.indexPathForSelectedRow)
        t.getter("indexPathsForSelectedRows", \.indexPathsForSelectedRows)
        t.means("Selects a row; the delegate does not hear of it.")
        t.method("selectRow(at:animated:scrollPosition:)") {
            (table: UITableView, path: IndexPath?, animated: Bool, position: UITableView.ScrollPosition) in
            table.selectRow(at: path, animated: animated, scrollPosition: position)
        }
        t.means("Takes the selection away.")
        t.method("deselectRow(at:animated:)") { (table: UITableView, path: IndexPath, animated: Bool) in
            table.deselectRow(at: path, animated: animated)
        }
        t.kept("selectRow(at:animated:scrollPosition:)", "deselectRow(at:animated:)")
        t.means(
            "Whether its rows are edited: they have controls that delete or insert, those that can be moved "
                + "have one for it, and taps select as below.")
        t.property("isEditing", \.isEditing)
        t.method("setEditing(_:animated:)", override: .setCellEditing) {
            (table: UITableView, isOn: Bool, animated: Bool) in
            table.setEditing(isOn, animated: animated)
        }
        t.means("Whether taps select while rows are edited (M-06).")
        t.property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
        t.property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
        t.absent(
            .editing, "beginUpdates", "endUpdates", "performBatchUpdates", "insertRows", "deleteRows",
            "reloadRows", "moveRow", "insertSections", "deleteSections", "reloadSections")
        t.absent(.dragAndDrop, "dragDelegate", "dropDelegate", "dragInteractionEnabled")
    }
}
