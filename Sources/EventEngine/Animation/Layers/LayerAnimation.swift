import Foundation

/// An animation that a layer has.
final class LayerAnimation {
    let key: String
    let animation: CAAnimation
    private unowned let world: Simulator
    private(set) weak var layer: CALayer?
    /// Seconds of one round.
    private let round: Double
    /// When it begins on the layer's clock, in seconds.
    private let start: Double
    private var token: TimerQueue.Token?
    private var transaction: TransactionCompletion?
    private(set) var isOver = false
    private var hasStarted = false
    /// Whether the layer was in a window since.
    private var wasInWindow = false

    init(_ animation: CAAnimation, of layer: CALayer, key: String) {
        (self.animation, self.key, self.layer) = (animation, key, layer)
        world = layer.world
        let current = world.transactions.current
        round = animation.roundLength(within: current.duration)
        if animation.timingFunction == nil { animation.timingFunction = current.timingFunction }
        start = animation.beginTime != 0 ? animation.beginTime : layer.localTime
        transaction = world.transactions.animationBegins()
    }

    /// Shows what is seen of it now, in a copy of its layer.
    func show(on copy: CALayer) {
        guard let layer else { return }
        animation.show(at: layer.localTime, since: start, within: round, on: copy)
    }

    // MARK: Time

    /// Waits for its beginning and end, which may have moved.
    func schedule() {
        if let token { world.timers.cancel(token) }
        token = nil
        guard !isOver, let layer else { return }
        if !hasStarted, layer.localTime >= start {
            hasStarted = true
            world.afterCommit.append { [self] in tellStart() }
        }
        let speed = Double(animation.speed)
        let length = speed > 0 ? animation.timing.wholeDuration(of: round) / speed : .infinity
        let next = hasStarted ? start + length : start
        guard next.isFinite, let instant = layer.instant(of: next) else { return }
        token = world.timers.add(at: max(world.clock.now, instant)) { [self] in
            token = nil
            if hasStarted { end(finished: true) } else { begin() }
        }
    }

    private func begin() {
        hasStarted = true
        tellStart()
        schedule()
    }

    private func tellStart() {
        world.askDelegate(animation.delegateObject, .animationDidStart, [animation], fallback: ()) {
            ($0 as? any CAAnimationDelegate)?.animationDidStart(animation)
        }
    }

    /// It reached its end, or is taken away.
    func end(finished: Bool) {
        let isFirst = !isOver
        isOver = true
        if let token { world.timers.cancel(token) }
        token = nil
        if !finished || animation.isRemovedOnCompletion { layer?.forget(self) }
        world.layerAnimations.removeAll { $0 === self }
        guard isFirst else { return }
        let waiting = transaction
        transaction = nil
        // What is taken away says so with the transaction: our decision.
        if finished { tellEnd(true) } else { world.afterCommit.append { [self] in tellEnd(false) } }
        if let waiting { world.afterCommit.append { waiting.animationEnds() } }
    }

    private func tellEnd(_ finished: Bool) {
        world.askDelegate(
            animation.delegateObject, .animationDidStop, [animation, finished], fallback: ()
        ) {
            ($0 as? any CAAnimationDelegate)?.animationDidStop(animation, finished: finished)
        }
    }

    /// An animation ends when its layer leaves the window: our decision, from what many people have seen.
    func noteWindow() {
        let isInWindow = layer?.isInWindow ?? false
        if wasInWindow, !isInWindow { return end(finished: false) }
        if isInWindow { wasInWindow = true }
    }
}

extension CAAnimation {
    /// Shows what is seen at a moment of the clock around it.
    ///
    /// - Parameters:
    ///   - time: seconds on that clock.
    ///   - start: when it begins on that clock.
    ///   - outer: what a round takes that has no duration of its own.
    func show(at time: Double, since start: Double, within outer: Double, on layer: CALayer) {
        let round = roundLength(within: outer)
        let seconds = (time - start) * Double(speed)
        let whole = timing.wholeDuration(of: round)
        if seconds < 0 {
            guard fillMode.fillsBefore else { return }
        } else if seconds >= whole {
            guard fillMode.fillsAfter else { return }
        }
        let place = timing.place(after: min(max(seconds, 0), whole), round: round)
        show(part: place.part, round: place.round, of: round, on: layer)
    }
}

extension Simulator {
    /// Ends animations whose layers left their windows.
    func endAnimationsOutsideWindows() {
        for animation in layerAnimations where work.draw(WorkCost.block) { animation.noteWindow() }
    }
}
