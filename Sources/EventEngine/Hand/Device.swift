import Foundation

/// The device in a scenario: lets time pass, interrupts, is shaken and turned.
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

    /// The user turns the device: windows follow, unless their controllers do not support it (N-38).
    public func turn(to orientation: UIDeviceOrientation) {
        guard mayAct("turn(to:)") else { return }
        guard orientation != .unknown else {
            return world.report(.invalidArgument(call: "turn(to:)", what: "takes a way to hold the device"))
        }
        world.hold(orientation)
    }

    /// The user gives the app another part of a tablet's screen, in points, beside another app (N-39).
    public func resizeWindow(to size: CGSize) {
        guard mayAct("resizeWindow(to:)") else { return }
        let screen = world.screen.bounds.size
        guard world.screen.traitCollection.isTablet else {
            return world.report(.refused("only on an iPad have windows another size than the screen"))
        }
        guard size.width > 0, size.width <= screen.width, size.height > 0, size.height <= screen.height else {
            let limit = "takes a size of at most \(screen.width) by \(screen.height) points"
            return world.report(.invalidArgument(call: "resizeWindow(to:)", what: limit))
        }
        world.resizeWindows(to: size)
    }

    func mayAct(_ call: String) -> Bool {
        if world.hand.isPlanning {
            world.report(.refused("'\(call)' cannot be inside 'hand.together'"))
        } else if world.isDelivering {
            world.report(.refused("'\(call)' cannot be called while an event is being delivered"))
        }
        return !world.isHalted
    }
}
