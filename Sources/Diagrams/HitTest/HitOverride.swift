import EventEngine

/// That the author's code overrides `hitTest` or `point(inside:)`, and what difference it made.
struct HitOverride: Equatable, Sendable {
    var object: ObjectID
    /// `hitTest` or `point(inside:)`
    var method: String
    /// What the class would have answered without the override; `.none` when the override never asked
    /// `super`.
    var usual: Answer
    var answer: Answer
    /// The number of the entry.
    var entry: Int

    /// All overridden calls of a pass, in the order in which they were called.
    static func all(in pass: HitTestPass, _ recording: Recording) -> [HitOverride] {
        let calls = pass.hitTests.map { ($0, "hitTest") } + pass.pointInsides.map { ($0, "point(inside:)") }
        return calls.sorted { $0.0 < $1.0 }.compactMap { number, method in
            let entry = recording.entries[number]
            guard entry.isOverridden else { return nil }
            return HitOverride(
                object: entry.receiver, method: method, usual: entry.defaultAnswer, answer: entry.answer,
                entry: number)
        }
    }

    /// `nil instead of itself`, `same answer`, `never asks super`.
    func difference(name: (ObjectID) -> String) -> String {
        if usual == .none { return "never asks super" }
        if usual == answer { return "same answer" }
        return text(answer, name: name) + " instead of " + text(usual, name: name)
    }

    private func text(_ answer: Answer, name: (ObjectID) -> String) -> String {
        switch answer {
        case .none, .null: return "nil"
        case .bool(let value): return value ? "true" : "false"
        case .object(let view): return view == object ? "itself" : name(view)
        case .text: return "something else"
        }
    }

    /// The sentences for a pass, each once: by class, `OverlayView overrides hitTest: nil instead of
    /// itself`, or by name where two instances of a class differ.
    static func sentences(
        _ overrides: [HitOverride], className: (ObjectID) -> String, name: (ObjectID) -> String
    ) -> [(text: String, object: ObjectID, entry: Int)] {
        var byClass: [String: Set<String>] = [:]
        for override in overrides {
            byClass[className(override.object) + "." + override.method, default: []]
                .insert(override.difference(name: name))
        }
        var seen: Set<String> = []
        return overrides.compactMap { override in
            let type = className(override.object)
            let isUniform = byClass[type + "." + override.method]?.count == 1
            let text = (isUniform ? type : name(override.object)) + " overrides " + override.method + ": "
                + override.difference(name: name)
            guard seen.insert(text).inserted else { return nil }
            return (text, override.object, override.entry)
        }
    }
}
