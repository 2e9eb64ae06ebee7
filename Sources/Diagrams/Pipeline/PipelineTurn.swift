import EventEngine

/// The turn of the run loop that a touch came with, as far as the trace has it.
struct PipelineTurn: Sendable {
    /// The stages that were carried out, each with the number of an entry that shows it.
    var entries: [PipelineStage: Int] = [:]
    /// Recognizers at the end of the turn: the number of an entry that shows it.
    var gesturesBeforeWaiting: Int?
    /// The view that the touch was bound to; `none` when no window took it, nil without a touch.
    let hitView: ObjectID?

    init(touch: Int, of recording: Recording) {
        guard let sample = recording.touches.first(where: { $0.touch == touch }) else {
            hitView = nil
            return
        }
        hitView = sample.hitView
        let trace = recording.entries
        let end = PipelineTurn.end(after: sample.entry, in: trace)
        for index in PipelineTurn.start(before: sample.entry, in: trace)..<end {
            note(trace[index], index, touch)
        }
        let deliveries = recording.deliveries.filter { $0.touch == touch && $0.phase == .began }
        if let delivery = deliveries.first, delivery.entry < end {
            entries[.responders] = delivery.entry
        }
        let asked = recording.gestures.first { $0.touch == touch && PipelineTurn.isCollecting($0.kind) }
        if let asked, asked.entry < end { entries[.collect] = asked.entry }
    }

    /// Whether it tells of a recognizer that was asked whether it takes part.
    private static func isCollecting(_ kind: Recording.GestureEvent.Kind) -> Bool {
        kind == .receives || kind == .misses
    }

    /// Takes an entry for what it shows; of several that show the same, the first.
    private mutating func note(_ entry: TraceEntry, _ index: Int, _ touch: Int) {
        var stage = PipelineStage(of: entry)
        if entry.kind == .gestures { stage = .gestures }
        if entry.kind == .hitTest, entry.touch == UInt8(clamping: touch) { stage = .hitTest }
        guard let stage else { return }
        if stage == .gestures, entries[.beforeWaiting] != nil {
            gesturesBeforeWaiting = gesturesBeforeWaiting ?? index
        } else if entries[stage] == nil {
            entries[stage] = index
        }
    }

    /// The entry with which the turn begins: the fetch of the event, if the trace has it.
    private static func start(before sample: Int, in trace: [TraceEntry]) -> Int {
        var index = min(sample, trace.count)
        while index > 0 {
            index -= 1
            switch PipelineStage(of: trace[index]) {
            case .fetch: return index
            case .sleep: return index + 1
            default: continue
            }
        }
        return 0
    }

    /// The entry behind the turn's last one: behind its sleep, or before the next turn.
    private static func end(after sample: Int, in trace: [TraceEntry]) -> Int {
        for index in min(sample, trace.count)..<trace.count {
            switch PipelineStage(of: trace[index]) {
            case .fetch: return index
            case .sleep: return index + 1
            default: continue
            }
        }
        return trace.count
    }
}
