// Copies keep the rest of how the original looks: symbols in another size, layers as they are seen.
import UIKit

let symbol = UIImage(systemName: "star")!.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    .withHorizontallyFlippedOrientation()
let large = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40))!
print(large.size.width > symbol.size.width, large.alignmentRectInsets.right, large.imageOrientation == .upMirrored)

let layer = CALayer()
layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
print(layer.presentation()!.sublayerTransform.m11)
// prints: true 4.0 true
// prints: 2.0
