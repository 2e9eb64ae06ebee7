import Foundation

extension Hand {
    /// A motion that begins where everything planned for the finger so far ends.
    func motion(of finger: Finger) -> FingerMotion {
        var motion = FingerMotion(finger)
        motion.rest(planned?.length(of: finger) ?? 0)
        return motion
    }

    func perform(_ motion: FingerMotion) {
        var choreography = Choreography()
        choreography.add(motion)
        perform(choreography)
    }

    /// Plays motions now; inside `together`, they wait for its end.
    func perform(_ choreography: Choreography) {
        if planned != nil {
            for motion in choreography.motions { planned?.add(motion) }
        } else {
            play(choreography)
        }
    }

    func play(_ choreography: Choreography) {
        guard !world.isDelivering else {
            return world.report(.refused("the hand cannot act while an event is being delivered"))
        }
        let start = world.clock.now
        world.settle()
        for event in choreography.events() {
            world.run(until: start + event.offset)
            guard !world.isHalted, countEvent() else { return }
            world.touchDelivery.receive(event.samples)
        }
        world.run(until: start + choreography.length)
    }

    func countEvent() -> Bool {
        eventCount += 1
        let limit = world.limits.touchEvents
        if eventCount > limit { world.report(.tooManyTouchEvents(limit: limit)) }
        return eventCount <= limit
    }

    func newFinger(at point: CGPoint) -> Finger {
        lastNumber += 1
        world.work.draw(WorkCost.object)
        return Finger(world: world, number: lastNumber, point: point)
    }

    /// Fingers that `touch` put down and nobody lifted.
    var fingersLeftDown: [Finger] { fingers.filter { $0.isDown && !$0.wasInterrupted } }

    /// The system took all touches away (D-10).
    func wasInterrupted() {
        for finger in fingersLeftDown { finger.wasInterrupted = true }
    }

    /// Whether calls are being collected by `together`.
    var isPlanning: Bool { planned != nil }
}
