/// The variables of one call.
final class Frame {
    let execution: Execution
    /// Parameters first, then local variables; a captured one is in a `Box`.
    var slots: [Value]
    /// What a closure or local function took from outside.
    let captures: [Box]
    /// What `return` left.
    var answer: Value = .void

    init(_ execution: Execution, slots: [Value], captures: [Box] = []) {
        self.execution = execution
        self.slots = slots
        self.captures = captures
    }

    /// Variables are let go in the other order than that in which they were declared, as compiled code does.
    deinit {
        letGo(slots.indices)
    }

    /// Forgets what variables hold, the last one first.
    func letGo(_ gone: Range<Int>) {
        for slot in gone.reversed() { slots[slot] = .void }
    }
}

/// A local variable or parameter as the checker resolved it.
final class Variable {
    let name: String
    let slot: Int
    let ownership: Ownership
    /// Whether a closure or local function uses it, so that it lives in a `Box`.
    var isCaptured = false
    /// Whether the slot is filled by a closure's capture list, already in the form that is stored.
    var isPreset = false

    init(_ name: String, slot: Int, ownership: Ownership = .strong) {
        self.name = name
        self.slot = slot
        self.ownership = ownership
    }

    /// Gives the variable its first value in a frame; each time through a loop this is a new variable.
    func initialize(_ value: Value, in frame: Frame) {
        let stored = isPreset ? value : ownership.stored(value)
        frame.slots[slot] = isCaptured ? .object(Box(stored)) : stored
    }

    /// Makes room for a variable whose value comes later.
    func reserve(in frame: Frame) {
        frame.slots[slot] = isCaptured ? .object(Box(Unset.value)) : Unset.value
    }

    /// The box of a captured variable.
    func box(in frame: Frame) -> Box {
        guard case .object(let object) = frame.slots[slot], let box = object as? Box else {
            let box = Box(frame.slots[slot])
            frame.slots[slot] = .object(box)
            return box
        }
        return box
    }
}

extension [Value] {
    /// Lets go of the arguments of a call that is over, the last one first, as compiled code does.
    mutating func release() {
        while !isEmpty { removeLast() }
    }
}
