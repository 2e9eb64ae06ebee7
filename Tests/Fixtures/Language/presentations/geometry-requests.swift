// An app asks its scene to turn the interface, whatever way the device is held (N-38).
class Page: UIViewController {
    var allowed: UIInterfaceOrientationMask = .allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        print("becomes", size.width)
    }
}
let page = Page()
window.rootViewController = page
device.wait(0.1)
guard let scene = window.windowScene else { fatalError() }
scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print("refused", $0) }
device.wait(1)  // prints: becomes 667.0
print(scene.interfaceOrientation.isLandscape, view.window?.bounds.width ?? page.view.bounds.width)
// prints: true 667.0
let same = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeRight)
scene.requestGeometryUpdate(same)
device.wait(1)
page.allowed = .landscape
scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in
    print("refused", scene.interfaceOrientation.isLandscape)
}
device.wait(1)  // prints: refused true
page.allowed = .all
scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
device.wait(1)  // prints: becomes 375.0
print(scene.interfaceOrientation == .portrait)  // prints: true
