import UIKit

// Whether a child of a container of one's own is on its way in or out.
class Child: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("will appear", isMovingToParent, isMovingFromParent)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("did appear", isMovingToParent)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("will disappear", isMovingToParent, isMovingFromParent)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("did disappear", isMovingFromParent)
    }
}
let child = Child()
viewController.addChild(child)
view.addSubview(child.view)  // prints: will appear true false
child.didMove(toParent: viewController)
device.wait(0.1)  // prints: did appear true
print(child.isMovingToParent)  // prints: false

let cover = UIViewController()
cover.modalPresentationStyle = .fullScreen
viewController.present(cover, animated: false)  // prints: will disappear false false
device.wait(0.1)  // prints: did disappear false
viewController.dismiss(animated: false)
// prints: will appear false false
// prints: did appear false
device.wait(0.1)

child.willMove(toParent: nil)
child.view.removeFromSuperview()
// prints: will disappear false true
// prints: did disappear true
child.removeFromParent()
print(child.isMovingFromParent)  // prints: false
