import Foundation

/// Puts items into lines, as many into each as fit (M-14).
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }

    /// The size of views above and below sections: the height counts, or the width where lines follow each
    /// other to the right.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    private final var flow = FlowLines()

    /// Lines are made anew where they get longer or shorter.
    override func defaultInvalidation(by newBounds: CGRect) -> Bool {
        guard let old = collectionView?.collection.preparedSize else { return false }
        return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
    }

    override func defaultPrepare() {
        guard let collectionView else { return }
        flow = FlowLines(of: collectionView, self)
    }

    override var defaultContentSize: CGSize { flow.size }

    override func defaultAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flow.items(in: rect).map { attributes($0.path, $0.frame) }
            + flow.ends.filter { $0.frame.intersects(rect) }.map(\.attributes)
    }

    override func defaultAttributes(
        of kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.ends.first { $0.kind == kind && $0.path == path }?.attributes
    }

    override func defaultAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.frame(of: path).map { attributes(path, $0) }
    }

    private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: path)
        attributes.frame = frame
        return attributes
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }
    override var usualInvalidationContext: UICollectionViewLayoutInvalidationContext {
        UICollectionViewFlowLayoutInvalidationContext()
    }
}
