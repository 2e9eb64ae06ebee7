extension Recording {
    /// An event of a control, `touchUpInside`: also where nobody listens, and so no call tells of it.
    package struct ControlEvent: Equatable, Sendable {
        package var control: ObjectID
        /// Its name: an index into `Recording.texts`.
        package var name: Int32
        package var rule: RuleID
        /// Microseconds, on the clock of `TraceEntry.time`.
        package var time: Int64
        /// The number of trace entries at that moment.
        package var entry: Int

        package init(control: ObjectID, name: Int32, rule: RuleID, time: Int64, entry: Int) {
            self.control = control
            self.name = name
            self.rule = rule
            self.time = time
            self.entry = entry
        }
    }
}

extension Simulator {
    /// Notes that a control has something to tell.
    func note(_ events: UIControl.Event, of control: UIControl) {
        guard isTracing, !isHalted, !trace.isSuspended else { return }
        work.draw(WorkCost.event)
        trace.controlEvents.append(
            Recording.ControlEvent(
                control: names.id(of: control), name: trace.text(events.words), rule: events.rule,
                time: clock.now, entry: trace.entries.count))
    }
}

extension UIControl.Event {
    /// What decides that it is this event and no other.
    fileprivate var rule: RuleID {
        switch self {
        case .touchDragEnter: RuleID("G", 7)
        case .touchDragExit, .touchUpOutside: RuleID("G", 8)
        default: RuleID("G", 6)
        }
    }
}
