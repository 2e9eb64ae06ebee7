import Foundation

/// Where everything of a compositional layout is.
struct CompositionalPlaces {
    /// One section.
    struct Section {
        let section: NSCollectionLayoutSection
        let environment: NSCollectionLayoutEnvironment
        private(set) var cells: [CellPlacer.Place] = []
        /// Where it scrolls by itself.
        var strip: OrthogonalStrip?
        /// From where to where it reaches along the layout, with everything.
        var start: CGFloat
        var end: CGFloat = 0
        /// The part of the layout that its cells are in; null without cells.
        private(set) var cellBounds = CGRect.null

        mutating func take(_ places: [CellPlacer.Place]) {
            cells = places
            for place in places { cellBounds = cellBounds.union(place.frame) }
        }

        /// Whether a cell may be in a rectangle, wherever the section has scrolled to by itself.
        func mayHaveCells(in rect: CGRect, _ axis: ScrollAxis) -> Bool {
            let (start, length) = (axis.of(cellBounds.origin), axis.of(cellBounds.size))
            let isBehind = start > axis.of(rect.origin) + axis.of(rect.size)
            // Without a decision for numbers that cannot be compared.
            return !(isBehind || start + length < axis.of(rect.origin))
        }
    }

    /// A view beside the cells: at a boundary, at a cell, or behind a section.
    struct Extra {
        var view: PlacedView
        var flexible = FlexibleAxes()
        /// Whether it stays at an edge of what is seen, and at which.
        var isPinned = false
        var isBehind = false
    }

    /// The way in which sections follow each other.
    let axis: ScrollAxis
    private(set) var sections: [Section] = []
    private(set) var extras: [Extra] = []
    private(set) var size = CGSize.zero
    /// Whether anything says itself how large it is, or scrolls by itself.
    private(set) var isEstimating = false
    private(set) var hasStrips = false
    /// Where each view beside the cells is among them.
    private(set) var numbers: [ElementKey: Int] = [:]

    /// Not kept: the layout belongs to it.
    private unowned let view: UICollectionView
    private let configuration: UICollectionViewCompositionalLayoutConfiguration
    private let wishes: [ElementKey: CGSize]
    private var along: CGFloat = 0

    /// Places nothing yet.
    ///
    /// - Parameter wishes: the sizes that views have asked for.
    init(
        _ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        _ wishes: [ElementKey: CGSize]
    ) {
        (self.view, self.configuration, self.wishes) = (view, configuration, wishes)
        axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    }

    /// Places all sections.
    mutating func place(_ provider: UICollectionViewCompositionalLayout.SectionProvider) {
        let environment = NSCollectionLayoutEnvironment(size: view.bounds.size, traits: view.traitCollection)
        for number in 0..<view.numberOfSections {
            guard !view.world.isHalted, view.world.work.draw(1) else { break }
            guard let section = provider(number, environment) else {
                if view.world.isHalted { return }
                return view.world.report(.refused("the section provider of a layout gave it no section"))
            }
            if number > 0 { along += configuration.interSectionSpacing }
            place(section, number, environment)
        }
        size = axis.setting(max(0, along), in: view.bounds.size)
        takeStock()
    }

    private mutating func takeStock() {
        isEstimating = sections.contains { $0.cells.contains { $0.flexible.isAny } }
            || extras.contains { $0.flexible.isAny }
        hasStrips = sections.contains { $0.strip != nil }
        view.world.work.draw(WorkCost.hashed * extras.count)
        numbers = Dictionary(extras.enumerated().map { ($1.view.key, $0) }) { first, _ in first }
    }

    private mutating func place(
        _ section: NSCollectionLayoutSection, _ number: Int, _ environment: NSCollectionLayoutEnvironment
    ) {
        let start = along
        placeEnds(of: section, number, isBehind: false)
        let insets = section.contentInsets
        along += axis == .vertical ? insets.top : insets.leading
        var made = Section(section: section, environment: environment, start: start)
        placeGroups(of: &made, number)
        along += axis == .vertical ? insets.bottom : insets.trailing
        placeEnds(of: section, number, isBehind: true)
        made.end = along
        sections.append(made)
        placeBadges(of: made, number)
        placeDecorations(of: made, number)
    }

    /// The part of the view's size in which a section's groups are, across the layout.
    private func room(for section: NSCollectionLayoutSection, follows: Bool = true) -> CGRect {
        let own = section.contentInsetsReference
        let reference = own == .automatic ? configuration.contentInsetsReference : own
        var insets = follows ? section.contentInsets : .zero
        let whole = CGRect(origin: .zero, size: view.bounds.size)
        if axis == .vertical {
            let sides = reference.sides(of: view)
            (insets.top, insets.bottom) = (0, 0)
            insets.leading += sides.left
            insets.trailing += sides.right
        } else {
            (insets.leading, insets.trailing) = (0, 0)
        }
        return whole.inset(by: insets)
    }

    // MARK: Groups

