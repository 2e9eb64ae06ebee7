import EventEngine
import Foundation

extension NativeCatalogue {
    /// UITableViewController.
    func addUITableViewController() {
        addClass(
            UITableViewController.self, named: "UITableViewController", superclass: UIViewController.self,
            "A controller whose view is a table, and which is the table's data source and delegate (M-15)."
        ) { t in
            t.type.protocols = [
                NativeTypeID((any UITableViewDataSource).self), NativeTypeID((any UITableViewDelegate).self),
            ]
            tableControllerRows(t)
            tableControllerDataRows(t)
            tableControllerTouchRows(t)
            tableControllerSwipeRows(t)
            tableControllerMoveRows(t)
            tableControllerTwoFingerRows(t)
            tableControllerSizeRows(t)
            scrollNewsRows(t)
        }
    }

    private func tableControllerRows(_ t: MemberTable<UITableViewController>) {
        t.initializer("init(nibName:bundle:)") { (_: NilOnly<String>, _: Bundle?) in
            UITableViewController(nibName: nil, bundle: nil)
        }
        let plain = NativeDelegation("init(style:)") { _ in [UITableView.Style.plain.bridged] }
        t.convenience("init()", through: plain) { () in UITableViewController(style: .plain) }
        t.required("init(coder:)") { (coder: NSCoder) in UITableViewController(coder: coder) }
        t.means("Makes one whose table has a style.")
        t.initializer("init(style:)") { (style: UITableView.Style) in UITableViewController(style: style) }
        t.means("The table: its view.")
        t.property("tableView", \.tableView, isImplicitlyUnwrapped: true)
        t.means("The refresh control of the table.")
        t.property("refreshControl", \.refreshControl)
        t.means("Whether nothing is selected any more when the view appears.")
        t.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    }

