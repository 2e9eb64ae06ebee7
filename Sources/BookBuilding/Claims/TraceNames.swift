import EventEngine
import ScenarioLanguage

/// The names by which claims speak of one scenario: its objects and classes, and the messages they can get.
struct TraceNames {
    let recording: Recording
    private let declarations: ScenarioDeclarations
    /// Why each call came, once a false claim has asked: to find it out costs more than a claim.
    private(set) var reasons: [Int: String]?

    init(_ run: ScenarioRun) {
        self.init(run.recording, run.declarations)
    }

    init(_ recording: Recording, _ declarations: ScenarioDeclarations) {
        self.recording = recording
        self.declarations = declarations
    }

    /// Finds out why each call came.
    mutating func findReasons() {
        if reasons == nil { reasons = ExplanationNotes(recording).reasons }
    }

    /// `point` of `point(inside:with:)`, `isHighlighted` of `isHighlighted=`.
    static func baseName(of selector: String) -> String {
        String(selector.prefix { $0 != "(" && $0 != "=" })
    }

    /// Whether a name is a selector's own, or its base name.
    static func isName(_ name: String, of selector: String) -> Bool {
        guard selector.utf8.starts(with: name.utf8) else {
            // One name can be written in several ways, with letters and marks together or apart.
            let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
            return !isPlain && (selector == name || baseName(of: selector) == name)
        }
        let rest = selector.utf8.dropFirst(name.utf8.count).first
        return rest == nil || rest == UInt8(ascii: "(") || rest == UInt8(ascii: "=")
    }

    // MARK: Receivers

    /// By object: whether a receiver of this name is meant; a name, or a class (instances of exactly that
    /// class). Nil when there is no such thing in the scenario.
    func objects(named name: String) -> [Bool]? {
        var isKnown = false
        let meant = recording.objects.map { object in
            let isMeant = object.name == name || object.className == name
            isKnown = isKnown || isMeant
            return isMeant
        }
        return isKnown || isDeclared(name) ? meant : nil
    }

    private func isDeclared(_ name: String) -> Bool {
        declarations.classes.contains { $0.name == name }
            || declarations.variables.contains { $0.name == name || $0.className == name }
    }

    /// All names of receivers, sorted, for "did you mean".
    var receivers: [String] {
        let recorded = recording.objects.flatMap { [$0.name, $0.className] }
        let declared = declarations.classes.map(\.name) + declarations.variables.map(\.name)
        return Set(recorded + declared).sorted()
    }

    // MARK: Messages

    /// By selector of the recording: whether a method of this name, base name or full, is meant.
    func selectors(named name: String) -> [Bool] {
        recording.selectors.map { TraceNames.isName(name, of: $0.swift) }
    }

    /// Whether a receiver, an object's name, a class or `*`, can get a message of this name.
    func canReceive(_ receiver: String, _ method: String) -> Bool {
        if messages(of: receiver).contains(where: { TraceNames.isName(method, of: $0) }) { return true }
        // What is in the trace can be spoken of, whatever the tables say.
        let meant = selectors(named: method)
        let objects = receiver == "*" ? nil : objects(named: receiver)
        return recording.entries.contains { entry in
            guard entry.receiver != .none, meant[Int(entry.selector.rawValue)] else { return false }
            return objects?[Int(entry.receiver.rawValue)] ?? true
        }
    }

    /// Whether a class of the scenario has a method of its own that can be an action.
    func isAction(_ method: String, of className: String) -> Bool {
        let own = declarations.classes.first { $0.name == className }?.actions ?? []
        let added = declarations.classes.contains { $0.name == className } ? [] : declarations.addedActions
        return (own + added).contains { TraceNames.isName(method, of: $0) }
    }

    /// The base names of all messages to a receiver, sorted, for "did you mean".
    func methods(of receiver: String) -> [String] {
        Set(messages(of: receiver).map(TraceNames.baseName)).sorted()
    }

    /// The messages to a receiver in full, each perhaps several times.
    private func messages(of receiver: String) -> [String] {
        let classes = self.classes(of: receiver)
        let isAnybody = receiver == "*" || classes.isEmpty
        let own = declarations.classes.filter { isAnybody || classes.contains($0.name) }
        var names = own.flatMap(\.actions) + declarations.addedActions
        guard !isAnybody else { return names + MessageVocabulary.all }
        if !own.isEmpty { names += MessageVocabulary.optionalMessages }
        for name in classes where !declarations.classes.contains(where: { $0.name == name }) {
            names += MessageVocabulary.messages(ofKitClass: name) ?? MessageVocabulary.all
        }
        return names
    }

    /// The classes of the objects that a name means, the scenario's own and UIKit's.
    private func classes(of receiver: String) -> Set<String> {
        var found: Set<String> = []
        for object in recording.objects where object.name == receiver || object.className == receiver {
            found.insert(object.className)
            if object.kitClassName != object.className { found.insert(object.kitClassName) }
        }
        for variable in declarations.variables
        where variable.name == receiver || variable.className == receiver {
            found.insert(variable.className)
        }
        if declarations.classes.contains(where: { $0.name == receiver }) { found.insert(receiver) }
        for declared in declarations.classes where found.contains(declared.name) {
            if let kit = declared.kitName { found.insert(kit) }
        }
        return found
    }

    /// Whether a name means nothing but things without states: no recognizer is among them.
    func isNoRecognizer(_ receiver: String) -> Bool {
        guard receiver != "*" else { return false }
        let classes = self.classes(of: receiver)
        return !classes.isEmpty
            && !classes.contains { name in
                guard let messages = MessageVocabulary.messages(ofKitClass: name) else {
                    return name.hasSuffix("GestureRecognizer")
                }
                return messages.contains(MessageSelector.resetRecognizer.swift)
            }
    }

    // MARK: Answers and words

    /// The answers that a word may stand for; nil when nothing could answer so.
    func answers(named word: String) -> [Answer]? {
        switch word {
        case "nil": return [.null, .object(.none)]
        case "true", "false": return [.bool(word == "true")]
        default:
            let texts = self.texts(word).map { Answer.text($0) }
            guard let objects = objects(named: word) else { return texts.isEmpty ? nil : texts }
            return texts
                + objects.indices.filter { objects[$0] }.map { .object(ObjectID(rawValue: Int32($0))) }
        }
    }

    /// The numbers of a text, by which entries refer to it, however its letters and marks are written; none
    /// when nothing said so.
    func texts(_ words: String) -> [Int32] {
        recording.texts.indices.filter { recording.texts[$0] == words }.map { Int32($0) }
    }
}
