// Cells that say how large they would like to be.
class Note: UICollectionViewCell {
    let box = UIView()
    var height: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        height = box.heightAnchor.constraint(equalToConstant: 30)
        height.priority = UILayoutPriority(999)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            width, height,
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
}

class Stock: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat] = [10, 20, 30]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Note)?.height.constant = heights[indexPath.item]
        return cell
    }
}

func frames(_ list: UICollectionView) -> [String] {
    list.visibleCells.map { "\(Int($0.frame.minY)) \(Int($0.frame.width))x\(Int($0.frame.height))" }
}

// By their constraints, where the layout has an estimate.
let flow = UICollectionViewFlowLayout()
print(flow.estimatedItemSize, UICollectionViewFlowLayout.automaticSize.width > 1_000_000)
// prints: (0.0, 0.0) true
flow.minimumLineSpacing = 0
flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
let stock = Stock()
let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: flow)
list.register(Note.self, forCellWithReuseIdentifier: "cell")
list.dataSource = stock
view.addSubview(list)
list.layoutIfNeeded()
print(frames(list), list.contentSize.height)  // prints: ["0 100x20", "20 100x30", "50 100x40"] 90.0

// Items that come and go leave the sizes of the others as they are.
stock.heights.insert(50, at: 0)
list.insertItems(at: [IndexPath(item: 0, section: 0)])
list.layoutIfNeeded()
print(frames(list))  // prints: ["0 100x60", "60 100x20", "80 100x30", "110 100x40"]

// Whether its size has changed a cell is asked where the layout is invalidated.
(list.visibleCells[1] as? Note)?.height.constant = 40
list.collectionViewLayout.invalidateLayout()
list.layoutIfNeeded()
print(frames(list))  // prints: ["0 100x60", "60 100x50", "110 100x30", "140 100x40"]

// So it is where it shows its item anew.
stock.heights[1] = 10
list.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
list.layoutIfNeeded()
print(frames(list))  // prints: ["0 100x60", "60 100x20", "80 100x30", "110 100x40"]

// More are asked as soon as they are seen.
stock.heights = Array(repeating: 0, count: 40)
list.reloadData()
list.layoutIfNeeded()
print(list.visibleCells.count, frames(list)[19], list.contentSize.height)  // prints: 20 190 100x10 1200.0

// By themselves, where the layout is of a class that follows them.
class Sized: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let wish = super.preferredLayoutAttributesFitting(layoutAttributes)
        wish.size.height = 20 + 10 * CGFloat(wish.indexPath.item)
        print("wish", wish.indexPath.item, layoutAttributes.size.height, wish.size.height)
        return wish
    }
}

class Pile: UICollectionViewLayout {
    var heights: [CGFloat] = [40, 40]

    override func prepare() { print("prepare") }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: heights.reduce(0, +)) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let top = heights[..<indexPath.item].reduce(0, +)
        place.frame = CGRect(x: 0, y: top, width: 100, height: heights[indexPath.item])
        return place
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        print("should", originalAttributes.size.height, preferredAttributes.size.height)
        return true
    }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.invalidateItems(at: [preferredAttributes.indexPath])
        return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if let items = context.invalidatedItemIndexPaths { print("invalidate", items) }
    }
}

stock.heights = [0, 0]
let pile = UICollectionView(
    frame: CGRect(x: 0, y: 200, width: 100, height: 200), collectionViewLayout: Pile())
pile.register(Sized.self, forCellWithReuseIdentifier: "cell")
pile.dataSource = stock
view.addSubview(pile)
pile.layoutIfNeeded()
// prints: prepare
// prints: wish 0 40.0 20.0
// prints: should 40.0 20.0
// prints: invalidate [[0, 0]]
// prints: wish 1 40.0 30.0
// prints: should 40.0 30.0
// prints: invalidate [[0, 1]]
// prints: prepare
// prints: wish 0 20.0 20.0
// prints: wish 1 30.0 30.0
print(frames(pile))  // prints: ["0 100x20", "20 100x30"]
pile.setNeedsLayout()
pile.layoutIfNeeded()

// A cell that is never content: the layout follows it a few times.
class Restless: UICollectionViewCell {
    var count = 0
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        count += 1
        layoutAttributes.size.height += 1
        return layoutAttributes
    }
}
stock.heights = [0]
let plain = UICollectionViewFlowLayout()
plain.estimatedItemSize = CGSize(width: 80, height: 20)
let restless = UICollectionView(
    frame: CGRect(x: 0, y: 400, width: 100, height: 200), collectionViewLayout: plain)
restless.register(Restless.self, forCellWithReuseIdentifier: "cell")
restless.dataSource = stock
view.addSubview(restless)
restless.layoutIfNeeded()
print((restless.visibleCells[0] as? Restless)?.count ?? 0)  // prints: 50

// A cell measures its content.
let note = Note(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let lowest = UIView.layoutFittingCompressedSize
print(note.systemLayoutSizeFitting(lowest), note.contentView.systemLayoutSizeFitting(lowest))
// prints: (100.0, 40.0) (100.0, 40.0)
let wish = note.preferredLayoutAttributesFitting(
    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0)))
print(wish.size, wish.indexPath)  // prints: (0.0, 0.0) [0, 1]
