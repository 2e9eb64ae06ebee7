import Foundation

/// The smallest part of a compositional layout: the place of one cell.
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    /// Views that are placed relative to each cell.
    public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Between the place and the cell in it.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Room around the place. Along an axis whose length is estimated, the cell says how long it is, and the
    /// room is beside that.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public init(layoutSize: NSCollectionLayoutSize) {
        (self.layoutSize, supplementaryItems) = (layoutSize, [])
        super.init()
    }

    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// Puts the next cells into a place, as many as it has room for.
    ///
    /// - Parameter flexible: the axes on which they say themselves how long they are.
    /// - Returns: the room that is taken.
    func place(into rect: CGRect, _ flexible: FlexibleAxes, _ cells: CellPlacer) -> CGSize {
        let inside = rect.inset(by: contentInsets)
        let taken = cells.take(inside, flexible, self)
        return flexible.choose(
            CGSize(
                width: taken.width + contentInsets.leading + contentInsets.trailing,
                height: taken.height + contentInsets.top + contentInsets.bottom),
            else: rect.size)
    }
}

/// Room around an item; what is flexible grows until the items fill the group.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// The axes on which something says itself how long it is.
struct FlexibleAxes: Equatable {
    var width = false
    var height = false

    var isAny: Bool { width || height }

    /// Lengths of a size on these axes, and of another one on the others.
    func choose(_ own: CGSize, else other: CGSize) -> CGSize {
        CGSize(width: width ? own.width : other.width, height: height ? own.height : other.height)
    }

    /// Without one axis.
    func without(_ axis: ScrollAxis) -> FlexibleAxes {
        axis == .horizontal
            ? FlexibleAxes(width: false, height: height) : FlexibleAxes(width: width, height: false)
    }

    func contains(_ axis: ScrollAxis) -> Bool { axis == .horizontal ? width : height }
}

extension CGRect {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
