let navigation = UINavigationController(rootViewController: UIViewController())
navigation.navigationBar.pushItem(UINavigationItem(title: "No"), animated: false)
// error 2:1: a navigation controller's bar takes its items from the controller
