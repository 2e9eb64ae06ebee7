// Containers that exchange children, and those that tell them of it themselves.
class Page: UIViewController {
    let name: String
    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewWillAppear(_ animated: Bool) { print(name, "will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { print(name, "did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { print(name, "will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { print(name, "did disappear", animated) }
}
class Container: UIViewController {
    func exchange(_ old: UIViewController, for new: UIViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = view.bounds
        new.view.alpha = 0
        transition(from: old, to: new, duration: 0.25, options: [.curveEaseInOut]) {
            new.view.alpha = 1
        } completion: { finished in
            print("exchanged", finished, old.view.superview == nil)
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
}
let container = Container()
window.rootViewController = container
let (first, second) = (Page("first"), Page("second"))
container.addChild(first)
container.view.addSubview(first.view)
first.didMove(toParent: container)
device.wait(0)
// prints: first will appear false
// prints: first did appear false
container.exchange(first, for: second)
device.wait(1)
// prints: first will disappear true
// prints: second will appear true
// prints: first did disappear true
// prints: second did appear true
// prints: exchanged true true
print(container.children.count, second.view.alpha, container.shouldAutomaticallyForwardAppearanceMethods)  // prints: 1 1.0 true

// Children hear of nothing until they are told, and then those inside them too.
class Silent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) { print("silent will appear") }
}
let silent = Silent()
let (outer, inner) = (Page("outer"), Page("inner"))
outer.addChild(inner)
outer.view.addSubview(inner.view)
inner.didMove(toParent: outer)
window.rootViewController = silent
device.wait(0)
// prints: second will disappear false
// prints: second did disappear false
// prints: silent will appear
silent.addChild(outer)
outer.beginAppearanceTransition(true, animated: true)
silent.view.addSubview(outer.view)
device.wait(0.1)
// prints: outer will appear true
// prints: inner will appear true
outer.endAppearanceTransition()
// prints: outer did appear true
// prints: inner did appear true
outer.willMove(toParent: nil)
outer.view.removeFromSuperview()
outer.removeFromParent()
device.wait(0.1)
print("done")  // prints: done
