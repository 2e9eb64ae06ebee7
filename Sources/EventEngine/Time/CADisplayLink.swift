import Foundation

/// Calls a method once a frame of the display, until it is invalid.
open class CADisplayLink: NSObject {
    private let world = Simulator.current
    private var target: AnyObject?
    private let selector: Selector
    private var token: TimerQueue.Token?
    private var modes: Set<RunLoop.Mode> = []

    /// Whether frames pass without a call.
    open var isPaused = false
    /// When the frame began that is shown now, on the clock of `CACurrentMediaTime()`.
    open private(set) var timestamp: TimeInterval = 0

    /// How often it calls at most, in frames for each second, or 0 for each frame. What does not divide the
    /// screen's frames evenly is rounded up to what does.
    open var preferredFramesPerSecond = 0
    /// How many frames have passed since the last call.
    private var passedFrames = 0

    /// Makes a display link that sends `selector` to `target`, which it keeps alive, with itself as the
    /// argument.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// Seconds between two frames.
    open var duration: TimeInterval { 1 / Double(EngineConstants.framesPerSecond) }
    /// When the frame of the next call begins, in seconds.
    open var targetTimestamp: TimeInterval { timestamp + duration * Double(framesOfCall) }
    private var framesOfCall: Int {
        guard preferredFramesPerSecond > 0 else { return 1 }
        return max(1, Int(EngineConstants.framesPerSecond) / preferredFramesPerSecond)
    }

    /// Begins to call, in one more mode of the run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        modes.insert(mode)
        enqueue()
    }

    /// Calls no more in this mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        enqueue()
    }

    /// Never calls again, and lets go of the target.
    open func invalidate() {
        modes = []
        enqueue()
        target = nil
    }

    private func enqueue() {
        if let token { world.timers.cancel(token) }
        token = nil
        guard !modes.isEmpty else { return }
        let time = world.clock.nextFrame
        token = world.timers.add(at: time, isEndless: true, modes: TimerQueue.Modes(modes)) { [self] in
            enqueue()
            passedFrames += 1
            guard passedFrames >= framesOfCall else { return }
            passedFrames = 0
            timestamp = world.clock.timestamp
            if !isPaused, let target { world.call(selector, of: target, with: self) }
        }
    }
}

/// The present instant of this thread's world, in seconds since the device was started, as touches are
/// stamped with it.
public func CACurrentMediaTime() -> TimeInterval { Simulator.current.clock.timestamp }

/// Seconds since the reference date, which Linux does not have.
public typealias CFAbsoluteTime = Double

/// The same as seconds since the reference date: the device was started then (our decision).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
