import EventEngine

/// What a timeline says of controls beside the touches that they hear of: how a touch ended, when it left and
/// came back, and why it is not followed.
struct TimelineControls {
    private let recording: Recording

    private static let words = [
        "touchDragEnter": "drag enter", "touchDragExit": "drag exit", "touchUpInside": "up inside",
        "touchUpOutside": "up outside",
    ]

    init(_ recording: Recording) { self.recording = recording }

    /// Says beside a touch message what the control made of it.
    func remark(on event: inout TimelineEvent, of view: ObjectID) {
        guard let number = event.entry, event.cause.isEmpty else { return }
        let entry = recording.entries[number]
        let inside = number...max(number, Int(entry.end))
        let said = recording.controlEvents.lazy
            .filter { $0.control == view && $0.time == entry.time && inside.contains($0.entry) }
            .compactMap { Self.words[name($0)] }.first
        guard let cause = said ?? Self.reason(entry.rule) else { return }
        event.cause = cause
        event.isRemark = true
    }

    /// Where a control gave its touch up though its touch went on: it was disabled.
    func cancellations(
        beside events: [TimelineEvent], _ laneOf: [ObjectID: Int]
    ) -> [TimelineEvent] {
        recording.controlEvents.compactMap { event in
            guard name(event) == "touchCancel", let lane = laneOf[event.control] else { return nil }
            let isShown = events.contains {
                $0.lane == lane && $0.time == event.time && $0.word == "CANCELLED"
            }
            if isShown { return nil }
            return TimelineEvent(
                lane: lane, time: event.time, order: event.entry, entry: nil, word: "touchCancel")
        }
    }

    private func name(_ event: Recording.ControlEvent) -> String { recording.texts[Int(event.name)] }

    /// Why a control does not follow a touch.
    private static func reason(_ rule: RuleID) -> String? {
        switch rule {
        case RuleID("G", 3): "not tracked"
        case RuleID("G", 11): "disabled"
        case RuleID("G", 22): "interaction off"
        default: nil
        }
    }
}
