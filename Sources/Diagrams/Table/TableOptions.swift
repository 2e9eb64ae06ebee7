/// What a `table` fence may ask for.
package struct TableOptions: Equatable, Sendable {
    /// What is told of each run, beside the values that were varied.
    package enum Column: String, CaseIterable, Sendable {
        /// The views that the touches were bound to.
        case hit
        /// The actions that were sent.
        case actions
        /// The views that were told of touches.
        case received
        /// The views whose touches were cancelled.
        case cancelled
        /// How long the run's log is; on a page it leads there.
        case log
    }

    package var columns: [Column]
    /// Which calls the logs of the runs show.
    package var log: LogOptions

    package init(
        columns: [Column] = [.hit, .actions, .received, .cancelled], log: LogOptions = LogOptions()
    ) {
        self.columns = columns
        self.log = log
    }
}
