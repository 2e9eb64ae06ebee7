import Foundation

extension UIEvent {
    /// All samples of a touch since the last delivery: here always a copy of the touch alone, because on
    /// virtual time no app is slow and each sample is delivered (D-14, D-16). Nil for a touch of another
    /// event.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains { $0 === touch } ? [touch.sample()] : nil
    }

    /// A guess at the next sample of a moving touch, made anew for each event: it goes on as it came
    /// (D-15). Empty for a finger that does not move; nil for a touch of another event.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(where: { $0 === touch }) else { return nil }
        let time = Double(touch.time - touch.previousTime) / 1_000_000
        guard touch.phase == .moved, time > 0 else { return [] }
        let frame = 1 / Double(EngineConstants.framesPerSecond)
        let (here, before) = (touch.location, touch.previousLocation)
        let guess = touch.sample()
        guess.previousLocation = here
        guess.previousTime = touch.time
        guess.time += Int64((frame * 1_000_000).rounded())
        guess.location = CGPoint(
            x: here.x + (here.x - before.x) * frame / time, y: here.y + (here.y - before.y) * frame / time)
        return [guess]
    }
}

extension UITouch {
    /// What the touch says now, as an object of its own.
    final func sample() -> UITouch {
        let sample = UITouch()
        sample.number = number
        sample.time = time
        sample.previousTime = previousTime
        sample.phase = phase
        sample.tapCount = tapCount
        sample.type = type
        sample.view = view
        sample.window = window
        sample.location = location
        sample.previousLocation = previousLocation
        sample.startLocation = startLocation
        sample.delivery = delivery
        return sample
    }
}
