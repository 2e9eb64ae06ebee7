import Foundation

/// A view whose configuration is brought up to date after its state has changed.
protocol ConfigurationUpdating: UIView {
    func updateConfigurationNow()
}

/// The views whose configuration is to be brought up to date: once for all changes of a turn, before its
/// layout. That there is one update is documented; the time is our decision.
struct ConfigurationUpdates {
    private struct Entry {
        weak var view: (any ConfigurationUpdating)?
    }

    private var entries: [Entry] = []
    private var known: Set<ObjectIdentifier> = []

    mutating func add(_ view: any ConfigurationUpdating) {
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        entries.append(Entry(view: view))
    }

    /// Whether the view waits for its update; it does no longer.
    mutating func remove(_ view: any ConfigurationUpdating) {
        guard known.remove(ObjectIdentifier(view)) != nil else { return }
        entries.removeAll { $0.view == nil || $0.view === view }
    }

    /// Those that wait, in the order in which they asked for it.
    mutating func take() -> [any ConfigurationUpdating] {
        let views = entries.compactMap(\.view)
        (entries, known) = ([], [])
        return views
    }
}

extension Simulator {
    /// Brings configurations up to date; what changes meanwhile has its turn with the next layout.
    func updateConfigurations() {
        for view in configurationUpdates.take() where !isHalted && work.draw(WorkCost.block) {
            view.updateConfigurationNow()
        }
    }
}
