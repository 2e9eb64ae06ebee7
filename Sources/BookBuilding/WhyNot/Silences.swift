import EventEngine

/// The answer to "why not?" as a page shows it.
package struct WhyNotListing: Equatable, Sendable {
    /// What was asked: `red.touchesBegan`.
    var question: String
    var answer: WhyNotAnswer
}

/// Who had no part in a run: the views that heard nothing, the recognizers that did not recognize, and the
/// controls that sent nothing, each with the reason.
struct Silences {
    /// So many are told of.
    static let most = 3

    private let whyNot: WhyNot
    private let recognized: Set<ObjectID>
    /// The controls that told their targets of something.
    private let sent: Set<ObjectID>
    /// The views that were on the screen when something was looked at.
    private let shown: Set<ObjectID>
    /// The responders that heard of a touch.
    private let heard: Set<ObjectID>

    private init(_ recording: Recording) {
        whyNot = WhyNot(recording)
        recognized = Set(whyNot.attempts.lazy.filter { $0.recognized != nil }.map(\.recognizer))
        sent = Set(recording.controlEvents.lazy.map(\.control))
        shown = Set(recording.snapshots.lazy.flatMap { $0.views.lazy.map(\.id) })
        heard = Set(recording.entries.lazy.filter { $0.kind == .touches }.map(\.receiver))
    }

    /// Those of the author's own objects that have a name, in the order of their first mention.
    static func all(in recording: Recording) -> [WhyNotListing] {
        guard !recording.touches.isEmpty else { return [] }
        let silences = Silences(recording)
        var found: [WhyNotListing] = []
        for index in recording.objects.indices where found.count < most {
            guard isNamed(recording.objects[index].name) else { continue }
            let object = ObjectID(rawValue: Int32(index))
            if let listing = silences.listing(of: object) { found.append(listing) }
        }
        return found
    }

    /// Whether the author gave it a name, and it is none of the stage's.
    private static func isNamed(_ name: String) -> Bool {
        !["application", "window", "viewController", "view"].contains(name)
            && !name.contains { $0 == "#" || $0 == "." }
    }

    /// What one object did not do, and why; nil where there is nothing to explain.
    private func listing(of object: ObjectID) -> WhyNotListing? {
        guard let (question, lines) = silence(of: object), !lines.contains(where: \.isHappening),
            !lines.allSatisfy(isPlain)
        else { return nil }
        let answer = WhyNotAnswer(lines, touches: whyNot.facts.touchCount)
        return WhyNotListing(question: question, answer: answer)
    }

    /// Whether it needs no explanation: the finger was somewhere else.
    private func isPlain(_ line: WhyNotLine) -> Bool {
        line.reason.rule == RuleID("B", 4) && !line.reason.words.contains("was not asked")
    }

    /// What an object would usually do, and why it did not; nil for one that did, or that waits for nothing.
    private func silence(of object: ObjectID) -> (String, [WhyNotLine])? {
        let facts = whyNot.facts
        let name = facts.name(object)
        if facts.recognizer(object) != nil {
            guard !recognized.contains(object) else { return nil }
            let isDiscrete = ["UITapGestureRecognizer", "UISwipeGestureRecognizer"]
                .contains(facts.kitClass(object))
            let state = isDiscrete ? "ended" : "began"
            return ("\(name): possible -> \(state)", whyNot.lines(ofState: state, object))
        }
        if let control = facts.control(object), control.targets.contains(where: { !$0.events.isEmpty }) {
            guard !sent.contains(object) else { return nil }
            let event = control.targets.flatMap(\.events).first ?? "touchUpInside"
            return ("\(name).\(event)", whyNot.lines(ofControl: object, event))
        }
        guard shown.contains(object), !heard.contains(object) else { return nil }
        return ("\(name).touchesBegan", whyNot.lines(of: .touchesBegan, to: object))
    }
}
