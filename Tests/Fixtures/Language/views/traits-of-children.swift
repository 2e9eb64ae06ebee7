// Traits that a parent says of its child, and a presentation of what it presents.
import UIKit

class Child: UIViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        print("changed", traitCollection.horizontalSizeClass == .regular)
    }
}
let parent = UIViewController()
let child = Child()
window.rootViewController = parent
parent.addChild(child)
parent.view.addSubview(child.view)
child.didMove(toParent: parent)
print(child.traitCollection.horizontalSizeClass == .compact)
let wide = UITraitCollection(horizontalSizeClass: .regular)
parent.setOverrideTraitCollection(wide, forChild: child)
print(child.traitCollection.horizontalSizeClass == .regular, child.view.traitCollection.horizontalSizeClass == .regular)
print(parent.traitCollection.horizontalSizeClass == .compact, parent.overrideTraitCollection(forChild: child) === wide)
child.traitOverrides.horizontalSizeClass = .compact
print(child.traitCollection.horizontalSizeClass == .compact)
parent.setOverrideTraitCollection(nil, forChild: child)
child.traitOverrides.remove(UITraitHorizontalSizeClass.self)

let presented = UIViewController()
presented.modalPresentationStyle = .fullScreen
parent.providesPresentationContextTransitionStyle = true
print(parent.providesPresentationContextTransitionStyle)
parent.present(presented, animated: false)
let presentation = presented.presentationController!
presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
print(presentation.traitCollection.userInterfaceStyle == .dark, presented.view.traitCollection.userInterfaceStyle == .dark)
// prints: true
// prints: true true
// prints: true true
// prints: true
// prints: true
// prints: true true
