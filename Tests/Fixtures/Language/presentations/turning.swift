import UIKit

class Child: UIViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        print("child becomes", size)
    }
}

class Screen: UIViewController {
    let child = Child()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
    override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: traits, with: coordinator)
        print("compact height soon", traits.verticalSizeClass == .compact)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        print("from", view.bounds.size, "to", size)
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { context in
            print("beside it", self.view.bounds.size, context.transitionDuration)
            print("turned", context.targetTransform.b)
        }, completion: { context in
            print("done", self.child.view.bounds.size, context.isCancelled)
        })
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        print("was compact", previous?.verticalSizeClass == .compact)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print("layout", view.bounds.size)
    }
}
let screen = Screen()
window.rootViewController = screen
NotificationCenter.default.addObserver(
    forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
) { _ in
    print("held", UIDevice.current.orientation.isLandscape, UIScreen.main.bounds.size)
}
device.turn(to: .landscapeLeft)
// prints: layout (375.0, 667.0)
// prints: held true (375.0, 667.0)
// prints: compact height soon true
// prints: from (375.0, 667.0) to (667.0, 375.0)
// prints: child becomes (667.0, 375.0)
// prints: was compact false
// prints: layout (667.0, 375.0)
// prints: beside it (667.0, 375.0) 0.3
// prints: turned 1.0
// prints: done (667.0, 375.0) false
print(UIScreen.main.bounds.size, UIScreen.main.nativeBounds.size)  // prints: (667.0, 375.0) (750.0, 1334.0)
print(window.windowScene?.interfaceOrientation == .landscapeRight)  // prints: true
device.turn(to: .faceUp)  // prints: held false (667.0, 375.0)
device.turn(to: .portrait)
// prints: held false (667.0, 375.0)
// prints: compact height soon false
// prints: from (667.0, 375.0) to (375.0, 667.0)
// prints: child becomes (375.0, 667.0)
// prints: was compact true
// prints: layout (375.0, 667.0)
// prints: beside it (375.0, 667.0) 0.3
// prints: turned -1.0
// prints: done (375.0, 667.0) false
hand.tap(screen.view)
