// An override may answer a narrower type, and who calls it through the class gets that type.
class Layout: UICollectionViewLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = self.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        return rect.intersects(attributes.frame) ? [attributes] : nil
    }
}
class Red: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> Red { self }
    let word = "red"
}
let layout = Layout()
print(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).frame.height)  // prints: 20.0
print(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 5, height: 5))?.count ?? 0)  // prints: 1
print(Red().hitTest(.zero, with: nil).word)  // prints: red
