// What is kept of shadows of texts, and parts of images.
import UIKit

let shadow = NSShadow()
shadow.shadowColor = UIColor.darkGray
shadow.shadowOffset = CGSize(width: 2, height: 1)
shadow.shadowBlurRadius = 4
let text = NSAttributedString(string: "word", attributes: [.shadow: shadow, .tracking: 2])
let kept = text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
print(kept === shadow, kept?.shadowOffset ?? .zero, text.attribute(.tracking, at: 0, effectiveRange: nil) != nil)

let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }.cgImage!
let part = image.cropping(to: CGRect(x: 10.5, y: 0, width: 20, height: 500))
print(part?.width ?? 0, part?.height ?? 0)
print(image.cropping(to: CGRect(x: 500, y: 0, width: 20, height: 20)) == nil)
let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
print(format.scale, UIGraphicsImageRendererFormat(for: UITraitCollection()).scale)
// prints: true (2.0, 1.0) true
// prints: 21 100
// prints: true
// prints: 3.0 2.0
