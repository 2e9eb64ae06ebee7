// All that a control tells, one after the other.
import UIKit

class Page: UIViewController {
    let control = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        control.addTarget(self, action: #selector(go), for: [.touchUpInside, .touchDown])
        control.addAction(UIAction(title: "closure") { _ in }, for: .valueChanged)
        control.addTarget(nil, action: #selector(stop(_:)), for: .editingChanged)
    }
    @objc func go() {}
    @objc func stop(_ sender: Any) {}
}

let page = Page()
page.loadViewIfNeeded()
page.control.enumerateEventHandlers { action, pair, events, stop in
    if let action {
        print("action", action.title, events == .valueChanged)
    } else if let (target, selector) = pair {
        print("pair", target is Page, selector, events.contains(.touchDown))
    }
}
var count = 0
page.control.enumerateEventHandlers { _, _, _, stop in
    count += 1
    stop = true
}
print(count)
// prints: pair true go true
// prints: action closure true
// prints: pair false stop: false
// prints: 1
