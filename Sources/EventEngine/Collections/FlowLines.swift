import Foundation

/// The lines of a flow layout. Along is the axis on which the lines follow each other, across the other one.
struct FlowLines {
    private struct Line {
        let start: CGFloat
        let end: CGFloat
        /// In the list of all items.
        let items: Range<Int>
    }

    private var lines: [Line] = []
    private var items: [(path: IndexPath, frame: CGRect)] = []
    private var sections: [Int] = []
    private var isVertical = true
    private(set) var size = CGSize.zero
    /// The views above and below the sections.
    private var ends: [PlacedView] = []
    /// Where the items of each section begin and end, with the room around them.
    private var spans: [(start: CGFloat, end: CGFloat)] = []

    init() {}

    init(of view: UICollectionView, _ layout: UICollectionViewFlowLayout) {
        isVertical = layout.scrollDirection == .vertical
        let room = isVertical ? view.bounds.width : view.bounds.height
        var along: CGFloat = 0
        for section in 0..<view.numberOfSections where !view.world.isHalted {
            sections.append(items.count)
            let gaps = FlowGaps(of: view, layout, section)
            let inset = gaps.inset
            let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
            addEnd(view.sizeOfEnd(section, layout, isHeader: true), section, isHeader: true, room, &along)
            let start = along
            along += before
            add(section, view, layout, gaps, room, &along)
            along += after
            spans.append((start, along))
            addEnd(view.sizeOfEnd(section, layout, isHeader: false), section, isHeader: false, room, &along)
        }
        let whole = max(0, along)
        size = isVertical ? CGSize(width: room, height: whole) : CGSize(width: whole, height: room)
    }

    /// The views above and below the sections, where they are seen now: pinned ones stay at the edge of what
    /// is seen, as far as their section reaches.
    func ends(_ pins: FlowPins?) -> [PlacedView] {
        guard let pins else { return ends }
        return ends.map { end in
            let isHeader = end.kind == UICollectionView.elementKindSectionHeader
            guard isHeader ? pins.headers : pins.footers, spans.indices.contains(end.path.section)
            else { return end }
            let span = spans[end.path.section]
            var frame = end.frame
            let length = isVertical ? frame.height : frame.width
            let own = isVertical ? frame.minY : frame.minX
            let place = isHeader
                ? min(max(pins.start, own), max(span.end - length, own))
                : max(min(pins.end - length, own), min(span.start, own))
            if isVertical { frame.origin.y = place } else { frame.origin.x = place }
            return PlacedView(kind: end.kind, path: end.path, frame: frame)
        }
    }

    /// A view above or below a section, across the whole room.
    private mutating func addEnd(
        _ size: CGSize, _ section: Int, isHeader: Bool, _ room: CGFloat, _ along: inout CGFloat
    ) {
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return }
        let frame = isVertical
            ? CGRect(x: 0, y: along, width: room, height: length)
            : CGRect(x: along, y: 0, width: length, height: room)
        let kind = isHeader
            ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        ends.append(PlacedView(kind: kind, path: IndexPath(item: 0, section: section), frame: frame))
        along += length
    }

    /// One section, line after line.
    private mutating func add(
        _ section: Int, _ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ gaps: FlowGaps,
        _ room: CGFloat, _ along: inout CGFloat
    ) {
        let inset = gaps.inset
        let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let width = room - first - last
        var waiting: [(path: IndexPath, size: CGSize)] = []
        var used: CGFloat = 0
        var isFirstLine = true
        let count = view.numberOfItems(inSection: section)
        for item in 0...count {
            guard !view.world.isHalted, view.world.work.draw(WorkCost.row) else { return }
            let path = IndexPath(item: item, section: section)
            let size = item < count ? view.sizeOfItem(path, layout) : .zero
            let length = isVertical ? size.width : size.height
            let isFull = !waiting.isEmpty && used + gaps.item + length > width + 0.001
            if item == count || isFull {
                guard !waiting.isEmpty else { continue }
                if !isFirstLine { along += gaps.line }
                isFirstLine = false
                place(waiting, used, from: first, width, gaps.item, isLast: item == count, &along)
                (waiting, used) = ([], 0)
            }
            guard item < count else { continue }
            used += (waiting.isEmpty ? 0 : gaps.item) + length
            waiting.append((path, size))
        }
    }

    /// A full line is justified; the last one keeps the gap that a full line would have (M-14).
    private mutating func place(
        _ line: [(path: IndexPath, size: CGSize)], _ used: CGFloat, from first: CGFloat, _ width: CGFloat,
        _ gap: CGFloat, isLast: Bool, _ along: inout CGFloat
    ) {
        let length = { [isVertical] (size: CGSize) in isVertical ? size.width : size.height }
        let sum = line.reduce(0) { $0 + length($1.size) }
        var spacing = gap
        if !isLast, line.count > 1 { spacing = (width - sum) / CGFloat(line.count - 1) }
        if isLast, let size = line.first.map({ length($0.size) }), size + gap > 0 {
            let most = ((width + gap) / (size + gap)).rounded(.down)
            if most > 1, line.allSatisfy({ length($0.size) == size }) {
                spacing = (width - most * size) / (most - 1)
            }
        }
        var across = first
        if !isLast, line.count == 1 { across += (width - sum) / 2 }
        let thickness = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
        let start = items.count
        for (path, size) in line {
            let shift = (thickness - (isVertical ? size.height : size.width)) / 2
            let origin = isVertical
                ? CGPoint(x: across, y: along + shift) : CGPoint(x: along + shift, y: across)
            items.append((path, CGRect(origin: origin, size: size)))
            across += length(size) + spacing
        }
        lines.append(Line(start: along, end: along + thickness, items: start..<items.count))
        along += thickness
    }

    func frame(of path: IndexPath) -> CGRect? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let index = sections[path.section] + path.item
        return items.indices.contains(index) && items[index].path == path ? items[index].frame : nil
    }

    /// Those that meet a rectangle: the first line is searched for, so that it takes no longer for many.
    func items(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end <= start { low = middle + 1 } else { high = middle }
        }
        var found: [(path: IndexPath, frame: CGRect)] = []
        while low < lines.count, lines[low].start < end {
            found += items[lines[low].items].filter { $0.frame.isSeen(in: rect) }
            low += 1
        }
        return found
    }
}

/// Between which places along the lines views above and below sections stay.
struct FlowPins {
    let headers: Bool
    let footers: Bool
    let start: CGFloat
    let end: CGFloat
}

/// The gaps of one section.
struct FlowGaps {
    let inset: UIEdgeInsets
    /// Between lines, and between the items of a line at least.
    let line: CGFloat
    let item: CGFloat

    init(of view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ section: Int) {
        let arguments: [Any?] = [view, layout, section]
        inset = view.world.askSilently(
            view.delegateObject, .flowInset, arguments, fallback: layout.sectionInset
        ) {
            ($0 as? any UICollectionViewDelegateFlowLayout)?
                .collectionView(view, layout: layout, insetForSectionAt: section)
        }
        line = view.world.askSilently(
            view.delegateObject, .flowLineSpacing, arguments, fallback: layout.minimumLineSpacing
        ) {
            ($0 as? any UICollectionViewDelegateFlowLayout)?
                .collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        }
        item = view.world.askSilently(
            view.delegateObject, .flowItemSpacing, arguments, fallback: layout.minimumInteritemSpacing
        ) {
            ($0 as? any UICollectionViewDelegateFlowLayout)?
                .collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }
}
