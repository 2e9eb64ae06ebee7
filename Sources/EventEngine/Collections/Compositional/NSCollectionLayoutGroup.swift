import Foundation

/// Items side by side or one below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public typealias ItemProvider = (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

    public final let subitems: [NSCollectionLayoutItem]
    private final let axis: ScrollAxis
    /// How many times the only item is in it, all of the same length; nil for as often as there is room.
    private final let count: Int?
    /// What says where the cells of a group without items are.
    private final let provider: ItemProvider?
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ axis: ScrollAxis, _ subitems: [NSCollectionLayoutItem],
        _ count: Int?, _ provider: ItemProvider? = nil
    ) {
        (self.axis, self.subitems, self.count, self.provider) = (axis, subitems, count, provider)
        super.init(layoutSize: size)
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, nil)
    }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, subitems, nil)
    }
    /// The same item several times, which share the room along the group.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], max(1, count))
    }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], max(1, count))
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
    /// One whose cells are where a closure says, in the coordinates of the group.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [], nil, itemProvider)
    }

    /// More than that are not in one group: items of no length would be endless.
    private static let mostItems = 1_000

    override func place(into rect: CGRect, _ flexible: FlexibleAxes, _ cells: CellPlacer) -> CGSize {
        let inside = rect.inset(by: contentInsets)
        if let provider {
            cells.takeAll(provider(cells.environment(of: inside.size)), from: inside.origin)
            return rect.size
        }
        let line = placeLine(in: inside, flexible, cells)
        return flexible.choose(
            CGSize(
                width: line.width + contentInsets.leading + contentInsets.trailing,
                height: line.height + contentInsets.top + contentInsets.bottom),
            else: rect.size)
    }

    /// Puts its items into its place, one after the other: again and again until it is full or no cell is
    /// left; once where its own length is estimated. One that is too long alone is there nevertheless.
    ///
    /// - Returns: how far they reach.
    private func placeLine(in rect: CGRect, _ flexible: FlexibleAxes, _ cells: CellPlacer) -> CGSize {
        let room = axis.of(rect.size)
        let gap = interItemSpacing?.spacing ?? 0
        let shared = count.map { max(0, (room - gap * CGFloat($0 - 1)) / CGFloat($0)) }
        let most = count ?? (flexible.contains(axis) ? subitems.count : Self.mostItems)
        var line = GroupLine(axis: axis, room: flexible.contains(axis) ? nil : room)
        while cells.hasMore, !subitems.isEmpty, line.count < most {
            let item = subitems[line.count % subitems.count]
            var size = item.layoutSize.size(in: rect.size)
            var own = item.layoutSize.flexibleAxes
            if let shared {
                own = own.without(axis)
                size = axis.setting(shared, in: size)
            }
            let edges = EdgeRoom(item.edgeSpacing, axis)
            if count == nil, !line.takes(edges.length + axis.of(cells.wish(for: item, size, own)), gap) {
                break
            }
            let start = line.begin(edges, gap, interItemSpacing?.isFlexibleSpacing ?? false, cells.count)
            let origin = axis.setting(
                axis.of(rect.origin) + start,
                in: axis.other.setting(axis.other.of(rect.origin) + edges.before, in: rect.origin))
            let before = cells.count
            cells.mostWidth = rect.width - edges.width(axis)
            let taken = item.place(into: CGRect(origin: origin, size: size), own, cells)
            guard cells.count > before else { break }
            line.end(axis.of(taken), edges.across + axis.other.of(taken), edges)
        }
        line.spread(cells)
        return line.extent
    }
}

/// The place of one cell in a group that is laid out by a closure.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// The room around an item in a line along an axis.
private struct EdgeRoom {
    /// Along the line.
    let lead, trail: CGFloat
    let leadGrows, trailGrows: Bool
    /// Across it.
    let before, across: CGFloat

    var length: CGFloat { lead + trail }

    /// What is left and right of the item.
    func width(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? length : across }

    init(_ spacing: NSCollectionLayoutEdgeSpacing?, _ axis: ScrollAxis) {
        let horizontal = (spacing?.leading, spacing?.trailing)
        let vertical = (spacing?.top, spacing?.bottom)
        let (along, other) = axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
        (lead, trail) = (along.0?.spacing ?? 0, along.1?.spacing ?? 0)
        leadGrows = along.0?.isFlexibleSpacing ?? false
        trailGrows = along.1?.isFlexibleSpacing ?? false
        before = other.0?.spacing ?? 0
        across = before + (other.1?.spacing ?? 0)
    }
}

/// A line of items while it grows.
private struct GroupLine {
    let axis: ScrollAxis
    /// How long it may be; nil where its items say that.
    let room: CGFloat?
    private(set) var count = 0
    private var along: CGFloat = 0
    private var across: CGFloat = 0
    /// For each gap that may grow, the first cell behind it.
    private var growing: [Int] = []
    /// How many gaps behind the last cell may grow.
    private var growingAtEnd = 0

    init(axis: ScrollAxis, room: CGFloat?) { (self.axis, self.room) = (axis, room) }

    /// How far its items reach.
    var extent: CGSize { axis.setting(along, in: axis.other.setting(across, in: CGSize.zero)) }

    /// Whether another item of a length fits; the first one always does.
    func takes(_ length: CGFloat, _ gap: CGFloat) -> Bool {
        guard let room, count > 0 else { return true }
        return along + gap + length <= room + 0.01
    }

    /// Where the next item begins, whose first cell has this number.
    mutating func begin(_ edges: EdgeRoom, _ gap: CGFloat, _ gapGrows: Bool, _ cell: Int) -> CGFloat {
        if count > 0 {
            along += gap
            growing += Array(repeating: cell, count: growingAtEnd + (gapGrows ? 1 : 0))
            growingAtEnd = 0
        }
        if edges.leadGrows { growing.append(cell) }
        along += edges.lead
        return along
    }

    mutating func end(_ length: CGFloat, _ width: CGFloat, _ edges: EdgeRoom) {
        along += length + edges.trail
        across = max(across, width)
        growingAtEnd = edges.trailGrows ? 1 : 0
        count += 1
    }

    /// Gives the room that is left to the gaps that may grow.
    func spread(_ cells: CellPlacer) {
        let gaps = growing.count + growingAtEnd
        guard let room, gaps > 0, room > along else { return }
        let share = (room - along) / CGFloat(gaps)
        cells.shift(behind: growing, by: share, axis)
    }
}
