// Images for different traits: image views show the one that fits.
import UIKit

func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
}
let light = UITraitCollection(userInterfaceStyle: .light)
let dark = UITraitCollection(userInterfaceStyle: .dark)
let wide = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .regular)])
let asset = UIImageAsset()
let plain = image(10)
print(plain.imageAsset == nil, asset.image(with: light).size)
asset.register(plain, with: light)
asset.register(image(20), with: dark)
asset.register(image(30), with: wide)
print(plain.imageAsset === asset, asset.image(with: dark).size.width, asset.image(with: wide).size.width)
print(asset.image(with: UITraitCollection()).size.width, asset.image(with: dark).imageAsset === asset)

let picture = UIImageView(image: plain)
picture.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(picture)
picture.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
picture.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
view.layoutIfNeeded()
print(picture.frame.width)
view.overrideUserInterfaceStyle = .dark
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
    print(picture.frame.width, picture.image === plain)
    asset.unregisterImage(with: dark)
    print(asset.image(with: dark).size.width)
}
// prints: true (0.0, 0.0)
// prints: true 20.0 30.0
// prints: 10.0 true
// prints: 10.0
// prints: 20.0 true
// prints: 10.0
