import EventEngine

/// The lanes of the views that touches hit.
struct TimelineViews {
    private(set) var story = TimelineStory()
    private let recording: Recording
    private var laneOf: [ObjectID: Int] = [:]
    /// By lane: the touches that it may still hear of.
    private var open: [Set<Int>] = []

    init(_ recording: Recording, isShown: (Int) -> Bool) {
        self.recording = recording
        var events: [(event: TimelineEvent, touch: Int)] = []
        for sample in recording.touches
        where sample.phase == .began && isShown(sample.touch) && sample.hitView != .none {
            let joining = TimelineEvent(
                lane: lane(of: sample.hitView), time: sample.time, order: sample.entry, entry: nil, word: "",
                effect: .joins)
            events.append((joining, sample.touch))
        }
        for delivery in recording.deliveries
        where isShown(delivery.touch) && recording.entries.indices.contains(delivery.entry) {
            guard let event = event(of: delivery) else { continue }
            events.append((event, delivery.touch))
        }
        for withholding in recording.withholdings where isShown(withholding.touch) {
            for event in self.events(of: withholding) { events.append((event, withholding.touch)) }
        }
        let control = TimelineControls(recording)
        for index in events.indices {
            control.remark(on: &events[index].event, of: story.lanes[events[index].event.lane].object)
        }
        let told = Set(events.filter { !$0.event.word.isEmpty }.map(\.touch))
        let isOnly = Set(events.map(\.touch)).count == 1
        events += events.filter { !told.contains($0.touch) }.map { joining, touch in
            var event = joining
            event.word = isOnly ? "never sent" : "touch \(touch) never sent"
            event.effect = .leaves
            return (event, touch)
        }
        events += control.cancellations(beside: events.map(\.event), laneOf).map { ($0, 0) }
        add(events)
        for lane in story.lanes.indices {
            let hears = story.events.contains { $0.lane == lane && !$0.word.isEmpty }
            story.lanes[lane].rank = hears ? TimelineRank.view : TimelineRank.silentView
        }
    }

    private mutating func lane(of view: ObjectID) -> Int {
        if let lane = laneOf[view] { return lane }
        let lane = story.lanes.count
        laneOf[view] = lane
        story.lanes.append(TimelineLane(kind: .view, object: view))
        open.append([])
        return lane
    }

    /// Adds events in order; a lane is left when its last touch is over. A message about several touches is
    /// one event.
    private mutating func add(_ events: [(event: TimelineEvent, touch: Int)]) {
        let sorted = events.enumerated().sorted {
            ($0.element.event.time, $0.element.event.order, $0.offset)
                < ($1.element.event.time, $1.element.event.order, $1.offset)
        }
        for (event, touch) in sorted.map(\.element) {
            var event = event
            switch event.effect {
            case .joins: open[event.lane].insert(touch)
            case .leaves:
                open[event.lane].remove(touch)
                if !open[event.lane].isEmpty { event.effect = .none }
            case .none: break
            }
            if let last = story.events.last, last.entry != nil, last.lane == event.lane,
                last.entry == event.entry, last.word == event.word
            {
                story.events[story.events.count - 1].effect = event.effect
            } else {
                story.events.append(event)
            }
        }
    }

    // MARK: Messages

    private mutating func event(of delivery: Recording.Delivery) -> TimelineEvent? {
        guard recording.chains.indices.contains(delivery.chain),
            let view = recording.chains[delivery.chain].responders.first, delivery.phase != .stationary
        else { return nil }
        let time = recording.entries[delivery.entry].time
        var event = TimelineEvent(
            lane: lane(of: view), time: time, order: delivery.entry, entry: delivery.entry, word: "")
        event.take(delivery.phase)
        if delivery.phase == .cancelled { explain(delivery, in: &event) }
        if let late = lateness(of: delivery, at: time) {
            event.cause = TimelineTimes.text(late) + " ms late"
            event.isRemark = true
        }
        return event
    }

    /// By how much a message was withheld, in microseconds; nil if it was not.
    private func lateness(of delivery: Recording.Delivery, at time: Int64) -> Int64? {
        guard delivery.phase == .began || delivery.phase == .ended else { return nil }
        let withheld = recording.withholdings.first {
            $0.touch == delivery.touch && $0.phase == delivery.phase && $0.outcome == .delivered
                && $0.endTime == time && $0.time < time
        }
        return withheld.map { time - $0.time }
    }

    private func explain(_ delivery: Recording.Delivery, in event: inout TimelineEvent) {
        guard delivery.sender == .none else {
            event.cause = "by @"
            event.named = [delivery.sender]
            return
        }
        event.cause = switch delivery.rule {
        case RuleID("D", 11): "view removed"
        case RuleID("A", 18): "app ignores touches"
        case RuleID("N", 27): "transition began"
        default: "by the system"
        }
    }

    // MARK: What is held

    private mutating func events(of withholding: Recording.Withholding) -> [TimelineEvent] {
        guard withholding.view != .none else { return [] }
        let isImmediate = withholding.outcome != .pending && withholding.endTime == withholding.time
        var events: [TimelineEvent] = []
        let lane = lane(of: withholding.view)
        if !isImmediate {
            let phase = withholding.phase == .began ? "BEGAN" : "ENDED"
            events.append(
                TimelineEvent(
                    lane: lane, time: withholding.time, order: withholding.entry, entry: nil,
                    word: phase + " held", cause: withholding.holders.isEmpty ? "" : "by @",
                    named: withholding.holders, isHeld: true))
        }
        guard withholding.phase == .began, withholding.outcome == .dropped else { return events }
        events.append(
            TimelineEvent(
                lane: lane, time: withholding.endTime, order: withholding.endEntry, entry: nil,
                word: "never sent", cause: withholding.taker == .none ? "" : "taken by @",
                named: withholding.taker == .none ? [] : [withholding.taker], isRemark: true,
                effect: .leaves))
        return events
    }
}
