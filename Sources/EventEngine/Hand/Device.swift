import Foundation

/// The device in a scenario: lets time pass, and interrupts.
public final class Device: NSObject {
    private unowned let world: Simulator

    init(world: Simulator) {
        self.world = world
    }

    /// Lets virtual time pass, in seconds.
    public func wait(_ seconds: Double) {
        guard mayAct("wait(_:)"), let time = world.hand.duration(seconds, "wait(_:)") else { return }
        world.run(until: world.clock.now + time)
    }

    /// The system takes all touches away, as for a call: they are cancelled (D-10).
    public func interrupt() {
        guard mayAct("interrupt()") else { return }
        world.settle()
        world.touchDelivery.interrupt()
        world.hand.wasInterrupted()
    }

    private func mayAct(_ call: String) -> Bool {
        if world.hand.isPlanning {
            world.report(.refused("'\(call)' cannot stand inside 'hand.together'"))
        } else if world.isDelivering {
            world.report(.refused("'\(call)' cannot be called while an event is being delivered"))
        }
        return !world.isHalted
    }
}
