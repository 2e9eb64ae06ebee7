import Foundation

/// Calls a block later, once or again and again, on the world's virtual clock. It is in front of
/// Foundation's timer for code that imports only this module.
open class Timer: NSObject {
    private let world = Simulator.current
    private let repeats: Bool
    private let block: (Timer) -> Void
    private let interval: Int64
    private var token: TimerQueue.Token?
    /// The modes in which it fires: none, or as many as it was added to.
    private var modes: Set<RunLoop.Mode> = []
    /// The instant for which it is scheduled, in microseconds.
    private var fireTime: Int64 = 0

    /// Seconds between two calls; 0 for a timer that fires once.
    open var timeInterval: TimeInterval { repeats ? Double(interval) / 1_000_000 : 0 }
    /// Whether it will still fire.
    open private(set) var isValid = true
    /// Seconds that it may be late; virtual time needs none.
    open var tolerance: TimeInterval = 0
    /// What was handed over when the timer was made, for the method that it calls.
    open private(set) var userInfo: Any?

    /// Makes a timer that waits for `RunLoop`'s sake: it fires only after it was scheduled.
    ///
    /// - Parameter interval: seconds; less than a tenth of a millisecond counts as that.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.repeats = repeats
        self.block = block
        self.interval = max(100, VirtualClock.microseconds(interval) ?? Int64.max / 4)
        super.init()
    }

    /// Makes a timer that sends `selector` to `target`, which it keeps alive, with itself as the argument.
    ///
    /// - Parameter interval: seconds; less than a tenth of a millisecond counts as that.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let object = target as AnyObject
        self.init(timeInterval: interval, repeats: repeats) { $0.world.call(selector, of: object, with: $0) }
        self.userInfo = userInfo
    }

    /// Makes a timer that sends `selector` to `target`, and schedules it.
    @discardableResult
    open class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule(in: .default)
        return timer
    }

    /// Makes a timer and schedules it in the default mode of the run loop.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule(in: .default)
        return timer
    }

    /// Calls the block now; a timer that fires once is then invalid.
    open func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
    }

    /// Never fires again.
    open func invalidate() {
        isValid = false
        if let token { world.timers.cancel(token) }
        token = nil
    }

    /// Lets it fire in one more mode of the run loop. The timer is kept by the queue until it is invalid.
    func schedule(in mode: RunLoop.Mode) {
        guard isValid else { return }
        let isFirst = modes.isEmpty
        modes.insert(mode)
        if isFirst {
            fireTime = world.clock.now + interval
        } else if let token {
            world.timers.cancel(token)
        }
        enqueue()
    }

    private func enqueue() {
        world.work.draw(WorkCost.block)
        token = world.timers.add(at: fireTime, isEndless: repeats, modes: TimerQueue.Modes(modes)) { [self] in
            guard isValid else { return }
            if repeats {
                // One that was late comes back to its rhythm; what it missed it does not make up for.
                let missed = (world.clock.now - fireTime) / interval
                fireTime += (missed + 1) * interval
                enqueue()
            }
            fire()
        }
    }
}