    private func tableControllerDataRows(_ t: MemberTable<UITableViewController>) {
        t.means("Knows the rows: override these.")
        t.method("numberOfSections(in:)", override: .numberOfSections) {
            (c: UITableViewController, table: UITableView) in c.numberOfSections(in: table)
        }
        t.method("tableView(_:numberOfRowsInSection:)", override: .numberOfRowsInSection) {
            (c: UITableViewController, table: UITableView, section: Int) in
            c.tableView(table, numberOfRowsInSection: section)
        }
        t.method("tableView(_:cellForRowAt:)", override: .cellForRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, cellForRowAt: path)
        }
        t.method("tableView(_:titleForHeaderInSection:)", override: .titleForHeader) {
            (c: UITableViewController, table: UITableView, section: Int) in
            c.tableView(table, titleForHeaderInSection: section)
        }
        t.method("tableView(_:titleForFooterInSection:)", override: .titleForFooter) {
            (c: UITableViewController, table: UITableView, section: Int) in
            c.tableView(table, titleForFooterInSection: section)
        }
        t.method("sectionIndexTitles(for:)", override: .sectionIndexTitles) {
            (c: UITableViewController, table: UITableView) in c.sectionIndexTitles(for: table)
        }
        t.method("tableView(_:sectionForSectionIndexTitle:at:)", override: .sectionForIndexTitle) {
            (c: UITableViewController, table: UITableView, title: String, number: Int) in
            c.tableView(table, sectionForSectionIndexTitle: title, at: number)
        }
    }

    private func tableControllerDisplayRows(_ t: MemberTable<UITableViewController>) {
        t.means("Hears of cells that come and go, and has menus for rows: override these.")
        t.method("tableView(_:willDisplay:forRowAt:)", override: .willDisplayRow) {
            (c: UITableViewController, table: UITableView, cell: UITableViewCell, path: IndexPath) in
            c.tableView(table, willDisplay: cell, forRowAt: path)
        }
        t.method("tableView(_:didEndDisplaying:forRowAt:)", override: .didEndDisplayingRow) {
            (c: UITableViewController, table: UITableView, cell: UITableViewCell, path: IndexPath) in
            c.tableView(table, didEndDisplaying: cell, forRowAt: path)
        }
        t.method("tableView(_:willDisplayHeaderView:forSection:)", override: .willDisplayHeader) {
            (c: UITableViewController, table: UITableView, view: UIView, section: Int) in
            c.tableView(table, willDisplayHeaderView: view, forSection: section)
        }
        t.method("tableView(_:willDisplayFooterView:forSection:)", override: .willDisplayFooter) {
            (c: UITableViewController, table: UITableView, view: UIView, section: Int) in
            c.tableView(table, willDisplayFooterView: view, forSection: section)
        }
        t.method("tableView(_:didEndDisplayingHeaderView:forSection:)", override: .didEndDisplayingHeader) {
            (c: UITableViewController, table: UITableView, view: UIView, section: Int) in
            c.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        }
        t.method("tableView(_:didEndDisplayingFooterView:forSection:)", override: .didEndDisplayingFooter) {
            (c: UITableViewController, table: UITableView, view: UIView, section: Int) in
            c.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
        t.method("tableView(_:contextMenuConfigurationForRowAt:point:)", override: .menuOfRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath, point: CGPoint) in
            c.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
        }
        t.method("tableView(_:willDisplayContextMenu:animator:)", override: .menuOfRowWillDisplay) {
            (c: UITableViewController, table: UITableView, menu: UIContextMenuConfiguration,
                animator: MenuAnimating?) in
            c.tableView(table, willDisplayContextMenu: menu, animator: animator?.known)
        }
        t.method(
            "tableView(_:willEndContextMenuInteraction:animator:)", override: .menuOfRowWillEnd
        ) {
            (c: UITableViewController, table: UITableView, menu: UIContextMenuConfiguration,
                animator: MenuAnimating?) in
            c.tableView(table, willEndContextMenuInteraction: menu, animator: animator?.known)
        }
    }

    private func tableControllerTouchRows(_ t: MemberTable<UITableViewController>) {
        tableControllerDisplayRows(t)
        t.means("Is asked about rows that are touched, and hears of them: override these.")
        t.method("tableView(_:shouldHighlightRowAt:)", override: .shouldHighlightRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, shouldHighlightRowAt: path)
        }
        t.method("tableView(_:didHighlightRowAt:)", override: .didHighlightRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, didHighlightRowAt: path)
        }
        t.method("tableView(_:didUnhighlightRowAt:)", override: .didUnhighlightRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, didUnhighlightRowAt: path)
        }
        t.method("tableView(_:willSelectRowAt:)", override: .willSelectRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, willSelectRowAt: path)
        }
        t.method("tableView(_:willDeselectRowAt:)", override: .willDeselectRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, willDeselectRowAt: path)
        }
        t.method("tableView(_:didSelectRowAt:)", override: .didSelectRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, didSelectRowAt: path)
        }
        t.method("tableView(_:didDeselectRowAt:)", override: .didDeselectRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, didDeselectRowAt: path)
        }
        t.method("tableView(_:accessoryButtonTappedForRowWith:)", override: .accessoryButtonTapped) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, accessoryButtonTappedForRowWith: path)
        }
    }

    private func tableControllerTwoFingerRows(_ t: MemberTable<UITableViewController>) {
        t.means("Is asked about two fingers that select rows, and hears of them: override these (M-11).")
        t.method(
            "tableView(_:shouldBeginMultipleSelectionInteractionAt:)", override: .shouldBeginSelectingRows
        ) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
        }
        t.method("tableView(_:didBeginMultipleSelectionInteractionAt:)", override: .didBeginSelectingRows) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, didBeginMultipleSelectionInteractionAt: path)
        }
        t.method("tableViewDidEndMultipleSelectionInteraction(_:)", override: .didEndSelectingRows) {
            (c: UITableViewController, table: UITableView) in
            c.tableViewDidEndMultipleSelectionInteraction(table)
        }
    }

    private func tableControllerSwipeRows(_ t: MemberTable<UITableViewController>) {
        t.means("Is asked about rows that are swiped, and hears of them: override these.")
        t.method("tableView(_:canEditRowAt:)", override: .canEditRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, canEditRowAt: path)
        }
        t.method("tableView(_:commit:forRowAt:)", override: .commitRow) {
            (c: UITableViewController, table: UITableView, style: UITableViewCell.EditingStyle,
             path: IndexPath) in
            c.tableView(table, commit: style, forRowAt: path)
        }
        t.method(
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", override: .leadingSwipeActions
        ) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        }
        t.method(
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", override: .trailingSwipeActions
        ) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        }
        t.method("tableView(_:shouldIndentWhileEditingRowAt:)", override: .shouldIndentRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, shouldIndentWhileEditingRowAt: path)
        }
        t.method("tableView(_:editingStyleForRowAt:)", override: .editingStyleForRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, editingStyleForRowAt: path)
        }
        t.method(
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", override: .titleForDeleteButton
        ) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        }
        t.method("tableView(_:willBeginEditingRowAt:)", override: .willBeginEditingRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, willBeginEditingRowAt: path)
        }
        t.method("tableView(_:didEndEditingRowAt:)", override: .didEndEditingRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath?) in
            c.tableView(table, didEndEditingRowAt: path)
        }
    }

    private func tableControllerMoveRows(_ t: MemberTable<UITableViewController>) {
        t.means("Is asked about rows that are moved by hand, and hears of them: override these.")
        t.method("tableView(_:canMoveRowAt:)", override: .canMoveRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, canMoveRowAt: path)
        }
        t.method("tableView(_:moveRowAt:to:)", override: .moveRow) {
            (c: UITableViewController, table: UITableView, old: IndexPath, new: IndexPath) in
            c.tableView(table, moveRowAt: old, to: new)
        }
        t.method(
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", override: .targetForRow
        ) {
            (c: UITableViewController, table: UITableView, old: IndexPath, new: IndexPath) in
            c.tableView(table, targetIndexPathForMoveFromRowAt: old, toProposedIndexPath: new)
        }
    }

    private func tableControllerSizeRows(_ t: MemberTable<UITableViewController>) {
        t.means("Heights, and the views of titles: override these.")
        t.method("tableView(_:heightForRowAt:)", override: .heightForRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, heightForRowAt: path)
        }
        t.method("tableView(_:estimatedHeightForRowAt:)", override: .estimatedHeightForRow) {
            (c: UITableViewController, table: UITableView, path: IndexPath) in
            c.tableView(table, estimatedHeightForRowAt: path)
        }
        t.method("tableView(_:heightForHeaderInSection:)", override: .heightForHeader) {
            (c: UITableViewController, table: UITableView, section: Int) in
            c.tableView(table, heightForHeaderInSection: section)
        }
        t.method("tableView(_:heightForFooterInSection:)", override: .heightForFooter) {
            (c: UITableViewController, table: UITableView, section: Int) in
            c.tableView(table, heightForFooterInSection: section)
        }
        t.method("tableView(_:viewForHeaderInSection:)", override: .viewForHeader) {
            (c: UITableViewController, table: UITableView, section: Int) in
            c.tableView(table, viewForHeaderInSection: section)
        }
        t.method("tableView(_:viewForFooterInSection:)", override: .viewForFooter) {
            (c: UITableViewController, table: UITableView, section: Int) in
            c.tableView(table, viewForFooterInSection: section)
        }
    }

    /// What controllers of scrolling views hear of scrolling.
    func scrollNewsRows<Controller: UIViewController & UIScrollViewDelegate>(
        _ t: MemberTable<Controller>
    ) {
        t.means("Hears of scrolling, and is asked about it: override these.")
        t.method("scrollViewDidScroll(_:)", override: .scrollViewDidScroll) {
            (c: Controller, scrollView: UIScrollView) in c.scrollViewDidScroll(scrollView)
        }
        t.method("scrollViewWillBeginDragging(_:)", override: .scrollViewWillBeginDragging) {
            (c: Controller, scrollView: UIScrollView) in c.scrollViewWillBeginDragging(scrollView)
        }
        t.method(
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            override: .scrollViewWillEndDragging
        ) { (_: Controller, _: UIScrollView, _: CGPoint, _: ScrollTarget) in }
        t.method("scrollViewDidEndDragging(_:willDecelerate:)", override: .scrollViewDidEndDragging) {
            (c: Controller, scrollView: UIScrollView, decelerates: Bool) in
            c.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
        }
        t.method("scrollViewWillBeginDecelerating(_:)", override: .scrollViewWillBeginDecelerating) {
            (c: Controller, scrollView: UIScrollView) in c.scrollViewWillBeginDecelerating(scrollView)
        }
        t.method("scrollViewDidEndDecelerating(_:)", override: .scrollViewDidEndDecelerating) {
            (c: Controller, scrollView: UIScrollView) in c.scrollViewDidEndDecelerating(scrollView)
        }
        t.method("scrollViewDidEndScrollingAnimation(_:)", override: .scrollViewDidEndScrollingAnimation) {
            (c: Controller, scrollView: UIScrollView) in c.scrollViewDidEndScrollingAnimation(scrollView)
        }
        t.method("scrollViewShouldScrollToTop(_:)", override: .scrollViewShouldScrollToTop) {
            (c: Controller, scrollView: UIScrollView) in c.scrollViewShouldScrollToTop(scrollView)
        }
        t.method(
            "scrollViewDidChangeAdjustedContentInset(_:)", override: .scrollViewDidChangeAdjustedContentInset
        ) { (c: Controller, scrollView: UIScrollView) in
            c.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
        t.method("scrollViewDidScrollToTop(_:)", override: .scrollViewDidScrollToTop) {
            (c: Controller, scrollView: UIScrollView) in c.scrollViewDidScrollToTop(scrollView)
        }
        t.method("viewForZooming(in:)", override: .viewForZooming) {
            (c: Controller, scrollView: UIScrollView) in c.viewForZooming(in: scrollView)
        }
        t.method("scrollViewWillBeginZooming(_:with:)", override: .scrollViewWillBeginZooming) {
            (c: Controller, scrollView: UIScrollView, view: UIView?) in
            c.scrollViewWillBeginZooming(scrollView, with: view)
        }
        t.method("scrollViewDidZoom(_:)", override: .scrollViewDidZoom) {
            (c: Controller, scrollView: UIScrollView) in c.scrollViewDidZoom(scrollView)
        }
        t.method("scrollViewDidEndZooming(_:with:atScale:)", override: .scrollViewDidEndZooming) {
            (c: Controller, scrollView: UIScrollView, view: UIView?, scale: CGFloat) in
            c.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
}
