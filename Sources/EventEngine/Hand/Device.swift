import Foundation

/// The device in a scenario: lets time pass, interrupts, and is shaken.
public final class Device: NSObject {
    private unowned let world: Simulator
    /// VoiceOver, which activates views.
    public private(set) lazy var voiceOver = VoiceOver(world: world)

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

    /// Shakes the device: a motion event for the first responder of the key window (C-24).
    public func shake() {
        guard mayAct("shake()") else { return }
        world.settle()
        world.shake()
    }

    func mayAct(_ call: String) -> Bool {
        if world.hand.isPlanning {
            world.report(.refused("'\(call)' cannot stand inside 'hand.together'"))
        } else if world.isDelivering {
            world.report(.refused("'\(call)' cannot be called while an event is being delivered"))
        }
        return !world.isHalted
    }
}
