import Foundation

/// A controller whose view has a collection view in it (M-15).
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private final var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    private final var items: UICollectionView?

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The collection view, which fills the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return items
        }
        set { replace(newValue) }
    }
    open var collectionViewLayout: UICollectionViewLayout { items?.collectionViewLayout ?? layout }
    /// Whether nothing is selected any more when the view appears.
    open var clearsSelectionOnViewWillAppear = true

    override func defaultLoadView() {
        super.defaultLoadView()
        replace(UICollectionView(frame: world.screen.bounds, collectionViewLayout: layout))
    }

    /// Takes the roles that nobody has.
    override func viewWasLoaded() {
        guard let items else { return }
        if items.collection.dataSourceObject == nil { items.dataSourceObject = self }
        if items.delegateObject == nil { items.collectionDelegateObject = self }
    }

    override func editingDidChange(_ animated: Bool) { items?.isEditing = isEditing }

    override func prepareToAppear() {
        guard clearsSelectionOnViewWillAppear, let items else { return }
        for path in items.indexPathsForSelectedItems ?? [] { items.deselect(path) }
    }

    private func replace(_ view: UICollectionView?) {
        items?.removeFromSuperview()
        items = view
        guard let view, let own = viewIfLoaded else { return }
        view.frame = own.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        own.insertSubview(view, at: 0)
    }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        super.knownProperties + [("collectionView", items)]
    }

    // MARK: Data source and delegate

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        0
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.reportMissingView(kind)
        return UICollectionReusableView(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        world.answeredByDefault(nil)
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        world.answeredByDefault(())
    }
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        world.answeredByDefault(())
    }
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        world.answeredByDefault(proposedIndexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        world.answeredByDefault(proposedIndexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        world.answeredByDefault(true)
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        world.answeredByDefault(true)
    }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        world.answeredByDefault(true)
    }
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        world.answeredByDefault(true)
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        world.answeredByDefault(())
    }

    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        world.answeredByDefault(collectionView.allowsMultipleSelectionDuringEditing)
    }
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        world.answeredByDefault(())
    }
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        world.answeredByDefault(())
    }

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
