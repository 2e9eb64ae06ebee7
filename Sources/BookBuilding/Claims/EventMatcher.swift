import Diagrams
import EventEngine

/// A claim's event with its names looked up, so that an entry is compared by numbers.
struct EventMatcher {
    private enum Test {
        /// By object, nil for anybody; by selector; and the values that a setter may have been given.
        case message(objects: [Bool]?, selectors: [Bool], values: [Argument]?)
        /// The texts of the change; none when nothing ever changed so.
        case stateChange(objects: [Bool]?, texts: [Int32])
        case print(texts: [Int32])
    }

    private let test: Test
    private let answers: [Answer]?
    /// In tenths of a millisecond from the first touch-down.
    private let time: Int64?
    private let epoch: Int64
    /// The event as its author wrote it.
    let words: String

    /// - Throws: the first problem with its names.
    init(
        _ event: Claim.Event, words: String, names: TraceNames, scenario: String
    ) throws(ClaimNameProblem) {
        self.words = words
        time = event.time
        epoch = names.recording.epoch
        switch event.pattern {
        case .message(let receiver, let method, let value):
            let objects = try EventMatcher.objects(receiver, names, scenario)
            guard names.canReceive(receiver.text, method.text) else {
                throw ClaimNameProblem(
                    .unknownMethod(method, of: receiver.text, known: names.methods(of: receiver.text)))
            }
            test = .message(
                objects: objects, selectors: names.selectors(named: method.text),
                values: value.map { EventMatcher.values($0, names) })
        case .stateChange(let receiver, let from, let to):
            let objects = try EventMatcher.objects(receiver, names, scenario)
            if names.isNoRecognizer(receiver.text) { throw ClaimNameProblem(.noRecognizer(receiver)) }
            test = .stateChange(objects: objects, texts: names.texts("\(from.text) -> \(to.text)"))
        case .print(let text): test = .print(texts: names.texts(text.text))
        }
        guard let word = event.answer else {
            answers = nil
            return
        }
        guard let known = names.answers(named: word.text) else {
            throw ClaimNameProblem(
                .unknownAnswer(word, scenario: scenario, known: names.receivers + ["nil", "true", "false"]))
        }
        answers = known
    }

    /// Whether an entry is meant.
    func matches(_ entry: TraceEntry) -> Bool {
        guard matchesPattern(entry) else { return false }
        if let answers, !answers.contains(entry.answer) { return false }
        return time.map { $0 == Recording.tenths(entry.time, since: epoch) } ?? true
    }

    /// Whether an entry is meant but for its answer and its time.
    func matchesPattern(_ entry: TraceEntry) -> Bool {
        switch test {
        case .message(let objects, let selectors, let values):
            guard entry.receiver != .none, selectors[Int(entry.selector.rawValue)] else { return false }
            if let objects, !objects[Int(entry.receiver.rawValue)] { return false }
            return values?.contains(entry.argument) ?? true
        case .stateChange(let objects, let texts):
            guard entry.kind == .states, texts.contains(where: { entry.argument == .text($0) }) else {
                return false
            }
            return objects?[Int(entry.receiver.rawValue)] ?? true
        case .print(let texts):
            return entry.kind == .prints && texts.contains { entry.argument == .text($0) }
        }
    }

    /// Whether an entry tells what happened in the place of a state change that did not.
    func isNear(_ entry: TraceEntry) -> Bool {
        guard case .stateChange(let objects, _) = test, entry.kind == .states,
            case .text = entry.argument
        else { return false }
        return objects?[Int(entry.receiver.rawValue)] ?? true
    }

    /// Whether the event asks for an answer.
    var hasAnswer: Bool { answers != nil }

    private static func objects(
        _ receiver: Claim.Word, _ names: TraceNames, _ scenario: String
    ) throws(ClaimNameProblem) -> [Bool]? {
        if receiver.text == "*" { return nil }
        if let objects = names.objects(named: receiver.text) { return objects }
        throw ClaimNameProblem(.unknownReceiver(receiver, scenario: scenario, known: names.receivers))
    }

    private static func values(_ word: Claim.Word, _ names: TraceNames) -> [Argument] {
        let texts = names.texts(word.text).map { Argument.text($0) }
        if word.text == "nil" { return texts + [.object(.none), .none] }
        let objects = names.objects(named: word.text) ?? []
        return texts
            + objects.indices.filter { objects[$0] }.map { .object(ObjectID(rawValue: Int32($0))) }
    }
}

/// A name of a claim that means nothing.
struct ClaimNameProblem: Error {
    let problem: ClaimProblem

    init(_ problem: ClaimProblem) { self.problem = problem }
}
