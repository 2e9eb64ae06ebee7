/// The whole numbers of a range, without laying them out: a range may have more than there is room for.
extension ValueRange {
    /// The number that is so far from the lower bound.
    func number(at distance: UInt64) -> Value {
        switch self {
        case .int(let lower, _, _):
            .int(Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: lower) &+ distance))
        case .values(let lower, _, _): .unsigned(lower.unsigned &+ distance)
        case .double, .float: preconditionFailure("the checker let a range of \(self) be walked")
        }
    }

    /// How far the upper bound is from the lower one.
    private var length: UInt64 {
        switch self {
        case .int(let lower, let upper, _):
            UInt64(truncatingIfNeeded: upper) &- UInt64(truncatingIfNeeded: lower)
        case .values(let lower, let upper, _): upper.unsigned - lower.unsigned
        case .double, .float: preconditionFailure("the checker let a range of \(self) be walked")
        }
    }

    /// How far the last number is from the lower bound; nil where there is none.
    private var lastDistance: UInt64? { isClosed ? length : length == 0 ? nil : length - 1 }

    var first: Value? { lastDistance.map { _ in number(at: 0) } }
    var last: Value? { lastDistance.map(number) }

    /// What gives one number after the other.
    func steps() -> () -> Value? {
        guard let last = lastDistance else { return { nil } }
        var upcoming: UInt64? = 0
        return { [self] in
            guard let distance = upcoming else { return nil }
            upcoming = distance == last ? nil : distance + 1
            return number(at: distance)
        }
    }

    /// The same from the last one to the first.
    func stepsBackwards() -> () -> Value? {
        var upcoming = lastDistance
        return { [self] in
            guard let distance = upcoming else { return nil }
            upcoming = distance == 0 ? nil : distance - 1
            return number(at: distance)
        }
    }

    /// The numbers from so many behind the first one to before so many others; both are in it.
    func part(_ places: Range<Int>, of count: Int) throws -> ValueRange {
        let lower = number(at: UInt64(places.lowerBound))
        // An end behind the largest number there is can only be said by a closed range.
        if isClosed, places.upperBound == count, !places.isEmpty {
            return try .between(lower, Value.range(self).bounds.upper, isClosed: true) ?? self
        }
        return try .between(lower, number(at: UInt64(places.upperBound)), isClosed: false) ?? self
    }
}

extension RunContext {
    /// Whether a value is a range with more numbers than a collection may have.
    func isTooLong(_ value: Value) -> Bool {
        guard case .range(let range) = value else { return false }
        return (range.count ?? .max) > maximumElements
    }

    /// The numbers of a range at some places, as a range.
    ///
    /// - Parameter places: which of so many.
    /// - Throws: `RunTrap` where Swift cannot count them either.
    func part(of range: ValueRange, _ places: (_ count: Int) throws -> Range<Int>) throws -> Value {
        let count = try count(of: .range(range))
        return .range(try range.part(places(count), of: count))
    }

    /// How many numbers come before the first one that is not meant.
    func length(of range: ValueRange, while isMeant: (Value) throws -> Bool) throws -> Int {
        let next = range.steps()
        var length = 0
        while let number = next(), try isMeant(number) {
            try spend(1)
            length += 1
        }
        return length
    }
}
