import Foundation

/// The main run loop: one turn after the other, each at one instant of virtual time.
extension Simulator {
    /// Lets time run until `instant` (microseconds); what is due on the way happens.
    package func run(until instant: Int64) {
        settle()
        while !isHalted, let time = nextTimer, time <= instant {
            guard advance(to: time) else { return }
            fireDueTimers()
        }
        if !isHalted { _ = advance(to: instant) }
    }

    /// Lets time run until nothing but endlessly repeating timers is pending, or timers that wait for a mode
    /// that the loop does not come back to. What starts itself again and again, such as an animation in the
    /// completion of the last one, is left after a while.
    package func runUntilIdle() {
        settle()
        timers.horizon = clock.now + EngineConstants.patience
        defer { timers.horizon = nil }
        while !isHalted, timers.hasFiniteEntry, let time = nextTimer {
            guard advance(to: time) else { return }
            fireDueTimers()
        }
    }

    /// Does what the end of the current turn would do: what the main queue holds, layout. Only blocks on the
    /// queue make it a turn of its own, which ends with a sleep.
    package func settle() {
        guard !isDelivering else { return }
        if mainQueue.isEmpty || isHalted { commit() }
        if !mainQueue.isEmpty, !isHalted { endTurn() }
    }

    /// One turn of the loop around what woke it, up to the sleep before the next.
    func turn(_ work: () -> Void) {
        turns += 1
        self.work.draw(WorkCost.block)
        guard turns <= limits.turns else { return report(.tooManyTurns(limit: limits.turns)) }
        guard !isHalted else { return }
        isDelivering = true
        work()
        isDelivering = false
        endTurn()
    }

    /// What the main queue holds, and what comes before the sleep. Blocks that layout and the like put on the
    /// queue wake the loop at once.
    private func endTurn() {
        repeat {
            runMainQueue()
            recording(.beforeWaiting) { commit() }
            note(.sleep)
        } while !mainQueue.isEmpty && !isHalted
    }

    /// When the first of the timers is due that fire in the mode that the loop is in.
    private var nextTimer: Int64? {
        let mode: TimerQueue.Modes = scrolling.isTracking ? .tracking : .normal
        if mode != timers.mode { work.draw(WorkCost.hashed * timers.heldCount) }
        timers.mode = mode
        let next = timers.nextTime
        // What cancelled timers held goes here; its `deinit` may start others.
        return timers.takeGone().isEmpty ? next : timers.nextTime
    }

    private func fireDueTimers() {
        turn {
            recording(.timers) {
                while !isHalted, nextTimer != nil, let action = timers.popDue(at: clock.now) { action() }
            }
        }
    }

    private func runMainQueue() {
        while !mainQueue.isEmpty, !isHalted {
            let blocks = mainQueue
            mainQueue = []
            turns += blocks.count
            guard turns <= limits.turns else { return report(.tooManyTurns(limit: limits.turns)) }
            recording(.mainQueue) {
                for block in blocks where !isHalted { block() }
            }
        }
    }

    /// Gestures that timers changed, layout of all windows, then what waits for it.
    private func commit() {
        gestures.settleBeforeWaiting()
        touchDelivery.cancelLosses()
        takeOutTouchedCells()
        work.draw(application.windows.count)
        updateConfigurations()
        layOutAndDraw()
        if !layerAnimations.isEmpty { endAnimationsOutsideWindows() }
        while !afterCommit.isEmpty, !isHalted {
            let actions = afterCommit
            afterCommit = []
            for action in actions where work.draw(WorkCost.block) { action() }
            // The loop wakes again for what they have changed.
            layOutAndDraw()
        }
    }

    private func layOutAndDraw() {
        layOut()
        if drawWhatWaits() { layOut() }
    }

    /// The layout of all windows, and what goes with it.
    private func layOut() {
        repeat {
            traits.tell()
            tellAppearing()
            layOutWindows()
        } while !traits.isEmpty && !isHalted
    }

    private func advance(to instant: Int64) -> Bool {
        guard instant <= limits.time else {
            report(.tooMuchTime(limit: Int(limits.time / 1_000_000)))
            return false
        }
        clock.advance(to: instant)
        return true
    }
}
