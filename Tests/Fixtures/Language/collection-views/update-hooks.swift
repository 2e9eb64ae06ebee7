// What a layout hears of updates: what comes, goes and moves, and where from and where to.
class Rows: UICollectionViewFlowLayout {
    var isTalking = false
    var shift: CGFloat = 0

    override func prepare() {
        super.prepare()
        if isTalking { print("prepare") }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if isTalking { print("invalidate", context.invalidateDataSourceCounts) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            let (old, new) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
            print(name(of: item.updateAction), text(old), text(new))
        }
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        let proposal = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        return CGPoint(x: proposal.x, y: proposal.y + shift)
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        print("from", text(itemIndexPath), start?.frame.minY ?? -1, start?.alpha ?? -1)
        return start
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        print("to", text(itemIndexPath), end?.frame.minY ?? -1, end?.alpha ?? -1)
        return end
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        print("finalize")
    }

    func name(of action: UICollectionViewUpdateItem.Action) -> String {
        switch action {
        case .insert: return "insert"
        case .delete: return "delete"
        case .reload: return "reload"
        case .move: return "move"
        case .none: return "none"
        @unknown default: return "?"
        }
    }

    func text(_ path: IndexPath?) -> String {
        guard let path else { return "-" }
        return path.item == NSNotFound ? "section \(path.section)" : "\(path.section).\(path.item)"
    }
}

class Stock: NSObject, UICollectionViewDataSource {
    var counts = [3]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

let rows = Rows()
rows.itemSize = CGSize(width: 100, height: 40)
rows.minimumLineSpacing = 0
let stock = Stock()
let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: rows)
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
list.dataSource = stock
view.addSubview(list)
list.layoutIfNeeded()
func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

rows.isTalking = true
stock.counts = [4]
list.insertItems(at: [path(0)])
// prints: invalidate true
// prints: prepare
// prints: insert - 0.0
// prints: to 0.0 40.0 1.0
// prints: to 0.1 80.0 1.0
// prints: to 0.2 120.0 1.0
// prints: from 0.0 0.0 0.0
// prints: from 0.1 0.0 1.0
// prints: from 0.2 40.0 1.0
// prints: from 0.3 80.0 1.0
// prints: finalize
list.layoutIfNeeded()
rows.isTalking = false

stock.counts = [3]
list.performBatchUpdates({
    list.deleteItems(at: [path(3), path(0)])
    list.insertItems(at: [path(2)])
    list.reloadItems(at: [path(1)])
}, completion: { _ in print("done") })
// prints: delete 0.3 -
// prints: delete 0.0 -
// prints: insert - 0.2
// prints: reload 0.1 0.1
// prints: to 0.0 0.0 0.0
// prints: to 0.1 40.0 0.0
// prints: to 0.2 40.0 1.0
// prints: to 0.3 120.0 0.0
// prints: from 0.0 0.0 0.0
// prints: from 0.1 80.0 1.0
// prints: from 0.2 80.0 0.0
// prints: finalize
device.wait(1)  // prints: done

list.moveItem(at: path(0), to: path(2))
// prints: move 0.0 0.2
// prints: to 0.0 80.0 1.0
// prints: to 0.1 0.0 1.0
// prints: to 0.2 40.0 1.0
// prints: from 0.0 40.0 1.0
// prints: from 0.1 80.0 1.0
// prints: from 0.2 0.0 1.0
// prints: finalize

// Whole sections have no item.
stock.counts = [3, 1]
list.insertSections(IndexSet(integer: 1))
// prints: insert - section 1
// prints: to 0.0 0.0 1.0
// prints: to 0.1 40.0 1.0
// prints: to 0.2 80.0 1.0
// prints: from 0.0 0.0 1.0
// prints: from 0.1 40.0 1.0
// prints: from 0.2 80.0 1.0
// prints: from 1.0 120.0 0.0
// prints: finalize
list.layoutIfNeeded()

// After an update the layout may let the content rest elsewhere.
stock.counts = [20, 1]
list.reloadData()
list.layoutIfNeeded()
rows.shift = 40
list.performBatchUpdates({}, completion: nil)
// prints: to 0.0 0.0 1.0
// prints: to 0.1 40.0 1.0
// prints: to 0.2 80.0 1.0
// prints: to 0.3 120.0 1.0
// prints: to 0.4 160.0 1.0
// prints: from 0.1 40.0 1.0
// prints: from 0.2 80.0 1.0
// prints: from 0.3 120.0 1.0
// prints: from 0.4 160.0 1.0
// prints: from 0.5 200.0 1.0
// prints: finalize
print(list.contentOffset.y)  // prints: 40.0

// A layout without a flow answers nothing by itself.
let own = UICollectionViewLayout()
print(own.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)  // prints: true
print(own.finalLayoutAttributesForDisappearingItem(at: path(0)) == nil)  // prints: true
print(own.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)))  // prints: (1.0, 2.0)
print(UICollectionViewUpdateItem.Action.insert.rawValue, UICollectionViewUpdateItem.Action.none.rawValue)
// prints: 0 4
