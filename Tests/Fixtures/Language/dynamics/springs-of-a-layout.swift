// A collection view whose cells hang on springs: the animator moves the attributes of the layout.
class SpringLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty else { return }
        let all = super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))
        for attributes in all ?? [] {
            let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
            spring.length = 0
            spring.damping = 0.5
            spring.frequency = 1
            animator.addBehavior(spring)
        }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath)
    }
}
class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
let layout = SpringLayout()
layout.itemSize = CGSize(width: 300, height: 40)
let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
let source = Source()
collection.dataSource = source
collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
view.addSubview(collection)
device.wait(0.1)
let first = IndexPath(item: 0, section: 0)
print(collection.visibleCells.count, layout.animator.behaviors.count)  // prints: 3 3
let rest = collection.cellForItem(at: first)?.center ?? .zero
print(layout.animator.layoutAttributesForCell(at: first)?.collisionBoundsType == .rectangle)  // prints: true
let attributes = layout.animator.layoutAttributesForCell(at: first)
attributes?.center.y += 50
if let attributes { layout.animator.updateItem(usingCurrentState: attributes) }
device.wait(0.05)
let moved = collection.cellForItem(at: first)?.center.y ?? 0
print(moved > rest.y + 10, layout.animator.isRunning)  // prints: true true
device.wait(10)
print(abs((collection.cellForItem(at: first)?.center.y ?? 0) - rest.y) < 1, layout.animator.isRunning)
// prints: true false
print(layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: first) == nil)
// prints: true
print(layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: first) == nil)
// prints: true
// An animator without a reference view.
let loose = UIDynamicAnimator()
let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
loose.addBehavior(UIGravityBehavior(items: [square]))
device.wait(0.5)
print(square.center.y > 50, loose.referenceView == nil)  // prints: true true
loose.removeAllBehaviors()
