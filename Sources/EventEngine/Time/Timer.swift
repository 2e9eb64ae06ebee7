import Foundation

/// Calls a block later, once or again and again, on the world's virtual clock. It stands in front of
/// Foundation's timer for code that imports only this module.
open class Timer: NSObject {
    private let world = Simulator.current
    private let repeats: Bool
    private let block: (Timer) -> Void
    private let interval: Int64
    private var token: TimerQueue.Token?

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
        timer.schedule()
        return timer
    }

    /// Makes a timer and schedules it.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
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

    /// The timer is kept by the queue until it is invalid.
    private func schedule() {
        token = world.timers.add(at: world.clock.now + interval, isEndless: repeats) { [self] in
            guard isValid else { return }
            if repeats { schedule() }
            fire()
        }
    }
}
