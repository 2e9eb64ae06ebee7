import EventEngine

/// What a `log` fence may ask for: which entries become lines, and how a line is
/// spelled.
package struct LogOptions: Equatable, Sendable {
    /// How a line spells a message.
    package enum Style: String, CaseIterable, Sendable {
        /// `red.touchesBegan(_:with:)`, indented, with answers, state changes and prints.
        case swift
        /// `-[RedView touchesBegan:withEvent:]`: messages and prints only, flat, without answers, as device
        /// logs are.
        case objc
    }

    /// The kinds of entries that are shown.
    package var select: Set<EntryKind>
    /// Names of objects, or of classes (instances of exactly that class); nil shows every receiver. Prints,
    /// which have no receiver, are shown either way.
    package var only: [String]?
    /// 1 or 2: of the two automatic hit-test passes (B-19) only this one; calls outside them stay. Nil
    /// shows both.
    package var pass: UInt8?
    package var style: Style
    /// Whether each line begins with its virtual milliseconds, counted from the first touch-down.
    package var times: Bool
    /// Whether an answer is on a line of its own, where the call returns.
    package var returns: Bool

    /// What is selected when a fence does not say: all but `pipeline` and `lifecycle`.
    package static let usualKinds = Set(EntryKind.allCases).subtracting([.pipeline, .lifecycle])

    package init(
        select: Set<EntryKind> = LogOptions.usualKinds, only: [String]? = nil, pass: UInt8? = nil,
        style: Style = .swift, times: Bool = false, returns: Bool = false
    ) {
        self.select = select
        self.only = only
        self.pass = pass
        self.style = style
        self.times = times
        self.returns = returns
    }

    /// Why these options cannot be had together; nil when they can. A sentence for a diagnostic.
    package var contradiction: String? {
        if style == .objc, returns { return "style=objc prints no answers, so returns has nothing to show" }
        return nil
    }
}
