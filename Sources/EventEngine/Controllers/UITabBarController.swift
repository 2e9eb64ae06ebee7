import Foundation

/// Shows one of several controllers. Its bar is left out: the chosen one's view fills it (C-03).
open class UITabBarController: UIViewController {
    private var index = 0

    /// The controllers to choose from.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { replaceChildren(newValue ?? []) }
    }

    /// The index of the chosen controller.
    open var selectedIndex: Int {
        get { index }
        set { select(newValue) }
    }

    /// The chosen controller; nil while there is none.
    open var selectedViewController: UIViewController? {
        get { shownChild }
        set {
            guard let place = children.firstIndex(where: { $0 === newValue }) else {
                return world.report(.refused("a tab bar controller can select only one of its controllers"))
            }
            select(place)
        }
    }

    private func select(_ place: Int) {
        guard children.indices.contains(place) else {
            return world.report(.refused("there is no view controller at index \(place) to select"))
        }
        let old = shownChild
        index = place
        exchange(old, for: shownChild, false, newFirst: true) {}
    }

    private func replaceChildren(_ controllers: [UIViewController]) {
        let old = shownChild
        world.work.draw(children.count + controllers.count)
        let wanted = Set(controllers.map { ObjectIdentifier($0) })
        let removed = children.filter { !wanted.contains(ObjectIdentifier($0)) }
        let added = controllers.filter { $0.parent !== self }
        for child in removed {
            child.willMove(toParent: nil)
            _ = child.detachFromParent()
        }
        for child in added { addChild(child) }
        relations.children = controllers.filter { $0.parent === self }
        index = children.firstIndex { $0 === old } ?? 0
        exchange(old, for: shownChild, false) {
            for child in removed where child.parent == nil { child.didMove(toParent: nil) }
            for child in added where child.parent != nil { child.didMove(toParent: child.parent) }
        }
    }

    override var shownChild: UIViewController? { children.indices.contains(index) ? children[index] : nil }

    override func prepareToAppear() { installShownChild() }
}
