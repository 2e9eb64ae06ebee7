// Headers and footers that stay at the edges while something of their section is seen.
class Stock: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    }
}

let flow = UICollectionViewFlowLayout()
flow.itemSize = CGSize(width: 100, height: 40)
flow.minimumLineSpacing = 0
flow.headerReferenceSize = CGSize(width: 100, height: 20)
flow.footerReferenceSize = CGSize(width: 100, height: 10)
let stock = Stock()
let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 150), collectionViewLayout: flow)
list.contentInsetAdjustmentBehavior = .never
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
for kind in [header, footer] {
    list.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
}
list.dataSource = stock
view.addSubview(list)

func ends(at offset: CGFloat) -> String {
    list.contentOffset.y = offset
    list.layoutIfNeeded()
    return [header, footer].flatMap { kind in
        list.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().map { path in
            let end = list.supplementaryView(forElementKind: kind, at: path)
            return "\(kind == header ? "header" : "footer") \(path.section): \(end?.frame.minY ?? -1)"
        }
    }.joined(separator: ", ")
}

print(ends(at: 0))  // prints: header 0: 0.0
print(ends(at: 100))  // prints: header 1: 230.0, footer 0: 220.0

flow.sectionHeadersPinToVisibleBounds = true
print(ends(at: 100))  // prints: header 0: 100.0, header 1: 230.0, footer 0: 220.0
print(ends(at: 210))  // prints: header 0: 200.0, header 1: 230.0, footer 0: 220.0
print(ends(at: 240))  // prints: header 1: 240.0

flow.sectionFootersPinToVisibleBounds = true
print(ends(at: 0))  // prints: header 0: 0.0, footer 0: 140.0
print(ends(at: 200))  // prints: header 0: 200.0, header 1: 230.0, footer 0: 220.0, footer 1: 340.0
print(flow.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 210, width: 100, height: 150)))
// prints: true
// A header is no item, also where it is in front of one.
_ = ends(at: 100)
print(list.indexPathForItem(at: CGPoint(x: 50, y: 110)) ?? [])  // prints: [0, 2]
print(list.indexPathForItem(at: CGPoint(x: 50, y: 235)) ?? [])  // prints: []
