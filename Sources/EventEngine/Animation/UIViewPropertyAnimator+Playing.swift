import Foundation

/// How far an animator is. Times are microseconds, parts are from 0 to 1.
struct AnimatorPlay {
    /// Changes that were added together.
    struct Track {
        let animation: RunningAnimation
        /// The part of the time after which they begin.
        let start: Double
    }

    var curve: TimingCurve
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var isReversed = false
    var delay: Int64 = 0
    /// What waits for the animator to become active.
    var waiting: [(changes: () -> Void, start: Double)] = []
    var tracks: [Track] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The part that was done when the animation was started or paused: of the time, or of the way.
    var fraction = 0.0
    var startTime: Int64 = 0
    /// How long the animation takes from the first moment to the last at its present speed.
    var length: Int64 = 0
    var token: TimerQueue.Token?
}

extension UIViewPropertyAnimator {
    private var wholeLength: Int64 { max(0, VirtualClock.microseconds(duration) ?? world.limits.time) }

    // MARK: Where it is

    final var currentFraction: Double {
        guard play.isRunning, play.length > 0 else { return play.fraction }
        let done = Double(max(0, world.clock.now - play.startTime)) / Double(play.length)
        return min(1, play.fraction + done)
    }

    /// The part of the way from the start to the end that is done, for changes that began at a part of the
    /// time.
    private func progress(of start: Double) -> Double {
        guard play.state != .inactive else { return 1 }
        let fraction = play.isReversed ? 1 - currentFraction : currentFraction
        let own = start < 1 ? max(0, (fraction - start) / (1 - start)) : 0
        return play.isRunning || !scrubsLinearly ? play.curve.progress(after: own) : own
    }

    // MARK: Changes

    final func add(_ changes: @escaping () -> Void, _ delayFactor: Double) {
        let factor = min(max(delayFactor, 0), 1)
        guard play.state == .active else { return play.waiting.append((changes, factor)) }
        let now = currentFraction
        begin(changes, at: now + (1 - now) * factor)
    }

    private func begin(_ changes: () -> Void, at start: Double) {
        let animation = RunningAnimation(world: world, allowsInteraction: isUserInteractionEnabled)
        animation.isHitWhereSeen = !isManualHitTestingEnabled
        animation.progress = { [weak self] in self?.progress(of: start) ?? 1 }
        animation.collect(changes)
        animation.begin()
        play.tracks.append(AnimatorPlay.Track(animation: animation, start: start))
    }

    final func manualHitTestingChanged() {
        for track in play.tracks { track.animation.isHitWhereSeen = !isManualHitTestingEnabled }
    }

    private func activate() {
        guard play.state == .inactive else { return }
        play.state = .active
        (play.fraction, play.length) = (0, wholeLength)
        let waiting = play.waiting
        play.waiting = []
        for (changes, start) in waiting { begin(changes, at: start) }
    }

    // MARK: Playing

    final func start(after delay: TimeInterval) {
        guard !play.isRunning, play.state != .stopped, !world.isHalted else { return }
        if let driver = world.percentDriver, driver.drives(self) { return pause() }
        let wasPaused = play.state == .active
        activate()
        if wasPaused, scrubsLinearly { play.fraction = play.curve.time(of: play.fraction) }
        play.delay = max(0, VirtualClock.microseconds(delay) ?? world.limits.time)
        run()
    }

    private func run() {
        play.isRunning = true
        play.startTime = world.clock.now + play.delay
        let rest = Int64((Double(play.length) * (1 - play.fraction)).rounded())
        play.token = world.timers.add(at: play.startTime + max(0, rest)) { [self] in reachEnd() }
    }

    final func pause() {
        guard play.state != .stopped, !world.isHalted else { return }
        activate()
        guard play.isRunning else { return }
        guard isInterruptible else {
            return world.report(.refused("an animator that is not interruptible cannot be paused"))
        }
        let fraction = currentFraction
        halt()
        play.fraction = scrubsLinearly ? play.curve.progress(after: fraction) : fraction
    }

    final func scrub(to fraction: Double) {
        guard fraction.isFinite else {
            return world.report(.invalidGeometry(property: "fractionComplete", value: "\(fraction)"))
        }
        pause()
        if play.state == .active { play.fraction = min(max(fraction, 0), 1) }
    }

    final func reverse(_ isReversed: Bool) {
        guard isReversed != play.isReversed else { return }
        let wasRunning = play.isRunning
        if wasRunning {
            play.fraction = currentFraction
            halt()
        }
        play.isReversed = isReversed
        if play.state == .active { play.fraction = 1 - play.fraction }
        play.delay = 0
        if wasRunning { run() }
    }

    final func goOn(_ curve: TimingCurve?, durationFactor: Double) {
        guard play.state == .active, !play.isRunning else { return }
        if let curve { play.curve = curve }
        play.fraction = scrubsLinearly ? play.curve.time(of: play.fraction) : play.fraction
        let rest = 1 - play.fraction
        if durationFactor > 0, durationFactor.isFinite, rest > 0 {
            // The rest takes a part of the duration: the whole would take in proportion.
            play.length = Int64((Double(wholeLength) * min(durationFactor, 1_000) / rest).rounded())
        }
        play.delay = 0
        run()
    }

    final func stop(_ withoutFinishing: Bool) {
        guard play.state == .active else { return }
        for track in play.tracks { track.animation.settle(at: .current) }
        play.fraction = currentFraction
        halt()
        play.state = .stopped
        for track in play.tracks { track.animation.end() }
        if withoutFinishing { forget() }
    }

    /// Time goes on without the animation.
    private func halt() {
        play.isRunning = false
        if let token = play.token { world.timers.cancel(token) }
        play.token = nil
    }

    private func reachEnd() {
        play.fraction = 1
        halt()
        if pausesOnCompletion { return }
        let position = play.isReversed ? UIViewAnimatingPosition.start : .end
        if position == .start { for track in play.tracks { track.animation.settle(at: .start) } }
        complete(at: position)
    }

    final func complete(at position: UIViewAnimatingPosition) {
        let calls = play.completions
        forget()
        for completion in calls where !world.isHalted { completion(position) }
    }

    private func forget() {
        halt()
        for track in play.tracks { track.animation.end() }
        play = AnimatorPlay(curve: play.curve)
    }
}
