// What a layout hears of headers and of views of its own that come and go, of an animated size, and of
// another layout.
class Shelves: UICollectionViewFlowLayout {
    var hasBoards = false
    let name: String

    init(name: String) {
        self.name = name
        super.init()
        itemSize = CGSize(width: 100, height: 40)
        minimumLineSpacing = 0
        headerReferenceSize = CGSize(width: 100, height: 20)
        register(UICollectionReusableView.self, forDecorationViewOfKind: "board")
    }
    required init?(coder: NSCoder) { fatalError() }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        return hasBoards ? all + [board(IndexPath(item: 0, section: 0))] : all
    }
    func board(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let board = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "board", with: path)
        board.frame = CGRect(x: 0, y: 0, width: 100, height: 5)
        return board
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let start = super.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
        print("header from", elementIndexPath.section, start?.frame.minY ?? -1, start?.alpha ?? -1)
        return start
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let end = super.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
        print("header to", elementIndexPath.section, end?.frame.minY ?? -1, end?.alpha ?? -1)
        return end
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        print(elementKind, "from", decorationIndexPath.section)
        return super.initialLayoutAttributesForAppearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        print(elementKind, "to", decorationIndexPath.section)
        return super.finalLayoutAttributesForDisappearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        print("animated from", oldBounds.size)
    }
    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        print("animated")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        print(name, "makes room for", (newLayout as? Shelves)?.name ?? "another")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        print(name, "follows", (oldLayout as? Shelves)?.name ?? "another", collectionView != nil)
    }
    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        print(name, "is done", collectionView != nil)
    }
}

class Stock: NSObject, UICollectionViewDataSource {
    var counts = [1]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
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
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

let shelves = Shelves(name: "shelves")
let stock = Stock()
let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: shelves)
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
list.register(
    UICollectionReusableView.self,
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
list.dataSource = stock
view.addSubview(list)
list.layoutIfNeeded()

stock.counts = [1, 1]
shelves.hasBoards = true
list.insertSections(IndexSet(integer: 1))
// prints: header from 1 60.0 0.0
// prints: board from 0
list.layoutIfNeeded()
stock.counts = [1]
shelves.hasBoards = false
list.deleteSections(IndexSet(integer: 1))
// prints: header to 1 60.0 0.0
// prints: board to 0
list.layoutIfNeeded()

// A size that an animation changes.
UIView.animate(withDuration: 0.3) {
    list.frame.size.height = 300
    list.layoutIfNeeded()
}
// prints: animated from (100.0, 200.0)
// prints: animated
list.frame.size.height = 200
list.layoutIfNeeded()

// Another layout.
let others = Shelves(name: "others")
list.collectionViewLayout = others
// prints: shelves makes room for others
// prints: others follows shelves true
// prints: shelves is done false
// prints: others is done true
list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
// prints: others makes room for another
// prints: others is done false
