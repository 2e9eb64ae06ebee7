// A button asks itself where its title and its picture are.
class Tile: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 15, y: 0, width: 30, height: 30)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: 40, width: contentRect.width, height: 20)
    }
}
let tile = Tile(frame: CGRect(x: 0, y: 50, width: 100, height: 60))
tile.setTitle("Star", for: .normal)
tile.setImage(UIImage(systemName: "star"), for: .normal)
view.addSubview(tile)
tile.layoutIfNeeded()
print(tile.imageView!.frame, tile.titleLabel!.frame)
// prints: (35.0, 0.0, 30.0, 30.0) (10.0, 40.0, 80.0, 20.0)
let plain = UIButton(frame: CGRect(x: 0, y: 150, width: 100, height: 60))
plain.setImage(UIImage(systemName: "star"), for: .normal)
let room = plain.contentRect(forBounds: plain.bounds)
print(room, plain.imageRect(forContentRect: room), plain.titleRect(forContentRect: room).width)
// prints: (0.0, 0.0, 100.0, 60.0) (40.0, 20.0, 20.0, 20.0) 0.0

// One that is selected by taps.
plain.changesSelectionAsPrimaryAction = true
plain.addAction(UIAction { _ in print("selected", plain.isSelected) }, for: .touchUpInside)
view.addSubview(plain)
hand.tap(plain)  // prints: selected true
hand.tap(plain)  // prints: selected false
