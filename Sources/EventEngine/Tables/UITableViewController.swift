import Foundation

/// A controller whose view is a table (M-15).
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private final var storedStyle = UITableView.Style.plain

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public init(style: UITableView.Style) {
        storedStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    /// Whether nothing is selected any more when the view appears.
    open var clearsSelectionOnViewWillAppear = true
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    override func defaultLoadView() {
        view = UITableView(frame: world.screen.bounds, style: storedStyle)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Takes the roles that nobody has.
    override func viewWasLoaded() {
        guard let table = viewIfLoaded as? UITableView else { return }
        if table.table.dataSourceObject == nil { table.dataSourceObject = self }
        if table.delegateObject == nil { table.tableDelegateObject = self }
    }

    override func prepareToAppear() {
        guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselect(path, true) }
    }

    override func editingDidChange(_ animated: Bool) {
        (viewIfLoaded as? UITableView)?.setEditing(isEditing, animated: animated)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        index
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        world.answeredByDefault(true)
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }

    // MARK: Delegate

    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        world.answeredByDefault(proposedDestinationIndexPath)
    }

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        world.answeredByDefault(nil)
    }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        world.answeredByDefault(nil)
    }
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        world.answeredByDefault(.delete)
    }
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        world.answeredByDefault(nil)
    }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        world.answeredByDefault(())
    }

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        world.answeredByDefault(nil)
    }
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        world.answeredByDefault(())
    }
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        world.answeredByDefault(true)
    }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        world.answeredByDefault(indexPath)
    }
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        world.answeredByDefault(indexPath)
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        world.answeredByDefault(false)
    }
    open func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        world.answeredByDefault(tableView.indentsByDefault(indexPath))
    }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { world.answeredByDefault(()) }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { world.answeredByDefault(()) }
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        world.answeredByDefault(())
    }
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        world.answeredByDefault(())
    }
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { world.answeredByDefault(()) }
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { world.answeredByDefault(()) }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { world.answeredByDefault(()) }
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        world.answeredByDefault(true)
    }
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        world.answeredByDefault(())
    }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { world.answeredByDefault(()) }
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { world.answeredByDefault(nil) }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        world.answeredByDefault(())
    }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { world.answeredByDefault(()) }
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        world.answeredByDefault(())
    }
}
