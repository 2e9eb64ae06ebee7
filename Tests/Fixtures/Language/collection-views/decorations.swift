// Views that a layout makes itself, behind the cells unless their attributes say otherwise.
class Backdrop: UICollectionReusableView {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        print("backdrop of section \(layoutAttributes.indexPath.section) at \(frame)")
    }
}

class BackdropLayout: UICollectionViewFlowLayout {
    var zIndex = 0

    override init() {
        super.init()
        self.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let path = IndexPath(item: 0, section: 0)
        let own = layoutAttributesForDecorationView(ofKind: "backdrop", at: path)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [own].compactMap { $0 }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        attributes.zIndex = zIndex
        return attributes
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

let layout = BackdropLayout()
let items = Items()
let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 110, height: 200), collectionViewLayout: layout)
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
list.dataSource = items
view.addSubview(list)
list.layoutIfNeeded()  // prints: backdrop of section 0 at (0.0, 0.0, 100.0, 60.0)
print(list.subviews.map { $0 is Backdrop })  // prints: [true, false, false]
layout.zIndex = 1
layout.invalidateLayout()
list.layoutIfNeeded()
print(list.subviews.map { $0 is Backdrop })  // prints: [false, false, true]
let attributes = layout.layoutAttributesForDecorationView(ofKind: "backdrop", at: IndexPath(item: 0, section: 0))
print(attributes?.representedElementCategory == .decorationView, attributes?.representedElementKind ?? "")
// prints: true backdrop
