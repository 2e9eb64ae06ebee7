// Three columns, and how wide they are (N-33).
// screen: 1024x768
let split = UISplitViewController(style: .tripleColumn)
let (folders, notes, note) = (UIViewController(), UIViewController(), UIViewController())
split.setViewController(folders, for: .primary)
split.setViewController(notes, for: .supplementary)
split.setViewController(note, for: .secondary)
window.rootViewController = split
device.wait(0)
func frames() -> [CGFloat] {
    [folders, notes, note].map { $0.navigationController!.view.window == nil ? -1 : $0.navigationController!.view.frame.minX }
}
print(split.style == .tripleColumn, split.splitBehavior == .displace, split.displayMode == .oneBesideSecondary)  // prints: true true true
print(frames())  // prints: [-1.0, 0.0, 320.0]
split.show(.primary)
device.wait(1)
print(split.displayMode == .twoDisplaceSecondary, frames())  // prints: true [0.0, 320.0, 640.0]
print(note.navigationController!.view.frame.width)  // prints: 704.0
hand.tap(at: CGPoint(x: 900, y: 300))
device.wait(1)
print(split.displayMode == .oneBesideSecondary, frames())  // prints: true [-1.0, 0.0, 320.0]
split.preferredPrimaryColumnWidth = 200
split.minimumSupplementaryColumnWidth = 150
split.maximumSupplementaryColumnWidth = 250
split.preferredSupplementaryColumnWidthFraction = 0.1
print(split.primaryColumnWidth, split.supplementaryColumnWidth)  // prints: 200.0 150.0
split.preferredSupplementaryColumnWidth = 400
split.maximumPrimaryColumnWidth = 190
split.minimumPrimaryColumnWidth = 100
split.preferredPrimaryColumnWidthFraction = 0.2
print(split.primaryColumnWidth, split.supplementaryColumnWidth)  // prints: 190.0 250.0
split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
print(split.primaryColumnWidth)  // prints: 190.0
split.preferredSplitBehavior = .tile
split.preferredDisplayMode = .twoBesideSecondary
device.wait(1)
print(split.displayMode == .twoBesideSecondary, split.splitBehavior == .tile, frames())  // prints: true true [0.0, 190.0, 440.0]
split.preferredSplitBehavior = .automatic
split.preferredDisplayMode = .twoOverSecondary
device.wait(1)
print(split.displayMode == .twoOverSecondary, split.splitBehavior == .overlay, frames())  // prints: true true [0.0, 190.0, 0.0]
split.preferredDisplayMode = .oneOverSecondary
device.wait(1)
print(split.displayMode == .oneOverSecondary, frames())  // prints: true [-1.0, 0.0, 0.0]
split.preferredDisplayMode = .automatic
split.preferredSplitBehavior = .displace
device.wait(1)
print(split.displayMode == .oneBesideSecondary, split.preferredSplitBehavior == .displace)  // prints: true true
split.preferredDisplayMode = .twoDisplaceSecondary
device.wait(1)
print(split.displayMode == .twoDisplaceSecondary, split.preferredDisplayMode == .twoDisplaceSecondary)  // prints: true true
let extra = UIViewController()
split.show(extra, sender: nil)
device.wait(1)
print(split.viewController(for: .supplementary) === extra, split.preferredSplitBehavior == .automatic)  // prints: true false
