// Methods that only apps call, and those that only storyboards would: the nearest override answers.
class Sheet: UIViewController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        print("dismiss", flag)
        super.dismiss(animated: flag, completion: completion)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print(segue.identifier ?? "-", segue.destination === self, sender as? Int ?? 0)
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier == "go" && super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override var title: String? { didSet { print("title", title ?? "-") } }
    override var nibName: String? { "Sheet" }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    override func applicationFinishedRestoringState() { print("restored") }
}
class Picker: Sheet {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        print("picker")
        super.dismiss(animated: flag, completion: completion)
    }
}
let picker = Picker()
picker.title = "Colors"  // prints: title Colors
viewController.present(picker, animated: false)
let known: UIViewController = picker
known.dismiss(animated: false) { print("gone") }
// prints: picker
// prints: dismiss false
// prints: gone
let segue = UIStoryboardSegue(identifier: "go", source: viewController, destination: picker) {
    print("performed")
}
print(segue.source === viewController)  // prints: true
UIStoryboardSegue(identifier: nil, source: picker, destination: viewController).perform()
known.unwind(for: segue, towards: viewController)
known.prepare(for: segue, sender: 7)  // prints: go true 7
segue.perform()  // prints: performed
print(known.shouldPerformSegue(withIdentifier: "go", sender: nil), viewController.nibName ?? "none")
// prints: true none
print(known.shouldPerformSegue(withIdentifier: "stay", sender: nil), known.nibName ?? "none")
// prints: false Sheet
known.applicationFinishedRestoringState()  // prints: restored
picker.restorationIdentifier = "picker"
print(known.restorationIdentifier ?? "-")  // prints: picker

class Bar: UIProgressView {
    override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress, animated: animated)
        print("now", self.progress)
    }
}
let bar: UIProgressView = Bar()
bar.setProgress(0.5, animated: true)  // prints: now 0.5
class Round: CALayer {
    override var cornerRadius: CGFloat {
        get { bounds.height / 2 }
        set { super.cornerRadius = newValue }
    }
}
let round: CALayer = Round()
round.bounds.size = CGSize(width: 40, height: 20)
print(round.cornerRadius)  // prints: 10.0
print(UIColor(named: "Tint") ?? .black == .black)  // prints: true
print(UIColor(named: "Tint", in: nil, compatibleWith: nil) == nil)  // prints: true

// What only archives and storyboards would run.
class Saved: UIViewController {
    var number = 0
    var name: String?
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) {
        number = coder.decodeInteger(forKey: "number")
        if coder.containsValue(forKey: "name") { name = coder.decodeObject(forKey: "name") as? String }
        if coder.decodeBool(forKey: "isHalf") { number /= 2 }
        number += Int(coder.decodeDouble(forKey: "more") + Double(coder.decodeFloat(forKey: "rest")))
        super.init(coder: coder)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(number, forKey: "number")
        coder.encode(name, forKey: "name")
        super.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    func go() { performSegue(withIdentifier: "go", sender: self) }
}
print(Saved().number)  // prints: 0
class Stack: UINavigationController {
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        print("hide", hidden)
        super.setNavigationBarHidden(hidden, animated: animated)
    }
}
let stack: UINavigationController = Stack(rootViewController: UIViewController())
stack.setNavigationBarHidden(true, animated: false)  // prints: hide true
print(stack.isNavigationBarHidden)  // prints: true
