// An outline control shows unless it is hidden or for editing only, as wide as its options ask.
let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
view.addSubview(cell)
func show(_ accessory: UICellAccessory) {
    cell.accessories = [accessory]
    cell.layoutIfNeeded()
    print(cell.subviews.compactMap { $0 as? UIButton }.map(\.frame))
}
show(.outlineDisclosure())
show(.outlineDisclosure(displayed: .whenNotEditing, options: .init(reservedLayoutWidth: 60)))
show(.outlineDisclosure(displayed: .whenEditing))
show(.outlineDisclosure(options: .init(isHidden: true)))
// prints: [(256.0, 0.0, 44.0, 44.0)]
// prints: [(240.0, 0.0, 60.0, 44.0)]
// prints: []
// prints: []