    private mutating func placeGroups(of made: inout Section, _ number: Int) {
        let (section, count) = (made.section, view.numberOfItems(inSection: number))
        let room = room(for: section)
        let layoutSize = section.group.layoutSize
        let size = layoutSize.size(in: room.size)
        let cells = CellPlacer(view, count) { [wishes] item in
            wishes[ElementKey(path: IndexPath(item: item, section: number))]
        }
        let scrolls = section.orthogonalScrollingBehavior != .none && count > 0
        let way = scrolls ? axis.other : axis
        var origin = axis.setting(along, in: room.origin)
        var (starts, length, width): ([CGFloat], CGFloat, CGFloat) = ([], 0, 0)
        while cells.hasMore, view.world.work.draw(WorkCost.row) {
            let before = cells.count
            if before > 0 { origin = way.setting(way.of(origin) + section.interGroupSpacing, in: origin) }
            let taken = section.group.place(
                into: CGRect(origin: origin, size: size), layoutSize.flexibleAxes, cells)
            guard cells.count > before else {
                return view.world.report(.refused("a group of a layout has no place for an item"))
            }
            if before == 0 { length = way.of(taken) }
            starts.append(way.of(origin))
            origin = way.setting(way.of(origin) + way.of(taken), in: origin)
            width = max(width, axis.of(taken))
        }
        made.take(cells.places)
        guard scrolls else { return along = axis.of(origin) }
        let lead = way.of(room.origin)
        let trail = way.of(view.bounds.size) - lead - way.of(room.size)
        let frame = CGRect(
            origin: axis.setting(along, in: CGPoint.zero), size: axis.setting(width, in: view.bounds.size))
        made.strip = OrthogonalStrip(
            behavior: section.orthogonalScrollingBehavior, axis: way, frame: frame,
            contentSize: way.setting(way.of(origin) + trail, in: frame.size), starts: starts, group: length,
            lead: lead, trail: trail)
        along += width
    }

    // MARK: Views beside the cells

    /// The views above or below a section. Those of layouts that scroll sideways are before and behind it.
    private mutating func placeEnds(of section: NSCollectionLayoutSection, _ number: Int, isBehind: Bool) {
        let room = room(for: section, follows: section.supplementariesFollowContentInsets)
        for end in section.boundarySupplementaryItems where end.alignment.isBehind(axis) == isBehind {
            let path = IndexPath(item: 0, section: number)
            let flexible = end.layoutSize.flexibleAxes
            var size = end.layoutSize.size(in: room.size)
            if let wish = wishes[ElementKey(.supplementaryView, end.elementKind, path)] {
                size = flexible.choose(wish, else: size)
            }
            let length = axis.of(size)
            let start = end.extendsBoundary ? along : isBehind ? along - length : along
            let across = axis.other.of(room.origin) + position(of: end, axis.other.of(size), in: room)
            let origin = axis.setting(start, in: axis.other.setting(across, in: CGPoint.zero))
            let frame = CGRect(origin: origin, size: size).inset(by: end.contentInsets)
                .offsetBy(dx: end.offset.x, dy: end.offset.y)
            let view = PlacedView(kind: end.elementKind, path: path, frame: frame, zIndex: end.zIndex)
            extras.append(
                Extra(view: view, flexible: flexible, isPinned: end.pinToVisibleBounds, isBehind: isBehind))
            if end.extendsBoundary { along += length }
        }
    }

    /// Where a view at the boundary is across the layout.
    private func position(
        of end: NSCollectionLayoutBoundarySupplementaryItem, _ length: CGFloat, in room: CGRect
    ) -> CGFloat {
        let left = axis.other.of(room.size) - length
        let edges = end.alignment.edges
        if edges.contains(axis == .vertical ? .leading : .top) { return 0 }
        if edges.contains(axis == .vertical ? .trailing : .bottom) { return left }
        return left / 2
    }

    /// The views at cells.
    private mutating func placeBadges(of made: Section, _ number: Int) {
        for (item, cell) in made.cells.enumerated() {
            for badge in cell.item?.supplementaryItems ?? [] where view.world.work.draw(WorkCost.row) {
                let view = PlacedView(
                    kind: badge.elementKind, path: IndexPath(item: item, section: number),
                    frame: badge.frame(at: cell.frame), zIndex: badge.zIndex)
                extras.append(Extra(view: view))
            }
        }
    }

    private mutating func placeDecorations(of made: Section, _ number: Int) {
        let across = axis.other
        let whole = CGRect(
            origin: axis.setting(made.start, in: CGPoint.zero),
            size: axis.setting(
                made.end - made.start, in: across.setting(across.of(view.bounds.size), in: CGSize.zero)))
        for item in made.section.decorationItems {
            let view = PlacedView(
                kind: item.elementKind, path: IndexPath(item: 0, section: number),
                frame: whole.inset(by: item.contentInsets), zIndex: item.zIndex, isDecoration: true)
            extras.append(Extra(view: view))
        }
    }
}
