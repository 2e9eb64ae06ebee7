// The safe area has replaced them.
let controller = UIViewController()
print(controller.topLayoutGuide)  // error 3:18: scenarios do not have 'topLayoutGuide' of 'UIViewController'
let length: UILayoutSupport? = nil  // error 4:13: scenarios do not have 'UILayoutSupport'
