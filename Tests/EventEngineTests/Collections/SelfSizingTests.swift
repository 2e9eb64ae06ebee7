import EventEngine
import Foundation
import Testing

/// Cells that say how large they would like to be, and headers that stay at the edge.
struct SelfSizingTests {
    private final class Cell: UICollectionViewCell {
        static let sizes: [CGFloat] = [20, 70, 30]
        var asked = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            asked += 1
            let wish = super.preferredLayoutAttributesFitting(layoutAttributes)
            wish.size = CGSize(width: 50, height: Self.sizes[wish.indexPath.item % 3])
            return wish
        }
    }
    private final class Clerk: NSObject, UICollectionViewDataSource {
        var count = 3
        var sections = 1
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: path)
        }
    }

    private func list(
        _ layout: UICollectionViewFlowLayout, _ cell: UICollectionViewCell.Type = Cell.self,
        _ body: (UICollectionView, Clerk) -> Void
    ) {
        let clerk = Clerk()
        let world = Simulator.current
        world.cellClasses.add(Cell.self) { Cell(frame: $0) }
        layout.minimumLineSpacing = 0
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 50, height: 200), collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(cell, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "end")
        }
        list.dataSource = clerk
        withExtendedLifetime(clerk) { body(list, clerk) }
    }

    private func heights(_ list: UICollectionView) -> [CGFloat] {
        list.layoutIfNeeded()
        return list.visibleCells.map(\.frame.height)
    }

    @Test func `With an estimate, cells get the sizes that they want, and are asked until they have them`() {
        _ = TestWorld { world, scene in
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            list(layout) { list, clerk in
                scene.view.addSubview(list)
                #expect(heights(list) == [20, 70, 30])
                #expect(list.contentSize.height == 120)
                #expect(list.visibleCells.compactMap { ($0 as? Cell)?.asked } == [2, 2, 2])
                #expect(heights(list) == [20, 70, 30])
                list.setNeedsLayout()
                #expect(heights(list) == [20, 70, 30])
                #expect(list.visibleCells.compactMap { ($0 as? Cell)?.asked } == [2, 2, 2])
            }
        }
    }

    @Test func `Without an estimate, a layout leaves cells the size that it has for them`() {
        _ = TestWorld { world, scene in
            list(UICollectionViewFlowLayout()) { list, _ in
                scene.view.addSubview(list)
                #expect(heights(list) == [50, 50, 50])
            }
        }
    }

    @Test func `Sizes go with their items, until the layout is invalidated`() {
        _ = TestWorld { world, scene in
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 50, height: 10)
            list(layout) { list, clerk in
                scene.view.addSubview(list)
                #expect(heights(list) == [20, 70, 30])
                clerk.count = 2
                list.deleteItems(at: [IndexPath(item: 0, section: 0)])
                // Where the items are now, their cells have got the size that they want.
                #expect(heights(list) == [70, 30])
                layout.invalidateLayout()
                #expect(heights(list) == [20, 70])
            }
        }
    }

    @Test func `A cell that never is content does not hold the world up`() {
        final class Restless: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height += 1
                return layoutAttributes
            }
        }
        let run = TestWorld { world, scene in
            world.cellClasses.add(Restless.self) { Restless(frame: $0) }
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 50, height: 10)
            list(layout, Restless.self) { list, clerk in
                clerk.count = 1
                scene.view.addSubview(list)
                #expect(heights(list).allSatisfy { $0 > 10 })
            }
        }
        #expect(!run.world.isHalted)
    }

    @Test func `A header stays at the edge while something of its section is seen, and a footer too`() {
        _ = TestWorld { world, scene in
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 50, height: 20)
            layout.footerReferenceSize = CGSize(width: 50, height: 10)
            (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
            list(layout) { list, clerk in
                clerk.sections = 2
                clerk.count = 4
                list.reloadData()
                scene.view.addSubview(list)
                let places = { (kind: String, offset: CGFloat) -> [CGFloat] in
                    list.contentOffset.y = offset
                    list.layoutIfNeeded()
                    return (0..<2).map { section in
                        let path = IndexPath(item: 0, section: section)
                        return list.supplementaryView(forElementKind: kind, at: path)?.frame.minY ?? -1
                    }
                }
                // Sections go from 0 to 230 and from 230 to 460.
                let (header, footer) = (
                    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
                )
                #expect(places(header, 0) == [0, -1])
                #expect(places(header, 100) == [100, 230])
                #expect(places(header, 210) == [200, 230])
                #expect(places(header, 240) == [-1, 240])
                #expect(places(footer, 0) == [190, -1])
                #expect(places(footer, 25) == [215, -1])
                #expect(places(footer, 100) == [220, 290])
                #expect(layout.shouldInvalidateLayout(
                    forBoundsChange: CGRect(x: 0, y: 5, width: 50, height: 200)))
            }
        }
    }
}
