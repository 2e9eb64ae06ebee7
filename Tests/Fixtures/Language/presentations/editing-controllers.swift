// A controller is edited, and says so to its table; a button of its bar changes that.
final class Notes: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        print("editing", isEditing, tableView.isEditing)
    }
}
let notes = Notes()
notes.navigationItem.rightBarButtonItem = notes.editButtonItem
window.rootViewController = UINavigationController(rootViewController: notes)
device.wait(0.1)
hand.tap(notes.editButtonItem)  // prints: editing true true
print(notes.editButtonItem.title!)  // prints: Done
hand.tap(notes.editButtonItem)  // prints: editing false false
notes.isEditing = true  // prints: editing true true
let plain = UIViewController()
plain.setEditing(true, animated: false)
print(plain.isEditing, plain.editButtonItem.title!, plain.automaticallyAdjustsScrollViewInsets)
// prints: true Done true
plain.automaticallyAdjustsScrollViewInsets = false

// What a layer is drawn with is only kept.
let image = UIImage(systemName: "star")!
let layer = CALayer()
layer.contents = image.cgImage
layer.contentsGravity = .resizeAspect
layer.cornerCurve = .continuous
layer.allowsGroupOpacity = false
layer.allowsEdgeAntialiasing = true
layer.drawsAsynchronously = true
layer.needsDisplayOnBoundsChange = true
print(image.cgImage!.width, image.cgImage!.height, layer.contents != nil)  // prints: 20 20 true
print(UIImage(cgImage: image.cgImage!).size, UIImage().cgImage == nil)  // prints: (20.0, 20.0) true
print(layer.contentsGravity == .resizeAspect, layer.cornerCurve.rawValue)  // prints: true continuous
print(CALayerContentsGravity.resizeAspectFill.rawValue, CALayerCornerCurve.circular == layer.cornerCurve)
// prints: resizeAspectFill false
let places: [CALayerContentsGravity] = [.center, .top, .bottom, .left, .right, .resize]
print(places.map(\.rawValue).joined(separator: " "))  // prints: center top bottom left right resize
print(CALayerCornerCurve(rawValue: "circular") == .circular)  // prints: true
print(CALayerContentsGravity(rawValue: "top") == .top)  // prints: true
