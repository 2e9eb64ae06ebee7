extension NativeCatalogue {
    /// Ranges, half-open and closed.
    func rangeRows(_ t: GenericTable) {
        t.getter("lowerBound", .bound) { _, range in range.bounds.lower }
        t.getter("upperBound", .bound) { _, range in range.bounds.upper }
        t.getter("description", .string) { context, range in
            .string(try context.text(of: range, as: .range(.int)))
        }
        t.method("contains(_:)", [.bound], .bool) { _, range, arguments in
            guard case .range(let range) = range else { preconditionFailure("a range was expected") }
            return .bool(try range.contains(arguments[0]))
        }
    }
}

extension NativeCatalogue {
    /// Ranges of whole numbers that are open at one end.
    func partialRangeRows(_ t: GenericTable) {
        t.method("contains(_:)", [.int], .bool, cost: .constant) { _, range, arguments in
            guard case .range(let range) = range else { preconditionFailure("a range was expected") }
            return .bool(try range.contains(arguments[0]))
        }
    }
}

extension NativeCatalogue {
    /// The places of a collection that ranges name, whichever of their ends they have.
    func addRelativeRows() {
        for own in StaticType.rangesOfPlaces {
            let t = GenericTable(types: record(of: own).map { [$0] } ?? [], common: own.boundsAre(.int))
            for list in [StaticType.array(.other), .sequence(.other, .slice), .range(.int)] {
                t.method("relative(to:)", [list], .range(.int), cost: .constant) { _, range, arguments in
                    try range.places(in: arguments[0])
                }
            }
        }
        for own in StaticType.textRanges {
            let t = GenericTable(types: record(of: own).map { [$0] } ?? [], common: own.boundsAre(.textIndex))
            for text in [StaticType.string, .native(Substring.self)] {
                t.method("relative(to:)", [text], .range(.textIndex), cost: .constant) {
                    _, range, arguments in
                    let part = try arguments[0].piece.part(range)
                    let (lower, upper) = (part.lowerBound.bridged, part.upperBound.bridged)
                    return .range(.values(lower: lower, upper: upper, isClosed: false))
                }
            }
        }
    }
}

extension StaticType {
    /// What a family of ranges must be of to have a row; nothing for those that are of one type anyway.
    fileprivate func boundsAre(_ bound: StaticType) -> [GenericRequirement] {
        switch self {
        case .range, .closedRange: [.same("Bound", bound)]
        default: []
        }
    }
}

extension Value {
    /// The places in a collection with whole numbers for places that a range names.
    /// - Throws: `RunTrap` where an open end lies beyond the other one, as Swift stops.
    func places(in collection: Value) throws -> Value {
        guard case .range(.int(let lower, let upper, let isClosed)) = self else {
            preconditionFailure("a range was expected")
        }
        let whole: Range<Int> =
            if let list = collection.partOfList {
                list.startIndex..<list.endIndex
            } else {
                collection.bounds.lower.integer..<collection.bounds.upper.integer
            }
        // The open ends of `..<2` and `2...` are as far away as numbers go.
        let start = lower == .min ? whole.lowerBound : lower
        let end = upper == .max && isClosed ? whole.upperBound : isClosed ? upper &+ 1 : upper
        if end < start { throw RunTrap.trap("a range must not end before it begins") }
        return .range(.int(lower: start, upper: end, isClosed: false))
    }
}

extension NativeCatalogue {
    /// How two ranges lie to each other.
    func relationRows(_ t: GenericTable, of own: StaticType) {
        let ends = StaticType.tuple([TupleElement("lower", .bound), TupleElement("upper", .bound)])
        t.initializer("init(uncheckedBounds:)", [ends], own) { _, arguments in
            let ends = arguments[0].elements
            let isClosed = own == .closedRange(.bound)
            guard let made = try ValueRange.between(ends[0], ends[1], isClosed: isClosed) else {
                throw RunTrap.trap("a range must not end before it begins")
            }
            return .range(made)
        }
        for other in [StaticType.range(.bound), .closedRange(.bound)] {
            t.method("overlaps(_:)", [other], .bool, cost: .constant) { _, range, arguments in
                guard case .range(let a) = range, case .range(let b) = arguments[0] else {
                    preconditionFailure("a range was expected")
                }
                return .bool(try a.hasValues && b.hasValues && !a.precedes(b) && !b.precedes(a))
            }
        }
        t.method("clamped(to:)", [own], own, cost: .constant) { _, range, arguments in
            guard case .range(let a) = range, case .range(let b) = arguments[0] else {
                preconditionFailure("a range was expected")
            }
            return .range(try a.clamped(to: b))
        }
    }
}

extension ValueRange {
    private var ends: (lower: Value, upper: Value) { Value.range(self).bounds }

    /// Whether there is anything in it.
    var hasValues: Bool {
        get throws { try isClosed || Value.isLess(ends.lower, ends.upper) }
    }

    /// Whether it ends before another one begins.
    fileprivate func precedes(_ other: ValueRange) throws -> Bool {
        let (end, start) = (ends.upper, other.ends.lower)
        return isClosed ? try Value.isLess(end, start) : try !Value.isLess(start, end)
    }

    fileprivate func clamped(to limits: ValueRange) throws -> ValueRange {
        func inside(_ end: Value) throws -> Value {
            if try Value.isLess(end, limits.ends.lower) { return limits.ends.lower }
            return try Value.isLess(limits.ends.upper, end) ? limits.ends.upper : end
        }
        let (lower, upper) = (try inside(ends.lower), try inside(ends.upper))
        switch (lower, upper) {
        case (.int(let lower), .int(let upper)):
            return .int(lower: lower, upper: upper, isClosed: isClosed)
        case (.double(let lower), .double(let upper)):
            return .double(lower: lower, upper: upper, isClosed: isClosed)
        case (.float(let lower), .float(let upper)):
            return .float(lower: lower, upper: upper, isClosed: isClosed)
        default: return .values(lower: lower, upper: upper, isClosed: isClosed)
        }
    }

    /// Whether the value is inside.
    package func contains(_ value: Value) throws -> Bool {
        switch (self, value) {
        case (.int(let lower, let upper, let isClosed), .int(let x)):
            return lower <= x && (isClosed ? x <= upper : x < upper)
        case (.double(let lower, let upper, let isClosed), .double(let x)):
            return lower <= x && (isClosed ? x <= upper : x < upper)
        case (.float(let lower, let upper, let isClosed), .float(let x)):
            return lower <= x && (isClosed ? x <= upper : x < upper)
        case (.values(let lower, let upper, let isClosed), _):
            if !lower.isNull, try Value.isLess(value, lower) { return false }
            if upper.isNull { return true }
            return isClosed ? try !Value.isLess(upper, value) : try Value.isLess(value, upper)
        default: return false
        }
    }
}

extension Value {
    /// The ends of a range.
    var bounds: (lower: Value, upper: Value) {
        switch self {
        case .range(.int(let lower, let upper, _)): (.int(lower), .int(upper))
        case .range(.double(let lower, let upper, _)): (.double(lower), .double(upper))
        case .range(.float(let lower, let upper, _)): (.float(lower), .float(upper))
        case .range(.values(let lower, let upper, _)): (lower, upper)
        default: preconditionFailure("a range was expected")
        }
    }
}
