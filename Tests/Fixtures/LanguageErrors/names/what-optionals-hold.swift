// What is written with `!`, or may be nil, is asked for what it holds.
let controller = UIViewController()
print(controller.view.shape)  // error 3:23: 'UIView' has no member 'shape'
print(controller.view.largeContentTitle as Any)  // error 4:23: scenarios do not have 'largeContentTitle' of 'UIView'
print(controller.parent?.view.focusEffect as Any)  // error 5:31: scenarios do not have 'focusEffect' of 'UIView'
print(UIImage(systemName: "star")?.pngData() as Any)  // error 6:36: scenarios do not have 'pngData' of 'UIImage'
let frames = [UInt: NSURL]()  // error 7:21: scenarios do not have 'NSURL'
let others = [String: Widget]()  // error 8:23: there is no type 'Widget'
class_getInstanceMethod(UIView.self, #selector(UIView.layoutSubviews))  // error 9:1: scenarios do not have 'class_getInstanceMethod'
final class Menu {
    weak var delegate: AnyObject?
    func open() { delegate?.opened(3) }  // error 12:29: 'opened' of an object of any class is not supported in scenarios
}
final class Listener { func opened(_ count: Int) { print(count) } }
