import Foundation

/// Turning the device, and windows of another size (N-38 to N-41).
extension Simulator {
    /// The user holds the device in another way: observers of the device hear it first; then the interface
    /// follows, if the controller that fills the window supports that (N-38).
    func hold(_ orientation: UIDeviceOrientation) {
        guard orientation != geometry.device else { return }
        let start = clock.now
        happens {
            geometry.device = orientation
            notificationCenter.post(name: UIDevice.orientationDidChangeNotification, object: uiDevice)
            followDevice()
        }
        run(until: start + EngineConstants.turnTime)
    }

    /// The user makes the windows of a tablet another size.
    func resizeWindows(to room: CGSize) {
        guard room != geometry.room else { return }
        let start = clock.now
        happens {
            var new = geometry
            new.room = room
            change(to: new)
        }
        run(until: start + EngineConstants.turnTime)
    }

    /// Turns the interface to how the device is held, or to a way that is allowed if the present one is not.
    func followDevice() {
        guard let allowed = allowedOrientations, !isHalted else { return }
        let held = UIInterfaceOrientation(geometry.device)
        if let held, allowed.contains(held.mask) { return turnInterface(to: held) }
        guard !allowed.contains(geometry.interface.mask), let first = allowed.first else { return }
        turnInterface(to: first)
    }

    /// Soon, as many may ask for it in one turn of the run loop.
    func followDeviceSoon() {
        if work.draw(WorkCost.block) { mainQueue.append { [self] in followDevice() } }
    }

    /// A controller that is about to fill the window may not support its orientation: then this
    /// turns before it appears (our decision).
    func turn(for presented: UIViewController, _ style: UIModalPresentationStyle) {
        guard style == .fullScreen || style == .overFullScreen else { return }
        let allowed = presented.supportedInterfaceOrientations
        guard !allowed.contains(geometry.interface.mask), !isHalted else { return }
        let wanted = presented.preferredInterfaceOrientationForPresentation
        if allowed.contains(wanted.mask) { return turnInterface(to: wanted) }
        if let first = allowed.first { turnInterface(to: first) }
    }

    /// Turns the interface to one of some ways; false if none of them is supported.
    func turn(into mask: UIInterfaceOrientationMask) -> Bool {
        guard let allowed = allowedOrientations, !isHalted else { return true }
        let wanted = allowed.intersection(mask)
        if wanted.contains(geometry.interface.mask) { return true }
        guard let first = wanted.first else { return false }
        turnInterface(to: first)
        return true
    }

    func turnInterface(to orientation: UIInterfaceOrientation) {
        guard orientation != geometry.interface else { return }
        change(to: geometry.turned(to: orientation))
    }

    /// What the controller supports that fills the key window: the last of those that are presented over the
    /// whole screen, else the root. Parents are not asked for their children (N-38).
    private var allowedOrientations: UIInterfaceOrientationMask? {
        guard let window = application.keyWindow ?? application.windows.last,
            var controller = window.rootViewController
        else { return .allButUpsideDown }
        while let presented = controller.relations.presented, work.draw(1),
            !presented.relations.isBeingDismissed
        {
            controller = presented
        }
        while !controller.fillsWindow, let presenter = controller.relations.presenter, work.draw(1) {
            controller = presenter
        }
        return controller.supportedInterfaceOrientations
    }

    private func happens(_ work: () -> Void) {
        settle()
        takeSnapshotIfChanged()
        turn {
            note(.fetch)
            recording(.queue, work)
        }
    }

    // MARK: The change

    /// Windows that fill their scene change their size. Their controllers hear it before; then traits
    /// change, views move, and what was asked for moves with them (N-39).
    private func change(to new: ScreenGeometry) {
        let old = geometry
        let windows = application.windows.filter {
            $0.bounds.size == old.room && $0.rootViewController != nil
        }
        let turn = WindowTurn(self, windows, from: old, to: new)
        // Touches in progress cannot go on where the views under them move away (our decision).
        application.beginTransition()
        hand.wasInterrupted()
        comingTraits = turn.traits
        turn.announce()
        comingTraits = nil
        guard !isHalted else { return }
        let previous = screen.traitCollection.values
        if new.interface != old.interface { keyboard.screenWillTurn() }
        geometry = new
        if turn.changesTraits { screen.traitCollection = turn.traits }
        sceneHasChanged = true
        animate(length: EngineConstants.turnSeconds, options: [], changes: {
            turn.resize()
            if turn.changesTraits { traits.tellScreen(from: previous) }
            turn.layOut()
        }, completion: nil)
        turn.begin()
        keyboard.screenHasChanged()
        timers.add(at: clock.now + EngineConstants.turnTime) { [self] in
            application.endTransition()
            turn.end()
            keyboard.screenHasTurned()
        }
    }
}
