import EventEngine

/// One attempt of a recognizer: from the first touch that it got to its reset.
struct GestureAttemptFacts {
    var recognizer: ObjectID
    /// The numbers of its touches.
    var touches: [Int] = []
    /// All that happened to the recognizer meanwhile, in order.
    var events: [Recording.GestureEvent] = []
    /// The numbers of the entries between the beginning and the end.
    var entries: Range<Int>
    var isOver = false

    /// The change by which it left possible for something else than failed; nil when it did not.
    var recognized: Recording.GestureEvent? {
        events.first {
            if case .changes(.possible, let state) = $0.kind { return state != .failed }
            return false
        }
    }

    /// The change by which it failed; nil when it did not.
    var failed: Recording.GestureEvent? {
        events.first {
            if case .changes(_, .failed) = $0.kind { return true }
            return false
        }
    }

    /// The attempts of all recognizers, in the order in which they began.
    static func all(in recording: Recording) -> [GestureAttemptFacts] {
        var found: [GestureAttemptFacts] = []
        var open: [ObjectID: Int] = [:]
        for event in recording.gestures where event.kind != .cannotPrevent {
            if event.kind.isOutside { continue }
            let index = open[event.recognizer] ?? found.count
            if index == found.count {
                if event.kind == .resets { continue }
                open[event.recognizer] = index
                found.append(
                    GestureAttemptFacts(
                        recognizer: event.recognizer, entries: event.entry..<recording.entries.count))
            }
            found[index].events.append(event)
            if event.kind == .receives { found[index].touches.append(event.touch) }
            guard event.kind == .resets else { continue }
            found[index].isOver = true
            found[index].entries =
                found[index].entries.lowerBound..<max(found[index].entries.lowerBound, event.entry)
            open[event.recognizer] = nil
        }
        return found
    }
}

extension Recording.GestureEvent.Kind {
    /// Whether it is about a touch that the recognizer never had.
    fileprivate var isOutside: Bool {
        if case .misses = self { return true }
        return false
    }
}
