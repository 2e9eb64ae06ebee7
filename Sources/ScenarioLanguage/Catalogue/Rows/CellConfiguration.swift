import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of UITableViewCell about configurations.
    func cellConfigurationRows(_ t: MemberTable<UITableViewCell>) {
        t.means("How its background looks.")
        t.property("backgroundConfiguration", \.backgroundConfiguration)
        t.means("What it is like now.")
        t.getter("configurationState", \.configurationState)
        t.means(
            "Brings it up to date before it is shown, and after its state has changed. Override to look so.")
        t.method("updateConfiguration(using:)", override: .updateConfigurationUsing) {
            (cell: UITableViewCell, state: UICellConfigurationState) in
            cell.updateConfiguration(using: state)
        }
        t.means("Is called for that, unless it is overridden.")
        t.handler("configurationUpdateHandler", get: \.configurationUpdateHandler) { cell, handler in
            cell.configurationUpdateHandler = handler
        }
        t.method("setNeedsUpdateConfiguration()") { (cell: UITableViewCell) in
            cell.setNeedsUpdateConfiguration()
        }
        t.handler("_contentUpdateHandler", get: \._contentUpdateHandler) { cell, handler in
            cell._contentUpdateHandler = handler
        }
        t.means("Whether the content configuration follows the state; the background never does here.")
        t.property(
            "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
        t.property(
            "automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
    }

    /// The rows of UICollectionViewCell about configurations.
    func itemConfigurationRows(_ t: MemberTable<UICollectionViewCell>) {
        t.means("How its background looks.")
        t.property("backgroundConfiguration", \.backgroundConfiguration)
        t.means("What it is like now.")
        t.getter("configurationState", \.configurationState)
        t.means(
            "Brings it up to date before it is shown, and after its state has changed. Override to look so.")
        t.method("updateConfiguration(using:)", override: .updateConfigurationUsing) {
            (cell: UICollectionViewCell, state: UICellConfigurationState) in
            cell.updateConfiguration(using: state)
        }
        t.means("Is called for that, unless it is overridden.")
        t.handler("configurationUpdateHandler", get: \.configurationUpdateHandler) { cell, handler in
            cell.configurationUpdateHandler = handler
        }
        t.method("setNeedsUpdateConfiguration()") { (cell: UICollectionViewCell) in
            cell.setNeedsUpdateConfiguration()
        }
        t.handler("_contentUpdateHandler", get: \._contentUpdateHandler) { cell, handler in
            cell._contentUpdateHandler = handler
        }
        t.means("Whether the content configuration follows the state; the background never does here.")
        t.property(
            "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
        t.property(
            "automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
    }
}
