/// A dictionary in order of insertion, so that walking it is the same in every run.
///
/// The pairs of one hash are a chain. Swift's own dictionary only knows the hashes: it would stop the process
/// if two keys were equal once and not a second time, which an author's `==`, or a budget that runs out, can
/// bring about.
package struct OrderedValueDictionary {
    private struct Slot {
        let key: Value
        var value: Value
        let hash: Int
        /// The pair with the same hash that was added before; nil for the first one.
        var next: Int?
    }

    /// Pairs in order; nil where one was removed.
    private var slots: [Slot?] = []
    /// Where the chain of a hash begins.
    private var chains: [Int: Int] = [:]
    /// The number of keys.
    package private(set) var count = 0

    package init() {}

    /// The pairs of a dictionary that was walked, `(key, value)` each.
    init(pairs: [Value]) {
        for case .tuple(let pair) in pairs { self[pair[0]] = pair[1] }
    }

    /// Keys and values in order of insertion.
    package var pairs: [(key: Value, value: Value)] {
        slots.compactMap { slot in slot.map { ($0.key, $0.value) } }
    }

    /// The keys in order of insertion.
    package var keys: [Value] { slots.compactMap { $0?.key } }

    /// The value of `key`; assigning nil removes the key.
    package subscript(key: Value) -> Value? {
        get { place(of: key, key.hashValue).flatMap { slots[$0]?.value } }
        set {
            let hash = key.hashValue
            if let place = place(of: key, hash) {
                guard let newValue else { return remove(at: place) }
                slots[place]?.value = newValue
            } else if let newValue {
                ValueWork.draw(ValueWork.pair)
                slots.append(Slot(key: key, value: newValue, hash: hash, next: chains[hash]))
                chains[hash] = slots.count - 1
                count += 1
            }
        }
    }

    /// The same keys with other values.
    func mapValues(_ change: (Value) -> Value) -> OrderedValueDictionary {
        var changed = self
        for (index, slot) in slots.enumerated() {
            if let slot { changed.slots[index]?.value = change(slot.value) }
        }
        return changed
    }

    /// The key of the dictionary that equals `key`.
    func key(equalTo key: Value) -> Value? { place(of: key, key.hashValue).flatMap { slots[$0]?.key } }

    /// Where the pairs are kept.
    var elementPlace: UnsafeRawPointer? { slots.withUnsafeBytes(\.baseAddress) }

    private func place(of key: Value, _ hash: Int) -> Int? {
        var place = chains[hash]
        while let here = place, let slot = slots[here] {
            guard ValueWork.draw(ValueWork.comparison) else { return nil }
            if slot.key == key { return here }
            place = slot.next
        }
        return nil
    }

    private mutating func remove(at place: Int) {
        guard let slot = slots[place] else { return }
        if let first = chains[slot.hash], first != place {
            var before = first
            while let next = slots[before]?.next, next != place { before = next }
            slots[before]?.next = slot.next
        } else {
            chains[slot.hash] = slot.next
        }
        slots[place] = nil
        count -= 1
        if slots.count > 16, count * 2 < slots.count { compact() }
    }

    /// Closes the gaps.
    private mutating func compact() {
        let kept = slots.compactMap { $0 }
        ValueWork.draw(kept.count * ValueWork.pair)
        chains = [:]
        slots = []
        for var slot in kept {
            slot.next = chains[slot.hash]
            chains[slot.hash] = slots.count
            slots.append(slot)
        }
    }
}

/// A set in order of insertion.
package struct OrderedValueSet {
    private var members = OrderedValueDictionary()

    package init() {}

    /// A set of the different values in `values`; the first of equal ones stays.
    package init(_ values: some Sequence<Value>) {
        for value in values { insert(value) }
    }

    package var count: Int { members.count }

    /// Where the members are kept.
    var elementPlace: UnsafeRawPointer? { members.elementPlace }

    /// The members in order of insertion.
    package var values: [Value] { members.keys }

    package func contains(_ value: Value) -> Bool { members[value] != nil }

    /// The member that equals `value`; `value` itself when there is none.
    func member(equalTo value: Value) -> Value { members.key(equalTo: value) ?? value }

    /// Adds `value`; false when the set has it already.
    @discardableResult
    package mutating func insert(_ value: Value) -> Bool {
        if contains(value) { return false }
        members[value] = .void
        return true
    }

    /// Removes `value`; false when the set has it not.
    @discardableResult
    package mutating func remove(_ value: Value) -> Bool {
        if !contains(value) { return false }
        members[value] = nil
        return true
    }
}

extension RunTrap {
    /// `[a: 1, a: 2]`
    static let keyTwice = RunTrap.trap("the dictionary literal has a key twice")
}
