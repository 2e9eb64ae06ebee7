// Asking for types, and converting to them.
class RedView: UIView {}
class DarkRedView: RedView {}
let views: [UIView] = [UIView(), RedView(), DarkRedView(), UILabel()]
for view in views { print(view is RedView, view.isKind(of: RedView.self), type(of: view) == RedView.self) }
// prints: false false false
// prints: true true true
// prints: true true false
// prints: false false false
print(views.compactMap { $0 as? RedView }.count)  // prints: 2
let red = views[2] as! RedView
print(type(of: red), NSStringFromClass(type(of: red)))  // prints: DarkRedView Scenario.DarkRedView
let any: Any = 5
print((any as? Int) ?? 0, any as? String as Any, any is Int)  // prints: 5 nil true
let up = red as UIView
print(up === red, up.isMember(of: DarkRedView.self))  // prints: true true
print(String(describing: type(of: views[3])), "\(RedView.self)")  // prints: UILabel RedView
if let label = views.last as? UILabel { print(label.isUserInteractionEnabled) }  // prints: false
print(views[1] as? UIResponder === views[1])  // prints: true
