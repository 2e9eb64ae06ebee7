// A method among several of one name is meant by its type.
class Panel: UIViewController {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    let other = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    func pressed() { print("never") }
    @objc func pressed(_ button: UIButton) { print("pressed", button.tag) }
    @objc func remind(_ date: Date?, at place: URL) {}
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        view.addSubview(other)
        other.tag = 1
        button.addTarget(self, action: #selector(pressed as (UIButton) -> Void), for: .touchUpInside)
        other.addTarget(
            self, action: #selector(Panel.pressed as (Panel) -> (UIButton) -> Void), for: .touchUpInside)
    }
}
let panel = Panel()
window.rootViewController = panel
hand.tap(panel.button)  // prints: pressed 0
hand.tap(panel.other)  // prints: pressed 1
