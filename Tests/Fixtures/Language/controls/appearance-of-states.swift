// Methods are told apart by what is behind their first argument.
let buttons = UIButton.appearance()
buttons.setTitleColor(.red, for: .normal)
buttons.setTitleColor(.blue, for: .highlighted)
buttons.setTitleColor(.green, for: .highlighted)
print(buttons.titleColor(for: .highlighted) == .green, buttons.titleColor(for: .selected) as Any)

let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
button.setTitleColor(.yellow, for: .normal)
view.addSubview(button)
print(button.titleColor(for: .normal) == .yellow, button.titleColor(for: .highlighted) == .green)

// Bars, as apps begin.
UINavigationBar.appearance().tintColor = .red
UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
let looks = UINavigationBarAppearance()
UINavigationBar.appearance().standardAppearance = looks
UITabBar.appearance().unselectedItemTintColor = .green
UIToolbar.appearance().barTintColor = .blue
let navigation = UINavigationController(rootViewController: UIViewController())
print(navigation.navigationBar.tintColor == .red)
viewController.addChild(navigation)
view.addSubview(navigation.view)
navigation.didMove(toParent: viewController)
let bar = navigation.navigationBar
print(bar.tintColor == .red, bar.standardAppearance === looks)
print(bar.titleTextAttributes?.count as Any)

// What bars' items say of their looks is for what bars draw: the items stay as they are.
UIBarButtonItem.appearance().tintColor = .red
UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
bar.topItem?.rightBarButtonItem = item
print(item.tintColor as Any, UIBarButtonItem.appearance().tintColor == .red)
print(UITabBarItem.appearance().titleTextAttributes(for: .normal)?.count as Any)
// prints: true nil
// prints: true true
// prints: false
// prints: true true
// prints: Optional(1)
// prints: nil true
// prints: Optional(1)
