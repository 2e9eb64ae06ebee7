import EventEngine

/// What a timeline tells of scroll views: when a finger moves the content, when it moves on by itself, and
/// where it comes to rest.
struct TimelineScrolling {
    private let recording: Recording
    private let touches: [Int]

    init(_ recording: Recording, touches: [Int]) {
        self.recording = recording
        self.touches = touches
    }

    /// Adds the movements to the lanes of the scroll views that were hit, or to new ones.
    func tell(to story: inout TimelineStory) {
        for (index, span) in recording.scrolls.enumerated() where isShown(span) {
            let lane = lane(of: span.view, in: &story)
            story.events.append(event(lane, span.start, span.startEntry, Self.word(for: span.kind)))
            guard let end = span.end else { continue }
            // What moves on in the same instant is not at rest.
            let goesOn = recording.scrolls[(index + 1)...].contains {
                $0.view == span.view && $0.start == end && $0.startEntry >= span.endEntry
            }
            if goesOn { continue }
            var rest = event(lane, end, span.endEntry, "AT REST")
            rest.cause = "at \(Self.number(span.to.x)), \(Self.number(span.to.y))"
            rest.isRemark = true
            rest.effect = .leaves
            story.events.append(rest)
        }
    }

    /// A movement belongs to the touch that came down last before it.
    private func isShown(_ span: Recording.ScrollSpan) -> Bool {
        let last = recording.touches.last { $0.phase == .began && $0.time <= span.start }
        return last.map { touches.contains($0.touch) } ?? false
    }

    private func lane(of view: ObjectID, in story: inout TimelineStory) -> Int {
        let known = story.lanes.firstIndex { $0.object == view }
        let lane = known ?? story.lanes.count
        if known == nil { story.lanes.append(TimelineLane(kind: .view, object: view)) }
        story.lanes[lane].rank = TimelineRank.view
        return lane
    }

    private func event(_ lane: Int, _ time: Int64, _ order: Int, _ word: String) -> TimelineEvent {
        TimelineEvent(lane: lane, time: time, order: order, entry: nil, word: word, effect: .joins)
    }

    private static func word(for kind: Recording.ScrollSpan.Kind) -> String {
        switch kind {
        case .dragging: "DRAGGED"
        case .decelerating: "DECELERATES"
        case .animating: "ANIMATED"
        }
    }

    /// `120`, `119.5`
    static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int(tenths))" : "\(tenths)"
    }

    // MARK: Recognizers

    /// Why the pan of a scroll view failed, with `@` for who had a part; nil for other reasons.
    static func cause(of event: Recording.GestureEvent) -> String? {
        switch event.rule {
        case RuleID("H", 5), RuleID("H", 6), RuleID("H", 7): "kept by @"
        case RuleID("H", 25): "left to @"
        default: nil
        }
    }
}
