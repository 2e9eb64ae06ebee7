// A layout tells its cells more than places, with attributes of a class of its own.
class ProgressAttributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ProgressAttributes)?.progress = progress
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ProgressAttributes, other.progress == progress else { return false }
        return super.isEqual(object)
    }
}

class ProgressLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { ProgressAttributes.self }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for case let attributes as ProgressAttributes in all ?? [] {
            attributes.progress = (attributes.frame.minY - (collectionView?.contentOffset.y ?? 0)) / 100
        }
        return all
    }
}

class ProgressCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? ProgressAttributes else { return }
        print("item \(attributes.indexPath.item) at \(frame.minY): \(attributes.progress)")
    }
}

class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

let layout = ProgressLayout()
layout.itemSize = CGSize(width: 100, height: 100)
let items = Items()
let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
list.register(ProgressCell.self, forCellWithReuseIdentifier: "cell")
list.dataSource = items
view.addSubview(list)
list.layoutIfNeeded()
// prints: item 0 at 0.0: 0.0
// prints: item 1 at 110.0: 1.1
list.contentOffset.y = 10
list.layoutIfNeeded()
// prints: item 0 at 0.0: -0.1
// prints: item 1 at 110.0: 1.0
list.setNeedsLayout()
list.layoutIfNeeded()

let made = ProgressAttributes(forCellWith: IndexPath(item: 3, section: 0))
made.progress = 0.5
made.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
let copy = made.copy() as! ProgressAttributes
print(copy === made, copy == made, copy.progress, copy.indexPath.item, copy.frame)
// prints: false true 0.5 3 (1.0, 2.0, 3.0, 4.0)
copy.progress = 1
print(copy == made)  // prints: false
print(UICollectionViewLayoutAttributes().indexPath)  // prints: [0, 0]

// Classes of one's own can be copied too.
class Point: NSObject, NSCopying {
    var x = 1
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Point()
        copy.x = x + 1
        return copy
    }
}
let point = Point()
let copies: [NSCopying] = [point]
print((point.copy() as? Point)?.x ?? 0, (copies[0].copy(with: nil) as? Point)?.x ?? 0)  // prints: 2 2

// And attributes may turn a cell in space, which leaves its place in the plane.
let turned = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
turned.transform = CGAffineTransform(scaleX: 2, y: 2)
print(turned.transform3D.m11, CATransform3DIsAffine(turned.transform3D))  // prints: 2.0 true
turned.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
print(turned.transform.a, CATransform3DIsAffine(turned.transform3D))  // prints: -1.0 false
