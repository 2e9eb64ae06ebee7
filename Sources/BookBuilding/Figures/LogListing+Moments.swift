import EventEngine
import Foundation

/// What a page tells of a row besides the call: where the fingers are, and why it happened.
extension LogListing {
    /// The fingers that are down at each row, in order of their touches; one pass over rows and samples.
    mutating func addFingers(of recording: Recording) {
        var next = 0
        var down: [(touch: Int, sample: Recording.TouchSample)] = []
        for index in rows.indices {
            let entry = rows[index].number - 1
            while next < recording.touches.count, recording.hasArrived(recording.touches[next], at: entry) {
                let sample = recording.touches[next]
                next += 1
                down.removeAll { $0.touch == sample.touch || LogListing.isOver($0.sample, before: sample) }
                down.append((sample.touch, sample))
            }
            let time = recording.entries[entry].time
            let cancelled = recording.touchesCancelled(by: recording.entries[entry])
            rows[index].fingers = down.sorted { $0.touch < $1.touch }
                .filter { !LogListing.isOver($0.sample) || $0.sample.time == time }
                .map { touch, sample in
                    let isCancelled = cancelled.contains(Int32(touch))
                    let state = isCancelled ? .cancelled : FingerState(sample, at: time)
                    return Finger(location: sample.location, state: state)
                }
        }
    }

    private static func isOver(_ sample: Recording.TouchSample) -> Bool {
        sample.phase == .ended || sample.phase == .cancelled
    }

    private static func isOver(_ sample: Recording.TouchSample, before next: Recording.TouchSample) -> Bool {
        isOver(sample) && sample.time < next.time
    }

    /// A note is at the last row that began before what it tells of.
    mutating func addNotes(of recording: Recording) {
        guard !rows.isEmpty else { return }
        let notes = ExplanationNotes(recording, withViewsNotAsked: false)
        var row = 0
        for remark in notes.remarks {
            while row + 1 < rows.count, rows[row + 1].number - 1 < remark.entry { row += 1 }
            rows[row].notes.append(Note(rule: remark.rule, words: remark.words))
        }
        for index in rows.indices where !rows[index].isReturn {
            guard let reason = notes.reasons[rows[index].number - 1] else { continue }
            rows[index].notes.insert(Note(rule: rows[index].rule, words: reason), at: 0)
        }
    }
}

extension Recording {
    /// The numbers of the touches that a call tells its receiver are taken away from it.
    fileprivate func touchesCancelled(by entry: TraceEntry) -> ArraySlice<Int32> {
        let isCancellation = [MessageSelector.touchesCancelled, .gestureTouchesCancelled].contains {
            $0.id == entry.selector
        }
        guard isCancellation, case .touches(let range) = entry.argument else { return [] }
        return touchLists[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// Whether a finger is where a sample says when an entry is made. The system hit-tests for a finger that
    /// is down already, before anybody is told of the touch.
    fileprivate func hasArrived(_ sample: TouchSample, at entry: Int) -> Bool {
        if sample.entry <= entry { return true }
        return sample.phase == .began && Int(entries[entry].touch) == sample.touch
    }
}
