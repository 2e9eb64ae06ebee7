/// An array, or a part of one: what changes the one changes the other, at the places that each has.
protocol ValueList: RangeReplaceableCollection, MutableCollection, RandomAccessCollection
where Element == Value, Index == Int {
    /// The elements of a value, which must be one of these.
    init(of value: Value)
    /// The value of these elements.
    var value: Value { get }
}

extension [Value]: ValueList {
    init(of value: Value) { self = value.list }
    var value: Value { .array(self) }
}

extension ArraySlice<Value>: ValueList {
    init(of value: Value) { self = value.part }
    var value: Value { .slice(self) }
}

extension ValueList {
    /// Changes the elements of a value in place, without a second copy of them.
    static func change<T>(_ value: inout Value, _ body: (inout Self) throws -> T) rethrows -> T {
        var list = Self(of: value)
        value = .void
        defer { value = list.value }
        return try body(&list)
    }

    /// - Throws: `RunTrap` when there is no such element.
    func checkPlace(_ index: Int) throws {
        guard startIndex <= index, index < endIndex else { throw RunTrap.outOfRange("index out of range") }
    }

    /// The places from one to before another.
    /// - Throws: `RunTrap` when they reach beyond the elements.
    func bounds(_ start: Int, _ end: Int) throws -> Range<Int> {
        guard startIndex <= start, start <= end, end <= endIndex else {
            throw RunTrap.outOfRange("array index is out of range")
        }
        return start..<end
    }

    /// The places that a range value means.
    /// - Throws: `RunTrap` when it reaches beyond the elements.
    func bounds(_ range: Value) throws -> Range<Int> {
        guard case .range(.int(let lower, let upper, let isClosed)) = range else {
            preconditionFailure("a range was expected")
        }
        // The open ends of `..<2` and `2...` are as far away as numbers go.
        let start = lower == .min ? startIndex : lower
        let end = upper == .max && isClosed ? endIndex : isClosed ? upper &+ 1 : upper
        return try bounds(start, end)
    }
}
