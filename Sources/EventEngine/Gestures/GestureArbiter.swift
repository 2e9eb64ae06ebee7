/// Decides between recognizers: who gets a touch, who may leave possible, who is excluded, who waits, and who
/// acts (section J). It works in steps of a turn, never inside the assignment of a state.
final class GestureArbiter {
    unowned(unsafe) let world: Simulator
    /// Recognizers with an attempt under way, in the order in which they joined.
    private(set) var participants = RecognizerList()
    private(set) lazy var places = RecognizerPlaces(world: world)
    var requirements = FailureRequirements()
    /// Whether any view ever got a recognizer; without one, touches cost nothing more.
    var hasRecognizers = false
    /// Whether a state, or what a recognizer holds of touches, changed since that was last settled.
    var isDirty = false
    /// The actions to send, in the order in which they were earned (E-38).
    private var actions: [StateChange] = []
    /// The touches that gestures took from views when they were recognized (E-52).
    var takings: [(touch: UITouch, taker: UIGestureRecognizer)] = []

    init(world: Simulator) {
        self.world = world
    }

    /// A recognizer takes part from now on.
    func join(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.attempt.isUnderWay else { return }
        recognizer.attempt.isUnderWay = true
        participants.append(recognizer)
    }

    /// A recognizer takes part no more.
    func leave(_ recognizer: UIGestureRecognizer) {
        participants.remove(recognizer)
    }

    /// Lets go of all recognizers, so that a finished world can be freed.
    func forgetAll() {
        for recognizer in participants { recognizer.attempt = GestureAttempt() }
        participants = RecognizerList()
        actions = []
        takings = []
        requirements.removeAll()
    }

    // MARK: Steps 4 to 7

    /// Settles states, sends actions, and takes touches away from views or releases them, until nothing
    /// changes.
    func decide() {
        var rounds = 0
        while isDirty, !world.isHalted {
            rounds += 1
            guard rounds <= world.gestureConstants.rounds else { return reportEndlessness() }
            isDirty = false
            settle()
            sendActions()
            takeTouchesFromViews()
            world.touchDelivery.releaseWithheldTouches()
        }
    }

    /// What timers, or code outside of events, have changed takes effect before the loop sleeps.
    func settleBeforeWaiting() {
        guard !participants.isEmpty || isDirty else { return }
        decide()
        finishAttempts()
    }

    private func reportEndlessness() {
        let unsettled = participants.first { !$0.attempt.wishes.isEmpty } ?? participants.all.first
        isDirty = false
        guard let unsettled else { return }
        world.report(.endlessGesture(recognizer: world.description(of: unsettled)))
    }

    private func sendActions() {
        let earned = actions
        actions = []
        for change in earned where !world.isHalted {
            change.recognizer.tellState(from: change.old, to: change.state)
            if change.state != .failed, !world.isHalted { change.recognizer.sendActions(in: change.state) }
        }
    }

    // MARK: Step 4

    /// Settles one change of each recognizer that wants one and does not have to wait.
    private func settle() {
        for recognizer in participants { recognizer.attempt.hasMovedOn = false }
        repeat { settleFailures() } while settleNext()
    }

    /// Failures first, since others may be waiting for them. No author's code hears of one, so that a single
    /// walk finds them all.
    private func settleFailures() {
        world.work.draw(participants.count)
        for recognizer in participants where isToBeSettled(recognizer) && !world.isHalted {
            if recognizer.attempt.wishes.first?.state == .failed {
                settle(recognizer)
            } else {
                noteWaits(of: recognizer)
            }
        }
    }

    /// Then the deepest view, the newest recognizer; false when there is none.
    private func settleNext() -> Bool {
        let ready = participants.filter {
            isToBeSettled($0) && !($0.attempt.settled == .possible && hasToWait($0))
        }
        guard !world.isHalted, let next = firstToSettle(ready) else { return false }
        settle(next)
        return true
    }

    private func isToBeSettled(_ recognizer: UIGestureRecognizer) -> Bool {
        !recognizer.attempt.hasMovedOn && !recognizer.attempt.wishes.isEmpty
    }

    private func noteWaits(of recognizer: UIGestureRecognizer) {
        if recognizer.attempt.settled == .possible { _ = hasToWait(recognizer) }
    }

    private func settle(_ recognizer: UIGestureRecognizer) {
        recognizer.attempt.hasMovedOn = true
        defer { if !recognizer.attempt.wishes.isEmpty { isDirty = true } }
        let wish = recognizer.attempt.wishes.removeFirst()
        switch (recognizer.attempt.settled, wish.state) {
        case (.possible, .failed):
            move(recognizer, to: .failed, wish.cause, forbidden: wish.forbidden)
        case (.possible, _):
            leavePossible(recognizer, wish)
        case (_, .ended):
            move(recognizer, to: .ended, wish.cause)
            excludeRivals(of: recognizer, isNew: false)
        default:
            move(recognizer, to: wish.state, wish.cause)
        }
    }

    private func leavePossible(_ recognizer: UIGestureRecognizer, _ wish: GestureAttempt.Wish) {
        // A gesture that was held back begins anew: with its first action (E-44).
        if wish.state == .began { recognizer.attempt.wishes.removeAll { $0.state == .changed } }
        if !recognizer.attempt.awaited.isEmpty, recognizer.attempt.wishes.last?.state == .cancelled {
            recognizer.attempt.wishes = []
            return move(recognizer, to: .failed, GestureCause(RuleID("E", 44), "cancelled while it waited"))
        }
        if let other = recognizedRequirement(of: recognizer) {
            return fail(recognizer, GestureCause(RuleID("E", 43), "requires a failure", by: other))
        }
        if let refusal = refusal(of: recognizer) { return fail(recognizer, refusal) }
        if let winner = rivalThatExcludes(recognizer) {
            return fail(recognizer, GestureCause(RuleID("E", 32), "excluded", by: winner))
        }
        // A question may have changed things.
        guard recognizer.attempt.settled == .possible, recognizer.attempt.isUnderWay else { return }
        move(recognizer, to: wish.state, wish.cause)
        excludeRivals(of: recognizer, isNew: true)
        for other in requirements.waiting(for: recognizer)
        where other.attempt.isUnderWay && other.attempt.settled == .possible {
            fail(other, GestureCause(RuleID("E", 43), "requires a failure", by: recognizer))
        }
    }

    /// Lets a recognizer fail, whatever it wanted.
    func fail(_ recognizer: UIGestureRecognizer, _ cause: GestureCause) {
        recognizer.attempt.wishes = []
        move(recognizer, to: .failed, cause)
    }

    /// The one place where a settled state changes.
    func move(
        _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State, _ cause: GestureCause,
        forbidden: UIGestureRecognizer.State? = nil
    ) {
        let old = recognizer.attempt.settled
        recognizer.attempt.settled = state
        if old == .possible { recognizer.stopTimer() }
        world.recordChange(recognizer, from: old, to: state, forbidden: forbidden, cause)
        if state != .failed || !recognizer.keyValueObservers.isEmpty {
            actions.append(StateChange(recognizer: recognizer, old: old, state: state))
        }
        // Kept now, since its action may disable the recognizer.
        if old == .possible, state != .failed, recognizer.cancelsTouchesInView {
            takings += recognizer.attempt.touches.map { ($0, recognizer) }
        }
        isDirty = true
    }
}

/// A change of a recognizer's state, of which nobody outside has heard yet.
private struct StateChange {
    let recognizer: UIGestureRecognizer
    let old: UIGestureRecognizer.State
    let state: UIGestureRecognizer.State
}
