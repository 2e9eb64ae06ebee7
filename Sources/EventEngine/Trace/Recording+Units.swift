extension Recording {
    /// How much memory it takes, in units of eight bytes as in `WorkCost`: about what was drawn for it.
    package var units: Int {
        let views = snapshots.reduce(0) { $0 + $1.views.count }
        let members = chains.reduce(0) { $0 + $1.responders.count }
        let letters = texts.reduce(0) { $0 + $1.utf8.count + 32 }
            + objects.reduce(0) { $0 + $1.name.utf8.count + 96 }
        let events = gestures.count + deliveries.count + touches.count + withholdings.count + scrolls.count
            + controlEvents.count + refusals.count
            + arrangements.reduce(0) { $0 + $1.recognizers.count + $1.controls.count }
        return WorkCost.entry * entries.count + WorkCost.event * events + WorkCost.snapshotView * views
            + (members + touchLists.count + 1) / 2 + letters / 8
    }
}
