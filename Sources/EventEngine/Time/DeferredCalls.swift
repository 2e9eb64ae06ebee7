import Foundation

/// What `perform(_:with:afterDelay:)` was asked for and has not done yet, in order.
final class DeferredCalls {
    private struct Call {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let token: TimerQueue.Token
    }

    private var waiting: [Int: Call] = [:]
    private var lastNumber = 0

    /// Sends `selector` to `target`, which it keeps alive until then.
    ///
    /// - Parameters:
    ///   - delay: seconds; less than a tenth of a millisecond counts as that, as with timers.
    ///   - modes: the modes of the run loop in which it may happen.
    func add(
        _ selector: Selector, to target: AnyObject, with argument: Any?, after delay: TimeInterval,
        modes: Set<RunLoop.Mode>, in world: Simulator
    ) {
        lastNumber += 1
        let number = lastNumber
        world.work.draw(WorkCost.block)
        let interval = max(100, VirtualClock.microseconds(delay) ?? Int64.max / 4)
        let time = world.clock.now + interval
        let allowed = TimerQueue.Modes(modes)
        let token = world.timers.add(at: time, modes: allowed) { [unowned self, unowned world] in
            waiting[number] = nil
            world.call(selector, of: target, with: argument)
        }
        waiting[number] = Call(target: target, selector: selector, argument: argument, token: token)
    }

    /// Forgets all calls of a target, or those of one selector with an equal argument.
    func cancel(of target: AnyObject, _ match: (selector: Selector, argument: Any?)?, in world: Simulator) {
        world.work.draw(waiting.count)
        for (number, call) in waiting.sorted(by: { $0.key < $1.key }) where call.target === target {
            if let match {
                guard call.selector == match.selector, isSame(call.argument, match.argument) else { continue }
            }
            world.timers.cancel(call.token)
            waiting[number] = nil
        }
    }

    /// Lets go of all targets.
    func removeAll() { waiting = [:] }

    private func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?):
            if let a = a as? AnyHashable, let b = b as? AnyHashable {
                a == b
            } else {
                type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
            }
        default: false
        }
    }
}

extension Simulator {
    /// Sends a message to an object: at once, or later in these modes of the run loop.
    ///
    /// - Parameter delay: seconds; nil for at once.
    package func send(
        _ selector: Selector, to target: AnyObject, with argument: Any?, afterDelay delay: TimeInterval?,
        inModes modes: [RunLoop.Mode] = [.default]
    ) {
        guard let delay else { return call(selector, of: target, with: argument) }
        deferredCalls.add(selector, to: target, with: argument, after: delay, modes: Set(modes), in: self)
    }

    /// Forgets the messages that are to be sent to the target later.
    package func cancelSending(to target: AnyObject) {
        deferredCalls.cancel(of: target, nil, in: self)
    }

    /// Forgets those of one name, with an equal argument.
    package func cancelSending(_ selector: Selector, to target: AnyObject, with argument: Any?) {
        deferredCalls.cancel(of: target, (selector, argument), in: self)
    }
}

#if !canImport(ObjectiveC)
extension NSObject {
    /// Sends a message to the object, with one argument or none.
    public func perform(_ aSelector: Selector, with object: Any?) {
        Simulator.current.call(aSelector, of: self, with: object)
    }

    /// Sends a message to the object, without an argument.
    public func perform(_ aSelector: Selector) { perform(aSelector, with: nil) }

    /// Whether the object has a method of this name that can be called by it: an action, or one of the few of
    /// the engine's own.
    public func responds(to aSelector: Selector!) -> Bool {
        Simulator.current.actionMethod(aSelector, of: self) != nil
    }

    /// Sends a message to the object later, in the default mode of the run loop: not while a scroll view
    /// tracks.
    ///
    /// - Parameter delay: seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Sends a message to the object later, in these modes of the run loop.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        Simulator.current.send(aSelector, to: self, with: anArgument, afterDelay: delay, inModes: modes)
    }

    /// Forgets all messages that are to be sent to the target later.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        Simulator.current.cancelSending(to: aTarget as AnyObject)
    }

    /// Forgets messages of one name, with an equal argument, that are to be sent to the target later.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        Simulator.current.cancelSending(aSelector, to: aTarget as AnyObject, with: anArgument)
    }
}
#endif
