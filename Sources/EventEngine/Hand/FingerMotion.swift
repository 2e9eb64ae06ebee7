import Foundation

/// What one finger does, planned ahead: samples at offsets from the beginning of a call.
struct FingerMotion {
    struct Step {
        /// Microseconds from the beginning.
        var offset: Int64
        var action: FingerSample.Action
        /// In screen points.
        var point: CGPoint
    }

    let finger: Finger
    private(set) var steps: [Step] = []
    /// Microseconds from the beginning to the end of all that is planned.
    private(set) var length: Int64 = 0
    private(set) var point: CGPoint

    init(_ finger: Finger) {
        self.finger = finger
        point = finger.plannedPoint
    }

    mutating func down(at point: CGPoint) {
        self.point = point
        steps.append(Step(offset: length, action: .down, point: point))
    }

    /// Straight and at constant speed: one sample a frame, the last one at the end point.
    mutating func move(to end: CGPoint, over time: Int64) {
        let start = point
        follow(over: time) { part in
            CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    /// Along a path, whose argument runs from 0 to 1.
    mutating func follow(over time: Int64, _ path: (CGFloat) -> CGPoint) {
        var frame: Int64 = 1
        while true {
            let instant = (frame * 1_000_000 + EngineConstants.framesPerSecond / 2)
                / EngineConstants.framesPerSecond
            guard instant < time, finger.world.work.draw(WorkCost.step) else { break }
            // From the frame's number, not from the rounded instant: thirds of a way stay thirds.
            let part = CGFloat(frame * 1_000_000) / CGFloat(EngineConstants.framesPerSecond * time)
            steps.append(Step(offset: length + instant, action: .move, point: path(part)))
            frame += 1
        }
        point = path(1)
        steps.append(Step(offset: length + time, action: .move, point: point))
        length += time
    }

    mutating func rest(_ time: Int64) {
        length += time
    }

    mutating func up() {
        steps.append(Step(offset: length, action: .up, point: point))
    }
}
