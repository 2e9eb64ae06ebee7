/// Motions of several fingers that belong together, and how they become touch events.
struct Choreography {
    private(set) var motions: [FingerMotion] = []
    /// How long each finger is busy, in microseconds.
    private var lengths: [Int: Int64] = [:]

    /// Adds a motion: beside those of other fingers, after an earlier one of the same finger.
    mutating func add(_ motion: FingerMotion) {
        motions.append(motion)
        lengths[motion.finger.number] = max(lengths[motion.finger.number] ?? 0, motion.length)
    }

    /// How long what is planned for a finger takes, in microseconds.
    func length(of finger: Finger) -> Int64 { lengths[finger.number] ?? 0 }

    /// Microseconds from the beginning to the end of the last motion.
    var length: Int64 { motions.map(\.length).max() ?? 0 }

    /// The samples of each event, in order: all that fingers do at one instant is one event, but never two
    /// samples of one finger.
    func events() -> [(offset: Int64, samples: [FingerSample])] {
        var steps: [(offset: Int64, turn: Int, sample: FingerSample)] = []
        for motion in motions {
            var turn = 0
            for (index, step) in motion.steps.enumerated() {
                let isSameInstant = index > 0 && motion.steps[index - 1].offset == step.offset
                turn = isSameInstant ? turn + 1 : 0
                let sample = FingerSample(
                    finger: motion.finger.number, action: step.action, point: step.point)
                steps.append((step.offset, turn, sample))
            }
        }
        let order = steps.indices.sorted {
            (steps[$0].offset, steps[$0].turn, $0) < (steps[$1].offset, steps[$1].turn, $1)
        }
        var events: [(offset: Int64, samples: [FingerSample])] = []
        var lastTurn = -1
        // Those of the last event.
        var fingers: Set<Int> = []
        for index in order {
            let (offset, turn, sample) = steps[index]
            if let last = events.last, last.offset == offset, lastTurn == turn,
                fingers.insert(sample.finger).inserted
            {
                events[events.count - 1].samples.append(sample)
            } else {
                events.append((offset, [sample]))
                fingers = [sample.finger]
            }
            lastTurn = turn
        }
        return events
    }
}
