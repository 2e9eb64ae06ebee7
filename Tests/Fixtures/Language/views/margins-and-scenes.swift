// Margins and safe areas as subclasses say, and how old and new code looks for the window.
class Padded: UIView {
    override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set { super.layoutMargins = newValue }
    }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0) }
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        print("margins", directionalLayoutMargins.leading)
    }
}
let padded = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
padded.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)  // prints: margins 9.0
print(padded.layoutMargins.left, padded.safeAreaInsets.top)  // prints: 2.0 44.0

class Spaced: UIView {
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
            super.directionalLayoutMargins = newValue
            print("leading", newValue.leading)
        }
    }
}
let spaced = Spaced(frame: .zero)
spaced.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
// prints: leading 6.0
print(spaced.layoutMargins.left)  // prints: 6.0

let scenes = UIApplication.shared.connectedScenes
let key = scenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }
print(key === window)  // prints: true
let active = scenes.filter { $0.activationState == .foregroundActive }
print((active.first as? UIWindowScene)?.keyWindow === window)  // prints: true
let states: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
print(states.map(\.rawValue))  // prints: [-1, 0, 1, 2]

// Colors that depend on the traits are those of the screen, which is light.
let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
print(color == UIColor(white: 0, alpha: 1))  // prints: true

class Quiet: UIViewController {
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        print("never")
    }
}
print(Quiet().childForHomeIndicatorAutoHidden == nil)  // prints: true

let label = UILabel()
label.adjustsFontForContentSizeCategory = true
let gap = UIBarButtonItem.flexibleSpace()
let other = UIBarButtonItem.fixedSpace(20)
let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Add") { _ in })
let more = UIBarButtonItem(title: "More", menu: UIMenu(children: []))
print(other.width, add.primaryAction!.title, more.menu!.children.count, gap.width)  // prints: 20.0 Add 0 0.0
