import Foundation

/// The smallest part of a compositional layout: the place of one cell.
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    /// Between the place and the cell in it.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }

    /// Puts the cells that are left into a place, as many as it has room for; `take` gets the frame of one,
    /// and says whether there are more.
    final func place(
        into rect: CGRect, _ take: (CGRect) -> Bool
    ) {
        let inside = rect.inset(by: contentInsets)
        if let group = self as? NSCollectionLayoutGroup {
            group.placeSubitems(in: inside, take)
        } else {
            _ = take(inside)
        }
    }
}

/// Items side by side or one below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public final let subitems: [NSCollectionLayoutItem]
    private final let isHorizontal: Bool
    /// How many times the only item is in it, all of the same length; nil for as often as there is room.
    private final let count: Int?
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem],
        _ count: Int?
    ) {
        (self.isHorizontal, self.subitems, self.count) = (isHorizontal, subitems, count)
        super.init(layoutSize: size)
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, nil)
    }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, nil)
    }
    /// The same item several times, which share the room along the group.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], max(1, count))
    }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], max(1, count))
    }
    /// The older spelling of the same.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    /// Puts its items into its place, one after the other, again and again until it is full, or no cell is
    /// left. One that is too long alone is there nevertheless.
    final func placeSubitems(in rect: CGRect, _ take: (CGRect) -> Bool) {
        guard !subitems.isEmpty else { return }
        let room = isHorizontal ? rect.width : rect.height
        let gap = interItemSpacing?.spacing ?? 0
        let sizes = subitems.map { $0.layoutSize.size(in: rect.size) }
        let shared = count.map { max(0, (room - gap * CGFloat($0 - 1)) / CGFloat($0)) }
        var (along, number): (CGFloat, Int) = (0, 0)
        var hasMore = true
        while hasMore, number < count ?? Self.mostItems {
            let index = number % subitems.count
            let length = shared ?? (isHorizontal ? sizes[index].width : sizes[index].height)
            guard number == 0 || count != nil || along + length <= room + 0.01 else { return }
            let across = isHorizontal ? sizes[index].height : sizes[index].width
            let frame = isHorizontal
                ? CGRect(x: rect.minX + along, y: rect.minY, width: length, height: across)
                : CGRect(x: rect.minX, y: rect.minY + along, width: across, height: length)
            subitems[index].place(into: frame) { inside in
                hasMore = take(inside)
                return hasMore
            }
            along += length + gap
            number += 1
        }
    }

    /// More than that are not in one group: items of no length would be endless.
    private static let mostItems = 1_000
}

/// A view beside the cells that a section has.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    public final let alignment: NSRectAlignment
    /// Kept: it scrolls with its section here.
    open var pinToVisibleBounds = false
    /// Whether the section becomes longer by it.
    open var extendsBoundary = true
    open var zIndex = 0

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        (self.elementKind, self.alignment) = (elementKind, alignment)
        super.init(layoutSize: layoutSize)
    }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

extension CGRect {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
