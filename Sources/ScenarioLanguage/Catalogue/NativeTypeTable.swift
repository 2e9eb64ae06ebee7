/// The records of the catalogue by the types that they are of. A check asks for a hundred of them, which
/// takes a step or two each: where a type lies in memory says where to look.
struct NativeTypeTable {
    /// A power of two of slots, at most half of them taken. A record is in the first free one from its own.
    private var slots: [NativeType?] = []
    private(set) var count = 0

    /// All records, in no order.
    var values: [NativeType] { slots.compactMap(\.self) }

    subscript(id: NativeTypeID) -> NativeType? {
        if slots.isEmpty { return nil }
        var index = slot(of: id)
        while let record = slots[index] {
            if record.id == id { return record }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a record, of which there must be none yet.
    mutating func add(_ record: NativeType) {
        if (count + 1) * 2 > slots.count { grow() }
        var index = slot(of: record.id)
        while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
        slots[index] = record
        count += 1
    }

    private func slot(of id: NativeTypeID) -> Int {
        let place = UInt(bitPattern: ObjectIdentifier(id.type))
        // The lowest bits are those of all types. The product spreads the others.
        return Int(truncatingIfNeeded: (UInt64(place) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (slots.count - 1)
    }

    private mutating func grow() {
        let records = values
        slots = Array(repeating: nil, count: max(slots.count * 2, 64))
        count = 0
        for record in records { add(record) }
    }
}
