// A closure that may be kept says `self` where it uses members of the object around it.
func keep(_ closure: @escaping () -> Void) { closure() }
func maybe(_ closure: (() -> Void)?) { closure?() }
func run(_ closure: () -> Void) { closure() }

struct Steps {
    var step: () -> Void
}

enum Wish {
    case later(() -> Void)
}

class Counter {
    var count = 0
    var stored: (() -> Void)?
    lazy var next: () -> Int = { count + 1 }  // error 17:34: 'count' in this closure needs an explicit 'self.'

    func bump() { count += 1 }

    func wait() {
        keep { count += 1 }  // error 22:16: 'count' in this closure needs an explicit 'self.'
        maybe { bump() }  // error 23:17: 'bump' in this closure needs an explicit 'self.'
        stored = { bump() }  // error 24:20: 'bump' in this closure needs an explicit 'self.'
        let later = { count += 1 }  // error 25:23: 'count' in this closure needs an explicit 'self.'
        _ = Steps { count += 1 }  // error 26:21: 'count' in this closure needs an explicit 'self.'
        _ = Steps(step: { count += 1 })  // error 27:27: 'count' in this closure needs an explicit 'self.'
        _ = Wish.later { count += 1 }  // error 28:26: 'count' in this closure needs an explicit 'self.'
        keep { run { count += 1 } }  // error 29:22: 'count' in this closure needs an explicit 'self.'
        run { keep { count += 1 } }  // error 30:22: 'count' in this closure needs an explicit 'self.'
        keep { [count] in print(count); bump() }  // error 31:41: 'bump' in this closure needs an explicit 'self.'
        keep { [weak self] in run { self?.bump(); bump() } }  // error 32:51: 'bump' in this closure needs an explicit 'self.'
        keep {
            func twice() { count *= 2 }  // error 34:28: 'count' in this closure needs an explicit 'self.'
            twice()
        }
        later()
    }
    var all: [() -> Void] = []
    func collect() {
        all.append { count += 1 }  // error 41:22: 'count' in this closure needs an explicit 'self.'
    }
}

class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UIView.animate(withDuration: 1) { view.alpha = 0 }  // error 48:43: 'view' in this closure needs an explicit 'self.'
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in loadView() })  // error 49:76: 'loadView' in this closure needs an explicit 'self.'
        DispatchQueue.main.async { view.alpha = 1 }  // error 50:36: 'view' in this closure needs an explicit 'self.'
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in view.alpha = 1 }  // error 51:74: 'view' in this closure needs an explicit 'self.'
        let action = UIAction { _ in dismiss(animated: true) }  // error 52:38: 'dismiss' in this closure needs an explicit 'self.'
        present(UIViewController(), animated: false) { dismiss(animated: false) }  // error 53:56: 'dismiss' in this closure needs an explicit 'self.'
        print(action.title)
    }
}

extension UIView {
    func fade() {
        DispatchQueue.main.async { alpha = 0 }  // error 60:36: 'alpha' in this closure needs an explicit 'self.'
    }
}
