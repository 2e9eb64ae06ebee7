extension Int: Kept {
    func keep(in writer: inout KeptWriter) { writer.add(UInt64(bitPattern: Int64(self))) }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self = Int(truncatingIfNeeded: try reader.number())
    }
}

extension Bool: Kept {
    func keep(in writer: inout KeptWriter) { writer.add(self ? 1 : 0 as UInt64) }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        switch try reader.number() {
        case 0: self = false
        case 1: self = true
        default: throw KeptDamage()
        }
    }
}

extension String: Kept {
    func keep(in writer: inout KeptWriter) { writer.add(bytes: utf8) }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        self = try reader.text()
    }
}

extension Range<Int>: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(lowerBound)
        writer.add(upperBound)
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        let (start, end): (Int, Int) = (try reader.next(), try reader.next())
        guard start <= end else { throw KeptDamage() }
        self = start..<end
    }
}

extension Optional: Kept where Wrapped: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(self != nil)
        if let self { writer.add(self) }
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        let isThere: Bool = try reader.next()
        self = nil
        guard isThere else { return }
        let value: Wrapped = try reader.next()
        self = value
    }
}

extension Array: Kept where Element: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(UInt64(count))
        for element in self { writer.add(element) }
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        let count = try reader.count()
        self = []
        reserveCapacity(Swift.min(count, 64))
        for _ in 0..<count { append(try reader.next()) }
    }
}

/// Sorted, so that equal sets are written as equal bytes.
extension Set: Kept where Element: Kept & Comparable {
    func keep(in writer: inout KeptWriter) { writer.add(sorted()) }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        let elements: [Element] = try reader.next()
        self = Set(elements)
    }
}

extension Dictionary: Kept where Key: Kept & Comparable, Value: Kept {
    func keep(in writer: inout KeptWriter) {
        writer.add(UInt64(count))
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            writer.add(key)
            writer.add(value)
        }
    }

    init(_ reader: inout KeptReader) throws(KeptDamage) {
        let count = try reader.count()
        self = [:]
        for _ in 0..<count {
            let key: Key = try reader.next()
            let value: Value = try reader.next()
            self[key] = value
        }
    }
}
