import Foundation

/// One section of a compositional layout: its group, as often as there are items for it.
open class NSCollectionLayoutSection: NSObject {
    /// Told of the visible items of a section, the offset of what scrolls them, and the room for the section.
    public typealias VisibleItemsHandler =
        ([NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment) -> Void

    final let group: NSCollectionLayoutGroup
    /// Around all of its groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// What the insets begin at; that of the configuration for `automatic`.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// In points, between groups that follow each other.
    open var interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether views at its boundary keep to the insets too.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// How it scrolls by itself, across the layout.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// May change the visible items whenever they are laid out, which is for each step of a scroll.
    open var visibleItemsInvalidationHandler: VisibleItemsHandler?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// What insets of a section begin at.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent

    /// How far in it is at the left and at the right of a view. Text is readable over the whole width between
    /// the margins here.
    func sides(of view: UIView) -> (left: CGFloat, right: CGFloat) {
        let insets: UIEdgeInsets = switch self {
        case .none: .zero
        case .automatic, .safeArea: view.safeAreaInsets
        case .layoutMargins, .readableContent: view.layoutMargins
        }
        return (insets.left, insets.right)
    }
}

/// An item of a section that is visible. What is set here is shown until the items are laid out again.
public final class NSCollectionLayoutVisibleItem: NSObject {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    public var indexPath: IndexPath { attributes.indexPath }
    public var frame: CGRect { attributes.frame }
    public var representedElementCategory: UICollectionView.ElementCategory { attributes.category }
    public var representedElementKind: String? { attributes.kind }
    public var bounds: CGRect { attributes.bounds }
    public var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    public var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    public var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    public var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    public var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    public var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
}
