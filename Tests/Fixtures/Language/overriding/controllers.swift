// A controller makes its view when asked, hears of touches, and is in the chain.
class RootView: UIView {}
class Controller: UIViewController {
    let child = UIView()
    lazy var late: UIView = {
        print("late")
        return UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    }()
    override func loadView() {
        print("load", isViewLoaded)
        view = RootView(frame: UIScreen.main.bounds)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        print("did load", isViewLoaded)
        child.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        view.addSubview(child)
        child.addSubview(late)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("will appear", animated)
    }
    override func viewDidLayoutSubviews() { print("did layout", view.bounds.width) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("controller", touches.first!.location(in: view).x)
        super.touchesBegan(touches, with: event)
    }
}
let controller = Controller()
print(controller.isViewLoaded)  // prints: false
window.rootViewController = controller
// prints: load false
// prints: did load true
// prints: late
// prints: will appear false
print(controller.view is RootView)  // prints: true
hand.tap(controller.child)
// prints: did layout 375.0
// prints: controller 150.0
hand.tap(controller.late)  // prints: controller 115.0
print(controller.view.next === controller, controller.next === window)  // prints: true true
