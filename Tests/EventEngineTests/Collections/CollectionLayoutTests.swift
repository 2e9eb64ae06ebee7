import EventEngine
import Testing

/// What a layout's attributes do to cells, and so to touches.
struct CollectionLayoutTests {
    /// Three squares on top of each other.
    private final class Pile: UICollectionViewLayout {
        var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            place.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            change(place)
            return place
        }
    }
    private final class Clerk: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var chosen: [Int] = []
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
        }
    }

    /// The items that taps on the middle select, one for each change of the attributes.
    private func taps(_ changes: [(UICollectionViewLayoutAttributes) -> Void]) -> [Int] {
        let clerk = Clerk()
        _ = TestWorld { world, scene in
            let pile = Pile()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: pile)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            (view.dataSource, view.delegate) = (clerk, clerk)
            scene.view.addSubview(view)
            for change in changes {
                pile.change = change
                pile.invalidateLayout()
                world.hand.tap(at: CGPoint(x: 50, y: 50))
            }
        }
        return clerk.chosen
    }

    @Test func `The item with the highest zIndex is hit, also after the numbers change`() {
        let found = taps([
            { $0.zIndex = $0.indexPath.item }, { $0.zIndex = -$0.indexPath.item },
            { $0.zIndex = $0.indexPath.item == 1 ? 7 : 0 },
        ])
        #expect(found == [2, 0, 1])
    }

    @Test func `Hidden items and those moved away by a transform are not hit`() {
        let found = taps([
            {
                $0.zIndex = $0.indexPath.item
                $0.isHidden = $0.indexPath.item == 2
            },
            {
                $0.zIndex = $0.indexPath.item
                if $0.indexPath.item > 0 { $0.transform = CGAffineTransform(translationX: 200, y: 0) }
            },
            {
                $0.zIndex = -$0.indexPath.item
                $0.alpha = $0.indexPath.item == 0 ? 0 : 1
            },
        ])
        #expect(found == [1, 0, 1])
    }
}
