import EventEngine
import Reporting

/// What somebody asks "why not?" about: `red.touchesBegan`, `redTap: possible -> ended`,
/// `button.touchUpInside`, `hit red`.
struct WhyNotQuestion {
    /// The question as it was asked.
    let text: String
    private let subject: Subject

    private enum Subject {
        case message(receiver: Claim.Word, method: Claim.Word, value: Claim.Word?)
        case state(receiver: Claim.Word, state: Claim.Word)
        case hit(Claim.Word)
    }

    /// Why a question has no answer. Ranges are bytes of its text.
    enum Problem: Error, Equatable {
        /// It does not have the form of a claim.
        case grammar(ClaimProblem)
        /// It names nothing.
        case name(ClaimProblem)
        /// It is a claim, and not about one call.
        case form(Range<Int>)
        /// `*` names no single object.
        case anybody(Range<Int>)
    }

    /// Reads a question, which has the form of a claim about one call.
    init(_ text: String) throws(Problem) {
        self.text = text
        let parser = ClaimParser(text)
        if let problem = parser.problems.first { throw .grammar(problem) }
        let whole = 0..<text.utf8.count
        guard parser.claims.count == 1, let claim = parser.claims.first else { throw .form(whole) }
        subject = try WhyNotQuestion.subject(of: claim.statement, whole)
    }

    /// The call that a claim says happens; nil for claims of another form, and for those that say when or how
    /// often.
    init?(_ claim: Claim, in text: String) {
        guard let event = claim.statement as? EventClaim<Claim.Event>, event.then.isEmpty,
            event.count == nil,
            event.event.answer == nil, event.event.time == nil,
            let subject = try? WhyNotQuestion.subject(of: event, 0..<text.utf8.count)
        else { return nil }
        self.text = text
        self.subject = subject
    }

    private static func subject(of form: any ClaimForm, _ whole: Range<Int>) throws(Problem) -> Subject {
        if let hit = form as? HitClaim { return .hit(hit.view) }
        guard let event = form as? EventClaim<Claim.Event>, event.then.isEmpty, event.count == nil else {
            throw .form(whole)
        }
        switch event.event.pattern {
        case .message(let receiver, let method, let value):
            return .message(receiver: receiver, method: method, value: value)
        case .stateChange(let receiver, _, let to): return .state(receiver: receiver, state: to)
        case .print: throw .form(whole)
        }
    }

    // MARK: The answer

    /// The answer that a run gives.
    ///
    /// - Parameter scenario: what problems call the scenario.
    /// - Throws: a name that means nothing in the scenario.
    func answer(_ names: TraceNames, scenario: String) throws(Problem) -> WhyNotAnswer {
        let whyNot = WhyNot(names.recording)
        let lines: [WhyNotLine]
        switch subject {
        case .hit(let view):
            lines = try objects(view, names, scenario).flatMap { whyNot.lines(ofHit: $0) }
        case .state(let receiver, let state):
            if names.isNoRecognizer(receiver.text) { throw .name(.noRecognizer(receiver)) }
            lines = try objects(receiver, names, scenario).flatMap { whyNot.lines(ofState: state.text, $0) }
        case .message(let receiver, let method, let value):
            let objects = try objects(receiver, names, scenario)
            try check(method, of: receiver, objects, names, whyNot)
            lines = objects.flatMap { self.lines(of: method.text, to: $0, value?.text, whyNot, names) }
        }
        let nobody = WhyNotLine(whole: WhyNotReason("there was no such object in this run"))
        return WhyNotAnswer(lines.isEmpty ? [nobody] : lines, touches: whyNot.facts.touchCount)
    }

    /// So many instances of a class are told of.
    private static let mostObjects = 4

    private func objects(
        _ word: Claim.Word, _ names: TraceNames, _ scenario: String
    ) throws(Problem) -> [ObjectID] {
        if word.text == "*" { throw .anybody(word.range) }
        guard let meant = names.objects(named: word.text) else {
            throw .name(.unknownReceiver(word, scenario: scenario, known: names.receivers))
        }
        return meant.indices.filter { meant[$0] }.prefix(Self.mostObjects).map {
            ObjectID(rawValue: Int32($0))
        }
    }

    private func check(
        _ method: Claim.Word, of receiver: Claim.Word, _ objects: [ObjectID], _ names: TraceNames,
        _ whyNot: WhyNot
    ) throws(Problem) {
        if names.canReceive(receiver.text, method.text) { return }
        let isControl = objects.contains { whyNot.facts.control($0) != nil }
        let events = isControl ? UIControl.Event.allNames : []
        if events.contains(method.text) { return }
        let known = (names.methods(of: receiver.text) + events).sorted()
        throw .name(.unknownMethod(method, of: receiver.text, known: known))
    }

    private func lines(
        of method: String, to object: ObjectID, _ value: String?, _ whyNot: WhyNot, _ names: TraceNames
    ) -> [WhyNotLine] {
        if whyNot.facts.control(object) != nil, UIControl.Event.allNames.contains(method) {
            return whyNot.lines(ofControl: object, method)
        }
        if let value, let line = whyNot.line(ofSetting: method, to: value, object) { return [line] }
        if let selector = whyNot.selector(named: method, of: object) {
            return whyNot.lines(of: selector, to: object)
        }
        let className = whyNot.facts.recording.objects[Int(object.rawValue)].className
        guard whyNot.isAction(method) || names.isAction(method, of: className) else {
            return whyNot.calls(of: method, to: object) ?? [whyNot.uncalled(method, object)]
        }
        let lines = whyNot.lines(ofAction: method, to: object)
        if lines.contains(where: \.isHappening) { return lines }
        return whyNot.calls(of: method, to: object) ?? lines
    }
}

/// The answer to "why not?".
struct WhyNotAnswer: Equatable, Sendable {
    /// A line for each touch or attempt, at most `WhyNot.mostLines`, and how many more there are.
    var lines: [String]
    /// The rules behind the lines, as far as there is one.
    var rules: [RuleID]
    /// For each line the number of the trace entry that shows it.
    var entries: [Int?]
    /// Whether nothing that was asked about happened.
    var isNever: Bool

    /// - Parameter touches: how many touches there were in the run.
    init(_ found: [WhyNotLine], touches: Int) {
        var lines: [WhyNotLine] = []
        for line in found where !lines.contains(line) { lines.append(line) }
        // What is the same for all touches is said once.
        let isSame = lines.count > 1 && lines.allSatisfy { $0.reason == lines[0].reason }
        if isSame { lines = [lines[0]] }
        let shown = lines.prefix(WhyNot.mostLines)
        self.lines = shown.map { $0.sentence(counting: touches > 1 && !isSame) }
        rules = shown.map(\.reason.rule)
        entries = shown.map(\.reason.entry)
        isNever = !found.contains(where: \.isHappening)
        let rest = lines.count - shown.count + max(0, touches - RunFacts.mostTouches)
        guard rest > 0 else { return }
        self.lines.append("and \(rest) more")
        rules.append(.none)
        entries.append(nil)
    }
}
