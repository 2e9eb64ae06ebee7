// Where bars are: asked of their delegates when they move to a window.
import UIKit

class Host: NSObject, UIToolbarDelegate, UINavigationBarDelegate, UISearchBarDelegate {
    func position(for bar: UIBarPositioning) -> UIBarPosition {
        print("asked", bar is UIToolbar, bar.barPosition.rawValue)
        return .topAttached
    }
}
class General: NSObject, UIBarPositioningDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
func place(_ bar: any UIBarPositioning) -> String {
    switch bar.barPosition {
    case .any: "any"
    case .bottom: "bottom"
    case .top: "top"
    case .topAttached: "attached"
    @unknown default: "?"
    }
}

let host = Host()
let toolbar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 200, height: 44))
let bar = UINavigationBar(frame: CGRect(x: 0, y: 80, width: 200, height: 44))
let search = UISearchBar(frame: CGRect(x: 0, y: 140, width: 200, height: 44))
let other = UIToolbar()
print(place(toolbar), place(bar), place(search))
toolbar.delegate = host
bar.delegate = host
search.delegate = host
print(toolbar.delegate === host)
view.addSubview(toolbar)
view.addSubview(bar)
view.addSubview(search)
view.addSubview(other)
print(place(toolbar), place(bar), place(search), place(other))
toolbar.removeFromSuperview()
print(place(toolbar), General().position(for: toolbar) == .any)

let navigation = UINavigationController(rootViewController: UIViewController())
print(place(navigation.navigationBar), place(navigation.toolbar))
// prints: bottom top top
// prints: true
// prints: asked true 1
// prints: asked false 2
// prints: asked false 2
// prints: attached attached attached bottom
// prints: attached true
// prints: attached bottom
