import Foundation

/// A view beside each cell of an item, a badge for example.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    /// Where it is at the cell.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view itself that is there; nil for the same one.
    public final let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 0

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
        super.init(layoutSize: layoutSize)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    /// Where it is at a cell.
    final func frame(at cell: CGRect) -> CGRect {
        let size = layoutSize.size(in: cell.size)
        let place = containerAnchor.point(in: cell.size, offsetBy: itemAnchor == nil ? size : cell.size)
        let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
            .point(in: size, offsetBy: size)
        return CGRect(
            x: cell.minX + place.x - own.x, y: cell.minY + place.y - own.y, width: size.width,
            height: size.height)
    }
}

/// A point at an edge or a corner.
public final class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// With an offset in parts of the size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    /// The point in something of a size, from its origin; `unit` is what a fractional offset is a part of.
    func point(in size: CGSize, offsetBy unit: CGSize) -> CGPoint {
        let x = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2
        let y = edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2
        return CGPoint(
            x: x + offset.x * (isAbsoluteOffset ? 1 : unit.width),
            y: y + offset.y * (isAbsoluteOffset ? 1 : unit.height))
    }
}

/// A view beside the cells that a section has.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public final let alignment: NSRectAlignment
    /// In points, from where the alignment puts it.
    public final let offset: CGPoint
    /// Whether it stays at the edge of what is seen while something of its section is; in front of the cells
    /// (our decision).
    open var pinToVisibleBounds = false
    /// Whether the section becomes longer by it.
    open var extendsBoundary = true

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }
}

/// A view behind a section, of a class that is registered with the layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public final let elementKind: String
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// One that covers the whole section, with its headers, its footers and its insets.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// Whether it is behind the cells where sections follow each other along an axis.
    func isBehind(_ axis: ScrollAxis) -> Bool {
        axis == .vertical ? edges.contains(.bottom) : edges.contains(.trailing)
    }

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
