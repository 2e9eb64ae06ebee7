import Foundation

/// The number of an object in a recording, in the order of its first mention. `none` where a line has no
/// receiver (a print).
package struct ObjectID: RawRepresentable, Hashable, Comparable, Sendable {
    package var rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
    @inlinable package static var none: ObjectID { ObjectID(rawValue: -1) }
    package static func < (a: ObjectID, b: ObjectID) -> Bool { a.rawValue < b.rawValue }
    // Other modules compare IDs for each cell of a drawing: what Swift writes itself they only reach through
    // a table.
    @inlinable package static func == (a: ObjectID, b: ObjectID) -> Bool { a.rawValue == b.rawValue }
    @inlinable package static func != (a: ObjectID, b: ObjectID) -> Bool { a.rawValue != b.rawValue }
}

/// The number of a selector in a recording's table of selectors: the engine's own first (`MessageSelector`),
/// then those that the scenario defines (action methods).
package struct SelectorID: RawRepresentable, Hashable, Sendable {
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// What a message answered.
package enum Answer: Equatable, Sendable {
    /// The method returns nothing.
    case none
    case bool(Bool)
    /// An object, such as the hit view.
    case object(ObjectID)
    /// `nil` where an object might have been.
    case null
    /// Anything else, as text: an index into `Recording.texts`.
    case text(Int32)
}

/// What a message carried.
package enum Argument: Equatable, Sendable {
    case none
    /// A point in the receiver's coordinates (`hitTest`, `point(inside:)`).
    case point(CGPoint)
    /// Touches, by their numbers: a range of `Recording.touchLists`.
    case touches(Range<Int32>)
    case object(ObjectID)
    /// Text: an index into `Recording.texts` (the words of a `print`, a state change `possible -> ended`).
    case text(Int32)
}

/// How the default `hitTest(_:with:)` came to its answer (B-01 to B-09). After an override that called
/// `super` it is still the default's; `TraceEntry.defaultAnswer` beside `answer` tells whether the override
/// changed it.
package enum HitOutcome: UInt8, Sendable {
    /// Not a `hitTest` call, or an override decided without asking the default.
    case undecided
    case hidden, interactionDisabled, transparent, animating, outside
    /// The view itself was returned; `leaf` when it has no subviews.
    case itself, itselfAsLeaf
    case descendant
}

/// One message, of a fixed size; text is made only when somebody reads it.
///
/// Entries are in the order in which calls began. The calls inside entry `i` are `i + 1 ..< end`.
package struct TraceEntry: Sendable {
    /// Virtual time in microseconds since the world began; `Recording.epoch` is the first touch-down.
    package var time: Int64
    package var receiver: ObjectID
    package var selector: SelectorID
    package var kind: EntryKind
    /// How many calls enclose this one, of whatever kind.
    package var depth: UInt16
    /// The entry number that the trace had reached when this call returned.
    package var end: Int32
    /// The line of the scenario's text (0-based line index) that caused it; -1 for the engine's own doing.
    package var line: Int32
    package var rule: RuleID
    package var argument: Argument
    package var answer: Answer
    /// For `hitTest` through an override that called `super`: what the default answered. Otherwise `.none`.
    package var defaultAnswer: Answer
    package var outcome: HitOutcome
    /// The hit-test pass, 1 or 2, for the automatic passes and everything called inside them; else 0.
    package var pass: UInt8
    /// The number of the touch, from 1, that a hit-test pass is about; else 0.
    package var touch: UInt8
    /// Whether the author's code overrides the method.
    package var isOverridden: Bool
    /// Whether that override called `super`, and so reached UIKit's own implementation.
    package var callsSuper: Bool
}

extension TraceEntry {
    /// A new entry; what is not given is found out when the call returns.
    package init(
        time: Int64, receiver: ObjectID, selector: SelectorID, kind: EntryKind, line: Int32, rule: RuleID,
        argument: Argument = .none, isOverridden: Bool = false
    ) {
        self.time = time
        self.receiver = receiver
        self.selector = selector
        self.kind = kind
        self.depth = 0
        self.end = 0
        self.line = line
        self.rule = rule
        self.argument = argument
        self.answer = .none
        self.defaultAnswer = .none
        self.outcome = .undecided
        self.pass = 0
        self.touch = 0
        self.isOverridden = isOverridden
        self.callsSuper = false
    }
}
