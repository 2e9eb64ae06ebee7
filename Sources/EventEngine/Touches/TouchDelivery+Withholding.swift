import Foundation

/// Touches that recognizers hold back from views (E-56 to E-63).
extension TouchDelivery {
    /// Keeps what the present event says about a touch from its view, if a recognizer wants that.
    func withhold(_ touch: UITouch) {
        if touch.delivery.withheld?.beginning != nil { return withholdMore(touch) }
        guard !touch.delivery.recognizers.isEmpty, !touch.delivery.isKeptFromView else { return }
        if touch.phase == .began, !touch.delivery.isTrackedByView {
            let holders = holders(of: touch, .began)
            guard !holders.isEmpty else { return }
            let beginning = WithheldTouch.Beginning(location: touch.location, time: touch.time)
            touch.delivery.withheld = WithheldTouch(beginning: beginning)
            record(touch, .began, holders)
        } else if touch.phase == .ended, touch.delivery.isTrackedByView {
            let holders = holders(of: touch, .ended)
            guard !holders.isEmpty else { return }
            touch.delivery.withheld = WithheldTouch(isOver: true)
            record(touch, .ended, holders)
        }
    }

    /// More happens to a touch that its view does not know yet.
    private func withholdMore(_ touch: UITouch) {
        switch touch.phase {
        case .moved: touch.delivery.withheld?.hasMoved = true
        case .ended:
            touch.delivery.withheld?.isOver = true
            let delaying = holders(of: touch, .ended)
            record(touch, .ended, delaying.isEmpty ? holders(of: touch, .began) : delaying)
        case .cancelled:
            // The view never heard of it, so there is nothing to cancel.
            touch.delivery.isTakenFromView = true
            forget(withheld: touch, taker: nil)
        default: break
        }
    }

    /// The recognizers that delay the beginning or the end of a touch: those that got it, do not ignore it
    /// and are still possible (E-62, E-63).
    private func holders(of touch: UITouch, _ phase: UITouch.Phase) -> [UIGestureRecognizer] {
        world.work.draw(touch.delivery.recognizers.count)
        let holders = touch.delivery.recognizers.filter { recognizer in
            recognizer.attempt.isUnderWay && recognizer.attempt.settled == .possible
                && (phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded)
                && recognizer.attempt.touches.contains { $0 === touch }
        }
        return world.gestures.inOrderOfDelivery(holders)
    }

    // MARK: Releasing

    /// Tells views what nobody withholds any more: the original beginning, at most one move, the end (E-57).
    func releaseWithheldTouches() {
        let withheld = (withheldBeyondEnd + active.map(\.touch))
            .filter { $0.delivery.withheld != nil }
            .sorted { $0.number < $1.number }
        guard !withheld.isEmpty else { return }
        for view in Self.views(of: withheld) where !world.isHalted {
            world.work.draw(withheld.count)
            let own = withheld.filter { $0.view === view }
            releaseBeginnings(of: own.filter { $0.delivery.withheld?.beginning != nil }, in: view)
            releaseEnds(of: own, in: view)
        }
        withheldBeyondEnd.removeAll { $0.delivery.withheld == nil }
    }

    private func releaseBeginnings(of touches: [UITouch], in view: UIView) {
        let free = touches.filter { holders(of: $0, .began).isEmpty }
        for touch in free {
            admit(touch)
            if touch.delivery.isKeptFromView { forget(withheld: touch, taker: nil) }
        }
        let begun = free.filter { $0.delivery.isTrackedByView }
        guard !begun.isEmpty else { return }
        let present = begun.map { ($0.location, $0.previousLocation, $0.time) }
        for touch in begun {
            guard let beginning = touch.delivery.withheld?.beginning else { continue }
            touch.location = beginning.location
            touch.previousLocation = beginning.location
            touch.time = beginning.time
        }
        let told = admitted(begun, to: view)
        for touch in told { settle(touch, .began) }
        if !told.isEmpty { tell(view, .began, told, by: RuleID("E", 57)) }
        for (touch, (location, _, time)) in zip(begun, present) {
            touch.location = location
            touch.time = time
        }
        let moved = told.filter { touch in
            let isMoving = touch.phase == .moved && !touch.delivery.isOver
            return touch.delivery.withheld?.hasMoved == true || isMoving
        }
        if !moved.isEmpty, !world.isHalted { tell(view, .moved, moved, by: RuleID("E", 57)) }
        for touch in moved { touch.delivery.isUpToDate = true }
        for (touch, (_, previousLocation, _)) in zip(begun, present) {
            touch.previousLocation = previousLocation
            touch.delivery.withheld?.beginning = nil
            if touch.delivery.withheld?.isOver != true { touch.delivery.withheld = nil }
        }
    }

    private func releaseEnds(of touches: [UITouch], in view: UIView) {
        let free = touches.filter { touch in
            guard let withheld = touch.delivery.withheld, withheld.isOver else { return false }
            return withheld.beginning == nil && holders(of: touch, .ended).isEmpty
        }
        for touch in free {
            settle(touch, .ended)
            touch.delivery.withheld = nil
        }
        let open = free.filter { $0.delivery.isTrackedByView }
        if !open.isEmpty, !world.isHalted { tell(view, .ended, open, by: RuleID("E", 58)) }
    }

    // MARK: Recording

    /// A view will never be told what was withheld.
    func forget(withheld touch: UITouch, taker: UIGestureRecognizer?) {
        for record in touch.delivery.withheld?.records ?? []
        where world.trace.withholdings[record].outcome == .pending {
            close(record, .dropped)
            world.trace.withholdings[record].taker = world.names.id(of: taker)
        }
        touch.delivery.withheld = nil
    }

    /// A view is about to be told what was withheld.
    private func settle(_ touch: UITouch, _ phase: Recording.TouchSample.Phase) {
        for record in touch.delivery.withheld?.records ?? []
        where world.trace.withholdings[record].phase == phase {
            close(record, .delivered)
        }
    }

    private func close(_ record: Int, _ outcome: Recording.Withholding.Outcome) {
        world.trace.withholdings[record].outcome = outcome
        world.trace.withholdings[record].endTime = world.clock.now
        world.trace.withholdings[record].endEntry = world.trace.entries.count
    }

    private func record(
        _ touch: UITouch, _ phase: Recording.TouchSample.Phase, _ holders: [UIGestureRecognizer]
    ) {
        guard world.isTracing, !world.isHalted else { return }
        world.work.draw(WorkCost.event + holders.count)
        touch.delivery.withheld?.records.append(world.trace.withholdings.count)
        world.trace.withholdings.append(
            Recording.Withholding(
                touch: touch.number, phase: phase, view: world.names.id(of: touch.view),
                holders: holders.map { world.names.id(of: $0) },
                rule: phase == .began ? RuleID("E", 56) : RuleID("E", 58), time: world.clock.now,
                entry: world.trace.entries.count))
    }
}
