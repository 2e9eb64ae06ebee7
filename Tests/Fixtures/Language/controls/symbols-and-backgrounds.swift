// The size of symbols, as an image, its view or its button says, and where backgrounds are.
import UIKit

let small = UIImage.SymbolConfiguration(pointSize: 10)
let large = UIImage.SymbolConfiguration(scale: .large)
let star = UIImage(systemName: "star")!
let own = star.withConfiguration(small)
let picture = UIImageView(image: star)
print(picture.intrinsicContentSize.width)
picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
print(picture.intrinsicContentSize.width, picture.image === star)
picture.image = own
print(picture.intrinsicContentSize.width, own.size.width)
print(small.applying(large) !== small)
let colored = large.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
picture.image = star
picture.preferredSymbolConfiguration = colored.applying(UIImage.SymbolConfiguration.preferringMulticolor())
print(picture.intrinsicContentSize.width)

let oneColor = UIImage.SymbolConfiguration(hierarchicalColor: .red).applying(
    UIImage.SymbolConfiguration.preferringMonochrome())
picture.preferredSymbolConfiguration = oneColor.applying(UIImage.SymbolConfiguration.unspecified)
print(picture.intrinsicContentSize.width)
print([UIImage.strokedCheckmark, .add, .remove, .actions, .checkmark].allSatisfy(\.isSymbolImage))

let button = UIButton(type: .custom)
button.setImage(star, for: .normal)
print(button.intrinsicContentSize.width)
button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
print(button.intrinsicContentSize.width, button.currentPreferredSymbolConfiguration != nil)
print(button.preferredSymbolConfigurationForImage(in: .highlighted) != nil)

class Framed: UIButton {
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.backgroundRect(forBounds: bounds)
        print("background", rect.width)
        return rect.insetBy(dx: 2, dy: 2)
    }
}
let framed = Framed(frame: CGRect(x: 0, y: 100, width: 80, height: 40))
view.addSubview(framed)
framed.layoutIfNeeded()
framed.setBackgroundImage(star, for: .normal)
framed.layoutIfNeeded()

// A part of an image may be left out where constraints place it.
let shadowed = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 40)).image { _ in }
    .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 20))
let aligned = UIImageView(image: shadowed)
aligned.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(aligned)
NSLayoutConstraint.activate([
    aligned.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
    aligned.trailingAnchor.constraint(equalTo: view.trailingAnchor),
])
view.layoutIfNeeded()
print(shadowed.alignmentRectInsets.right, aligned.intrinsicContentSize, aligned.frame)
// prints: 20.0
// prints: 48.0 true
// prints: 12.0 12.0
// prints: true
// prints: 27.0
// prints: 20.0
// prints: true
// prints: 20.0
// prints: 48.0 true
// prints: true
// prints: background 80.0
// prints: 20.0 (30.0, 30.0) (345.0, 200.0, 50.0, 40.0)
