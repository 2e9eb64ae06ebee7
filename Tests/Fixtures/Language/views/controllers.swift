// Exchanging the root controller, and child controllers' views in the chain.
class Page: UIViewController {
    let number: Int
    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { print(number, "appears") }
    override func viewWillDisappear(_ animated: Bool) { print(number, "goes") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(number, "touched")
        super.touchesBegan(touches, with: event)
    }
}
let one = Page(number: 1)
let two = Page(number: 2)
window.rootViewController = one  // prints: 1 appears
hand.tap(at: CGPoint(x: 10, y: 10))  // prints: 1 touched
window.rootViewController = two
// prints: 1 goes
// prints: 2 appears
hand.tap(two.view)  // prints: 2 touched
print(one.view.window == nil, two.view.window === window, two.isViewLoaded)  // prints: true true true
print(one.next == nil, two.next === window, window.next === application)  // prints: true true true
