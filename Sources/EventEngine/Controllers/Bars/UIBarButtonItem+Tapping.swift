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

    /// What shows it in a bar.
    final var shownView: UIView? { customView ?? button }

    /// Does what it does when it is tapped: its primary action, else its action, which is sent as controls
    /// send theirs (C-20).
    final func trigger(_ event: UIEvent?) {
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        Simulator.current.application.sendAction(action, to: target, from: self, for: event)
    }
}

extension Hand {
    /// Taps the button of a bar that shows an item; of an item for the way back, the back button.
    public func tap(_ item: UIBarButtonItem) {
        world.settle()
        guard let view = item.shownView, view.window != nil else {
            return world.report(
                .invalidArgument(
                    call: "tap",
                    what: "cannot touch the item '\(item.shownTitle ?? "")', which is not shown"))
        }
        tap(view)
    }
}
