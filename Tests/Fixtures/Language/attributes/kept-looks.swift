// What is only kept, or drawn, which nothing sees here.
import UIKit
let image = UIImage(systemName: "star")!.resizableImage(
    withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)
print(image.capInsets.left, image.resizingMode == .stretch, image.resizingMode == .tile) // prints: 2.0 true false
print(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft) // prints: true
print(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight) // prints: true
_ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
    image.draw(at: .zero, blendMode: .multiply, alpha: 1)
    image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5), blendMode: .normal, alpha: 0.5)
    context.cgContext.clip(using: .evenOdd)
    context.cgContext.fillPath(using: .evenOdd)
    context.cgContext.clip()
}
let pattern = UIColor(patternImage: image)
print(pattern == UIColor(patternImage: image), pattern == UIColor(white: 0, alpha: 1)) // prints: true false
let style = NSMutableParagraphStyle()
style.hyphenationFactor = 1
style.paragraphSpacingBefore = 2
style.usesDefaultHyphenation = true
style.allowsDefaultTighteningForTruncation = true
style.defaultTabInterval = 3
print(style.hyphenationFactor, style.paragraphSpacingBefore, style.defaultTabInterval) // prints: 1.0 2.0 3.0
let keys: [NSAttributedString.Key] = [
    .shadow, .ligature, .textEffect, .attachment, .obliqueness, .expansion, .writingDirection, .verticalGlyphForm,
]
print(keys.map { $0.rawValue.dropFirst(2) }.joined(separator: " ")) // prints: Shadow Ligature TextEffect Attachment Obliqueness Expansion WritingDirection VerticalGlyphForm
