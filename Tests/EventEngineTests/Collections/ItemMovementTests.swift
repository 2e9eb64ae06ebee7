import EventEngine
import Testing

/// Items of a collection view that code moves under a finger.
struct ItemMovementTests {
    private final class Clerk: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var moves: [[Int]] = []
        var proposals: [[Int]] = []
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
            path.item != 2
        }
        func collectionView(
            _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) {
            moves.append([source.item, destination.item])
        }
        func collectionView(
            _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath start: IndexPath,
            atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            proposals.append([start.item, current.item, proposed.item])
            return proposed
        }
    }

    /// Squares of 100 points, one below the other.
    private func move(_ work: (UICollectionView) -> Void) -> Clerk {
        let clerk = Clerk()
        _ = TestWorld { world, scene in
            world.actions.declare("collectionView(_:moveItemAt:to:)", of: Clerk.self)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumLineSpacing = 0
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            (view.dataSource, view.delegate) = (clerk, clerk)
            scene.view.addSubview(view)
            view.layoutIfNeeded()
            work(view)
        }
        return clerk
    }

    @Test func `Moving an item asks where it may go, and ends with the data source moving it (M-20)`() {
        var began: [Bool] = []
        let clerk = move { view in
            began.append(view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
            began.append(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
            view.endInteractiveMovement()
        }
        #expect(began == [false, true])
        #expect(clerk.proposals == [[0, 0, 1], [0, 1, 2]])
        #expect(clerk.moves == [[0, 2]])
    }

    @Test func `A movement that is cancelled moves nothing (M-20)`() {
        let clerk = move { view in
            _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
            view.cancelInteractiveMovement()
        }
        #expect(clerk.proposals == [[0, 0, 1]] && clerk.moves.isEmpty)
    }
}
