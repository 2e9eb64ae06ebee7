// The chain from a view to the application's delegate, read out by walking `next`.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var shakes = 0
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        shakes += 1
        print("delegate", motion == .motionShake, event?.type == .motion, event?.subtype == .motionShake)
        super.motionEnded(motion, with: event)
    }
}
final class Listener: NSObject, UIApplicationDelegate {}

class Field: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    override func becomeFirstResponder() -> Bool {
        let answer = super.becomeFirstResponder()
        print("become", tag, answer)
        return answer
    }
    override func resignFirstResponder() -> Bool {
        let answer = super.resignFirstResponder()
        print("resign", tag, answer)
        return answer
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        print("began", tag)
        super.motionBegan(motion, with: event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        print("cancelled", tag)
    }
}

func chain(from start: UIResponder) -> String {
    var names: [String] = []
    var current: UIResponder? = start
    while let responder = current {
        names.append(String(describing: type(of: responder)))
        current = responder.next
    }
    return names.joined(separator: " ")
}

let red = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let blue = Field(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
red.tag = 1
blue.tag = 2
view.addSubview(red)
view.addSubview(blue)
print(chain(from: red))  // prints: Field UIView UIViewController UIWindow UIApplication

let appDelegate = AppDelegate()
application.delegate = appDelegate
print(application.delegate is AppDelegate)  // prints: true
print(chain(from: red))  // prints: Field UIView UIViewController UIWindow UIApplication AppDelegate

let listener = Listener()
application.delegate = listener
print(application.delegate === listener)  // prints: true
print(chain(from: window))  // prints: UIWindow UIApplication

application.delegate = appDelegate
let scene = UIWindowScene()
window.windowScene = scene
print(window.windowScene === scene, scene.windows.count, scene.keyWindow === window)  // prints: true 1 true
print(scene.screen === window.screen, window.canBecomeKey)  // prints: true true
print(chain(from: view))  // prints: UIView UIViewController UIWindow UIWindowScene UIApplication AppDelegate
if let delegate = application.delegate as? AppDelegate {
    delegate.window = window
    print(delegate.window === window, delegate.shakes)  // prints: true 0
}

// First responder: who may, who gives way, who does not.
print(red.isFirstResponder, red.canBecomeFirstResponder, view.canBecomeFirstResponder)  // prints: false true false
print(red.becomeFirstResponder(), red.isFirstResponder)  // prints: become 1 true
// prints: true true
red.mayResign = false
print(blue.becomeFirstResponder(), red.canResignFirstResponder)
// prints: become 2 false
// prints: false false
device.shake()  // prints: began 1
// prints: delegate true true true
red.mayResign = true
print(blue.becomeFirstResponder())  // prints: resign 1 true
// prints: become 2 true
// prints: true
device.shake()  // prints: began 2
// prints: delegate true true true
print(appDelegate.shakes)  // prints: 2
blue.motionCancelled(.motionShake, with: nil)  // prints: cancelled 2
red.motionEnded(.motionShake, with: nil)  // prints: delegate true false false
print(view.becomeFirstResponder())  // prints: false
print(UIView(frame: .zero).becomeFirstResponder())  // prints: false
blue.removeFromSuperview()  // prints: resign 2 true
print(blue.isFirstResponder)  // prints: false

// Ignoring touches.
application.beginIgnoringInteractionEvents()
application.beginIgnoringInteractionEvents()
application.endIgnoringInteractionEvents()
print(application.isIgnoringInteractionEvents)  // prints: true
hand.tap(red)
application.endIgnoringInteractionEvents()
print(application.isIgnoringInteractionEvents)  // prints: false
print(red.isEqual(red), red.isEqual(blue), red.isExclusiveTouch)  // prints: true false false
