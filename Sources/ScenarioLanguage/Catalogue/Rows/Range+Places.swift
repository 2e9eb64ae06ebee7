extension NativeCatalogue {
    /// The places in a half-open range of whole numbers, which are its elements.
    func rangePlaceRows(_ t: GenericTable) {
        t.getter("startIndex", .bound, cost: .constant) { _, range in range.bounds.lower }
        t.getter("endIndex", .bound, cost: .constant) { _, range in range.bounds.upper }
        t.getter("indices", .range(.bound), cost: .constant) { _, range in range }
        t.subscript("subscript(_:)", [.bound], .bound, cost: .constant) { _, range, arguments in
            guard try range.numbers.contains(arguments[0]) else {
                throw RunTrap.outOfRange("index out of range")
            }
            return arguments[0]
        }
        t.subscript("subscript(_:)", [.range(.bound)], .range(.bound), cost: .constant) { _, _, arguments in
            arguments[0]
        }
        t.method("index(after:)", [.bound], .bound, cost: .constant) { _, range, arguments in
            try range.place(arguments[0], offsetBy: 1)
        }
        t.method("index(before:)", [.bound], .bound, cost: .constant) { _, range, arguments in
            try range.place(arguments[0], offsetBy: -1)
        }
        t.method("index(_:offsetBy:)", [.bound, .int], .bound, cost: .constant) { _, range, arguments in
            try range.place(arguments[0], offsetBy: arguments[1].integer)
        }
        t.method("distance(from:to:)", [.bound, .bound], .int, cost: .constant) { _, _, arguments in
            .int(try Value.distance(from: arguments[0], to: arguments[1]))
        }
        searchingPlaceRows(t)
    }

    private func searchingPlaceRows(_ t: GenericTable) {
        for name in ["firstIndex(of:)", "lastIndex(of:)"] {
            t.method(name, [.bound], .optional(.bound), cost: .constant) { _, range, arguments in
                try range.numbers.contains(arguments[0]) ? arguments[0].inSome : .null
            }
        }
        t.method(
            "firstIndex(where:)", [.closure(.element, to: .bool)], .optional(.bound)
        ) { context, range, arguments in
            let body = arguments[0].closure
            return .optional(try context.first(in: range) { try body.call([$0]).truth })
        }
        for (name, isStart, isClosed) in [
            ("prefix(upTo:)", true, false), ("prefix(through:)", true, true), ("suffix(from:)", false, false),
        ] {
            t.method(name, [.bound], .range(.bound), cost: .constant) { _, range, arguments in
                var place = arguments[0]
                if isClosed { place = try range.place(place, offsetBy: 1) }
                let (lower, upper) = range.bounds
                let part = try isStart
                    ? ValueRange.between(lower, place, isClosed: false)
                    : ValueRange.between(place, upper, isClosed: false)
                guard let part else { throw RunTrap.trap("a range must not end before it begins") }
                return .range(part)
            }
        }
    }

    /// The parts of a range of Int that ranges with one end name.
    func openPlaceRows(_ t: GenericTable) {
        for part in StaticType.rangesOfPlaces where part != .range(.int) {
            t.subscript("subscript(_:)", [part], .range(.int), cost: .constant) { _, range, arguments in
                try arguments[0].places(in: range)
            }
        }
    }

    /// Leading and trailing parts of a range of whole numbers.
    func rangePartRows(_ t: GenericTable, part: StaticType) {
        let cuts: [(name: String, places: (_ count: Int, _ size: Int) -> Range<Int>)] = [
            ("prefix", { 0..<min($0, $1) }), ("suffix", { $0 - min($0, $1)..<$0 }),
            ("dropFirst", { min($0, $1)..<$0 }), ("dropLast", { 0..<$0 - min($0, $1) }),
        ]
        for (name, places) in cuts {
            t.method("\(name)(_:)", [.int], part, cost: .constant) { context, range, arguments in
                let size = try context.size(arguments[0])
                return try context.part(of: range.numbers) { places($0, size) }
            }
            guard name.hasPrefix("drop") else { continue }
            t.method("\(name)()", [], part, cost: .constant) { context, range, _ in
                try context.part(of: range.numbers) { places($0, 1) }
            }
        }
        for (name, isStart) in [("prefix(while:)", true), ("drop(while:)", false)] {
            t.method(name, [.closure(.element, to: .bool)], part) { context, range, arguments in
                let body = arguments[0].closure
                let length = try context.length(of: range.numbers) { try body.call([$0]).truth }
                let all = try context.count(of: range)
                return try context.part(of: range.numbers) { _ in isStart ? 0..<length : length..<all }
            }
        }
    }

    /// What has to do with the places of closed ranges, which are of a type of their own.
    static let placesOfClosedRanges = [
        "startIndex", "endIndex", "indices", "subscript", "index", "distance", "firstIndex", "lastIndex",
    ]
}

extension Absence.Reason {
    static let placesOfClosedRanges = Absence.Reason(
        "the places of a closed range are of a type of their own", instead: "use '..<', or an array of it")
}

extension Value {
    /// The range that the value is.
    fileprivate var numbers: ValueRange {
        guard case .range(let range) = self else { preconditionFailure("a range was expected") }
        return range
    }

    /// The place so far from another one in this range.
    /// - Throws: `RunTrap` where that is outside, as Swift stops.
    fileprivate func place(_ place: Value, offsetBy distance: Int) throws -> Value {
        let (lower, upper) = bounds
        let (above, below) = (
            try Value.distance(from: place, to: upper), try Value.distance(from: lower, to: place)
        )
        guard distance <= above, distance >= 0 - below else { throw RunTrap.outOfRange("index out of range") }
        let start = UInt64(truncatingIfNeeded: below + distance)
        return numbers.number(at: start)
    }

    /// How far one whole number is from another.
    /// - Throws: `RunTrap` where that is no Int.
    fileprivate static func distance(from start: Value, to end: Value) throws -> Int {
        let isUp = try !Value.isLess(end, start)
        let distance = isUp ? end.unsigned &- start.unsigned : start.unsigned &- end.unsigned
        guard let length = Int(exactly: distance) else { throw RunTrap.trap("arithmetic overflow") }
        return isUp ? length : -length
    }
}
