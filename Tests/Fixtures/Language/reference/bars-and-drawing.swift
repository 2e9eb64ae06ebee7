// Where bars are and what they are drawn with, what a view hears before it is drawn, and where an item may go.
import UIKit

let toolbar = UIToolbar()
let search = UISearchBar()
let bar = UINavigationBar()
print(toolbar.barPosition == .bottom, search.barPosition == .any, bar.barPosition.rawValue)
print(bar.backgroundImage(for: .any, barMetrics: .default) == nil)

final class Sheet: UIView {
    override func layerWillDraw(_ layer: CALayer) {
        super.layerWillDraw(layer)
        print("is about to be drawn", layer === self.layer)
    }
    override func draw(_ rect: CGRect) { print("is drawn", rect.width) }
}
view.addSubview(Sheet(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
device.wait(0.1)

final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, moveItemAt path: IndexPath, to target: IndexPath) {
        print("moved to", target.item)
    }
    func collectionView(
        _ view: UICollectionView, targetIndexPathForMoveFromItemAt path: IndexPath,
        toProposedIndexPath proposal: IndexPath
    ) -> IndexPath {
        print("may go to", proposal.item)
        return proposal
    }
}
let board = Board()
let layout = UICollectionViewFlowLayout()
let list = UICollectionView(frame: CGRect(x: 0, y: 40, width: 300, height: 100), collectionViewLayout: layout)
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
list.dataSource = board
list.delegate = board
view.addSubview(list)
device.wait(0.1)
print(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
list.updateInteractiveMovementTargetPosition(list.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!.center)
list.endInteractiveMovement()
// prints: true false 2
// prints: true
// prints: is about to be drawn true
// prints: is drawn 20.0
// prints: true
// prints: may go to 2
// prints: moved to 2
