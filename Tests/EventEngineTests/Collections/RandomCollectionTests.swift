import EventEngine
import Foundation
import SeededRandom
import Testing

/// Collection views that are changed, scrolled and turned at random: what is seen is always where it belongs.
struct RandomCollectionTests {
    private static let kind = UICollectionView.elementKindSectionHeader

    /// A cell that wants a height of its own, where the layout asks.
    private final class Cell: UICollectionViewCell {
        var number = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = CGFloat(10 + number % 90) + 0.3
            return layoutAttributes
        }
    }

    /// Has items, and changes them and the collection view together.
    private final class Author: NSObject, UICollectionViewDataSource {
        var random: SeededGenerator
        var sections: [[Int]] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            super.init()
            sections = (0..<3).map { _ in numbers(upTo: 14) }
        }

        func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
        func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
        private func numbers(upTo most: Int) -> [Int] { (0..<below(most + 1)).map { _ in below(1000) } }

        func numberOfSections(in view: UICollectionView) -> Int { sections.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            (cell as? Cell)?.number = sections[path.section][path.item]
            return cell
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
        }

        // MARK: Layouts

        func flow() -> UICollectionViewLayout {
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = one(of: [0, 7.5, 10])
            layout.minimumInteritemSpacing = one(of: [0, 5, 12])
            layout.sectionInset = UIEdgeInsets(
                top: one(of: [0, 9]), left: one(of: [0, 15]), bottom: 3, right: one(of: [0, 15]))
            layout.headerReferenceSize = CGSize(width: 0, height: one(of: [0, 33]))
            layout.sectionHeadersPinToVisibleBounds = below(2) == 0
            let size = CGSize(width: one(of: [60, 90.5, 345]), height: 44.3)
            if below(2) == 0 { layout.estimatedItemSize = size } else { layout.itemSize = size }
            return layout
        }

        func compositional() -> UICollectionViewLayout {
            let sections = (0..<3).map { _ in section() }
            return UICollectionViewCompositionalLayout { number, _ in sections[number % 3] }
        }

        private func section() -> NSCollectionLayoutSection {
            let height: NSCollectionLayoutDimension = one(of: [.absolute(44), .estimated(30)])
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(one(of: [1, 0.5, 0.3])), heightDimension: height))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(one(of: [1, 0.8])), heightDimension: height),
                subitems: [item])
            group.interItemSpacing = one(of: [nil, .fixed(4), .flexible(2)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = one(of: [0, 7])
            section.orthogonalScrollingBehavior = one(of: [.none, .none, .continuous, .groupPaging])
            section.contentInsets = NSDirectionalEdgeInsets(
                top: one(of: [0, 8]), leading: one(of: [0, 12]), bottom: 0, trailing: one(of: [0, 12]))
            let head = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: RandomCollectionTests.kind, alignment: .top)
            head.pinToVisibleBounds = below(2) == 0
            if below(2) == 0 { section.boundarySupplementaryItems = [head] }
            return section
        }

        // MARK: Changes

        /// Changes the items, or what is seen of them.
        func act(on view: UICollectionView, in world: Simulator) {
            let section = below(sections.count)
            let item = below(sections[section].count)
            let hasItems = !sections[section].isEmpty
            switch below(10) {
            case 0...2:
                view.performBatchUpdates({ [self] in for _ in 0...below(3) { changeItems(of: view) } })
            case 3:
                sections.insert(numbers(upTo: 9), at: section)
                view.insertSections([section])
            case 4 where sections.count > 1:
                sections.remove(at: section)
                view.deleteSections([section])
            case 5 where hasItems:
                let position: UICollectionView.ScrollPosition = one(of: [.top, .centeredVertically, .bottom])
                view.scrollToItem(at: [section, item], at: position, animated: below(2) == 0)
            case 6:
                let start = CGPoint(x: 150, y: view.bounds.midY)
                let way = CGVector(dx: below(200) - 100, dy: below(500) - 250)
                world.hand.drag(view, from: start, by: way, over: 0.2)
            case 7: world.device.turn(to: one(of: [.portrait, .landscapeLeft, .landscapeRight]))
            case 8: view.reloadData()
            default: view.contentOffset.y = CGFloat(below(Int(view.contentSize.height - view.bounds.height)))
            }
        }

        /// One change of a batch: each in a section of its own, so that no number means something else.
        private func changeItems(of view: UICollectionView) {
            let section = below(sections.count)
            let end = sections[section].count
            switch below(3) {
            case 0 where changed.insert(section).inserted:
                sections[section].append(below(1000))
                view.insertItems(at: [[section, end]])
            case 1 where end > 0 && changed.insert(section).inserted:
                let item = below(end)
                sections[section].remove(at: item)
                view.deleteItems(at: [[section, item]])
            case 2 where end > 1 && changed.insert(section).inserted:
                let (from, to) = (below(end), below(end))
                sections[section].insert(sections[section].remove(at: from), at: to)
                view.moveItem(at: [section, from], to: [section, to])
            default: break
            }
        }
        var changed: Set<Int> = []
    }

    @Test(arguments: UInt64(0)..<80)
    func `Items are where the layout says, and cells belong to their items, whatever happens`(seed: UInt64) {
        _ = TestWorld(tracing: false) { world, scene in
            world.cellClasses.add(Cell.self) { Cell(frame: $0) }
            let author = Author(seed: seed)
            let layout = seed % 2 == 0 ? author.flow() : author.compositional()
            let screen = UICollectionViewController(collectionViewLayout: layout)
            guard let view = screen.collectionView else { return }
            view.register(Cell.self, forCellWithReuseIdentifier: "item")
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: Self.kind,
                withReuseIdentifier: "head")
            view.dataSource = author
            scene.window.rootViewController = screen
            for _ in 0..<20 {
                world.device.wait(1)
                check(view, author)
                author.changed = []
                author.act(on: view, in: world)
            }
            world.device.wait(1)
            check(view, author)
        }
    }

    private func check(_ view: UICollectionView, _ author: Author) {
        let inset = view.adjustedContentInset
        let end = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
        #expect(view.contentOffset.y > -inset.top - 0.01 && view.contentOffset.y < end + 0.51)
        let paths = view.indexPathsForVisibleItems
        #expect(Set(paths).count == paths.count && paths.count == view.visibleCells.count)
        for path in paths { #expect(author.sections[path.section].indices.contains(path.item)) }
        for cell in view.visibleCells { check(cell, of: view, author) }
        for (section, numbers) in author.sections.enumerated() {
            for item in numbers.indices { check([section, item], of: view) }
        }
    }

    private func check(_ cell: UICollectionViewCell, of view: UICollectionView, _ author: Author) {
        guard let path = view.indexPath(for: cell), let cell = cell as? Cell,
            let place = view.layoutAttributesForItem(at: path)
        else {
            Issue.record("a cell has no item")
            return
        }
        #expect(cell.number == author.sections[path.section][path.item])
        var frame = cell.convert(cell.bounds, to: view)
        let strip = (cell.superview as? UIScrollView).flatMap { $0 === view ? nil : $0 }
        if let strip { frame = frame.offsetBy(dx: strip.bounds.minX, dy: strip.bounds.minY) }
        #expect(frame.isNear(place.frame), "\(path)")
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view)
        let heads = view.visibleSupplementaryViews(ofKind: Self.kind)
        let isOverlaid = heads.contains { $0.frame.contains(middle) }
        guard view.bounds.contains(middle), !isOverlaid, strip?.frame.contains(middle) ?? true else { return }
        #expect(view.hitTest(middle, with: nil)?.isDescendant(of: cell) ?? false, "\(path)")
        if strip == nil { #expect(view.indexPathForItem(at: middle) == path) }
    }

    /// What the layout shows has a cell, and the content reaches to its end.
    private func check(_ path: IndexPath, of view: UICollectionView) {
        guard let place = view.layoutAttributesForItem(at: path) else {
            Issue.record("\(path) is nowhere")
            return
        }
        #expect(place.frame.maxY < view.contentSize.height + 0.01)
        let isInStrip = view.visibleCells.contains { cell in
            view.indexPath(for: cell)?.section == path.section && cell.superview !== view
        }
        let isSeen = place.frame.insetBy(dx: 0.5, dy: 0.5).intersects(view.bounds)
        if isSeen, !isInStrip { #expect(view.cellForItem(at: path) != nil, "\(path)") }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
