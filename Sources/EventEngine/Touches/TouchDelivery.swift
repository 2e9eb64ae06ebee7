import Foundation

/// Delivers touches, step by step: from the samples of fingers to the views that hear of them (section J).
final class TouchDelivery {
    unowned(unsafe) let world: Simulator
    /// The fingers on the screen, in the order in which they came down.
    private(set) var active: [(finger: Int, touch: UITouch)] = []
    private(set) lazy var event = world.perform { UIEvent(type: .touches) }
    private var taps = TapCounter()
    private var lastNumber = 0
    /// Touches that are over, and whose views were not told yet (E-56, E-58).
    var withheldBeyondEnd: [UITouch] = []
    /// Whether touches were lost since lost ones were last cancelled.
    var hasLosses = false

    init(world: Simulator) {
        self.world = world
    }

    /// The touch of a finger that is down.
    func touch(ofFinger finger: Int) -> UITouch? {
        world.work.draw(compared: active.count)
        return active.first { $0.finger == finger }?.touch
    }

    /// One touch event: one turn of the run loop.
    func receive(_ samples: [FingerSample]) {
        guard !world.isHalted else { return }
        world.takeSnapshotIfChanged()
        if samples.contains(where: { $0.action == .down }) { world.noteArrangementIfChanged() }
        world.turn {
            world.note(.fetch)
            world.recording(.queue) { handle(samples) }
        }
    }

    /// The system takes all fingers away (D-10).
    func interrupt() {
        guard !active.isEmpty, !world.isHalted else { return }
        world.takeSnapshotIfChanged()
        world.turn {
            world.note(.fetch)
            world.recording(.queue) { cancel { _ in true } }
        }
    }

    /// Cancels some of the touches in progress and forgets them.
    func cancel(where isMeant: (UITouch) -> Bool) {
        let touches = active.map(\.touch)
        for touch in touches {
            touch.previousLocation = touch.location
            touch.phase = isMeant(touch) ? .cancelled : .stationary
            touch.time = world.clock.now
        }
        guard touches.contains(where: { $0.phase == .cancelled }) else { return }
        send(touches, changed: touches.filter { $0.phase == .cancelled })
    }

    private func handle(_ samples: [FingerSample]) {
        world.work.draw(WorkCost.touch * active.count)
        for (_, touch) in active {
            touch.phase = .stationary
            touch.previousLocation = touch.location
            touch.delivery.isUpToDate = false
        }
        event.time = world.clock.now
        event.touches = active.map(\.touch)
        var changed: [UITouch] = []
        for sample in samples {
            if sample.action == .down {
                changed.append(begin(sample))
            } else if let touch = touch(ofFinger: sample.finger) {
                update(touch, sample)
                changed.append(touch)
            }
        }
        guard !changed.isEmpty else { return }
        event.touches = active.map(\.touch)
        if let menu = world.openMenu, menu.isEditMenu {
            for touch in changed where touch.phase == .began { menu.fingerCameDown(in: touch.view) }
        }
        world.gestures.collect(changed.filter { $0.phase == .began }, event)
        send(active.map(\.touch), changed: changed)
    }

    private func begin(_ sample: FingerSample) -> UITouch {
        let touch = world.perform { UITouch() }
        lastNumber += 1
        touch.number = lastNumber
        touch.phase = .began
        touch.location = sample.point
        touch.previousLocation = sample.point
        touch.startLocation = sample.point
        touch.time = world.clock.now
        touch.tapCount = taps.touchDown(at: sample.point, time: world.clock.now)
        if world.trace.epoch == nil { world.trace.epoch = world.clock.now }
        // Dropped touches stay dropped for their whole life (A-18, N-27).
        let refusal = world.application.reasonToIgnore
        if let refusal { world.noteRefusal(of: touch, refusal) }
        let hit = refusal != nil
            ? nil : world.hitTest(screenPoint: sample.point, touch: lastNumber, event: event)
        touch.window = hit?.window
        touch.view = hit?.view
        touch.delivery.isSwallowed = hit?.view.isUnderBlockingAnimation ?? true
        active.append((sample.finger, touch))
        return touch
    }

    private func update(_ touch: UITouch, _ sample: FingerSample) {
        touch.location = sample.point
        touch.previousTime = touch.time
        touch.time = world.clock.now
        touch.phase = sample.action == .up ? .ended : .moved
        if touch.startLocation.distance(to: sample.point) > EngineConstants.tapMovement { touch.tapCount = 0 }
        if touch.phase == .ended {
            taps.touchUp(at: sample.point, time: world.clock.now, tapCount: touch.tapCount)
        }
    }

    /// Sends the event on its way through the application; touches that are over are forgotten afterwards.
    private func send(_ touches: [UITouch], changed: [UITouch]) {
        event.touches = touches
        event.time = world.clock.now
        for touch in changed { world.recordSample(of: touch) }
        if touches.contains(where: { $0.window != nil }) {
            world.application.sendEvent(event)
        }
        for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
            touch.delivery.isOver = true
            if touch.delivery.withheld != nil { withheldBeyondEnd.append(touch) }
        }
        active.removeAll { $0.touch.delivery.isOver }
    }

    /// Lets go of all touches, and so of their views.
    func forgetTouches() {
        for touch in active.map(\.touch) + withheldBeyondEnd { touch.delivery.recognizers = RecognizerList() }
        active = []
        withheldBeyondEnd = []
        event.touches = []
    }

    /// What a window does with an event by default: recognizers first, then views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let gestures = world.gestures
        let responders = ResponderPhase(delivery: self, world: world, window: window, event: event)
        guard gestures.takesPart(in: event) else { return responders.deliver() }
        gestures.deliver(event, in: window)
        gestures.isDirty = true
        gestures.decide()
        responders.deliver()
        gestures.decide()
        gestures.finishAttempts()
    }
}
