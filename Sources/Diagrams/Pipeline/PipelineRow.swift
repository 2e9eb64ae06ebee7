import EventEngine

/// A process or privilege level that an event passes through.
enum PipelineBox: String, CaseIterable, Sendable {
    case hardware, kernel, backboardd, app

    /// How the event gets out of it; nil for the last one.
    var crossing: String? {
        switch self {
        case .hardware: "interrupt"
        case .kernel: "mach message"
        case .backboardd: "mach port"
        case .app: nil
        }
    }

    /// Whether the crossing into it breaks in by itself; messages are fetched, so that those have no
    /// arrowhead.
    var isBrokenInto: Bool { self == .kernel }
}

/// One line inside a box: one or several stages that are either told or executed.
struct PipelineRow: Sendable {
    var box: PipelineBox
    /// The stages that a chapter can mark here.
    var stages: [PipelineOptions.Stage]
    /// How many calls it is inside of.
    var depth = 0
    /// The words of each form; `@` stands for the hit view's name.
    var wide: String
    var narrow: String
    /// The entry that shows that the engine carried it out; nil when it is only told of.
    var entry: Int?

    var isExecuted: Bool { entry != nil }

    /// All lines, from the finger to the sleeping run loop (A-19).
    static func all(of turn: PipelineTurn) -> [PipelineRow] {
        told + arrival(turn) + delivery(turn) + end(turn)
    }

    private static let told = [
        PipelineRow(
            box: .hardware, stages: [.hardware], wide: "finger -> panel -> touch controller",
            narrow: "finger, panel, controller"),
        PipelineRow(
            box: .kernel, stages: [.kernel], wide: "IOKit driver makes an IOHIDEvent",
            narrow: "makes an IOHIDEvent"),
        PipelineRow(
            box: .backboardd, stages: [.backboardd], wide: "chooses the process that gets the touch",
            narrow: "chooses the process"),
    ]

    /// Up to the event that knows its views (A-03 to A-07).
    private static func arrival(_ turn: PipelineTurn) -> [PipelineRow] {
        let search = switch turn.hitView {
        case nil: "hit-test"
        case .some(.none): "hit-test -> nil"
        default: "hit-test -> @"
        }
        let isHit = turn.hitView != nil && turn.hitView != ObjectID.none
        return [
            PipelineRow(
                box: .app, stages: [.fetch], wide: "event fetch thread: Source1",
                narrow: "fetch thread: Source1", entry: turn.entries[.fetch]),
            PipelineRow(
                box: .app, stages: [.queue], wide: "main run loop: Source0", narrow: "main loop: Source0",
                entry: turn.entries[.queue]),
            PipelineRow(
                box: .app, stages: [.hitTest], depth: 1, wide: search, narrow: search,
                entry: turn.entries[.hitTest]),
            PipelineRow(
                box: .app, stages: [.collect], depth: 1,
                wide: isHit ? "recognizers of @ and its ancestors" : "recognizers of the view and ancestors",
                narrow: "collects recognizers", entry: turn.entries[.collect]),
            PipelineRow(
                box: .app, stages: [.applicationSendEvent], depth: 1, wide: "UIApplication.sendEvent",
                narrow: "UIApplication.sendEvent", entry: turn.entries[.applicationSendEvent]),
            PipelineRow(
                box: .app, stages: [.windowSendEvent], depth: 2, wide: "UIWindow.sendEvent",
                narrow: "UIWindow.sendEvent", entry: turn.entries[.windowSendEvent]),
        ]
    }

    /// Inside the window (A-09): one line, or two when only one of them was carried out.
    private static func delivery(_ turn: PipelineTurn) -> [PipelineRow] {
        let isHit = turn.hitView != nil && turn.hitView != ObjectID.none
        let message = isHit ? "@.touchesBegan" : "touchesBegan"
        let gestures = turn.entries[.gestures]
        let responders = turn.entries[.responders]
        if (gestures == nil) == (responders == nil) {
            return [
                PipelineRow(
                    box: .app, stages: [.gestures, .responders], depth: 3, wide: "gestures, then " + message,
                    narrow: "gestures, touchesBegan", entry: gestures ?? responders)
            ]
        }
        return [
            PipelineRow(
                box: .app, stages: [.gestures], depth: 3, wide: "gestures", narrow: "gestures",
                entry: gestures),
            PipelineRow(
                box: .app, stages: [.responders], depth: 3, wide: "then " + message,
                narrow: "then touchesBegan", entry: responders),
        ]
    }

    /// The end of the turn (A-12, A-13, A-17): one line, or one for what was carried out and one for what
    /// was not.
    private static func end(_ turn: PipelineTurn) -> [PipelineRow] {
        let parts: [(word: String, stage: PipelineOptions.Stage, entry: Int?)] = [
            ("gestures", .gestures, turn.gesturesBeforeWaiting),
            ("layout", .beforeWaiting, turn.entries[.beforeWaiting]),
            ("sleep", .sleep, turn.entries[.sleep]),
        ]
        var groups: [[(word: String, stage: PipelineOptions.Stage, entry: Int?)]] = []
        for part in parts {
            if let last = groups.last?.last, (last.entry == nil) == (part.entry == nil) {
                groups[groups.count - 1].append(part)
            } else {
                groups.append([part])
            }
        }
        return groups.map { group in
            let waiting = group.filter { $0.stage != .sleep }.map(\.word).joined(separator: ", ")
            let words = [waiting] + group.filter { $0.stage == .sleep }.map(\.word)
            let text = words.filter { !$0.isEmpty }.joined(separator: "; ")
            let isLong = group.count > 1
            return PipelineRow(
                box: .app, stages: group.map(\.stage).filter { $0 != .gestures },
                wide: waiting.isEmpty ? text : "before waiting: " + text,
                narrow: waiting.isEmpty || isLong ? text : "before waiting: " + text, entry: group[0].entry)
        }
    }
}
