// The delegate of an app holds its window, if it has a property for it.
print(UIApplication.shared.delegate?.window == nil)  // prints: true
class Plain: UIResponder, UIApplicationDelegate {}
class Main: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
let plain = Plain()
UIApplication.shared.delegate = plain
print(UIApplication.shared.delegate?.window == nil)  // prints: true
let main = Main()
UIApplication.shared.delegate = main
print(UIApplication.shared.delegate?.window == nil, UIApplication.shared.delegate?.window == .some(nil))
// prints: false true
main.window = window
print(UIApplication.shared.delegate?.window??.rootViewController === viewController)  // prints: true
if let shown = UIApplication.shared.delegate?.window, let root = shown?.rootViewController {
    print(root === viewController)  // prints: true
}
print(window.windowScene.map { $0.coordinateSpace.bounds == UIScreen.main.bounds } ?? true)  // prints: true
