// Numbers that are not numbers in drawing: nothing is left, and what was saved comes back, however often.
import UIKit

let nowhere = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
    context.cgContext.saveGState()
    context.cgContext.clip(to: nowhere)
    print(context.cgContext.boundingBoxOfClipPath)
    context.cgContext.restoreGState()
    print(context.cgContext.boundingBoxOfClipPath)
    context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    for _ in 0..<1500 { context.cgContext.saveGState() }
    context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    for _ in 0..<1500 { context.cgContext.restoreGState() }
    print(context.cgContext.boundingBoxOfClipPath)
}
print(image.cgImage?.cropping(to: nowhere) == nil)
// prints: (0.0, 0.0, 0.0, 0.0)
// prints: (0.0, 0.0, 10.0, 10.0)
// prints: (0.0, 0.0, 4.0, 4.0)
// prints: true
