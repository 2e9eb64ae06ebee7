import Diagrams
import EventEngine

/// What a trace's calls do not say by themselves: why somebody lost, and what happened without a call.
struct ExplanationNotes {
    /// Something that happened without a call of its own: `tap waits for tap2`.
    struct Remark: Equatable {
        /// The number of the entry that it is before.
        var entry: Int
        var rule: RuleID
        var words: String
        /// The recognizer or view that it is about, and who had a part in it.
        var object: ObjectID
        var other: ObjectID
    }

    private let recording: Recording
    /// By entry: why what it tells of happened, `excluded by pan`.
    private(set) var reasons: [Int: String] = [:]
    /// In order.
    private(set) var remarks: [Remark] = []

    /// - Parameter withViewsNotAsked: whether the views that hit-testing never asked are remarked on, which a
    ///   picture of hit-testing has to be made for.
    init(_ recording: Recording, withViewsNotAsked: Bool = true) {
        self.recording = recording
        for event in recording.gestures { take(event) }
        for withholding in recording.withholdings { take(withholding) }
        for delivery in recording.deliveries { take(delivery) }
        for span in recording.scrolls {
            let (rule, words) = ExplanationNotes.words(of: span, view: name(span.view))
            remark(span.startEntry, rule, words, span.view)
        }
        takeRefusals()
        if withViewsNotAsked { takeViewsNotAsked() }
        takeRows()
        takeControls()
        remarks = remarks.enumerated()
            .sorted { ($0.element.entry, $0.offset) < ($1.element.entry, $1.offset) }.map(\.element)
    }

    func name(_ object: ObjectID) -> String {
        let index = Int(object.rawValue)
        return recording.objects.indices.contains(index) ? recording.objects[index].name : "?"
    }

    private mutating func remark(
        _ entry: Int, _ rule: RuleID, _ words: String, _ object: ObjectID, _ other: ObjectID = .none
    ) {
        remarks.append(Remark(entry: entry, rule: rule, words: words, object: object, other: other))
    }

    // MARK: Recognizers

    private mutating func take(_ event: Recording.GestureEvent) {
        let recognizer = name(event.recognizer)
        let other = name(event.other)
        let words = recording.texts.indices.contains(Int(event.words))
            ? recording.texts[Int(event.words)] : nil
        let said: String
        switch event.kind {
        case .receives, .resets, .isForbidden: return
        case .changes(let old, let new):
            guard old != new, let reason = reason(words, of: event) else { return }
            reasons[event.entry] = reason
            return
        case .misses: said = "gets no touch \(event.touch): " + (reason(words, of: event) ?? "not asked")
        case .letsGo: said = "lets go of touch \(event.touch): " + (words ?? "ignored")
        case .waits: said = "waits for \(other) to fail"
        case .recognizesWith: said = "may recognize together with \(other): a delegate wants both"
        case .cannotPrevent: said = "does not exclude \(other): their classes rule it out"
        case .declines: said = "does not begin: " + (words ?? "declines")
        case .takes: said = "takes touch \(event.touch) for itself: it " + (words ?? "needs it")
        case .requires: said = "has to wait for \(other) to fail, in this attempt"
        }
        remark(event.entry, event.rule, recognizer + " " + said, event.recognizer, event.other)
    }

    /// The words with the name of who had a part: `excluded by pan`.
    private func reason(_ words: String?, of event: Recording.GestureEvent) -> String? {
        guard event.other != .none else { return words }
        let other = name(event.other)
        if let reason = ExplanationNotes.reason(ofScroll: event, other: other) { return reason }
        switch event.rule {
        case RuleID("E", 4): return "refused by the delegate \(other)"
        case RuleID("E", 40): return "the delegate \(other) says no"
        case RuleID("E", 41): return "the hit view \(other) says no"
        case RuleID("G", 16): return "\(other) protects its own action"
        case RuleID("E", 43): return "\(other) has recognized, whose failure it needs"
        default: return (words ?? "decided") + " by \(other)"
        }
    }

