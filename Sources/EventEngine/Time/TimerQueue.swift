/// What is to happen later, ordered by time, then by the order in which it was asked for.
package struct TimerQueue {
    /// Names a waiting entry, so that it can be cancelled.
    package struct Token: Hashable, Sendable {
        let sequence: Int64
    }

    /// In which modes of the run loop something happens.
    package struct Modes: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let normal = Modes(rawValue: 1)
        package static let tracking = Modes(rawValue: 2)
        package static let all: Modes = [.normal, .tracking]

        /// A mode of another name is none that the main run loop is ever in.
        init(_ modes: Set<RunLoop.Mode>) {
            let isCommon = modes.contains(.common)
            let normal: UInt8 = isCommon || modes.contains(.default) ? 1 : 0
            let tracking: UInt8 = isCommon || modes.contains(.tracking) ? 2 : 0
            rawValue = normal | tracking
        }
    }

    private struct Entry {
        let time: Int64
        let sequence: Int64
        let modes: Modes
        let action: () -> Void

        func precedes(_ other: Entry) -> Bool {
            (time, sequence) < (other.time, other.sequence)
        }
    }

    /// A binary heap: each entry precedes the two at `2i + 1` and `2i + 2`.
    private var heap: [Entry] = []
    /// The sequence numbers of entries that still wait; a cancelled one stays in the heap until it comes
    /// first.
    private var waiting: Set<Int64> = []
    /// Those of `waiting` that do not come again and again.
    private var finite: Set<Int64> = []
    private var lastSequence: Int64 = 0
    /// What is added for a later instant (microseconds) than this is not waited for, as if it were endless;
    /// nil while everything is.
    package var horizon: Int64?
    /// What was cancelled and has been taken out: it goes where nobody is in the middle of a change.
    private var gone: [Entry] = []
    /// What is due or will be, and waits until the run loop is in another mode.
    private var held: [Entry] = []
    /// The mode that the run loop is in: of others, nothing is due.
    package var mode = Modes.normal {
        didSet {
            guard mode != oldValue, !held.isEmpty else { return }
            let entries = held
            held = []
            for entry in entries where waiting.contains(entry.sequence) { insert(entry) }
        }
    }

    package init() {}

    /// Whether nothing waits.
    package var isEmpty: Bool { waiting.isEmpty }

    /// Whether something waits that is not one round of an endlessly repeating timer, nor behind the horizon.
    package var hasFiniteEntry: Bool { !finite.isEmpty }

    /// The instant (microseconds) of the first waiting entry.
    package var nextTime: Int64? {
        mutating get {
            dropCancelled()
            return heap.first?.time
        }
    }

    /// Adds `action` for the instant `time` (microseconds); endless is one that will always come again.
    @discardableResult
    package mutating func add(
        at time: Int64, isEndless: Bool = false, modes: Modes = .all, action: @escaping () -> Void
    ) -> Token {
        lastSequence += 1
        waiting.insert(lastSequence)
        if !isEndless, time <= horizon ?? .max { finite.insert(lastSequence) }
        insert(Entry(time: time, sequence: lastSequence, modes: modes, action: action))
        return Token(sequence: lastSequence)
    }

    /// Removes an entry, if it waits still.
    package mutating func cancel(_ token: Token) {
        waiting.remove(token.sequence)
        finite.remove(token.sequence)
        forgetCancelled()
    }

    /// Takes the first entry that is due at `instant` or before it.
    package mutating func popDue(at instant: Int64) -> (() -> Void)? {
        dropCancelled()
        guard let first = heap.first, first.time <= instant else { return nil }
        waiting.remove(first.sequence)
        finite.remove(first.sequence)
        return removeFirst().action
    }

    /// Forgets all that waits.
    ///
    /// - Returns: the actions that waited; what they hold goes with them, after the change.
    @discardableResult
    package mutating func removeAll() -> [() -> Void] {
        gone += heap + held
        heap = []
        held = []
        waiting = []
        finite = []
        return takeGone()
    }

    /// The actions of what was cancelled, with all that they hold.
    package mutating func takeGone() -> [() -> Void] {
        if gone.isEmpty { return [] }
        defer { gone = [] }
        return gone.map(\.action)
    }

    /// What was cancelled goes when most is: it holds what its action holds.
    private mutating func forgetCancelled() {
        guard heap.count + held.count > 2 * waiting.count + 64 else { return }
        let all = heap + held
        let kept = heap.filter { waiting.contains($0.sequence) }
        gone += all.filter { !waiting.contains($0.sequence) }
        held.removeAll { !waiting.contains($0.sequence) }
        heap = []
        for entry in kept { insert(entry) }
    }

    /// How many wait until the loop is in another mode.
    var heldCount: Int { held.count }

    private mutating func dropCancelled() {
        while let first = heap.first {
            let isHeld = first.modes.isDisjoint(with: mode)
            guard isHeld || !waiting.contains(first.sequence) else { return }
            let entry = removeFirst()
            if isHeld { held.append(entry) } else { gone.append(entry) }
        }
    }

    private mutating func insert(_ entry: Entry) {
        heap.append(entry)
        siftUp(heap.count - 1)
    }

    private mutating func removeFirst() -> Entry {
        let first = heap[0]
        let last = heap.removeLast()
        if !heap.isEmpty {
            heap[0] = last
            siftDown(0)
        }
        return first
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].precedes(heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child].precedes(heap[first]) { first = child }
            }
            guard first != parent else { return }
            heap.swapAt(parent, first)
            parent = first
        }
    }
}
