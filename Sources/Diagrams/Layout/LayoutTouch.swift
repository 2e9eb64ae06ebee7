import EventEngine
import Foundation

/// A touch of the picture.
struct LayoutTouch: Sendable {
    /// Its number in the scenario.
    var number: Int
    /// `X` for the first one, then `A`, `B`, ...
    var mark: UInt8
    /// All its samples, in order of time; never empty.
    var samples: [Recording.TouchSample]

    var start: CGPoint { samples[0].location }
    var end: CGPoint { samples[samples.count - 1].location }
    var hitView: ObjectID { samples[0].hitView }
    var hasMoved: Bool { samples.contains { $0.location != samples[0].location } }

    /// The times of the samples in which the finger was elsewhere than in the one before.
    var timesOfMoves: [Int64] {
        zip(samples, samples.dropFirst()).filter { $0.location != $1.location }.map(\.1.time)
    }

    /// Where the finger was at a moment: at its last sample until then.
    func location(at time: Int64) -> CGPoint? {
        guard time >= samples[0].time else { return nil }
        return samples.last { $0.time <= time }?.location
    }

    /// `X touch 1 at (100, 90)`, `A touch 2 from (20, 20) to (20, 60), nobody took it`.
    var sentence: String {
        let begin = PointText.point(start)
        let place = hasMoved ? "from " + begin + " to " + PointText.point(end) : "at " + begin
        let owner = hitView == .none ? ", nobody took it" : ""
        return String(UnicodeScalar(mark)) + " touch \(number) " + place + owner
    }
}
