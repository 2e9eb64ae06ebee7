import UIKit

// The interface follows the device where the controller that fills the window supports it (N-38).
class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}
class Player: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
}
func state() {
    let orientation = window.windowScene?.interfaceOrientation ?? .unknown
    print(orientation.isPortrait, orientation.isLandscape, orientation.rawValue, UIScreen.main.bounds.width)
}
let screen = Screen()
window.rootViewController = screen
device.turn(to: .landscapeLeft)
state()  // prints: true false 1 375.0
print(UIDevice.current.orientation == .landscapeLeft)  // prints: true
screen.mask = .all
screen.setNeedsUpdateOfSupportedInterfaceOrientations()
device.wait(0.5)
state()  // prints: false true 3 667.0
device.turn(to: .portrait)
let player = Player()
player.modalPresentationStyle = .fullScreen
screen.present(player, animated: true)
device.wait(1)
state()  // prints: false true 4 667.0
print(player.view.frame)  // prints: (0.0, 0.0, 667.0, 375.0)
screen.dismiss(animated: true)
device.wait(1)
state()  // prints: true false 1 375.0
print(screen.view.frame, screen.shouldAutorotate)  // prints: (0.0, 0.0, 375.0, 667.0) true
print(screen.preferredInterfaceOrientationForPresentation == .portrait)  // prints: true

// A finger that is down cannot go on: its touch is cancelled.
class Pad: UIView {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }
}
let pad = Pad(frame: screen.view.bounds)
pad.autoresizingMask = [.flexibleWidth, .flexibleHeight]
screen.view.addSubview(pad)
let finger = hand.touch(pad)
device.turn(to: .landscapeRight)  // prints: cancelled
finger.lift()
print(pad.frame)  // prints: (0.0, 0.0, 667.0, 375.0)

let ways: [UIInterfaceOrientation] = [
    .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
]
print(ways.map(\.rawValue))  // prints: [0, 1, 2, 4, 3]
