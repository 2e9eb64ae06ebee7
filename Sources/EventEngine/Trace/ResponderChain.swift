/// The responders that a touch message may reach when it is delivered to a view: that view, its `next`, and
/// so on (C-08).
package struct ResponderChain: Hashable, Sendable {
    /// How the chain goes on behind its last responder.
    package enum End: Hashable, Sendable {
        /// The last one has no `next`.
        case nobody
        /// The `next` of the last one is the responder with this index again: an override made a ring.
        case ring(Int)
        /// There are more responders than messages may be nested (`WorldLimits.callDepth`).
        case unbounded
    }

    /// From the view on, each but the first the `next` of the one before it.
    package var responders: [ObjectID]
    package var end: End

    package init(responders: [ObjectID], end: End = .nobody) {
        self.responders = responders
        self.end = end
    }
}

extension Recording {
    /// One of the four touch messages to the view that a touch is bound to: where its way along the responder
    /// chain begins. A message about several touches is one delivery for each.
    package struct Delivery: Sendable {
        /// The number of the touch in the scenario, from 1.
        package var touch: Int
        package var phase: TouchSample.Phase
        /// The number of the message's entry.
        package var entry: Int
        /// The chain as it was just before the message: an index into `Recording.chains`.
        package var chain: Int
        /// Why it was sent: D-04, or the rule by which the touch was cancelled.
        package var rule: RuleID
        /// The recognizer that cancelled the touch; `none` when it was not a recognizer.
        package var sender: ObjectID

        package init(
            touch: Int, phase: TouchSample.Phase, entry: Int, chain: Int, rule: RuleID = RuleID("D", 4),
            sender: ObjectID = .none
        ) {
            self.touch = touch
            self.phase = phase
            self.entry = entry
            self.chain = chain
            self.rule = rule
            self.sender = sender
        }
    }
}
