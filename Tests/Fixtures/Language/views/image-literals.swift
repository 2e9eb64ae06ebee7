// An image of an app's own, as Xcode's editor writes it: there are no files, so it has no size.
class Lamp: UIImageView {
    private let onImage = #imageLiteral(resourceName: "lamp_on")
    func light() { image = onImage }
}
let lamp = Lamp()
lamp.light()
print(lamp.image == nil, lamp.image?.size ?? CGSize(width: 1, height: 1))  // prints: false (0.0, 0.0)
