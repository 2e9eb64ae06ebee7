// Layouts: lines to the right, and cards of one's own that lie on top of each other (zIndex).
class Deck: UICollectionViewLayout {
    var places: [UICollectionViewLayoutAttributes] = []
    var preparations = 0
    override func prepare() {
        super.prepare()
        preparations += 1
        guard let collectionView else { return }
        places = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            place.frame = CGRect(x: 20 * item, y: 20 * item, width: 100, height: 100)
            place.zIndex = -item
            if item == 3 { place.isHidden = true }
            if item == 2 { place.alpha = 0.5 }
            return place
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places[indexPath.item]
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    override func invalidateLayout() { super.invalidateLayout() }
}
class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        print("card", indexPath.item)
    }
}
let source = Source()
let deck = Deck()
let cards = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: deck)
cards.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
cards.dataSource = source
cards.delegate = source
view.addSubview(cards)
cards.layoutIfNeeded()
hand.tap(at: CGPoint(x: 90, y: 190))  // prints: card 0
deck.places[2].zIndex = 5
cards.setNeedsLayout()
hand.tap(at: CGPoint(x: 90, y: 190))  // prints: card 2
hand.tap(at: CGPoint(x: 155, y: 255))
print(deck.preparations, cards.contentSize, deck.collectionView === cards)  // prints: 1 (300.0, 300.0) true
print(cards.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha ?? 0)  // prints: 0.5
deck.invalidateLayout()
cards.layoutIfNeeded()
print(deck.preparations, deck.shouldInvalidateLayout(forBoundsChange: .zero))  // prints: 2 false
let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
attributes.size = CGSize(width: 10, height: 20)
attributes.center = CGPoint(x: 50, y: 60)
attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
attributes.indexPath = IndexPath(item: 2, section: 0)
print(attributes.frame, attributes.zIndex, attributes.indexPath.item, attributes.transform.a)
// prints: (45.0, 50.0, 10.0, 20.0) 0 2 2.0
print(attributes.alpha, attributes.isHidden)  // prints: 1.0 false
let flow = UICollectionViewFlowLayout()
flow.scrollDirection = .horizontal
flow.itemSize = CGSize(width: 80, height: 120)
flow.minimumLineSpacing = 8
flow.minimumInteritemSpacing = 4
flow.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
cards.collectionViewLayout = flow
cards.layoutIfNeeded()
print(flow.collectionViewContentSize, flow.scrollDirection == .vertical)  // prints: (208.0, 300.0) false
print(cards.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame ?? .zero)
// prints: (108.0, 180.0, 80.0, 120.0)
print(flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 90, height: 500))?.count ?? 0)
// prints: 2
print(flow.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX ?? 0)  // prints: 20.0
flow.prepare()
print(flow.itemSize.width, flow.minimumLineSpacing, flow.minimumInteritemSpacing, flow.sectionInset.left)
// prints: 80.0 8.0 4.0 20.0
let plain = UICollectionViewLayout()
print(plain.collectionView == nil, plain.collectionViewContentSize)  // prints: true (0.0, 0.0)
