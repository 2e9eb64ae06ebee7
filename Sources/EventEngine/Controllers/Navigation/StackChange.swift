import Foundation

/// What happens to the stack of a navigation controller at once.
struct StackChange {
    let operation: UINavigationController.Operation
    /// The stack before and after; empty for a push, which is taken back without them.
    var before: [UIViewController] = []
    var after: [UIViewController] = []
    var added: [UIViewController] = []
    var removed: [UIViewController] = []
}

extension UINavigationController {
    /// What was to leave has left, and what was to come is there.
    final func finish(_ change: StackChange) {
        for controller in change.removed { controller.relations.isMovingFromParent = false }
        for controller in change.removed where controller.parent == nil {
            controller.setBars()
            controller.didMove(toParent: nil)
        }
        for controller in change.added {
            controller.relations.isMovingToParent = false
            if controller.parent === self { controller.didMove(toParent: self) }
        }
    }

    /// The stack is as it was, for a transition that is cancelled; false if it was changed since. Those that
    /// stay, and those that do not come after all, hear where they are, since they heard that they would move
    /// (our decision). Of a cancelled `setViewControllers` iOS 7 was reported to keep both stacks.
    final func takeBack(_ change: StackChange) -> Bool {
        for controller in change.removed { controller.relations.isMovingFromParent = false }
        for controller in change.added { controller.relations.isMovingToParent = false }
        guard isStill(change) else { return false }
        for controller in change.added where controller.parent === self {
            _ = controller.detachFromParent()
            controller.setBars()
        }
        if change.operation == .pop || !change.before.isEmpty { putBack(change) }
        showItems()
        (parent as? UITabBarController)?.placeBar()
        for controller in change.added where controller.parent == nil { controller.didMove(toParent: nil) }
        for controller in change.removed where controller.parent === self {
            controller.didMove(toParent: self)
        }
        return true
    }

    private func putBack(_ change: StackChange) {
        world.work.draw(change.before.count)
        for controller in change.removed where controller.parent == nil { controller.relations.parent = self }
        relations.children = change.before.filter { $0.parent === self }
    }

    private func isStill(_ change: StackChange) -> Bool {
        if change.after.isEmpty { return children.last === change.added.last }
        world.work.draw(compared: change.after.count)
        return children.elementsEqual(change.after) { $0 === $1 }
    }
}
