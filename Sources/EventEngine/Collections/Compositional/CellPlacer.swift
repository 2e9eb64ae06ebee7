import Foundation

/// Takes the places for the cells of a section, in their order.
final class CellPlacer {
    /// The place of one cell.
    struct Place {
        var frame: CGRect
        /// The axes on which the cell says how long it is.
        var flexible = FlexibleAxes()
        /// How wide it may be, in points: as what it is in.
        var mostWidth = CGFloat.infinity
        var zIndex = 0
        /// What the views beside the cell are placed by.
        var item: NSCollectionLayoutItem?
    }

    private let view: UICollectionView
    /// How many cells there are, and what size those want that have said it.
    private let most: Int
    private let wishes: (Int) -> CGSize?
    private(set) var places: [Place] = []
    /// How wide the next cells may be.
    var mostWidth = CGFloat.infinity

    init(_ view: UICollectionView, _ most: Int, _ wishes: @escaping (Int) -> CGSize?) {
        (self.view, self.most, self.wishes) = (view, most, wishes)
    }

    var count: Int { places.count }
    var hasMore: Bool { places.count < most && !view.world.isHalted }

    /// Gives the next cell a place; answers how large it is.
    func take(_ rect: CGRect, _ flexible: FlexibleAxes, _ item: NSCollectionLayoutItem) -> CGSize {
        guard hasMore, view.world.work.draw(WorkCost.row) else { return .zero }
        var frame = rect
        let width = mostWidth - item.contentInsets.leading - item.contentInsets.trailing
        if flexible.isAny, let wish = wishes(count) {
            let limited = CGSize(width: min(wish.width, width), height: wish.height)
            frame.size = flexible.choose(limited, else: rect.size)
        }
        let own = item.supplementaryItems.isEmpty ? nil : item
        places.append(Place(frame: frame, flexible: flexible, mostWidth: width, item: own))
        return frame.size
    }

    /// Gives the next cells the places that a closure has said.
    func takeAll(_ items: [NSCollectionLayoutGroupCustomItem], from origin: CGPoint) {
        for item in items where hasMore && view.world.work.draw(WorkCost.row) {
            places.append(Place(frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex))
        }
    }

    /// How large an item would be with the next cell in it.
    func wish(for item: NSCollectionLayoutItem, _ size: CGSize, _ flexible: FlexibleAxes) -> CGSize {
        guard flexible.isAny, !(item is NSCollectionLayoutGroup), let wish = wishes(count) else {
            return size
        }
        let insets = item.contentInsets
        return flexible.choose(
            CGSize(
                width: wish.width + insets.leading + insets.trailing,
                height: wish.height + insets.top + insets.bottom),
            else: size)
    }

    /// Moves the cells behind each of some gaps.
    ///
    /// - Parameters:
    ///   - gaps: for each gap, the number of the first cell behind it, in ascending order.
    ///   - distance: by how many points each gap grows.
    func shift(behind gaps: [Int], by distance: CGFloat, _ axis: ScrollAxis) {
        guard let first = gaps.first else { return }
        view.world.work.draw(places.count - first)
        var passed = 0
        for index in places.indices[first...] {
            while passed < gaps.count, gaps[passed] <= index { passed += 1 }
            let origin = places[index].frame.origin
            places[index].frame.origin = axis.setting(
                axis.of(origin) + CGFloat(passed) * distance, in: origin)
        }
    }

    func environment(of size: CGSize) -> NSCollectionLayoutEnvironment {
        NSCollectionLayoutEnvironment(size: size, traits: view.traitCollection)
    }
}
