import EventEngine
import Foundation

extension NSRange: BridgedStruct {}

extension NativeCatalogue {
    /// NSRange.
    func addNSRange() {
        addStructure(
            NSRange.self, named: "NSRange", conformances: [.equatable, .hashable, .stringConvertible],
            "A part of a text, in UTF-16 code units."
        ) { t in
            t.getter("description", \.description)
            t.means("That of a part of a text, or of whole numbers.", of: "init(_:in:)")
            t.means("That of a part of a text, or of whole numbers.", of: "init(_:)")
            t.means("Makes one.")
            t.initializer("init()") { () in NSRange() }
            t.initializer("init(location:length:)") { (location: Int, length: Int) in
                NSRange(location: location, length: length)
            }
            t.means("Where it begins, and how long it is.")
            t.field("location", \.location)
            t.field("length", \.length)
            t.means("Its ends: the upper one is behind the last unit.")
            t.getter("lowerBound", \.lowerBound)
            t.getter("upperBound", reading: { (range: NSRange) in try range.end })
            t.means("Whether a place is in it.")
            t.method("contains(_:)") { (range: NSRange, place: Int) in try range.holds(place) }
            t.means("What two parts have in common, or all from the first to the last of both.")
            t.method("intersection(_:)") { (range: NSRange, other: NSRange) in try range.shared(with: other) }
            t.method("union(_:)") { (range: NSRange, other: NSRange) in try range.joined(with: other) }
        }
    }

    /// `NSMakeRange` and its kin.
    func rangeFunctionRows(_ t: FunctionTable) {
        t.means("Makes one.")
        t.function("NSMakeRange(_:_:)") { (location: Int, length: Int) in NSMakeRange(location, length) }
        t.means("Its upper end; whether a place is in it.")
        t.function("NSMaxRange(_:)") { (range: NSRange) in try range.end }
        t.function("NSLocationInRange(_:_:)") { (place: Int, range: NSRange) in
            try range.holds(place)
        }
        t.means("What two parts have in common, or all from the first to the last of both.")
        t.function("NSIntersectionRange(_:_:)") { (a: NSRange, b: NSRange) in
            try a.shared(with: b) ?? NSRange(location: 0, length: 0)
        }
        t.function("NSUnionRange(_:_:)") { (a: NSRange, b: NSRange) in try a.joined(with: b) }
        t.function("NSEqualRanges(_:_:)") { (a: NSRange, b: NSRange) in a == b }
    }
}

extension NSRange {
    /// Behind the last unit; Foundation's own stops the process where no Int is as large.
    fileprivate var end: Int {
        get throws {
            let (end, overflows) = location.addingReportingOverflow(length)
            if overflows { throw RunTrap.trap("arithmetic overflow") }
            return end
        }
    }

    /// What it has in common with another; nil where they lie apart.
    fileprivate func shared(with other: NSRange) throws -> NSRange? {
        let lower = max(location, other.location)
        let upper = try min(end, other.end)
        return lower < upper ? NSRange(location: lower, length: upper - lower) : nil
    }

    /// From the first to the last unit of both.
    fileprivate func joined(with other: NSRange) throws -> NSRange {
        let lower = min(location, other.location)
        return try NSRange(location: lower, length: max(end, other.end) - lower)
    }

    fileprivate func holds(_ place: Int) throws -> Bool { try location <= place && place < end }
}
