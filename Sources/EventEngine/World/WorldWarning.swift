/// Something that the author should know at the end of a scenario, and that stopped nothing.
package enum WorldWarning: Equatable, Sendable {
    /// A recognizer that saw touches never came to an end state, so that others wait for it without end
    /// (E-18); `line` is the scenario line (0-based) that made it, -1 for the engine's own doing.
    case undecided(recognizer: String, state: String, line: Int32)
    /// Constraints cannot all hold (S-10): one is broken, that is left out. All are written out, and what
    /// frames say among them; `line` is the scenario line (0-based) that activated the broken one, -1 for the
    /// engine's own doing.
    case unsatisfiable(broken: String, rivals: [String], line: Int32)

    /// Anything else, in a sentence.
    case said(String, hint: String?, line: Int32)

    /// The scenario line (0-based) that it is about; -1 for none.
    package var line: Int32 {
        switch self {
        case .undecided(_, _, let line), .unsatisfiable(_, _, let line), .said(_, _, let line): line
        }
    }

    /// What is wrong, for a diagnostic: one sentence, lower case, no full stop.
    package var sentence: String {
        switch self {
        case .undecided(let recognizer, let state, _):
            "the recognizer '\(recognizer)' never decides: it is left in the state '\(state)'"
        case .unsatisfiable(let broken, let rivals, _):
            "unable to simultaneously satisfy constraints: "
                + (rivals + [broken]).map { "'\($0)'" }.joined(separator: ", ")
                + "; will recover by breaking '\(broken)'"
        case .said(let sentence, _, _): sentence
        }
    }

    /// What to do about it.
    package var hint: String? {
        switch self {
        case .undecided:
            "set 'state' to '.failed', '.ended' or '.cancelled' when the touches end, or are cancelled"
        case .unsatisfiable:
            "remove one, lower a priority, or set 'translatesAutoresizingMaskIntoConstraints' to false"
        case .said(_, let hint, _): hint
        }
    }
}
