/// Why a fence says something else than its scenario gives, as the committed record tells it.
package enum StaleReason: String, Sendable {
    /// The same code and the same options lead to other events: the engine has changed.
    case engine
    /// The scenario's code, or what it extends, was edited.
    case scenario
    /// The options of the fence were edited.
    case options
    /// Nothing has changed but the body.
    case byHand
    /// The same happens, and is drawn or spelled otherwise.
    case drawing

    /// - Parameters:
    ///   - now: how the fence is now, with the body that it must have.
    ///   - accepted: how it was when it was last as it should be.
    init(now: FenceRecord.Entry, accepted: FenceRecord.Entry) {
        if now.code != accepted.code {
            self = .scenario
        } else if now.trace != accepted.trace {
            self = .engine
        } else if now.options != accepted.options {
            self = .options
        } else {
            self = now.body == accepted.body ? .byHand : .drawing
        }
    }

    /// The sentence for an author.
    func sentence(kind: String, scenario: String) -> String {
        switch self {
        case .engine: "the engine behaves differently than when the \(kind) of '\(scenario)' was accepted"
        case .scenario: "the scenario '\(scenario)' was edited, and its \(kind) is that of before"
        case .options:
            "the options of the \(kind) of '\(scenario)' were edited, and its body is that of before"
        case .byHand: "the \(kind) of '\(scenario)' was edited by hand: the engine does what it did"
        case .drawing: "the \(kind) of '\(scenario)' is written differently now: the engine does what it did"
        }
    }
}
