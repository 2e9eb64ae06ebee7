import EventEngine
import Foundation
import Testing

/// Attributes of the author's own classes, views that a layout makes, and why layouts are asked anew.
struct LayoutAttributesTests {
    private final class Tinted: UICollectionViewLayoutAttributes {
        var tint = 0
        var log: Log?
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tinted)?.tint = tint
            (copy as? Tinted)?.log = log
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            (object as? Tinted)?.tint == tint && super.isEqual(object)
        }
    }
    private final class Log { var heard: [Int] = [] }
    private final class Cell: UICollectionViewCell {
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            guard let place = layoutAttributes as? Tinted else { return }
            place.log?.heard.append(place.tint)
        }
    }
    private final class Layout: UICollectionViewFlowLayout {
        var tint = 1
        let log = Log()
        var isInFront = false
        var heard: [String] = []
        override class var layoutAttributesClass: AnyClass { Tinted.self }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect) ?? []
            for case let place as Tinted in all { (place.tint, place.log) = (tint, log) }
            guard !decorationKind.isEmpty else { return all }
            let back = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: decorationKind, with: IndexPath(item: 0, section: 0))
            back.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            back.zIndex = isInFront ? 1 : 0
            return all + [back]
        }
        var decorationKind = ""
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            heard.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
            super.invalidateLayout(with: context)
        }
    }
    private final class Clerk: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }

    private func list(_ body: (UICollectionView, Layout) -> Void) {
        _ = TestWorld { world, scene in
            world.cellClasses.add(Cell.self) { Cell(frame: $0) }
            let (layout, clerk) = (Layout(), Clerk())
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
            list.register(Cell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = clerk
            scene.view.addSubview(list)
            withExtendedLifetime(clerk) { body(list, layout) }
        }
    }

    @Test func `A cell hears what attributes of an own class say, once for each change`() {
        list { list, layout in
            list.layoutIfNeeded()
            #expect(layout.log.heard == [1])
            list.setNeedsLayout()
            list.layoutIfNeeded()
            #expect(layout.log.heard == [1])
            layout.tint = 2
            layout.invalidateLayout()
            list.layoutIfNeeded()
            #expect(layout.log.heard == [1, 2])
        }
    }

    @Test func `A copy is of the same class and equal, and another value makes it different`() {
        Simulator(tracing: false).perform {
            let place = Tinted(forCellWith: IndexPath(item: 3, section: 0))
            place.tint = 5
            place.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            let copy = place.copy() as? Tinted
            #expect(copy !== place && copy?.isEqual(place) == true && copy?.frame == place.frame)
            copy?.tint = 6
            #expect(copy?.isEqual(place) == false)
        }
    }

    @Test func `A view that the layout makes stands behind the cells, unless its zIndex is higher`() {
        list { list, layout in
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
            layout.decorationKind = "back"
            list.layoutIfNeeded()
            #expect(list.subviews.map { $0 is UICollectionViewCell } == [false, true])
            layout.isInFront = true
            layout.invalidateLayout()
            list.layoutIfNeeded()
            #expect(list.subviews.map { $0 is UICollectionViewCell } == [true, false])
            layout.decorationKind = ""
            layout.invalidateLayout()
            list.layoutIfNeeded()
            #expect(list.subviews.map { $0 is UICollectionViewCell } == [true])
        }
    }

    @Test func `A layout hears why it is asked anew`() {
        list { list, layout in
            list.layoutIfNeeded()
            layout.heard = []
            list.contentOffset.y = 5
            list.layoutIfNeeded()
            layout.invalidateLayout()
            list.reloadData()
            #expect(layout.heard == ["false false", "false false", "true true"])
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 7)
            layout.invalidateLayout(with: context)
            #expect(list.contentOffset.y == 12)
        }
    }
}
