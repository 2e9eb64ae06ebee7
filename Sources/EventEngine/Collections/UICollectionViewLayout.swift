import Foundation

/// Says where the items of a collection view are.
open class UICollectionViewLayout: NSObject, NSCoding, Subclassable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }

    public override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    /// A layout as `init()` makes it; archives are not read.
    public required init?(coder: NSCoder) {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    /// Archives are not written.
    open func encode(with coder: NSCoder) {}

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// The collection view that the layout belongs to.
    open var collectionView: UICollectionView? { owner }
    /// The same, whatever an override says: what the engine asks.
    final weak var owner: UICollectionView?
    /// Called before the layout is asked for anything anew.
    open func prepare() { world.request(.prepareLayout, of: self, []) { defaultPrepare() } }
    /// How large all items together are, in points.
    open var collectionViewContentSize: CGSize {
        world.ask(.collectionViewContentSize, of: self) { defaultContentSize }
    }
    /// The items that are in a part of the content, at least.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        world.ask(.layoutAttributesInRect, of: self, [rect]) { defaultAttributes(in: rect) }
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        world.ask(.layoutAttributesOfItem, of: self, [indexPath]) { defaultAttributes(at: indexPath) }
    }
    /// Where a view beside the cells is; nil when there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.layoutAttributesOfSupplementary, of: self, [elementKind, indexPath]) {
            defaultAttributes(of: elementKind, at: indexPath)
        }
    }
    /// Whether the layout has to be prepared anew when the bounds change; by default, when the size does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        world.ask(.shouldInvalidateLayout, of: self, [newBounds]) { defaultInvalidation(by: newBounds) }
    }
    /// Where scrolling comes to rest when the finger has lifted; where it would by itself, unless
    /// overridden. The layout is asked before the delegate, with the velocity that the delegate is told, in
    /// points for each millisecond (our decision: Apple's page says neither).
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        world.ask(.targetContentOffset, of: self, [proposedContentOffset, velocity]) { proposedContentOffset }
    }
    /// Lets the layout be prepared anew in the next pass.
    open func invalidateLayout() {
        world.request(.invalidateLayout, of: self, []) {
            invalidateLayout(with: invalidation ?? makeInvalidationContext())
        }
    }
    /// The same, with what is known of the reason: what `invalidateLayout()` calls.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        world.request(.invalidateLayoutWithContext, of: self, [context]) {
            if owner?.collection.isPreparing != true { sizesMayDiffer(context) }
            owner?.layoutWasInvalidated(context)
        }
    }
    /// What `invalidateLayout(with:)` gets where the bounds have changed.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        world.ask(.invalidationContextForBounds, of: self, [newBounds]) { makeInvalidationContext() }
    }
    /// Whether the layout takes the size that a view would like to have, other than the one that the layout
    /// has said. A flow layout with an estimate does, others do not.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        world.ask(.shouldInvalidateForPreferred, of: self, [preferredAttributes, originalAttributes]) {
            follows(preferredAttributes, originalAttributes)
        }
    }
    /// What `invalidateLayout(with:)` gets then.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        world.ask(.invalidationContextForPreferred, of: self, [preferredAttributes, originalAttributes]) {
            makeInvalidationContext()
        }
    }
    /// The context that the layout is invalidated with, while that happens.
    private final var invalidation: UICollectionViewLayoutInvalidationContext?

    final func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
        let outer = invalidation
        invalidation = context
        invalidateLayout()
        invalidation = outer
    }

    // MARK: Classes of what it makes

    /// The class of the attributes that it makes by itself.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that it makes by itself.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let wanted = world.ask(.invalidationContextClass, of: self) {
            type(of: self).invalidationContextClass as Any
        }
        let own = (wanted as? ObjectMaker)?.make() as? UICollectionViewLayoutInvalidationContext
        return own ?? (wanted as? UICollectionViewLayoutInvalidationContext.Type)?.init()
            ?? usualInvalidationContext
    }
    var usualInvalidationContext: UICollectionViewLayoutInvalidationContext { .init() }

    /// Attributes of a cell, of the class that the layout names.
    final func makeAttributes(of path: IndexPath) -> UICollectionViewLayoutAttributes {
        let wanted = world.ask(.layoutAttributesClass, of: self) {
            type(of: self).layoutAttributesClass as Any
        }
        let own = (wanted as? ObjectMaker)?.make() as? UICollectionViewLayoutAttributes
        let made = own ?? (wanted as? UICollectionViewLayoutAttributes.Type)?.init()
            ?? UICollectionViewLayoutAttributes()
        made.indexPath = path
        return made
    }

    // MARK: Views of its own

    /// Where a view is that the layout makes; nil when there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.layoutAttributesOfDecoration, of: self, [elementKind, indexPath]) {
            defaultDecoration(of: elementKind, at: indexPath)
        }
    }
    /// Says which class the views of a kind have that the layout places; nil takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorations[elementKind] = nil }
        guard let maker = world.cellClasses.viewMaker(of: viewClass) else {
            let name = _typeName(viewClass, qualified: false)
            return world.report(.refused("a layout cannot make views of class '\(name)'"))
        }
        decorations[elementKind] = maker
    }
    /// Lets the layout make views of a scenario's class.
    package final func register(
        forDecorationViewOfKind elementKind: String,
        maker: @escaping (_ frame: CGRect) -> UICollectionReusableView
    ) {
        decorations[elementKind] = maker
    }
    final var decorations: [String: (_ frame: CGRect) -> UICollectionReusableView] = [:]
    /// Whether it would be mirrored where texts run from the right, which they never do here.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool {
        world.ask(.flipsHorizontally, of: self) { false }
    }

    // MARK: Updates

    /// Called when items come, go or move, once the layout was prepared for what there is after the update,
    /// and before the questions below. A layout whose class overrides one of these methods hears of an update
    /// at once, others are prepared in the next pass; cells come in the next pass either way.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        world.request(.prepareForUpdates, of: self, [updateItems]) {}
    }
    /// Called when everything about the update was asked.
    open func finalizeCollectionViewUpdates() { world.request(.finalizeUpdates, of: self, []) {} }
    /// Where an item comes from that is seen after an update, or inserted. It is asked for and not seen,
    /// since updates are not animated here. UIKit was seen to ask for items that only stay, too.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.initialAttributesOfItem, of: self, [itemIndexPath]) {
            defaultInitialAttributes(ElementKey(path: itemIndexPath))
        }
    }
    /// Where an item goes to that was seen before an update, or is deleted; likewise.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.finalAttributesOfItem, of: self, [itemIndexPath]) {
            defaultFinalAttributes(ElementKey(path: itemIndexPath))
        }
    }
    /// The same of views beside the cells that come and go.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.initialAttributesOfSupplementary, of: self, [elementKind, elementIndexPath]) {
            defaultInitialAttributes(ElementKey(.supplementaryView, elementKind, elementIndexPath))
        }
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.finalAttributesOfSupplementary, of: self, [elementKind, elementIndexPath]) {
            defaultFinalAttributes(ElementKey(.supplementaryView, elementKind, elementIndexPath))
        }
    }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.initialAttributesOfDecoration, of: self, [elementKind, decorationIndexPath]) {
            defaultInitialAttributes(ElementKey(.decorationView, elementKind, decorationIndexPath))
        }
    }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        world.ask(.finalAttributesOfDecoration, of: self, [elementKind, decorationIndexPath]) {
            defaultFinalAttributes(ElementKey(.decorationView, elementKind, decorationIndexPath))
        }
    }
    /// Where the content rests after an update, or in another layout; where it is, unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        world.ask(.offsetAfterUpdate, of: self, [proposedContentOffset]) { proposedContentOffset }
    }
    /// Called in the first layout after the size of the collection view was changed in an animation; cells
    /// that come and go then are asked about as in an update.
    ///
    /// - Parameter oldBounds: the bounds before.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        world.request(.prepareForAnimatedBounds, of: self, [oldBounds]) {}
    }
    /// Called when that layout is done.
    open func finalizeAnimatedBoundsChange() { world.request(.finalizeAnimatedBounds, of: self, []) {} }
    /// Called when another layout takes the place of this one. Apple's page does not tell changes that are
    /// animated from others, so it is called for all of them.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {
        world.request(.prepareForTransitionTo, of: self, [newLayout]) {}
    }
    /// Called when this layout takes the place of another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        world.request(.prepareForTransitionFrom, of: self, [oldLayout]) {}
    }
    /// Called for both when the new layout has said where the items are.
    open func finalizeLayoutTransition() { world.request(.finalizeTransition, of: self, []) {} }

    // What the engine's own layout does.

    func defaultInvalidation(by newBounds: CGRect) -> Bool { false }

    func defaultPrepare() {}
    var defaultContentSize: CGSize { .zero }
    func defaultAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    func defaultAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    func defaultAttributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    func defaultDecoration(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// As Apple documents it, nil: at the start and at the end of an animation a view is where it is anyway.
    func defaultInitialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }
    func defaultFinalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

    // Sizes that views would like to have.

    /// Whether the layout asks views for their sizes by itself.
    var isEstimating: Bool { false }
    /// Whether it takes the size that a view would like to have, other than the one that it has said.
    func follows(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        isEstimating && preferred.kind == nil && preferred.size != original.size
    }
    /// The size that the constraints in a view ask for.
    func fittingSize(
        of view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes
    ) -> CGSize {
        view.systemLayoutSizeFitting(place.size)
    }
    /// The axes on which a view says itself how large it is.
    func flexibleAxes(of view: UICollectionViewLayoutAttributes) -> FlexibleAxes { FlexibleAxes() }
    /// Takes the size that a view would like to have.
    func keep(_ preferred: UICollectionViewLayoutAttributes) {}
    /// The sizes of items that stay go with them.
    func moveSizes(_ places: [IndexPath: IndexPath]) {}
    /// Forgets the sizes that views have asked for, if the reason says so.
    func sizesMayDiffer(_ context: UICollectionViewLayoutInvalidationContext) {}

    // Sections that scroll by themselves.

    /// Whether there are any.
    var hasStrips: Bool { false }
    /// Where a section scrolls by itself; nil for one that does not.
    func strip(ofSection number: Int) -> OrthogonalStrip? { nil }
    /// Lets the author change what is visible.
    func changeVisible(_ all: [UICollectionViewLayoutAttributes]) {}

    package var knownProperties: [(name: String, object: AnyObject?)] { [("collectionView", owner)] }
}