    // MARK: Views

    private mutating func take(_ withholding: Recording.Withholding) {
        guard withholding.view != .none else { return }
        let phase = withholding.phase == .began ? "touchesBegan" : "touchesEnded"
        let view = name(withholding.view)
        let holders = withholding.holders.map(name).joined(separator: ", ")
        let isImmediate = withholding.outcome != .pending && withholding.endEntry == withholding.entry
        if !isImmediate {
            let words = "\(view) does not hear \(phase) yet: held by \(holders)"
            remark(
                withholding.entry, withholding.rule, words, withholding.view,
                withholding.holders.first ?? .none)
        }
        guard withholding.outcome == .dropped, withholding.phase == .began else { return }
        let taker = withholding.taker == .none ? "" : ": taken by " + name(withholding.taker)
        let words = "\(view) never hears of touch \(withholding.touch)\(taker)"
        remark(withholding.endEntry, withholding.rule, words, withholding.view, withholding.taker)
    }

    private mutating func take(_ delivery: Recording.Delivery) {
        guard delivery.phase == .cancelled else { return }
        reasons[delivery.entry] = switch delivery.rule {
        case _ where delivery.sender != .none: "sent by " + name(delivery.sender)
        case RuleID("D", 11): "the view was removed"
        case RuleID("A", 18): "the app ignores touches"
        case RuleID("N", 27): "a transition began"
        default: "sent by the system"
        }
    }

    // MARK: Controls

    private mutating func takeControls() {
        for (number, entry) in recording.entries.enumerated() {
            if let reason = ExplanationNotes.reason(ofControl: entry) { reasons[number] = reason }
        }
        for event in recording.controlEvents {
            let name = recording.texts[Int(event.name)]
            let words = ExplanationNotes.words(ofControlEvent: name, control: self.name(event.control))
            remark(event.entry, event.rule, words, event.control)
        }
    }

    // MARK: Hit-testing

    private mutating func takeRefusals() {
        for (number, entry) in recording.entries.enumerated() {
            if let word = ExplanationNotes.word(for: entry.outcome) { reasons[number] = word }
        }
    }

    /// Who was never asked, in the pass that counts.
    private mutating func takeViewsNotAsked() {
        for touch in Set(recording.touches.map(\.touch)).sorted() {
            let figure = HitTestFigure(
                recording: recording, options: HitTestOptions(touch: touch, pass: 2))
            let rows = figure.table.rows
            guard figure.problem == nil, let last = rows.compactMap(\.entry).max() else { continue }
            let end = max(last + 1, Int(recording.entries[last].end))
            for row in rows where row.entry == nil {
                remark(end, RuleID("B", 6), "\(row.cells[1]) is \(row.cells[3])", row.object)
            }
        }
    }

    // MARK: Tables

    /// Which row a table's delegate was asked about or told of, and what a refusal means.
    private mutating func takeRows() {
        for (number, entry) in recording.entries.enumerated() where entry.kind == .tables {
            guard case .text(let text) = entry.argument,
                recording.selectors[Int(entry.selector.rawValue)].swift.hasPrefix("tableView(")
            else { continue }
            let row = "row \(recording.texts[Int(text)])"
            switch entry.answer {
            case .bool(false): reasons[number] = row + ": refused, so it is not selected either"
            case .null: reasons[number] = row + ": refused"
            default: reasons[number] = row
            }
        }
    }

    private static func word(for outcome: HitOutcome) -> String? {
        switch outcome {
        case .hidden: "hidden"
        case .interactionDisabled: "user interaction is disabled"
        case .transparent: "alpha below 0.01"
        case .animating: "animating, so the touch is swallowed"
        case .outside: "the point is outside"
        case .undecided, .itself, .itselfAsLeaf, .descendant: nil
        }
    }
}
