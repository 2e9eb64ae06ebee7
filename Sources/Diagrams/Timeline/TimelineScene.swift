import EventEngine

/// The lanes of a timeline and all that happened in them, in order.
struct TimelineScene: Sendable {
    /// The touches that are shown, ascending.
    let touches: [Int]
    private(set) var lanes: [TimelineLane] = []
    private(set) var events: [TimelineEvent] = []

    /// - Parameter touch: the only touch to show; nil shows all.
    init(_ recording: Recording, touch: Int?) {
        let all = Set(recording.touches.map(\.touch)).sorted()
        touches = touch.map { chosen in all.filter { $0 == chosen } } ?? all
        let isShown = { [touches = Set(touches)] in touches.contains($0) }
        let fingers = TimelineFingers(recording.touches.filter { isShown($0.touch) })
        let recognizers = TimelineRecognizers(
            recording, isShown: isShown, fingerTimes: Set(fingers.events.map(\.time)))
        var views = TimelineViews(recording, isShown: isShown).story
        TimelineScrolling(recording, touches: touches).tell(to: &views)
        for part in [fingers.story, recognizers.story, views] {
            let first = lanes.count
            lanes += part.lanes
            for var event in part.events {
                event.lane += first
                events.append(event)
            }
        }
        // What a recognizer did before the chosen touch is another one's story.
        let start = fingers.events.first?.time ?? .min
        // Stable: lanes in their order where nothing else decides.
        events = events.filter { $0.time >= start }.enumerated().sorted {
            ($0.element.time, $0.element.order, $0.offset) < ($1.element.time, $1.element.order, $1.offset)
        }.map(\.element)
    }
}

/// Some lanes and their events; lanes are counted from 0.
struct TimelineStory: Sendable {
    var lanes: [TimelineLane] = []
    var events: [TimelineEvent] = []
}

/// The lanes of fingers. Touches that follow each other share one.
struct TimelineFingers {
    private(set) var story = TimelineStory()
    var events: [TimelineEvent] { story.events }
    /// By lane: the touch whose finger it is at present; nil when that is up.
    private var present: [Int?] = []
    /// By lane: the place of the last sample.
    private var places: [Recording.TouchSample] = []

    init(_ samples: [Recording.TouchSample]) {
        for sample in samples { take(sample) }
    }

    private mutating func take(_ sample: Recording.TouchSample) {
        if sample.phase == .stationary { return }
        let lane = lane(of: sample)
        var event = TimelineEvent(
            lane: lane, time: sample.time, order: sample.entry, entry: sample.entry, word: "",
            isFinger: true)
        event.take(sample.phase)
        if event.effect == .none { event.distance = places[lane].location.distance(to: sample.location) }
        places[lane] = sample
        if event.effect == .leaves { present[lane] = nil }
        story.events.append(event)
    }

    private mutating func lane(of sample: Recording.TouchSample) -> Int {
        if let lane = present.firstIndex(of: sample.touch) { return lane }
        if let free = present.firstIndex(of: nil) {
            present[free] = sample.touch
            places[free] = sample
            return free
        }
        present.append(sample.touch)
        places.append(sample)
        let number = story.lanes.count
        let rank = [TimelineRank.finger, TimelineRank.secondFinger]
        story.lanes.append(
            TimelineLane(
                kind: .finger(number), object: .none,
                rank: number < 2 ? rank[number] : TimelineRank.furtherFinger))
        return number
    }
}
