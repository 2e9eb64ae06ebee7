import Foundation

/// What is known of why a layout has to be prepared anew. The engine's own layouts need none of it; a layout
/// of the author's may spare itself work by it.
open class UICollectionViewLayoutInvalidationContext: NSObject, Subclassable {
    /// The world that it belongs to.
    package final let world: Simulator
    package final let creationSerial: Int32
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }

    public required override init() {
        world = .current
        creationSerial = world.nextSerial()
        super.init()
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// Whether nothing of the layout holds any longer: after `reloadData()`, and in another layout.
    open internal(set) var invalidateEverything = false
    /// Whether there may be more or fewer items or sections: also after insertions and deletions.
    open internal(set) var invalidateDataSourceCounts = false
    /// Whether items came or went, and the others are as they were.
    final var isOnlyAboutCounts: Bool { invalidateDataSourceCounts && !invalidateEverything }
    /// By how much the collection view scrolls when the layout is invalidated, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content's size differs; kept, since the layout is asked for the whole size anyway.
    open var contentSizeAdjustment = CGSize.zero

    /// The items of which the layout has to be asked anew; nil when none was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The same of views beside the cells, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        guard world.work.draw(indexPaths.count) else { return }
        if invalidatedItemIndexPaths == nil { invalidatedItemIndexPaths = [] }
        invalidatedItemIndexPaths?.append(contentsOf: indexPaths)
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        add(indexPaths, ofKind: elementKind, to: \.invalidatedSupplementaryIndexPaths)
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        add(indexPaths, ofKind: elementKind, to: \.invalidatedDecorationIndexPaths)
    }

    private func add(
        _ paths: [IndexPath], ofKind kind: String,
        to known: ReferenceWritableKeyPath<
            UICollectionViewLayoutInvalidationContext, [String: [IndexPath]]?
        >
    ) {
        guard world.work.draw(WorkCost.hashed + paths.count) else { return }
        if self[keyPath: known] == nil { self[keyPath: known] = [:] }
        self[keyPath: known]?[kind, default: []].append(contentsOf: paths)
    }

    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
}

/// What a flow layout has to ask anew.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes again; kept: it is asked in each pass.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether lines are made anew; kept likewise.
    open var invalidateFlowLayoutAttributes = true

    public required init() { super.init() }
}
