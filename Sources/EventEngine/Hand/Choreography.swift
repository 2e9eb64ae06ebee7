/// Motions of several fingers that belong together, and how they become touch events.
struct Choreography {
    private(set) var motions: [FingerMotion] = []

    /// Adds a motion: beside those of other fingers, after an earlier one of the same finger.
    mutating func add(_ motion: FingerMotion) {
        motions.append(motion)
    }

    /// Microseconds from the beginning to the end of the last motion.
    var length: Int64 { motions.map(\.length).max() ?? 0 }

    /// The samples of each event, in order: all that fingers do at one instant is one event, but never two
    /// samples of one finger.
    func events() -> [(offset: Int64, samples: [FingerSample])] {
        var steps: [(offset: Int64, sample: FingerSample)] = []
        for motion in motions {
            steps += motion.steps.map {
                ($0.offset, FingerSample(finger: motion.finger.number, action: $0.action, point: $0.point))
            }
        }
        let order = steps.indices.sorted { (steps[$0].offset, $0) < (steps[$1].offset, $1) }
        var events: [(offset: Int64, samples: [FingerSample])] = []
        for index in order {
            let (offset, sample) = steps[index]
            if let last = events.last, last.offset == offset,
                !last.samples.contains(where: { $0.finger == sample.finger })
            {
                events[events.count - 1].samples.append(sample)
            } else {
                events.append((offset, [sample]))
            }
        }
        return events
    }
}
