// The delegate of the application: a responder ends the chain, another object is no link of it.
class AppDelegate: UIResponder, UIApplicationDelegate {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("the delegate hears") }
}
class Plain: NSObject {}
extension Plain: UIApplicationDelegate {}
print(application.delegate == nil, application.next == nil)
let appDelegate = AppDelegate()
application.delegate = appDelegate
print(application.delegate === appDelegate, application.delegate is AppDelegate, application.next === appDelegate)
let responder: UIResponder = appDelegate
print(responder is UIApplicationDelegate, (view as UIResponder) is UIApplicationDelegate)
hand.tap(view)
let plain = Plain()
application.delegate = plain
print(application.delegate === plain, application.next == nil)
hand.tap(view)
application.delegate = nil
print(application.delegate == nil)
