/// The way from the finger to the sleeping run loop, stage by stage.
package enum PipelineStage: String, CaseIterable, Sendable {
    /// The kernel makes an event of what the screen reports.
    case hid
    /// The system chooses the process, and this the window.
    case route
    /// The event thread's port source fetches the event.
    case fetch
    /// The main run loop's event source takes it from the queue.
    case queue
    case hitTest
    /// Recognizers of the hit view and its ancestors are collected.
    case collect
    case applicationSendEvent, windowSendEvent
    case gestures, responders
    /// Timers that are due.
    case timers
    /// What was put on the main queue.
    case mainQueue
    /// Gestures that timers changed, layout and drawing.
    case beforeWaiting
    case sleep

    /// Whether the engine carries it out; else it is only told of.
    package var isExecuted: Bool { self != .hid && self != .route }

    /// The rule that describes the stage.
    package var rule: RuleID {
        switch self {
        case .hid: RuleID("A", 1)
        case .route: RuleID("A", 2)
        case .fetch: RuleID("A", 3)
        case .queue: RuleID("A", 5)
        case .hitTest, .collect: RuleID("A", 7)
        case .applicationSendEvent, .windowSendEvent: RuleID("A", 8)
        case .gestures, .responders: RuleID("A", 9)
        case .timers, .mainQueue: RuleID("A", 11)
        case .beforeWaiting: RuleID("A", 12)
        case .sleep: RuleID("A", 17)
        }
    }

    /// How a stage that is no message of its own is recorded.
    var selector: MessageSelector? {
        switch self {
        case .fetch: .fetchEvents
        case .queue: .handleEvents
        case .timers: .fireTimers
        case .mainQueue: .runMainQueue
        case .beforeWaiting: .beforeWaiting
        case .sleep: .sleep
        default: nil
        }
    }
}

extension PipelineStage {
    /// The stage that an entry records: one of the run loop, or `sendEvent` of the application or a window;
    /// nil for any other entry.
    package init?(of entry: TraceEntry) {
        guard entry.kind == .pipeline, let stage = Self.bySelector[entry.selector] else { return nil }
        self = stage
    }

    private static let bySelector: [SelectorID: PipelineStage] = {
        var stages: [SelectorID: PipelineStage] = [
            MessageSelector.applicationSendEvent.id: .applicationSendEvent,
            MessageSelector.windowSendEvent.id: .windowSendEvent,
        ]
        for stage in allCases {
            if let selector = stage.selector { stages[selector.id] = stage }
        }
        return stages
    }()
}

extension Simulator {
    /// Records a stage of the run loop with everything that happens inside it.
    func recording(_ stage: PipelineStage, _ body: () -> Void) {
        guard isTracing, let selector = stage.selector, !isHalted, mayRecord() else { return body() }
        let index = trace.begin(
            TraceEntry(
                time: clock.now, receiver: names.id(of: mainRunLoop), selector: selector.id, kind: .pipeline,
                line: -1, rule: stage.rule))
        body()
        trace.end(index, answer: .none)
    }

    /// Records a stage without an inside.
    func note(_ stage: PipelineStage) {
        recording(stage) {}
    }
}
