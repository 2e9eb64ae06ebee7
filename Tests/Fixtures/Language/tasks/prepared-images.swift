// Images that are made ready on another thread.
import UIKit

let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
print(image.preparingForDisplay()?.size.width ?? 0)
print(image.preparingThumbnail(of: CGSize(width: 20, height: 10))?.size ?? .zero)
image.prepareThumbnail(of: CGSize(width: 40, height: 20)) { thumbnail in
    print("thumbnail", thumbnail?.size ?? .zero, Thread.isMainThread)
}
image.prepareForDisplay { ready in
    DispatchQueue.main.async { print("ready", ready?.size.width ?? 0) }
}
Task {
    let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
    print("waited", small?.size.width ?? 0, await image.byPreparingForDisplay()?.size.width ?? 0)
}
print(UIImage().preparingForDisplay() == nil, UIImage.checkmark.isSymbolImage)
// prints: 200.0
// prints: (20.0, 10.0)
// prints: true true
// prints: thumbnail (40.0, 20.0) false
// prints: ready 200.0
// prints: waited 10.0 200.0
