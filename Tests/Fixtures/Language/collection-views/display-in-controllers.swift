// A controller of a collection view gives headers, hears of what comes and goes, and opens menus.
class Grid: UICollectionViewController {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    override func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        super.collectionView(view, willDisplay: cell, forItemAt: path)
        if path.item == 0 { print("+ cell", path.section, cell.superview == nil) }
    }
    override func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        if path.item == 0 { print("- cell", path.section, cell.superview == nil) }
    }
    override func collectionView(
        _ view: UICollectionView, willDisplaySupplementaryView head: UICollectionReusableView,
        forElementKind kind: String, at path: IndexPath
    ) {
        super.collectionView(view, willDisplaySupplementaryView: head, forElementKind: kind, at: path)
        print("+ head", path.section, kind == UICollectionView.elementKindSectionHeader)
    }
    override func collectionView(
        _ view: UICollectionView, didEndDisplayingSupplementaryView head: UICollectionReusableView,
        forElementOfKind kind: String, at path: IndexPath
    ) {
        super.collectionView(view, didEndDisplayingSupplementaryView: head, forElementOfKind: kind, at: path)
        print("- head", path.section, head.superview == nil)
    }
    override func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        print("menu", path.item)
        return super.collectionView(view, contextMenuConfigurationForItemAt: path, point: point)
    }
    override func collectionView(
        _ view: UICollectionView, moveItemAt old: IndexPath, to new: IndexPath
    ) {}
    override func collectionView(
        _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        print("may", proposed.item)
        return super.collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
            toProposedIndexPath: proposed)
    }
}
extension Grid {
    func move() {
        collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 180, y: 100))
        collectionView.cancelInteractiveMovement()
    }
}
let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 100, height: 200)
layout.headerReferenceSize = CGSize(width: 100, height: 30)
let grid = Grid(collectionViewLayout: layout)
grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
grid.collectionView.register(
    UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "head")
window.rootViewController = grid
device.wait(0.1)
// prints: + cell 0 true
// prints: + head 0 true
hand.press(grid.collectionView, at: CGPoint(x: 50, y: 100), for: 1)  // prints: menu 0
grid.move()  // prints: may 1
grid.collectionView.contentOffset.y = 600
device.wait(0.1)
// prints: - cell 0 true
// prints: + cell 1 true
// prints: - head 0 true
// prints: + head 1 true
