import Foundation

extension UIBarButtonItem {
    final var isFlexible: Bool { systemItem == .flexibleSpace }
    final var isGap: Bool { isFlexible || systemItem == .fixedSpace }

    /// What it says, in the system's words where it has none of its own.
    final var shownTitle: String? {
        if let title { return title }
        switch systemItem {
        case .done: return "Done"
        case .cancel: return "Cancel"
        case .edit: return "Edit"
        case .save: return "Save"
        case .undo: return "Undo"
        case .redo: return "Redo"
        default: return nil
        }
    }

    /// What shows it in a toolbar.
    final var shownView: UIView? { customView ?? button }

    /// Does what it does when it is tapped: its primary action, else its action, which is sent as controls
    /// send theirs (C-20).
    final func trigger(_ event: UIEvent?) {
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        Simulator.current.application.sendAction(action, to: target, from: self, for: event)
    }

    /// Whether the bars of a navigation controller would show it now.
    fileprivate final var isInNavigation: Bool {
        guard let controller = holder, let navigation = controller.navigationController,
            navigation.topViewController === controller, navigation.viewIfLoaded?.window != nil
        else { return false }
        let item = controller.navigationItem
        let bar = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        let isAbove = !navigation.isNavigationBarHidden && bar.contains { $0 === self }
        let isBelow = !navigation.isToolbarHidden && controller.toolbarItems?.contains { $0 === self } == true
        return isAbove || isBelow
    }
}

extension Hand {
    /// Taps the button of a toolbar that shows an item. The bars of a navigation controller are left out: an
    /// item of theirs does what it does at once, and no view hears of a touch.
    public func tap(_ item: UIBarButtonItem) {
        world.settle()
        if let view = item.shownView, view.window != nil { return tap(view) }
        let name = item.shownTitle ?? ""
        guard item.isInNavigation else {
            return world.report(
                .invalidArgument(call: "tap", what: "cannot touch the item '\(name)', which is not shown"))
        }
        if item.customView != nil || item.primaryAction == nil && item.action == nil && item.menu != nil {
            return world.report(
                .invalidArgument(
                    call: "tap",
                    what: "cannot touch the item '\(name)', whose view or menu would be in a bar: the bars "
                        + "of navigation controllers are left out"))
        }
        guard world.device.mayAct("tap(_:)"), item.isEnabled else { return }
        world.takeSnapshotIfChanged()
        world.turn {
            world.note(.fetch)
            world.recording(.queue) { item.trigger(nil) }
        }
    }
}

extension UIViewController {
    /// What a toolbar of the navigation controller would show. That bar is left out; `hand.tap(_:)` takes its
    /// items.
    public var toolbarItems: [UIBarButtonItem]? {
        get { relations.toolbarItems }
        set {
            relations.toolbarItems = newValue
            for item in newValue ?? [] { item.holder = self }
        }
    }
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
}
