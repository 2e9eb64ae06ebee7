/// What a trace entry is about. The names are those that the `select=` option of a `log` fence takes.
package enum EntryKind: UInt8, CaseIterable, Sendable {
    case hitTest, touches, gestures, states, delegates, actions, controls, scrolling, tables
    case responders, pipeline, lifecycle, prints

    /// The name in chapters: `hit-test`, `touches`, ...
    package var name: String {
        self == .hitTest ? "hit-test" : String(describing: self)
    }
}
