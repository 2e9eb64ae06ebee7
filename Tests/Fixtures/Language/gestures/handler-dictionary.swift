class Controller: UIViewController {
    var handlers: [String: (UIGestureRecognizer) -> Void] = [:]
    var log: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        handlers["tap"] = { [unowned self] in log.append("tap \($0.state == .ended)") }
        handlers["long"] = { [weak self] recognizer in
            switch recognizer.state {
            case .began, .ended: self?.log.append("long \(recognizer.state == .began ? "on" : "off")")
            default: break
            }
        }
        let tap = UITapGestureRecognizer(target: self, action: #selector(handle(_:)))
        tap.name = "tap"
        let long = UILongPressGestureRecognizer(target: self, action: #selector(handle(_:)))
        long.name = "long"
        [tap, long].forEach(view.addGestureRecognizer)
    }
    @objc func handle(_ recognizer: UIGestureRecognizer) {
        guard let name = recognizer.name, let handler = handlers[name] else { return }
        handler(recognizer)
    }
}
let controller = Controller()
window.rootViewController = controller
hand.tap(controller.view)
hand.press(controller.view, for: 0.7)
print(controller.log)  // prints: ["tap true", "long on", "long off"]
