import Foundation

/// How a cell follows its state with configurations: `updateConfiguration(using:)`, or a handler, hears of
/// it before the cell is shown first, and then before the layout of each turn in which the state has changed.
extension UITableViewCell {
    /// Called when the configurations of the cell have to fit its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// How the background looks; its view is behind everything else.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            configured.background = newValue
            configured.backgroundView = UISystemBackgroundView.show(
                newValue, in: self, instead: configured.backgroundView)
            configured.backgroundView?.place()
        }
    }

    /// What is called when the state has changed.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configured.updateHandler }
        set {
            configured.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Brings a content configuration up to date: its protocol belongs to the part of the library that is
    /// written in Swift itself.
    public final var _contentUpdateHandler: ConfigurationUpdateHandler? {
        get { configured.contentUpdater }
        set { configured.contentUpdater = newValue }
    }

    /// Whether a change of the state updates the content configuration.
    public final var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }
    /// Kept: backgrounds look the same in all states here.
    public final var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.updatesBackground }
        set { configured.updatesBackground = newValue }
    }

    /// Lets the configurations be brought up to date before the next layout.
    public final func setNeedsUpdateConfiguration() { world.configurationUpdates.add(self) }

    final var presentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isHighlighted, state.isSelected) = (cell.isHighlighted, cell.isSelected)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}

extension UITableViewCell: ConfigurationUpdating {
    /// Calls `updateConfiguration(using:)` now, as before a cell is shown first.
    final func updateConfigurationNow() {
        world.configurationUpdates.remove(self)
        updateConfiguration(using: configurationState)
    }

    /// What `updateConfiguration(using:)` does, unless overridden.
    final func defaultUpdateConfiguration(_ state: UICellConfigurationState) {
        if configured.updatesContent { configured.contentUpdater?(self, state) }
        configured.updateHandler?(self, state)
    }
}
