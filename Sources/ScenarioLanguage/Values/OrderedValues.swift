/// A dictionary in order of insertion, so that walking it is the same in every run.
package struct OrderedValueDictionary {
    /// Keys and values in order; nil where one was removed.
    private var slots: [(key: Value, value: Value)?] = []
    private var places: [Value: Int] = [:]

    package init() {}

    /// The pairs of a dictionary that was walked, `(key, value)` each.
    init(pairs: [Value]) {
        for case .tuple(let pair) in pairs { self[pair[0]] = pair[1] }
    }

    /// The number of keys.
    package var count: Int { places.count }

    /// Keys and values in order of insertion.
    package var pairs: [(key: Value, value: Value)] { slots.compactMap { $0 } }

    /// The keys in order of insertion.
    package var keys: [Value] { pairs.map(\.key) }

    /// The value of `key`; assigning nil removes the key.
    package subscript(key: Value) -> Value? {
        get { places[key].flatMap { slots[$0]?.value } }
        set {
            if let place = places[key] {
                guard let newValue else { return remove(key, at: place) }
                slots[place]?.value = newValue
            } else if let newValue {
                places[key] = slots.count
                slots.append((key, newValue))
            }
        }
    }

    /// The key of the dictionary that equals `key`.
    func key(equalTo key: Value) -> Value? { places[key].flatMap { slots[$0]?.key } }

    /// Where the pairs are kept.
    var elementPlace: UnsafeRawPointer? { slots.withUnsafeBytes(\.baseAddress) }

    private mutating func remove(_ key: Value, at place: Int) {
        slots[place] = nil
        places[key] = nil
        guard slots.count > 16, places.count * 2 < slots.count else { return }
        slots = slots.filter { $0 != nil }
        for (index, slot) in slots.enumerated() { if let slot { places[slot.key] = index } }
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
